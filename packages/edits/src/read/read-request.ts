import type { Edit, EffectWish, Target } from '../command.ts';
import { findTokens } from './find-tokens.ts';
import { normalise } from './normalise.ts';
import { nounIn } from './read-changes.ts';
import { distinct, hasVerb, ofKind, type Setting, type Shown } from './clause-text.ts';
import { readClause, readMoods } from './read-clause.ts';
import { splitClauses, type Clause } from './split-clauses.ts';

export type ReadRequest = {
  edits: Edit[];
  /** What nobody understood, as it was said. */
  unknown: string[];
};

/** "Coffee cups are everywhere": the picture is too common, and what follows is to take its place. */
const TOO_COMMON =
  /done to death|overdone|over-?used|clich|everyone (?:has|uses)|everybody (?:has|uses)|so common|too common|boring now|满大街|到处都是|太常见|太普通|烂大街|谁家都|都用|用滥|没新意/iu;
/** Words that only fill a pause. */
const FILLER =
  /^(?:wait|no|ok|okay|um+|er+|hmm+|well|so|right|hi|hello|hey|please|pls|sorry|yes|yeah|and|then|嗯|好|那|对了|你好|您好|麻烦|请问|不好意思|辛苦.*|谢谢|老师|亲|哈哈|lol|the rest.*|name first|the picture|name|tagline)$/iu;
/** An ornament that is only complained of is to go. */
const IN_THE_WAY = /累赘|多余|碍眼|没必要|不好看|unnecessary|in the way|distracting|pointless|don't need|not needed/iu;

/** What a request asks for, wish by wish, in the order it was said. */
export function readRequest(
  request: string,
  shown: Shown = {},
  nameThing: Setting['nameThing'] = () => [],
): ReadRequest {
  const edits: Edit[] = [];
  const unknown: string[] = [];
  const asides: Clause[] = [];
  const felt: Edit[] = [];
  let last: Target | undefined;
  let lastEffect: EffectWish | undefined;
  let wantsOther = false;
  let hasQuestion = false;
  const add = (edit: Edit) => {
    // "On the left, wait, no, on the right": the last word counts.
    const again = edit.do === 'mark.move' ? edits.findIndex((other) => other.do === 'mark.move') : -1;
    if (again >= 0) edits.splice(again, 1);
    edits.push(edit);
  };
  for (const clause of splitClauses(normalise(request.slice(0, 600)))) {
    if (FILLER.test(clause.text)) continue;
    const tokens = findTokens(clause.text);
    const effect = ofKind(tokens, 'effect')[0]?.effect;
    if (TOO_COMMON.test(clause.text)) {
      wantsOther = true;
      continue;
    }
    if (lastEffect && hasVerb(tokens, 'remove') && tokens.every(({ kind }) => kind === 'verb')) {
      add(removalOf(lastEffect));
      continue;
    }
    if (effect && IN_THE_WAY.test(clause.text)) {
      add(removalOf(effect));
      continue;
    }
    lastEffect = effect ?? lastEffect;
    const read = readClause(clause, { shown, last, nameThing });
    last = read.target ?? last;
    hasQuestion ||= read.isQuestion;
    if (read.isAside) asides.push(clause);
    felt.push(...read.felt);
    const noun = nounIn(clause.text.replace(/[?？]$/u, ''));
    if (read.edits.length === 0 && wantsOther && tokens.length === 0 && noun.length <= 24) {
      add({ do: 'mark.swap', thing: [noun, ...nameThing(noun)].slice(0, 12) });
      wantsOther = false;
    } else if (
      read.edits.length + read.felt.length === 0 &&
      !read.isAside &&
      !read.isQuestion &&
      !effect &&
      clause.text.length > 1
    )
      unknown.push(clause.text);
    for (const edit of read.edits) if (!isReason(edit, edits, clause)) add(edit);
  }
  if (wantsOther && !edits.some(({ do: name }) => name === 'mark.swap')) add({ do: 'mark.other' });
  const wishes = settled(distinct(edits));
  if (wishes.length > 0) return { edits: wishes, unknown };
  const moods = distinct([...felt, ...asides.flatMap((clause) => readMoods(clause))]);
  if (moods.length > 0) return { edits: moods, unknown };
  return hasQuestion || asides.length > 0 ? { edits: [{ do: 'say' }], unknown: [] } : { edits: [], unknown };
}

const removalOf = (effect: EffectWish): Edit =>
  effect === 'frame'
    ? { do: 'frame.remove' }
    : effect === 'backdrop'
      ? { do: 'ground.set', color: 'plain' }
      : { do: 'effect.remove', effect };

/** "Drop the LLC, too formal": a style that follows what is taken away only says why. */
const isReason = (edit: Edit, before: readonly Edit[], { opensSentence }: Clause): boolean =>
  edit.do === 'style.set' &&
  !opensSentence &&
  ['text.remove', 'frame.remove', 'effect.remove', 'mark.remove'].includes(before.at(-1)?.do ?? '');

const REMEDIES = new Set<Edit['do']>([
  'type.bigger',
  'type.bolder',
  'color.darker',
  'color.brighter',
  'color.set',
  'ground.set',
]);

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

/** Talk stands alone, an answer gives way to a wish, a named colour to no vague one, and a swap needs no removal. */
function settled(edits: readonly Edit[]): Edit[] {
  const talk = edits.find(({ do: name }) => name.startsWith('talk.'));
  if (talk) return [talk];
  const wishes = edits.filter(({ do: name }) => name !== 'say');
  if (wishes.length === 0) return edits.slice(0, 1);
  const has = (name: Edit['do']) => wishes.some((edit) => edit.do === name);
  const ground = wishes.find((edit) => edit.do === 'ground.set');
  return wishes.flatMap((edit): Edit[] => {
    if ((edit.do === 'mark.remove' || edit.do === 'mark.other') && has('mark.swap')) return [];
    if (edit.do === 'color.other' && has('color.set')) return [];
    // 都小了，都大一点: the remedy comes after the complaint.
    const opposite = OPPOSITES.get(edit.do);
    const later = wishes.slice(wishes.indexOf(edit) + 1);
    if (opposite && later.some((other) => other.do === opposite && ofPart(other) === ofPart(edit))) return [];
    // "It looks like a hospital, could it be friendlier": what it looks like was only a reason.
    if (edit.do === 'mark.other' && wishes.length > 1) return [];
    // "I can't read it, make it bigger": the remedy was said.
    if (edit.do === 'color.contrast' && wishes.some((other) => REMEDIES.has(other.do))) return [];
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
