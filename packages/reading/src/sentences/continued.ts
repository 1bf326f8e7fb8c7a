import { findConcept, parentsOf } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import type { Clause } from './grammar.ts';
import { isClaw } from './own-body-zh.ts';
import type { Joined } from './rule-outcomes.ts';
import type { Token } from './token.ts';
import type { Topic } from './topic.ts';

/** 一只旧皮鞋，鞋口里…, 那辆车: the end of a name that was said before is that thing again; 一口锅 would be another one. */
export function asNamedBefore(tokens: readonly Token[], named: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token | Token[] => {
    const { thing, text } = token;
    // 螃蟹横着走，钳子夹着书: the claws of who was named before.
    if (isClaw(token, named)) return { kind: 'part' as const, text, from: token.from };
    // 两片叶子托着桃子，叶子像手: what is a piece elsewhere was named for itself.
    const same = token.kind === 'part' && at === 0 ? named.findLast((each) => each.text === text) : undefined;
    if (same?.thing) return { ...token, kind: 'thing' as const, thing: same.thing };
    const ground = token.kind === 'setting' ? /^([海河江湖溪山])([上里中边])$/u.exec(text) : null;
    const land = ground && named.findLast((each) => each.text.includes(ground[1] ?? '') && each.thing);
    if (ground && land)
      return [
        { kind: 'thing', text: ground[1] ?? '', from: token.from, thing: land.thing! },
        {
          kind: 'place',
          text: ground[2] ?? '',
          from: token.from + 1,
          relation: ground[2] === '边' ? 'beside' : ground[2] === '上' ? 'on' : 'in',
        },
      ];
    const top = thing && at === 0 && tokens[at + 1]?.kind !== 'place' ? TOP_OF.exec(text) : null;
    const whole =
      top &&
      named.findLast(
        (each) => each.thing && isSameKind(each.thing.concept, thing!.concept) && each.text.endsWith(top[1] ?? ''),
      );
    if (top && whole)
      return [
        { ...token, thing: whole.thing! },
        { kind: 'place', text: top[2] ?? '', from: token.from + 1, relation: top[2] === '脚' ? 'beside' : 'on' },
      ];
    const number = tokens[at - 1]?.kind === 'number' ? tokens[at - 1]!.text : '';
    const isMeant =
      number === ''
        ? ['place', 'part', 'is', 'change', 'like'].includes(tokens[at + 1]?.kind ?? '')
        : /^[那这该]/u.test(number);
    if (!thing || !isMeant || !/^\p{Script=Han}{1,2}$/u.test(text)) return token;
    // 方向盘，盘子中间: with or without its 子.
    const end = text.replace(/子$/u, '');
    const before = named.findLast(
      (each) => each.text.length > end.length && (each.text.endsWith(text) || each.text.endsWith(end)),
    );
    return before?.thing && isSameKind(before.thing.concept, thing.concept) ? { ...token, thing: before.thing } : token;
  });
}

/** 一座雪山，山顶冒着热气: the top of what was named before. */
const TOP_OF = /^([山树屋塔楼桥崖])([顶尖头脚])$/u;

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
  /^\s*(?:我们?|咱们?|俺们?|本店|店里|家里|平时|主要|主营|也|还|都|专门?|兼|顺便|就是|是)*(?:修|卖|做|教|收|送|搞|租|批发|代办|回收|维修|定制|承接|经营|(?<=我们只?|咱们?只?|俺们?只?)看)(?![成着在个一只两三得给出好])[\p{Script=Han}a-zA-Z ]{1,24}$/u;

/** 我开一辆面包车卖三明治: with what somebody makes a living. */
const TRADES_WITH =
  /^(?:我们?|咱们?|俺们?)[^，]{0,4}(?:开|推|骑|摆|守|租|蹬)[着了]?一?[辆个家间台只把艘条][^，]{1,10}(?:卖|做|修|教|收|送|拉)/u;

export const isLivelihood = (said: string, tokens: readonly Token[]): boolean => {
  const text = said.trim();
  if (TRADES_WITH.test(text)) return true;
  return DOES_FOR_LIVING.test(text) && !/的./u.test(text) && !tokens.some(({ kind }) => kind === 'number');
};

/** 头牌是我师傅: somebody of the house, told in passing. */
export const isAboutUs = (said: string): boolean => /是[我咱俺](?:们|家|的)?\p{Script=Han}{1,6}\s*$/u.test(said);

/** "You know how the stork brings the baby? Ours brings a lamp": what everybody knows is only called to mind. */
export const isRecalled = (said: string, end: string): boolean =>
  end === '?' &&
  /^\W*(?:(?:so|and|ok|well) )*(?:you know|remember|you've seen|ever seen) (?:how|when|the|that|those|what|an?)\b/iu.test(
    said,
  );

/** "The ship in a bottle, but a whale in place of the ship": what takes a place stands as the other did. */
export function inItsPlace({ nodes }: Clause, before: readonly Clause[]): Joined[] {
  const at = nodes.findIndex(({ kind }) => kind === 'instead');
  const [given, gone] = [nodes[at - 1], nodes[at + 1]];
  if (given?.kind !== 'thing' || gone?.kind !== 'thing') return [];
  const isGone = (node: Node): boolean => conceptOf(node) === conceptOf(gone);
  return before.flatMap(({ joined }) =>
    joined
      .filter(({ subject, object }) => isGone(subject) !== isGone(object))
      .map((each) => ({
        ...each,
        subject: isGone(each.subject) ? given : each.subject,
        object: isGone(each.object) ? given : each.object,
        main: given,
      })),
  );
}

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
  笼: 'steamer-basket',
  屉: 'steamer-basket',
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

/** "Carrying a basket of tomatoes": what holds them is seen as well, and whoever carries them carries it. */
export function withVessels({ nodes, joined }: Clause): Joined[] {
  const all = new Set([...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])]);
  return [...all].flatMap((node): Joined[] => {
    const { vessel } = node;
    if (!vessel || node.kind !== 'thing') return [];
    const holder: Node = { ...node, token: vessel, vessel: undefined, also: [] };
    const same = joined
      .filter(({ relation }) => relation !== 'and')
      .flatMap((each): Joined[] =>
        each.object === node
          ? [{ ...each, object: holder }]
          : each.subject === node
            ? [{ ...each, subject: holder, main: each.main === node ? holder : each.main }]
            : [],
      );
    return [...same, { subject: node, relation: 'in', object: holder, main: same[0]?.main ?? holder }];
  });
}
