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
import { LIKEWISE_EN, VERDICT_ALONE_EN, VERDICT_EN } from './verdicts.data.ts';

const EN = {
  before: new RegExp(`\\b(?:${anyOf(DECLINES.en.before)})\\b`, 'giu'),
  after: new RegExp(
    `\\b(?:is|are|was|were|be|been|feels?|seems?|looks?|that'?s|they'?re|it'?s)\\s+(?:so |too |all |just |a bit |really |totally |very |quite |frankly )*(?:${anyOf(DECLINES.en.after)})(?:\\s+(?:please|thanks|thank you|now|already|too))*\\s*$`,
    'iu',
  ),
  /** "Rockets can stay home", "rockets make me cringe": what a declined thing does. */
  afterVerb:
    /\b(?:need not apply|can (?:stay (?:home|away|out)|get (?:in the bin|lost)|wait|take a hike|do one|go)|(?:strictly )?(?:excluded|forbidden|prohibited)|(?:just )?(?:creep|scare|frighten|offend|annoy|bore|upset|confuse|put)s? (?:\w+ ){0,2}(?:out|off|away|people|customers|kids|me|us|them)|(?:(?:would|will|might|could) )?(?:be|feel|feels|look|looks|seem|seems|is|are) (?:a bit |way |far |just |a little )?too [a-z-]+|makes? (?:me|us) (?:cringe|sick|yawn|shudder|wince)|gives? (?:me|us) the (?:ick|creeps)|screams? [a-z ]+|would(?: just)? (?:be|feel|look|seem) (?:wrong|off|odd|weird|tacky|cheap|silly|too much|out of place)|(?:has|have) been (?:done|overdone|overused|used|copied)(?: [a-z]+)*|(?:won't|wont|will not) do|(?:doesn't|doesnt|don't|dont) (?:fit|suit|work|belong|apply|represent)(?: [a-z]+)*|(?:is|are) so (?:\d{4}s?|last [a-z]+)|nah)\s*(?:please|thanks)?\s*$/iu,
  alone: new RegExp(`^\\W*(?:${anyOf(DECLINES.en.alone)})\\W*(?:please|thanks)?\\W*$`, 'iu'),
  turn: new RegExp(`\\b(?:${anyOf(DECLINES.en.turn)})\\b`, 'iu'),
  firstIdea: new RegExp(`\\b(?:${anyOf(DECLINES.en.firstIdea)})\\b`, 'iu'),
  safe: new RegExp(`\\b(?:${anyOf(DECLINES.en.safe)})\\b`, 'giu'),
  /** Where what is declined ends and something else is asked for. */
  switch: /\b(?:but|just|rather|instead|only|simply|more like)\b/iu,
  around:
    /\b(?:keep|leave|left|take)\s+(.+?)\s+(?:out|off|away|at home|to (?:the )?others?|to everyone else|to yoursel(?:f|ves)|alone|behind|in the (?:box|drawer|past|cupboard|shed|van|toolbox|bag|kitchen|workshop))\b|\benough (?:of )?(.+?) already\b|\banother ([a-z ]+?) and (?:i|we)(?:'ll| will|'m)\b.*$|\bif there(?:'s| is) (?:an? |any )?([a-z ]+?)(?: in it| on it)? (?:i|we)(?:'ll|'re|'m| will| are)\b.*$|\bit'?s always ([a-z ]+)$|\bmust(?: not|n't) be ([a-z ]+)$|\bthe (?:one|only|last) thing [a-z' ]+ is ([a-z ]+)$|\b([a-z]+)[ -]free\b|^\s*less ([a-z ]+)$|\bthan (?:an? |the |another )?([a-z ]+)$(?<=\b(?:rather|prefer|sooner|instead)\b.*)|\bif (?:i|we|you) (?:ever )?(?:see|get|have|find) (?:another|one more|yet another) ([a-z ]+?)(?: i'?ll| we'?ll|$)|\b(?:swap|trade|exchange) (?!its|his|her)(.+?) (?:for|with)\b/iu,
  /** Stands for what was named before: "leave him out", "rather not see one". */
  pronoun: /\b(?:one|it|him|her|them|those|that|these|none)\b/iu,
};
/** "A tap would be…": what stands between a thing and what is said of it. */
const AUXILIARY = /\s+(?:would|will|can|could|might|may|should|has|have|just|really|also|all|always)\s*$/iu;

/** What an English clause declines. */
export function englishDeclines(clauses: readonly ClauseText[], at: number): Declined {
  const clause = clauses[at]!;
  const previous = clauses[at - 1];
  const safe = hide(clause.text, EN.safe);
  if (previous && EN.alone.test(safe)) return whole(previous, ...bareBefore(clauses, at - 1));
  // "Mortarboards, books, light bulbs, yawn", "Storks? Please."
  if (previous && VERDICT_ALONE_EN.test(clause.text) && (previous.end === '?' || isBareList(previous)))
    return whole(previous, ...bareBefore(clauses, at - 1));
  const likewise = LIKEWISE_EN.exec(safe);
  if (previous && likewise && namesThing(likewise[1] ?? '') && englishDeclines(clauses, at - 1).declined.length > 0)
    return whole(clause);
  // "A rose? Too romantic."
  if (previous?.end === '?' && /^\W*(?:way |far |a bit |just |much |a little )?too [a-z -]+$/iu.test(safe))
    return whole(previous);
  if (previous && (EN.turn.test(safe) || /^\s*no\s*$/iu.test(safe))) return lastNamedIn(previous);
  if (EN.firstIdea.test(safe) && namesSomething(safe)) return whole(clause);
  // "My wife says use a mower but…": what others proposed is set aside.
  if (clause.end === 'but' && PROPOSED_EN.test(safe) && namesThing(safe)) return whole(clause);
  const around = EN.around.exec(safe);
  if (around) {
    const from = clause.from + around.index;
    const inside = around.slice(1).find(Boolean) ?? '';
    const range = { from, to: from + around[0].length };
    // "Swap the umbrella for a lighthouse": the rest of the clause says what is wanted.
    const isOnlyThat = /\b(?:than|swap|trade|exchange)\b/iu.test(around[0]);
    if (namesThing(inside)) return { declined: [range], blanks: [isOnlyThat ? range : rangeOf(clause)] };
    if (previous && EN.pronoun.test(inside)) return lastNamedIn(previous);
  }
  const behind = EN.after.exec(safe) ?? EN.afterVerb.exec(safe) ?? verdictIn(safe);
  const before = safe.slice(0, behind?.index ?? 0).replace(AUXILIARY, '');
  if (behind && namesThing(before) && !namesThing(safe.slice(behind.index))) return saidOf(clause, before);
  const cues = [...safe.matchAll(EN.before)];
  const result: Declined = { declined: [], blanks: [] };
  for (const [place, { 0: cue, index }] of cues.entries()) {
    const after = safe.slice(index + cue.length, cues[place + 1]?.index ?? safe.length);
    const turn = after.search(EN.switch);
    const scope = turn > 0 ? after.slice(0, turn) : after;
    const from = clause.from + index + cue.length;
    // "A scarecrow that isn't scaring anyone": what it does not do.
    if (/n't$|\bnot$/iu.test(cue) && /^\s*[a-z]+ing\b/iu.test(scope) && !namesThing(scope)) continue;
    if (!namesThing(scope) && previous && EN.pronoun.test(scope)) return lastNamedIn(previous);
    if (namesSomething(scope) || (REFUSING_EN.test(cue) && /^\s+[a-z]+(?: [a-z]+)?\s*$/iu.test(scope))) {
      result.declined.push({ from, to: from + scope.length });
      result.blanks.push({ from: clause.from + index, to: from + scope.length });
      const more = [...furtherItems(clauses, at, scope), ...bareAfter(clauses, at)];
      result.declined.push(...more);
      result.blanks.push(...more);
    }
  }
  if (result.declined.length > 0) return result;
  return behind && namesSomething(before) ? saidOf(clause, before) : NOTHING;
}

const PROPOSED_EN =
  /\b(?:(?:my|our|the) [a-z]+|people|everyone|everybody|some|they)(?: (?:all|keep|kept))? (?:says?|said|wants?|wanted|suggests?|suggested|suggesting|thinks?|reckons?)\b/iu;
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
