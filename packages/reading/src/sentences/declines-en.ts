import type { ClauseText } from './clauses.ts';
import {
  anyOf,
  bareAfter,
  bareBefore,
  hide,
  isBareList,
  lastNamedIn,
  namesSomething,
  namesThing,
  NOTHING,
  rangeOf,
  saidOf,
  whole,
  type Declined,
  type Range,
} from './decline-scope.ts';
import { DECLINES } from './declines.data.ts';
import { DECLINE_FRAMES_EN, OVERRULED_EN } from './decline-frames-en.data.ts';
import {
  DISMISSED_EN,
  FILLER_EN,
  HEADS_DECLINED_EN,
  LIKEWISE_EN,
  OF_BEFORE_EN,
  OR_THAT_EN,
  VERDICT_ALONE_EN,
  VERDICT_EN,
} from './verdicts.data.ts';

const EN = {
  before: new RegExp(`\\b(?:${anyOf(DECLINES.en.before)})\\b`, 'giu'),
  after: new RegExp(
    `\\b(?:is|are|was|were|be|been|feels?|seems?|looks?|that'?s|they'?re|it'?s)\\s+(?:so |too |all |just |a bit |really |totally |very |quite |frankly )*(?:${anyOf(DECLINES.en.after)})(?:\\s+(?:please|thanks|thank you|now|already|too|anyway|(?:round|around|about|in) (?:here|these parts|this [a-z]+|our [a-z]+|my [a-z]+)))*\\s*$`,
    'iu',
  ),
  /** "Rockets can stay home", "rockets make me cringe": what a declined thing does. */
  afterVerb:
    /\b(?:need not apply|can (?:stay (?:home|away|out|there|put|where it is)|get (?:in the bin|lost)|wait|take a hike|do one|go)|(?:strictly )?(?:excluded|forbidden|prohibited)|(?:just )?(?:creep|scare|frighten|offend|annoy|bore|upset|confuse|put)s? (?:\w+ ){0,2}(?:out|off|away|people|customers|kids|me|us|them)|(?:(?:would|will|might|could) )?(?:be|feel|feels|look|looks|seem|seems|is|are) (?:a bit |way |far |just |a little )?too [a-z-]+|makes? (?:me|us) (?:cringe|sick|yawn|shudder|wince)|gives? (?:me|us) the (?:ick|creeps)|screams? [a-z ]+|would(?: just)? (?:be|feel|look|seem) (?:wrong|off|odd|weird|tacky|cheap|silly|too much|out of place)|(?:has|have) been (?:done|overdone|overused|used|copied)(?: [a-z]+)*|(?:won't|wont|will not) do|(?:doesn't|doesnt|don't|dont) (?:fit|suit|work|belong|apply|represent)(?: [a-z]+)*|(?:is|are) so (?:\d{4}s?|last [a-z]+)|nah)\s*(?:please|thanks)?\s*$/iu,
  alone: new RegExp(`^\\W*(?:${anyOf(DECLINES.en.alone)})\\W*(?:please|thanks)?\\W*$`, 'iu'),
  turn: new RegExp(`\\b(?:${anyOf(DECLINES.en.turn)})\\b`, 'iu'),
  firstIdea: new RegExp(`\\b(?:${anyOf(DECLINES.en.firstIdea)})\\b`, 'iu'),
  safe: new RegExp(`\\b(?:${anyOf(DECLINES.en.safe)})\\b`, 'giu'),
  /** Where what is declined ends and something else is asked for. */
  switch:
    /\b(?:but|just|rather|instead|only|simply|more like|(?:i|we)(?:'d|'ll)? (?:would |really |just )?(?:fancy|want|prefer|need|like|love|chose|picked|see|picture|imagine|thought of))\b/iu,
  around:
    /\b(?:keep|leave|left|take)\s+(.+?)\s+(?:out|off|away|at home|to (?:the )?others?|to everyone else|to yoursel(?:f|ves)|alone|behind|in the (?:box|drawer|past|cupboard|shed|van|toolbox|bag|kitchen|workshop))\b|\benough (?:of )?(.+?) already\b|\banother ([a-z ]+?) and (?:i|we)(?:'ll| will|'m)\b.*$|\b(?:anything|everything|whatever) (?:with|involving|featuring) (?:an? |any |the )?([a-z ]+?) (?:goes|is|gets|can go|will be)\b.*$|\b(?:they|others|the others|the rest|everyone else|competitors|other people) can (?:have|keep) (?:the |their |all the )?([a-z ]+)$|^\s*([a-z ,]+?) (?:we|i) (?:can|could) (?:do|live) without\b.*$|\bif (?:an? |any |one |another |the |a single )([a-z ]+?) (?:turns? up|shows? up|appears?|gets? in|sneaks? in|ends? up|is in|creeps? in|pops? up|comes? back|makes? it in)\b.*$|\bif (?:it|this|that) (?:ends? up|turns? out|comes? out|looks?|becomes?|turns?) (?:as |like |into |to be )?(?:an? |the )?([a-z ]+?) ?(?:i|we)?(?:'d|'ll|'m)?$|\bit'?s always ([a-z ]+)$|\bmust(?: not|n't) be ([a-z ]+)$|\bthe (?:one|only|last) thing [a-z' ]+ is ([a-z ]+)$|\b([a-z]+)[ -]free\b|^\s*less ([a-z ]+)$|\bthan (?:an? |the |another )?([a-z ]+)$(?<=\b(?:rather|prefer|sooner|instead)\b.*)|\bif (?:i|we|you) (?:so much as |ever |even )?(?:see|spot|get|have|find|catch|glimpse) (?:another|one more|yet another|an?|any|one|a single) ([a-z ]+?)(?: (?:anywhere|in there|in it|on it|on there|near it|i'?ll|we'?ll|i'?m|we'?re|you'?re)\b.*|$)|\b(?:swap|trade|exchange) (?!its|his|her)(.+?) (?:for|with)\b/iu,
  /** Stands for what was named before: "leave him out", "rather not see one". */
  pronoun:
    /(?<!\b(?:on|in|at|of|to|round|around|inside|over|under|behind|beside|for|with|from|about) )\b(?:one|it|him|them|none|(?:her|those|that|these)(?! (?!in|on|at|again|please|either|anymore|any|thanks)[a-z]))\b/iu,
};
/** "A tap would be…": what stands between a thing and what is said of it. */
const AUXILIARY = /\s+(?:would|will|can|could|might|may|should|has|have|just|really|also|all|always)\s*$/iu;

/** What an English clause declines. */
export function englishDeclines(all: readonly ClauseText[], index: number): Declined {
  // "Leaves? Hmm, not for us": what was said while thinking is none of it.
  const at = FILLER_EN.test(all[index - 1]?.text ?? '') ? index - 1 : index;
  const clauses = at === index ? all : all.toSpliced(at, 1);
  const clause = clauses[at]!;
  if (clause.end !== ':' && HEADS_DECLINED_EN.test(headingOf(clauses, at))) return whole(clause);
  const previous = clauses[at - 1];
  const safe = hide(clause.text, EN.safe);
  if (previous && EN.alone.test(safe)) return whole(previous, ...bareBefore(clauses, at - 1));
  // "No tea leaves, every shop has them" is a reason, and judges nothing else.
  if (previous && VERDICT_ALONE_EN.test(clause.text) && hide(previous.text, EN.safe).search(EN.before) >= 0)
    return NOTHING;
  // "Mortarboards, books, light bulbs, yawn", "Storks? Please."
  if (
    previous &&
    VERDICT_ALONE_EN.test(clause.text) &&
    ((previous.end === '?' && !ASKS_FOR_EN.test(previous.text)) ||
      (isBareList(previous) && !/^\W*please\W*$/iu.test(clause.text)) ||
      AND_SO_ON.test(previous.text))
  )
    return previous.end === '?' ? whole(previous, ...bareBefore(clauses, at - 1)) : namedBefore(clauses, at);
  const likewise = LIKEWISE_EN.exec(safe);
  if (previous && likewise && namesThing(likewise[1] ?? '') && englishDeclines(clauses, at - 1).declined.length > 0)
    return whole(clause);
  // "Don't draw a house. Or a roof."
  if (previous && OR_THAT_EN.test(safe) && namesThing(safe) && englishDeclines(clauses, at - 1).declined.length > 0)
    return whole(clause);
  // "A rose? Too romantic."
  if (previous?.end === '?' && /^\W*(?:way |far |a bit |just |much |a little )?too [a-z -]+$/iu.test(safe))
    return whole(previous);
  // "So a kite, no?" only asks.
  // "Nails as pads… mmm no that could look creepy": the whole idea is dropped.
  if (previous && SECOND_THOUGHT_EN.test(safe)) return droppedIdea(clauses, at);
  const isTag = /^\s*no\s*$/iu.test(safe) && clause.end === '?';
  if (previous && !isTag && (EN.turn.test(safe) || /^\s*no\s*$/iu.test(safe)))
    return previous.end === '?' && EN.turn.test(safe)
      ? whole(previous)
      : AND_SO_ON.test(previous.text)
        ? namedBefore(clauses, at)
        : /^\W*(?:and |but )?(?:me|us|i|we)\W*$/iu.test(previous.text)
          ? lastNamedBefore(clauses, at)
          : lastNamedIn(previous);
  if (EN.firstIdea.test(safe) && namesSomething(safe)) return whole(clause);
  // "First thought was a trumpet, too ordinary. Second thought a snail"
  if (
    FIRST_THOUGHT_EN.test(safe) &&
    namesThing(safe) &&
    clauses.slice(at + 1).some(({ text }) => CHANGED_EN.test(text))
  )
    return whole(clause);
  // "My wife says use a mower but…": what others proposed is set aside.
  if (clause.end === 'but' && PROPOSED_EN.test(safe) && namesThing(safe)) return whole(clause);
  const isChanged = clause.end === 'but' || /\b(?:now|instead|wonder)\b/iu.test(clauses[at + 1]?.text ?? '');
  if (isChanged && UNTIL_NOW_EN.test(safe) && namesThing(safe)) return whole(clause);
  // "People will tell you to draw a fish, don't"
  if (previous && DO_NOT_ALONE_EN.test(clause.text)) return lastNamedIn(previous);
  // "My husband pushed for a shark, overruled."
  if (previous && OVERRULED_EN.test(safe)) {
    const proposed = [clauses[at - 1]!, clauses[at - 2]].find((each) => each && PROPOSED_EN.test(each.text));
    if (proposed && namesThing(proposed.text)) {
      const { index = 0, 0: said = '' } = PROPOSED_EN.exec(proposed.text) ?? {};
      const idea = { from: proposed.from + index + said.length, to: proposed.from + proposed.text.length };
      return { declined: [idea], blanks: [rangeOf(proposed), rangeOf(clause)] };
    }
  }
  const frame = DECLINE_FRAMES_EN.map(({ said }) => said.exec(safe)).find(
    (match) => match && namesThing(groupOf(match)),
  );
  if (frame) {
    const { declined, blanks } = framed(clause, frame);
    const isEndOfList = frame.index === 0 && /\b(?:and|or|nor)\b/iu.test(groupOf(frame));
    const more = NEVER_EN.test(frame[0]) ? listAfter(clauses, at) : isEndOfList ? listBefore(clauses, at) : [];
    return { declined: [...declined, ...more], blanks: [...blanks, ...more] };
  }
  const around = EN.around.exec(safe);
  if (around) {
    const from = clause.from + around.index;
    const inside = around.slice(1).find(Boolean) ?? '';
    const range = { from, to: from + around[0].length };
    // "Swap the umbrella for a lighthouse": the rest of the clause says what is wanted.
    const isOnlyThat = /\b(?:than|swap|trade|exchange)\b/iu.test(around[0]);
    if (namesThing(inside)) return { declined: [range], blanks: [isOnlyThat ? range : rangeOf(clause)] };
    if (previous && EN.pronoun.test(inside)) return namedBefore(clauses, at);
  }
  const judged = EN.after.exec(safe) ?? EN.afterVerb.exec(safe) ?? verdictIn(safe);
  // "A whale that doesn't fit" is told of, not judged.
  const behind = judged && /\b(?:that|who|which)\s*$/iu.test(safe.slice(0, judged.index)) ? null : judged;
  const before = safe.slice(0, behind?.index ?? 0).replace(AUXILIARY, '');
  // "The kids wanted a dinosaur, which is a no", "and it got vetoed"
  if (previous && DISMISSED_EN.test(safe))
    return /\b(?:an?|another|one) [a-z' -]+$/iu.test(previous.text) ? lastNamedIn(previous) : namedBefore(clauses, at);
  if (behind && namesThing(before) && !namesThing(safe.slice(behind.index))) return saidOf(clause, before);
  const cues = [...safe.matchAll(EN.before)];
  const result: Declined = { declined: [], blanks: [] };
  for (const [place, { 0: cue, index }] of cues.entries()) {
    const after = safe.slice(index + cue.length, cues[place + 1]?.index ?? safe.length);
    const turn = after.search(EN.switch);
    const scope = turn > 0 ? after.slice(0, turn) : after;
    const from = clause.from + index + cue.length;
    if (/^skip$/iu.test(cue) && /^\s*(?:hire|bags?|lorry|lorries)\b/iu.test(after)) continue;
    // "A whale that doesn't fit in its bath", but "anything that isn't a rose".
    if (
      /(?<!\b(?:anything|something|one|everything)(?:\s+[a-z]+){0,2}\s+)\b(?:that|who|which)\s*$/iu.test(
        safe.slice(0, index),
      )
    )
      continue;
    // "A scarecrow that isn't scaring anyone": what it does not do.
    if (/n't$|\bnot$/iu.test(cue) && /^\s*[a-z]+ing\b/iu.test(scope) && !namesThing(scope) && !EN.pronoun.test(scope))
      continue;
    // "I can't face one", not "no logo on it" nor "none of that wire".
    if (previous && (OF_BEFORE_EN.test(scope) || (!namesThing(scope) && EN.pronoun.test(scope))))
      return lastNamedBefore(clauses, at);
    if (namesSomething(scope) || (REFUSING_EN.test(cue) && /^\s+[a-z]+(?: [a-z]+)?\s*$/iu.test(scope))) {
      result.declined.push({ from, to: from + scope.length });
      result.blanks.push({ from: clause.from + index, to: from + scope.length });
      // "Pear. Not an apple, pear."
      const isNamedBefore = (range: Range): boolean =>
        clauses.slice(0, at).some((each) => each.text.trim().toLowerCase() === textAt(clauses, range));
      const more = [...furtherItems(clauses, at, scope), ...bareAfter(clauses, at)].filter(
        (range) => !isNamedBefore(range),
      );
      result.declined.push(...more);
      result.blanks.push(...more);
    }
  }
  if (result.declined.length > 0) return result;
  if (!behind || !namesSomething(before)) return NOTHING;
  // "Shields, hooded figures and digits are excluded"
  const said = saidOf(clause, before);
  const more = /\b(?:and|or|nor)\b/iu.test(before) ? listBefore(clauses, at) : [];
  return { declined: [...said.declined, ...more], blanks: [...said.blanks, ...more] };
}

/** What stands before the colon that this clause's list follows: within its sentence, or down the lines below it. */
function headingOf(clauses: readonly ClauseText[], at: number): string {
  const heading = clauses.slice(0, at).findLastIndex(({ end }) => end === ':');
  if (heading < 0) return '';
  const { text, from } = clauses[heading]!;
  const isBelow = clauses[heading + 1]!.from - from - text.length > 1;
  const goesOn = ({ end }: ClauseText): boolean => end === ',' || (isBelow && end === '\n');
  return clauses.slice(heading + 1, at).every(goesOn) ? text : '';
}

/** "Could I have a raven? Gloomy": how it is wanted, no verdict. */
const ASKS_FOR_EN =
  /^\W*(?:(?:so|and|please|hi|hello) )*(?:could|can|may|might|would|will) (?:i|we|you|ya|it|there) (?:please |maybe |just |possibly )*(?:have|get|do|draw|make|be|show|ask for|see|design|put)\b/iu;

const AND_SO_ON = /^\W*(?:and )?all that(?: [a-z]+)?\W*$/iu;

/** "Wrenches, pistons, all that lark: leave it to others": the whole list, or the last thing that was named. */
function namedBefore(clauses: readonly ClauseText[], at: number): Declined {
  const last = AND_SO_ON.test(clauses[at - 1]!.text) && at > 1 ? at - 2 : at - 1;
  const before = bareBefore(clauses, last);
  return last < at - 1 || before.length > 0 || isBareList(clauses[last]!)
    ? whole(clauses[last]!, ...before)
    : lastNamedIn(clauses[last]!);
}

const NEVER_EN = /^(?:under no circumstances|on no account|in no event)\b/iu;
const IS_ITEM_EN =
  /^\W*(?:(?:nor|or|and) )?(?:an? |the |any )?[a-z-]+(?: [a-z-]+)?(?: (?:or|and|nor) (?:an? |the |any )?[a-z-]+(?: [a-z-]+)?)?\W*$/iu;

/** "Under no circumstances a baby, a stork or an embryo": the rest of the list. */
function listAfter(clauses: readonly ClauseText[], at: number): Range[] {
  const rest = clauses.slice(at + 1);
  const end = rest.findIndex(({ text }, place) => clauses[at + place]!.end !== ',' || !IS_ITEM_EN.test(text));
  return rest.slice(0, end < 0 ? rest.length : end).map(rangeOf);
}

/** "Shields, hooded figures and digits are excluded": the list before its last item. */
function listBefore(clauses: readonly ClauseText[], at: number): Range[] {
  const start = clauses
    .slice(0, at)
    .findLastIndex(
      ({ end, text }) =>
        end !== ',' || !/^\W*[a-z -]+s\W*$/iu.test(text) || !IS_ITEM_EN.test(text) || !namesThing(text),
    );
  return clauses.slice(start + 1, at).map(rangeOf);
}

const groupOf = (match: RegExpExecArray): string => match.slice(1).find(Boolean) ?? '';

/** What the frame holds is declined; what stands before the frame is not. */
function framed({ text, from }: ClauseText, frame: RegExpExecArray): Declined {
  const start = from + frame.index;
  const said = groupOf(frame);
  const inside = start + frame[0].indexOf(said);
  const end = frame.index + frame[0].length;
  return {
    declined: [{ from: inside, to: inside + said.length }],
    blanks: [{ from: start, to: from + Math.max(end, text.length) }],
  };
}

const SECOND_THOUGHT_EN =
  /^\W*(?:(?:m+|hm+|um+|er+m?|uh|oh|ah|ooh|ugh|eh|actually|wait|hang on|hold on|well|nah|but|though) )*no,? ?(?:wait |actually |hang on )?(?:that|this|it|they|those|these)(?:'s|'d|'ll| (?:is|are|was|were|could|would|might|will|may|looks?|feels?|seems?|sounds?))\b/iu;

const FIRST_THOUGHT_EN =
  /^\W*(?:(?:so|well|ok|and) )*(?:my |our |the )?(?:very )?(?:first|initial|original) (?:thought|idea|instinct|draft|version|plan|choice|pick|guess)(?: (?:was|is|had been|were))?\b/iu;
const CHANGED_EN =
  /\b(?:second|instead|now|then|too|but|better|changed|prefer|rather|on reflection|turned out|ended up|settled on|decided on)\b/iu;

/** What the sentence before named last is taken back; why is no picture either. */
function droppedIdea(clauses: readonly ClauseText[], at: number): Declined {
  const { declined } = lastNamedIn(clauses[at - 1]!);
  return { declined, blanks: [...declined, rangeOf(clauses[at]!)] };
}

const textAt = (clauses: readonly ClauseText[], { from }: Range): string =>
  clauses
    .find((each) => each.from === from)
    ?.text.trim()
    .toLowerCase() ?? '';

/** "The emblem has always been a lantern, but…" */
const UNTIL_NOW_EN =
  /\b(?:has|have|had|is|was) (?:always|long|so far|until now|up to now|for years) (?:been )?(?:an?|the|our) /iu;
const DO_NOT_ALONE_EN = /^\W*(?:(?:so|but|and|just|please|pls) )*(?:don't|do not|dont)\W*(?:please|pls|thanks)?\W*$/iu;

const REACH = 3;

/** "Lad keeps on about a bulldog, well he can keep on, he's not getting one": the last clause of these that names something. */
function lastNamedBefore(clauses: readonly ClauseText[], at: number): Declined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const found = lastNamedIn(clauses[before]!);
    if (found.declined.length > 0) return found;
    if (/[.!?\n]/u.test(clauses[before]!.end) && before < at - 1) break;
  }
  return NOTHING;
}

const PROPOSED_EN =
  /\b(?:(?:my|our|the) (?:[a-z-]+ ){0,3}?[a-z]+|(?:mrs|mr|ms|miss|dr)\.? [a-z]+|wife|hubby|missus|boss|people|everyone|everybody|some|they)(?: (?:all|keep|kept))? (?:says?|said|wants?|wanted|suggests?|suggested|suggesting|thinks?|thought|reckons?|reckoned|would have (?:you|us|me)|pushed for|pushes for|asked for|asks for|begged for|dreams? of|likes?|liked|loves?|fancies|voted for|insists? on|insisted on|is set on|goes on about|keeps? on about|(?:idea|suggestion|vote|wish|choice|pick) (?:is|was))\b/iu;
/** Cues that speak of what may be there. */
const REFUSING_EN = /^(?:no|skip|avoid|without|no more|ditch|lose the|drop the|hold the|anything but|leave out)$/iu;

/** "no circles, gradients or people": a list goes on over its commas to the one after "or". */
function furtherItems(clauses: readonly ClauseText[], at: number, scope: string): Range[] {
  if (/\b(?:or|nor|and)\b/iu.test(scope)) return [];
  const items: ClauseText[] = [];
  for (const clause of clauses.slice(at + 1, at + 4)) {
    if (clauses[at + items.length]?.end !== ',' || /\b(?:an?|the|with|is|are|we|our)\b/iu.test(clause.text)) return [];
    items.push(clause);
    if (/\b(?:or|nor)\b/iu.test(clause.text)) return items.map(rangeOf);
  }
  return [];
}

/** "Dogs that don't do well in kennels" describes them. */
function verdictIn(text: string): RegExpExecArray | null {
  const found = VERDICT_EN.exec(text);
  const before = text.slice(0, found?.index);
  // "The tiger should not be scary" wants a tiger.
  const isDenied = /(?:\bnot|n't|\bnever)\s*$/iu.test(before);
  return found && !isDenied && !/\b(?:that|who|which|when|if|where)\b/iu.test(before) ? found : null;
}
