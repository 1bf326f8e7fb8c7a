import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf, isLimb, isPerson } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { BODY_PLACES } from './relation-words.data.ts';
import { asPart, counted, isWorn, join, ordered, withOf, type Rule } from './rule-outcomes.ts';

const isVessel = (node: Node): boolean =>
  VESSELS.has(conceptOf(node)) || OPEN_MOUTHS.has(conceptOf(node)) || /[瓶盆罐壶樽]子?$/u.test(node.token.text);

/** Deeds that make one thing out of another. */
const MADE_OUT_OF = /^(?:[编织扎折叠捏雕刻剪缝糊搭拼钩削凿攒拧扭绞])(?:成|出|了|个|成了|出来)?$/u;
const TOOLS_OF_MAKING = new Set(
  'sewing-needle knitting-needles scissors chefs-knife chisel hammer loom hand awl'.split(' '),
);

/** Whose a piece is, what covers it and what it is made of; tried before the other sentences. */
export const WHOLE_RULES_ZH: readonly Rule[] = [
  {
    pattern: 'noun verb|use|take noun|part serve|change noun',
    example: '大象拿鼻子当水管',
    build: ({ node, last }) =>
      /^[拿用以把]$/u.test(node(1).token.text) && canHold(node(0)) && (node(2).kind === 'part' || isLimb(node(2)))
        ? asPart(node(0), node(2), last(), node(3))
        : undefined,
  },
  {
    pattern: 'verb noun de noun',
    example: '戴着船长的帽子',
    // Whose it would be elsewhere is not seen.
    build: ({ node, last }) =>
      node(0).token.relation === 'wearing' && isPerson(conceptOf(node(1))) && isWorn(last())
        ? { keep: [node(0), counted(last(), node(1))] }
        : undefined,
  },
  {
    pattern: 'noun take part change|serve noun',
    example: '猫把身体伸成一支钢笔',
    build: ({ node, last }) =>
      /^(?:身体|身子|全身|整个身子|自己)$/u.test(node(2).token.text)
        ? join(node(0), 'shaped-like', last())
        : asPart(node(0), node(2), last()),
  },
  {
    pattern: 'noun take noun verb|at|with place',
    example: '狐狸把面具推到头顶',
    build: ({ node, last }) =>
      canHold(node(0)) && BODY_PLACES.has(last().token.text) && !canHold(node(2))
        ? join(node(0), isWorn(node(2)) ? 'wearing' : 'carrying', node(2))
        : undefined,
  },
  {
    pattern: 'noun de? part place? with|use|verb noun instead',
    example: '犀牛，角那里放把钥匙代替',
    build: ({ node, all }) =>
      asPart(
        node(0),
        all.find(({ kind }) => kind === 'part')!,
        all.at(-2)!,
      ),
  },
  {
    pattern: 'noun verb|serve|change|with noun',
    example: '竹篾编一条鲤鱼',
    build: ({ node, last, next, at }) =>
      next === undefined &&
      at === 0 &&
      MADE_OUT_OF.test(node(1).token.text) &&
      last().kind === 'thing' &&
      last().isDetermined &&
      !canHold(node(0)) &&
      !TOOLS_OF_MAKING.has(conceptOf(node(0)))
        ? node(0).kind === 'thing'
          ? join(last(), 'made-of', node(0), last())
          : { keep: [last()] }
        : undefined,
  },
  {
    pattern: 'noun change noun part',
    example: '螺母画成向日葵花心',
    build: ({ node, last, next, at }) =>
      next === undefined &&
      at === 0 &&
      /^[画做弄整当]/u.test(node(1).token.text) &&
      !canHold(node(0)) &&
      !canHold(node(2))
        ? asPart(node(2), last(), node(0))
        : undefined,
  },
  {
    pattern: 'noun verb|with noun from',
    example: '小狗叼着信从邮筒里钻出来',
    build: ({ node }) =>
      canHold(node(0)) && !canHold(node(2)) && node(1).token.relation !== 'and'
        ? {
            ...(node(1).kind === 'with'
              ? join(node(0), withOf(node(0), node(2)), node(2))
              : ordered(node(1), node(0), node(2))),
            keep: [node(0), node(3)],
          }
        : undefined,
  },
  {
    pattern: 'noun is noun de noun|part',
    example: '手是老人的手',
    build: ({ node, last }) => (node(0).token.text === last().token.text ? { keep: [node(0)] } : undefined),
  },
  {
    pattern: 'noun is noun de part',
    example: '一把张开的剪刀就是燕子的尾巴',
    build: ({ node, last }) =>
      node(0).kind === 'thing' && node(2).kind === 'thing' && !canHold(node(0))
        ? asPart(node(2), last(), node(0))
        : undefined,
  },
  {
    pattern: 'noun de noun',
    example: '一只女人的手',
    build: ({ node, last }) =>
      isPerson(conceptOf(node(0))) && isLimb(last()) ? { keep: [counted(last(), node(0))] } : undefined,
  },
  {
    pattern: 'noun verb|with noun serve part',
    example: '蜗牛背着帐篷当壳',
    build: ({ node, last }) => (canHold(node(0)) ? asPart(node(0), last(), node(2)) : undefined),
  },
  {
    pattern: 'noun part passive noun verb|with|exit? part?',
    example: '脸被一顶帽子盖住半截',
    build: ({ node }) =>
      canHold(node(0)) && isWorn(node(3))
        ? join(node(0), 'wearing', node(3))
        : join(node(3), /^[缠绕捆绑勒裹箍]/u.test(node(4).token.text) ? 'wrapped-round' : 'over', node(0), node(0)),
  },
  {
    pattern: 'noun passive noun at',
    example: '一朵云被两个木夹子夹在绳子上',
    build: ({ node }) =>
      canHold(node(2)) ? undefined : { ...join(node(2), 'and', node(0)), keep: [node(0), node(3)] },
  },
  {
    pattern: 'noun passive noun with|verb',
    example: '星球被书包带子勒住了',
    build: ({ node }) =>
      !canHold(node(2)) && /^[缠绕捆绑勒裹箍扎]/u.test(node(3).token.text)
        ? join(node(2), 'wrapped-round', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun take verb noun place?',
    example: '猫把自己塞进一只杯子里',
    build: ({ node }) =>
      canHold(node(0)) && ['in', 'on', 'under', 'over'].includes(node(2).token.relation ?? '')
        ? join(node(0), node(2).token.relation!, node(3))
        : undefined,
  },
  {
    pattern: 'noun serve|change noun de part',
    example: '饼干当滑板的轮子',
    build: ({ node, last }) => asPart(node(2), last(), node(0)),
  },
  {
    pattern: 'noun serve noun',
    example: '犀牛做卧推',
    build: ({ node }) =>
      node(1).token.text === '做' && canHold(node(0)) && !canHold(node(2)) ? { keep: [node(0)] } : undefined,
  },
  {
    pattern: 'noun de? part from',
    example: '婚纱的裙摆从贝壳里涌出来',
    build: ({ node, last }) => ({ keep: [node(0), last()] }),
  },
  {
    pattern: 'noun at setting place? verb|with',
    example: '小孩蹲在沙滩上拾贝壳',
    build: ({ node, last }) => (canHold(node(0)) ? { keep: [node(2), node(0), last()] } : undefined),
  },
  {
    pattern: 'noun change noun',
    example: '花瓶换成一只雨靴',
    // What holds something gives its place to another that holds it.
    build: ({ node, last }) =>
      /^[换改替]/u.test(node(1).token.text) && isVessel(node(0)) && !canHold(last()) && last().isIndefinite
        ? { keep: [last()] }
        : undefined,
  },
  {
    pattern: 'noun is noun',
    example: '花盆是一只旧皮鞋',
    build: ({ node, last, at }) =>
      at === 0 && /^(?:花?盆|花瓶|瓶子|花器|花篮)$/u.test(node(0).token.text) && last().isIndefinite && !canHold(last())
        ? { keep: [last()] }
        : undefined,
  },
  {
    pattern: 'verb de noun',
    example: '掰开的烧饼',
    build: ({ node, last, before }) =>
      /.开$/u.test(node(0).token.text) && !(before && ['thing', 'noun'].includes(before.kind))
        ? { keep: [counted(last(), node(0))] }
        : undefined,
  },
  {
    pattern: 'noun de? is? use noun verb|change|serve de?',
    example: '山是由一粒一粒大米堆成的',
    build: ({ node, all }) => {
      const use = all.findIndex(({ kind }) => kind === 'use');
      const made = all[use + 2]!;
      const isMade =
        made.token.relation === 'made-of' || /^[做组拼搭堆织编摆凑砌垒粘缝叠捏剪折]/u.test(made.token.text);
      return isMade ? join(node(0), 'made-of', all[use + 1]!) : undefined;
    },
  },
  {
    pattern: 'noun de? part? use noun instead',
    example: '其中一颗珠子用柿子代替',
    build: ({ node, all }) =>
      all.at(-4)!.kind === 'part'
        ? asPart(node(0), all.at(-4)!, all.at(-2)!)
        : join(all.at(-2)!, 'shaped-like', node(0)),
  },
  {
    pattern: 'use noun instead noun de? part',
    example: '用柠檬片代替自行车的轮子',
    build: ({ node, last }) => asPart(node(3), last(), node(1)),
  },
];
