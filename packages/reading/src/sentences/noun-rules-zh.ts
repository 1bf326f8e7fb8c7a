import type { Relation } from '@markwright/marks';
import { canHold, isPerson, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { atPlace } from './at-places.ts';
import { counted, join, madeBy, ordered, withOf, type Rule } from './rule-outcomes.ts';
import { MADE_ZH } from './word-classes-zh.data.ts';

const GROWS = /^[长冒升腾]/u;

/** Who looks out from behind something stays behind it, who flies past is above it, who only does something there is there. */
function outFrom(place: Node | undefined, how: Node | undefined): Relation {
  const said = how?.token.text ?? '';
  if (/[飞掠]过|飞越/u.test(said)) return 'flying-over';
  if (/[跳跨翻越跃]过/u.test(said)) return 'over';
  if (place?.token.relation === 'behind') return 'behind';
  // 太阳从杯子里升起来
  if (/^[升长](?:起|上)/u.test(said) && place?.token.relation === 'in') return 'rising-from';
  const isOnly =
    place?.token.relation === 'on' && how?.kind === 'verb' && !how.token.reversed && !/[出下掉落]/u.test(said);
  return isOnly ? 'on' : 'out-of';
}

const NAMES_SOMEBODY: ReadonlySet<string> = new Set(['thing', 'noun', 'part', 'place', 'setting', 'de']);

/** What stands before 的, likenesses, what comes out of a place and what is there. */
export const NOUN_RULES_ZH: readonly Rule[] = [
  { pattern: 'at verb', example: '松鼠在吃瓜子', build: ({ node }) => ({ keep: [node(1)] }) },
  { pattern: 'verb|with exit', example: '茶壶倒出来的水', build: ({ node }) => ({ keep: [node(1)] }) },
  { pattern: 'exit like', example: '鞋带飘起来像火苗', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: 'like verb|with|exit|attribute de noun',
    example: '像朵开了的花',
    build: ({ node }) => ({ keep: [node(0), counted(node(3), node(1))] }),
  },
  {
    pattern: 'noun exit de noun',
    example: '茶壶倒出来的水',
    build: ({ node, next }) => (next?.kind === 'is' ? undefined : join(node(3), 'out-of', node(0))),
  },
  {
    pattern: 'noun exit noun',
    example: '种子里钻出来一个小火箭',
    build: ({ node }) =>
      canHold(node(0)) && !canHold(node(2)) && !node(2).isIndefinite
        ? join(node(0), 'out-of', node(2))
        : join(node(2), 'out-of', node(0), canHold(node(0)) ? node(0) : node(2)),
  },
  {
    pattern: 'verb noun de noun',
    example: '三只背着信封的蜗牛',
    build: ({ node }) => {
      const head = counted(node(3), node(0));
      return { ...ordered(node(0), head, node(1)), keep: [head] };
    },
  },
  {
    pattern: 'with noun de noun',
    example: '一棵结满苹果的树',
    build: ({ node }) => {
      const head = counted(node(3), node(0));
      return join(head, withOf(head, node(1)), node(1));
    },
  },
  {
    pattern: 'sell noun de noun',
    example: '卖火柴的小女孩',
    build: ({ node, last }) => (canHold(last()) ? join(last(), 'holding', node(1)) : undefined),
  },
  {
    pattern: 'noun sell noun',
    example: '一个姑娘卖花',
    build: ({ node }) => (canHold(node(0)) && node(0).isDetermined ? join(node(0), 'holding', node(2)) : undefined),
  },
  {
    pattern: 'with de noun',
    example: '近看是三本倒扣着的书',
    build: ({ node, before }) =>
      before && NAMES_SOMEBODY.has(before.kind) ? undefined : { keep: [counted(node(2), node(0))] },
  },
  {
    pattern: 'noun place with|verb|attribute de noun',
    example: '篱笆上趴着的猫',
    build: ({ node }) => join(node(4), node(1).token.relation ?? 'on', node(0)),
  },
  {
    pattern: 'noun place de noun exit',
    example: '香炉里的烟升上去',
    build: ({ node, last, next }) =>
      next?.kind === 'de' || next?.kind === 'thing' ? undefined : join(node(3), outFrom(node(1), last()), node(0)),
  },
  {
    pattern: 'noun place de noun',
    example: '稻田里的白鹤',
    build: ({ node }) => join(node(3), node(1).token.relation ?? 'in', node(0)),
  },
  {
    pattern: 'noun part? verb de noun',
    example: '积木搭的长颈鹿',
    build: ({ node, last, all }) => (MADE_ZH.test(all.at(-3)!.token.text) ? madeBy(node(0), last()) : undefined),
  },
  {
    pattern: 'noun verb de noun',
    example: '荷叶裹着的鸡',
    build: ({ node }) =>
      node(1).token.relation === 'and' ? undefined : { ...ordered(node(1), node(0), node(3)), keep: [node(3)] },
  },
  {
    pattern: 'noun like noun alike?',
    example: '唱片像月亮一样',
    // 狗像查房的大夫: somebody else only tells how it looks.
    build: ({ node }) =>
      canHold(node(0)) && isPerson(conceptOf(node(2))) ? { keep: [node(0)] } : join(node(0), 'shaped-like', node(2)),
  },
  {
    pattern: 'like noun alike? de? noun',
    example: '像月亮一样的唱片',
    build: ({ node, last }) => join(last(), 'shaped-like', node(1)),
  },
  {
    pattern: 'noun shape de? noun',
    example: '燕子形状的风筝',
    build: ({ node, last }) => join(last(), 'shaped-like', node(0)),
  },
  {
    pattern: 'noun from noun part? place? exit|verb',
    example: '小鸡从鸡蛋里探出',
    build: ({ node, last, all, next }) => {
      const place = all.find(({ kind }) => kind === 'place');
      const found = join(node(0), outFrom(place, last()), node(2));
      // 从屋顶上往下扔毛线: what is done there is done with something.
      const isDeed = last().kind === 'verb' && ['holding', 'carrying', 'playing'].includes(last().token.relation ?? '');
      return isDeed && next?.kind === 'thing' ? { ...found, keep: [node(0), last()] } : found;
    },
  },
  {
    pattern: 'from noun part? place? exit|verb noun',
    example: '从壶里飞出一只鹤',
    build: ({ node, last, all }) =>
      join(
        last(),
        outFrom(
          all.find(({ kind }) => kind === 'place'),
          all.at(-2),
        ),
        node(1),
      ),
  },
  {
    pattern: 'noun? from noun de noun|part place? exit|verb noun?',
    example: '小浣熊从洗衣机的圆门里出来',
    build: ({ all, last }) => {
      const from = all.findIndex(({ kind }) => kind === 'from');
      const guest = from === 1 ? all[0]! : last();
      const how = all.find(({ kind }, at) => at > from && (kind === 'exit' || kind === 'verb'));
      if (guest.kind !== 'thing' || how?.token.relation === 'and') return undefined;
      const found = join(
        guest,
        outFrom(
          all.find(({ kind }) => kind === 'place'),
          how,
        ),
        all[from + 1]!,
      );
      return from === 1 && last() !== how ? { ...found, keep: [guest, last()] } : found;
    },
  },
  { pattern: 'exit change', example: '热气升起来变成', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: 'noun part? place exit noun',
    example: '茶壶里飞出一只鹤',
    build: ({ node, last, all }) => join(last(), outFrom(all.at(-3), all.at(-2)), node(0)),
  },
  {
    pattern: 'noun place verb noun',
    example: '鹿角上开出茶叶',
    build: ({ node }) => atPlace(node(0), node(1), node(2), node(3)),
  },
  {
    pattern: 'noun place with noun',
    example: '咖啡杯上面长一棵榕树',
    build: ({ node }) => (GROWS.test(node(2).token.text) ? join(node(3), 'rising-from', node(0)) : undefined),
  },
  {
    pattern: 'noun place with|is noun',
    example: '窗台上放着一盆花',
    build: ({ node }) => atPlace(node(0), node(1), undefined, node(3)),
  },
];
