import type { Edit, EffectWish, Target } from '../command.ts';
import { findTokens, type Token } from './find-tokens.ts';
import { normalise } from './normalise.ts';
import { isPicture, nounIn, thingOf } from './nouns.ts';
import { removalOf } from './read-changes.ts';
import { isAboutSpelling, respeltName } from './read-respelt.ts';
import { distinct, hasVerb, isPronoun, ofKind, type Setting, type Shown } from './clause-text.ts';
import { readClause } from './read-clause.ts';
import { strayWords } from './stray-words.ts';
import { splitClauses, takeQuotes, type Clause } from './split-clauses.ts';

export type ReadRequest = {
  edits: Edit[];
  /** What nobody understood, as it was said. */
  unknown: string[];
};

/** "Coffee cups are everywhere": the picture is too common, and what follows is to take its place. */
const TOO_COMMON =
  /\b(?:is|are|'s) (?:all )?(?:wrong|not right|not for us)\b|^not (?:an?|the) [a-z]+$|done to death|overdone|over-?used|clich|everyone (?:has|uses)|everybody (?:has|uses)|so common|too common|boring now|满大街|到处都是|太常见|太普通|烂大街|谁家都|都用|用滥|没新意/iu;
/** Words that only fill a pause. */
const FILLER =
  /^(?:wait|no|ok|okay|um+|er+|hmm+|well|so|right|hi|hello|hey|please|pls|sorry|yes|yeah|and|then|嗯|好|那|对了|你好|您好|麻烦|请问|不好意思|辛苦.*|谢谢|老师|亲|哈哈|lol|the rest.*|the picture|name|tagline)$/iu;

/** A wish with what is known of how it was said. */
type Said = { edit: Edit; isComplaint: boolean; hasTarget: boolean; clause: Clause };

/** What a request asks for, wish by wish, in the order it was said. */
export function readRequest(
  request: string,
  shown: Shown = {},
  nameThing: Setting['nameThing'] = () => [],
): ReadRequest {
  const said: Said[] = [];
  const unknown: string[] = [];
  const felt: Edit[] = [];
  let last: Target | undefined;
  let lastEffects: EffectWish[] = [];
  let wantsOther = false;
  let isAnswered = false;
  let isImpossible = false;
  const respelt = respeltName(request.slice(0, 600), shown.name);
  const { text, quotes } = takeQuotes(request.slice(0, 600));
  const clauses = splitClauses(normalise(text), quotes);
  for (const clause of clauses) {
    if (clause.opensSentence) isImpossible = false;
    if (FILLER.test(clause.text) || (isImpossible && /那种$|的$/u.test(clause.text))) continue;
    if (respelt !== undefined && isAboutSpelling(clause.text, respelt)) continue;
    const tokens = findTokens(clause.text);
    if (TOO_COMMON.test(clause.text) && !isOfLine(clause, shown)) {
      wantsOther = true;
      continue;
    }
    if (lastEffects.length > 0 && hasVerb(tokens, 'remove') && isOnlyReferred(clause.text, tokens)) {
      const gone = /俩|都|全|两|both|all|them|those/iu.test(clause.text) ? lastEffects : lastEffects.slice(-1);
      for (const effect of gone) said.push({ edit: removalOf(effect), isComplaint: false, hasTarget: true, clause });
      lastEffects = [];
      continue;
    }
    const effects = ofKind(tokens, 'effect').map(({ effect }) => effect);
    const read = readClause(clause, { shown, last, nameThing });
    if (effects.length > 0) lastEffects = read.edits.some(({ do: name }) => name === 'mark.simpler') ? [] : effects;
    last = read.target ?? last;
    isImpossible ||= read.edits.some((edit) => edit.do === 'say');
    isAnswered ||= read.isQuestion || read.isAside;
    felt.push(...read.felt);
    const noun = nounIn(clause.text);
    if (read.edits.length === 0 && wantsOther && tokens.length === 0 && isPicture(noun)) {
      said.push({
        edit: { do: 'mark.swap', thing: thingOf(noun, { shown, nameThing }) },
        isComplaint: false,
        hasTarget: true,
        clause,
      });
      wantsOther = false;
    } else if (
      read.edits.length + read.felt.length === 0 &&
      !read.isAside &&
      !read.isQuestion &&
      clause.text.length > 1
    )
      unknown.push(clause.text);
    for (const edit of read.edits)
      if (!isReason(edit, said.at(-1)?.edit, clause) && !isBound(clause, said.at(-1)?.edit))
        said.push({ edit, isComplaint: read.isComplaint, hasTarget: read.target !== undefined, clause });
  }
  const [opening] = clauses;
  if (opening && wantsOther && !said.some(({ edit }) => edit.do === 'mark.swap'))
    said.push({ edit: { do: 'mark.other' }, isComplaint: false, hasTarget: true, clause: opening });
  const renamed: Edit[] = respelt === undefined ? [] : [{ do: 'text.set', of: 'name', text: respelt }];
  const wishes = [...renamed, ...settled(distinct(withoutReasons(said)))];
  if (wishes.length > 0) return { edits: wishes, unknown };
  if (felt.length > 0) return { edits: distinct(felt), unknown };
  return isAnswered ? { edits: [{ do: 'say' }], unknown: [] } : { edits: [], unknown };
}

/** “用心做好每一碗”这句谁家都写: it is the sentence that is too common. */
const isOfLine = ({ text, quotes }: Clause, { slogan }: Shown): boolean =>
  (slogan !== undefined && quotes.includes(slogan)) || /这句|那句|口号|标语|slogan|tagline|这名|名字/iu.test(text);

/** 这俩都撤了, "it can go": the verb, and a word for what was just spoken of. */
const isOnlyReferred = (text: string, tokens: readonly Token[]): boolean =>
  strayWords(text, tokens).length === 0 &&
  tokens.every(
    (token) =>
      token.kind === 'verb' ||
      token.kind === 'sign' ||
      token.kind === 'much' ||
      (token.kind === 'target' && (isPronoun(token.text) || token.target === 'all')),
  );

const familyOf = ({ do: name }: Edit): string => name.slice(0, name.indexOf('.'));

/** "Too thin, make it bolder", "a bit gloomy, warmer please": a complaint only says why where its remedy is asked for. */
function withoutReasons(said: readonly Said[]): Edit[] {
  const outright = said.filter(({ isComplaint }) => !isComplaint).map(({ edit }) => edit);
  const kept = said.filter(({ edit, isComplaint, hasTarget, clause }) => {
    if (!isComplaint) return true;
    // Of several complaints those count that name a part; one alone is all there is.
    if (outright.length === 0) {
      const first = said.find((other) => familyOf(other.edit) === familyOf(edit));
      return hasTarget || first === undefined || first.edit === edit || first.clause === clause;
    }
    if (outright.some((other) => familyOf(other) === 'talk')) return false;
    // What is wrong with the whole is the reason for what is asked of a part.
    if (/^(?:layout|style)\./u.test(edit.do) || (familyOf(edit) === 'color' && ofPart(edit) === '')) return false;
    return hasTarget && !outright.some((other) => familyOf(other) === familyOf(edit) && ofPart(other) === ofPart(edit));
  });
  // "On the left, wait, no, on the right": the last word counts.
  const lastMove = kept.findLast(({ edit }) => edit.do === 'mark.move');
  return kept.filter((each) => each.edit.do !== 'mark.move' || each === lastMove).map(({ edit }) => edit);
}

/** "Drop the LLC, too formal": a style that follows what is taken away only says why. */
const isReason = (edit: Edit, before: Edit | undefined, { opensSentence, text }: Clause): boolean =>
  edit.do === 'style.set' &&
  !opensSentence &&
  before !== undefined &&
  !/一点|一些|点$|些$|再|更|要|感|风|做|弄|整|搞|\b(?:more|make|look|feel|less|want|style|vibe)\b|er\b/iu.test(text);

/** 加一只猫，别太大: a limit to what was just asked for. */
const isBound = ({ text }: Clause, before: Edit | undefined): boolean =>
  /别太|不要太|不用太|\bnot too\b/iu.test(text) && /\.(?:add|swap)$/u.test(before?.do ?? '');

const PAIRS: readonly (readonly [Edit['do'], Edit['do']])[] = [
  ['type.bigger', 'type.smaller'],
  ['type.bolder', 'type.thinner'],
  ['type.rounder', 'type.sharper'],
  ['type.wider', 'type.narrower'],
  ['type.looser', 'type.tighter'],
  ['mark.bigger', 'mark.smaller'],
  ['mark.line', 'mark.solid'],
  ['color.warmer', 'color.cooler'],
  ['color.darker', 'color.lighter'],
  ['color.brighter', 'color.calmer'],
  ['layout.air', 'layout.tighter'],
];
const OPPOSITES = new Map(PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const ofPart = (edit: Edit): string => ('of' in edit ? (edit.of ?? '') : '');

/** What helps where something cannot be read or seen. */
const REMEDIES: readonly Edit['do'][] = ['type.bigger', 'type.kind', 'type.bolder', 'mark.bigger', 'mark.simpler'];

/** Talk stands alone, an answer gives way to a wish, a named colour to no vague one, and a swap needs no removal. */
function settled(edits: readonly Edit[]): Edit[] {
  const talk = edits.find(({ do: name }) => name.startsWith('talk.'));
  if (edits.some(({ do: name }) => name === 'talk.first'))
    return edits.filter(
      ({ do: name }) => name === 'talk.first' || !/^(?:talk\.|say|mark\.(?:other|add|swap))/u.test(name),
    );
  if (talk && talk.do !== 'talk.undo') return [talk];
  const wishes = edits.filter(({ do: name }) => name !== 'say');
  if (wishes.length === 0) return edits.slice(0, 1);
  const has = (name: Edit['do']) => wishes.some((edit) => edit.do === name);
  const ground = wishes.find((edit) => edit.do === 'ground.set');
  // 桂花不要，画个狐狸: what is drawn takes the place of what goes.
  const replaces = has('mark.remove') && has('mark.add') && !has('mark.swap');
  return wishes.flatMap((edit): Edit[] => {
    if (replaces && edit.do === 'mark.remove') return [];
    if (replaces && edit.do === 'mark.add') return [{ ...edit, do: 'mark.swap' }];
    if ((edit.do === 'mark.remove' || edit.do === 'mark.other') && has('mark.swap')) return [];
    if (has('mark.remove') && /^mark\.(?:bigger|smaller|simpler|line|solid|mirror|turn|move)$/u.test(edit.do))
      return [];
    // "Use a navy, brighter than that": the named colour is what is wanted.
    const isVague =
      /^color\.(?:warmer|cooler|darker|lighter|calmer|brighter|fewer)$/u.test(edit.do) && ofPart(edit) === '';
    if (isVague && wishes.some((other) => other.do === 'color.set' && other.of === 'all')) return [];
    if (
      edit.do === 'color.other' &&
      wishes.some(({ do: name }) => /^color\.(?:set|warmer|cooler|darker|lighter|calmer|brighter|fewer)$/u.test(name))
    )
      return [];
    // "I can't read it without my glasses": bigger letters are the remedy.
    if (edit.do === 'color.contrast' && REMEDIES.some((name) => has(name))) return [];
    // 要墨绿，色号 #1F4D3A: the number tells which green is meant.
    const isNumbered = (other: Edit) =>
      other.do === 'color.set' && other.color.startsWith('#') && ofPart(other) === ofPart(edit);
    if (edit.do === 'color.set' && !edit.color.startsWith('#') && wishes.some(isNumbered)) return [];
    // 都小了，都大一点: the remedy comes after the complaint.
    const opposite = OPPOSITES.get(edit.do);
    const later = wishes.slice(wishes.indexOf(edit) + 1);
    if (opposite && later.some((other) => other.do === opposite && ofPart(other) === ofPart(edit))) return [];
    // "It looks like a hospital, could it be friendlier": what it looks like was only a reason.
    if (edit.do === 'mark.other' && wishes.length > 1) return [];
    if (edit.do === 'mark.mirror' && has('mark.turn')) return [];
    // 有点土，可爱一点: the complaint gives way to the wish.
    if (edit.do === 'style.set' && edit !== wishes.findLast((other) => other.do === 'style.set')) return [];
    const isShade = edit.do === 'color.darker' || edit.do === 'color.lighter';
    if (isShade && edit.of === 'ground') {
      // A picture that is laid behind the name is what becomes faint.
      const isBehind = wishes.some((other) => other.do === 'mark.move' && other.to === 'behind');
      if (isBehind) return [{ ...edit, of: 'mark' }];
      if (ground) return [];
    }
    return [edit];
  });
}
