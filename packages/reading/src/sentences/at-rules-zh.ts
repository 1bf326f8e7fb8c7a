import { WATERS } from '@markwright/marks/kinds';
import { canHold, conceptOf, isPerson } from './holders.ts';
import { atPlace } from './at-places.ts';
import { counted, DONE_BY_ONE, join, type Rule } from './rule-outcomes.ts';

/** Who is somewhere and does something there. */
export const AT_RULES_ZH: readonly Rule[] = [
  {
    pattern: 'noun place noun place with? noun',
    example: '桥下水里一个月亮',
    // Where the water is says where its guest is, too.
    build: ({ node, last }) =>
      (WATERS.has(conceptOf(node(2))) || /[水河江湖塘溪海]$/u.test(node(2).token.text)) &&
      !node(2).isDetermined &&
      last().isDetermined
        ? { ...join(last(), node(3).token.relation ?? 'in', node(2)), keep: [node(0), node(1), last()] }
        : undefined,
  },
  {
    pattern: 'noun at noun',
    example: '一位老人打太极',
    build: ({ node, last }) =>
      DONE_BY_ONE.has(conceptOf(last()))
        ? { keep: [isPerson(conceptOf(node(0))) ? counted(last(), node(0)) : node(0)] }
        : undefined,
  },
  {
    pattern: 'noun with at',
    example: '小狗蜷着睡在云上面',
    build: ({ node }) => (canHold(node(0)) ? { keep: [node(0), node(2)] } : undefined),
  },
  {
    pattern: 'noun at noun part? place? verb',
    example: '一条蚕趴在桑叶边上啃',
    // Who sits at something and eats, eats of it.
    build: ({ node, last, next, all }) =>
      !next &&
      canHold(node(0)) &&
      all.at(-2)!.token.relation === 'beside' &&
      /^[啃咬舔吃嚼吮嘬]着?$/u.test(last().token.text)
        ? join(node(0), 'holding', node(2))
        : undefined,
  },
  {
    pattern: 'noun at place verb|with noun',
    example: '兔子在后面推一辆小轿车',
    build: ({ node, last }) => {
      const where = node(2).token.relation;
      if (!canHold(node(0)) || !(where === 'behind' || where === 'facing')) return undefined;
      return where === 'behind' && node(3).token.text.startsWith('推')
        ? join(node(0), 'behind', last())
        : { keep: [node(0), node(3), last()] };
    },
  },
  {
    pattern: 'noun part? place is noun',
    example: '镜片里是一轮太阳',
    build: ({ node, last, all }) =>
      last().isDetermined || all.some(({ kind }) => kind === 'part')
        ? atPlace(
            node(0),
            all.find(({ kind }) => kind === 'place')!,
            undefined,
            last(),
            all.find(({ kind }) => kind === 'part'),
          )
        : undefined,
  },
];
