import { findConcept, parentsOf } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import type { Joined } from './rule-outcomes.ts';
import type { Token } from './token.ts';
import type { Topic } from './topic.ts';

/** 一只旧皮鞋，鞋口里…, 那辆车: the end of a name that was said before is that thing again; 一口锅 would be another one. */
export function asNamedBefore(tokens: readonly Token[], named: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const { thing, text } = token;
    const number = tokens[at - 1]?.kind === 'number' ? tokens[at - 1]!.text : '';
    const isMeant = number === '' ? ['place', 'part'].includes(tokens[at + 1]?.kind ?? '') : /^[那这该]/u.test(number);
    if (!thing || !isMeant || !/^\p{Script=Han}{1,2}$/u.test(text)) return token;
    const before = named.findLast((each) => each.text.length > text.length && each.text.endsWith(text));
    return before?.thing && isSameKind(before.thing.concept, thing.concept) ? { ...token, thing: before.thing } : token;
  });
}

/** A panda is no cat, whatever its last character. */
const isSameKind = (one: string, other: string): boolean =>
  one === other ||
  parentsOf(one).includes(other) ||
  !['animals', 'species', 'people', 'myth'].includes(findConcept(one)?.theme ?? '');

/** 我外婆腌泡菜那种坛子: what stands before 那种 only tells which one. */
export function withoutWhichOne(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ kind, text }) => kind === 'number' && /^[那这]种$/u.test(text));
  const isTold = at > 0 && ['thing', 'noun'].includes(tokens[at - 1]!.kind) && tokens[at + 1]?.kind === 'thing';
  return isTold ? tokens.slice(at) : [...tokens];
}

/** 也修打印机, 做温泉的: what a business does, nothing that happens in the picture. */
const DOES_FOR_LIVING =
  /^\s*(?:我们?|咱们?|俺们?|本店|店里|家里|平时|主要|主营|也|还|都|专门?|兼|顺便|就是|是)*(?:修|卖|做|教|收|送|搞|租|批发|代办|回收|维修|定制|承接|经营)(?![成着在个一只两三得给出好])\p{Script=Han}{1,10}$/u;

export const isLivelihood = (said: string, tokens: readonly Token[]): boolean => {
  const text = said.trim();
  return DOES_FOR_LIVING.test(text) && !/的./u.test(text) && !tokens.some(({ kind }) => kind === 'number');
};

/** 头牌是我师傅: somebody of the house, told in passing. */
export const isAboutUs = (said: string): boolean => /是[我咱俺](?:们|家|的)?\p{Script=Han}{1,3}\s*$/u.test(said);

/** 金黄小方块: a plain shape without a number says how the goods before it look. */
export const isLook = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'thing' && /^小?(?:方块|圆球|圆片|三角|圆饼|方形|圆形)$/u.test(text)) &&
  tokens.every(({ kind }) => kind === 'thing' || kind === 'noun') &&
  tokens.filter(({ kind }) => kind === 'thing').length === 1;

const VAPOURS = new Set(['steam', 'smoke']);

/** 蒸笼掀开，热气里露出凤爪: what is seen in the steam is in what steams. */
export function outOfVapour(joined: readonly Joined[], topic: Topic): Joined[] {
  const host = topic.subject;
  if (canHold(host) || VAPOURS.has(conceptOf(host))) return [];
  return joined
    .filter(({ relation, object }) => ['in', 'out-of'].includes(relation) && VAPOURS.has(conceptOf(object)))
    .map(({ subject }) => ({
      subject,
      relation:
        VESSELS.has(conceptOf(host)) || OPEN_MOUTHS.has(conceptOf(host)) ? ('in' as const) : ('out-of' as const),
      object: host,
      main: host,
    }));
}

const MEASURED_IN: Readonly<Record<string, string>> = {
  筐: 'basket',
  篮: 'basket',
  篓: 'basket',
  箩: 'basket',
  桶: 'bucket',
};

/** 驮着两筐杏干: what they are measured in is seen as well, and whoever carries them carries it. */
export function withMeasures(nodes: readonly Node[], joined: readonly Joined[], tokens: readonly Token[]): Joined[] {
  const all = new Set([...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])]);
  return [...all].flatMap((node): Joined[] => {
    const number = tokens[tokens.findIndex(({ from }) => from === node.token.from) - 1];
    const concept = number?.kind === 'number' ? MEASURED_IN[number.text.slice(-1)] : undefined;
    if (!concept || !number || node.kind !== 'thing' || conceptOf(node) === concept) return [];
    const token: Token = {
      kind: 'thing',
      text: number.text.slice(-1),
      from: number.from,
      thing: { concept, isKind: true },
    };
    const vessel: Node = { ...node, token, also: [] };
    const carried = joined.filter(({ object }) => object === node).map((each) => ({ ...each, object: vessel }));
    return [
      ...carried,
      { subject: node, relation: 'in', object: vessel, main: carried.length > 0 ? carried[0]!.main : vessel },
    ];
  });
}
