import { canHold, isLimb } from './holders.ts';
import { MADE_ZH } from './word-classes-zh.data.ts';
import { asPart, atPlace, counted, join, ordered, withOf, type Rule } from './rule-outcomes.ts';

const GROWS = /^[长冒升腾]/u;

/** Chinese sentences with 把, 用, 在 and parts; they are tried before two verbs in a row are made one. */
export const SENTENCE_RULES_ZH: readonly Rule[] = [
  {
    pattern: 'noun verb|with noun at',
    example: '大象托着房子站在江水里',
    build: ({ node }) =>
      canHold(node(0)) && node(1).token.relation !== 'and'
        ? {
            ...(node(1).kind === 'with' ? join(node(0), withOf(node(0)), node(2)) : ordered(node(1), node(0), node(2))),
            keep: [node(0), node(3)],
          }
        : undefined,
  },
  {
    pattern: 'noun use noun verb|with',
    example: '猫用筷子挑起拉面',
    build: ({ node }) =>
      canHold(node(0)) ? { ...join(node(0), 'holding', node(2)), keep: [node(0), node(3)] } : undefined,
  },
  {
    pattern: 'noun verb|use noun|part verb|with',
    example: '小象拿鼻子卷着一把伞',
    build: ({ node }) =>
      /^[拿用]$/u.test(node(1).token.text) && canHold(node(0)) && (node(2).kind === 'part' || isLimb(node(2)))
        ? { keep: [node(0), node(3)] }
        : undefined,
  },
  {
    pattern: 'noun take verb|with? at noun part? place?',
    example: '小猪把自己裹在春卷皮里',
    build: ({ node, all }) =>
      join(
        node(0),
        all.at(-1)!.token.relation ?? 'in',
        all.find(({ kind }, at) => at > 1 && ['thing', 'noun'].includes(kind))!,
      ),
  },
  {
    pattern: 'take noun place? part|noun change|serve noun',
    example: '把面包上那几道裂口画成麦穗',
    build: ({ node, last, all }) => asPart(node(1), all.at(-3)!, last()),
  },
  {
    pattern: 'noun take part verb|at noun place?',
    example: '长颈鹿把脑袋伸进奶茶杯',
    build: ({ node, last }) =>
      join(node(0), (last().kind === 'place' ? last() : node(3)).token.relation ?? 'in', node(4)),
  },
  {
    pattern: 'take noun change|serve noun',
    example: '把叶子变成鱼',
    build: ({ node }) => join(node(1), 'shaped-like', node(3)),
  },
  {
    pattern: 'noun take noun change|serve noun',
    example: '螃蟹把贝壳当成帽子',
    build: ({ node }) => ({ ...join(node(2), 'shaped-like', node(4)), keep: [node(0)] }),
  },
  {
    pattern: 'noun de change noun',
    example: '插头的线变成一根藤',
    build: ({ node }) => join(node(0), 'as-part', node(3)),
  },
  {
    pattern: 'noun noun verb|with',
    example: '章鱼八只手各拿一样工具',
    build: ({ node }) => (canHold(node(0)) && isLimb(node(1)) ? { keep: [node(0), node(2)] } : undefined),
  },
  {
    pattern: 'noun take noun verb|at noun place?',
    example: '狮子把爪子搭在盾牌上',
    build: ({ node, last }) =>
      canHold(node(0)) && isLimb(node(2))
        ? join(node(0), (last().kind === 'place' ? last() : node(3)).token.relation ?? 'on', node(4))
        : undefined,
  },
  {
    pattern: 'noun? take noun verb|at noun place?',
    example: '把月亮装进杯子里',
    build: ({ all }) => {
      const take = all.findIndex(({ kind }) => kind === 'take');
      const [held, verb, host] = [all[take + 1]!, all[take + 2]!, all[take + 3]!];
      const relation = all.at(-1)!.kind === 'place' ? all.at(-1)!.token.relation : verb.token.relation;
      return join(held, relation ?? 'on', host);
    },
  },
  {
    pattern: 'use noun verb|exit noun de? shape',
    example: '用卷尺折出屋顶的样子',
    build: ({ node }) => join(node(1), 'shaped-like', node(3)),
  },
  {
    pattern: 'noun at noun part? place?',
    example: '猫睡在书上',
    build: ({ node, all }) => join(node(0), all.find(({ kind }) => kind === 'place')?.token.relation ?? 'in', node(2)),
  },
  {
    pattern: 'noun de noun part',
    example: '柯基的爱心屁股',
    build: ({ node }) => asPart(node(0), node(3), node(2)),
  },
  {
    pattern: 'noun de part|noun is|change|like noun',
    example: '蜗牛的壳换成肉桂卷',
    build: ({ node }) => asPart(node(0), node(2), node(4)),
  },
  {
    pattern: 'noun de? part verb noun',
    example: '茶壶壶嘴吐出云',
    build: ({ node, last, all }) => ({ ...ordered(all.at(-2)!, node(0), last()), keep: [node(0)] }),
  },
  {
    pattern: 'noun de? part place with|verb? noun',
    example: '海獭肚皮上放一只可颂',
    build: ({ node, last, all }) => {
      const place = all.find(({ kind }) => kind === 'place')!;
      const verb = all.find(({ kind }) => kind === 'verb');
      return { ...atPlace(node(0), place, verb, last()), keep: [canHold(node(0)) ? node(0) : last()] };
    },
  },
  {
    pattern: 'noun de? part with noun',
    example: '船头蹲一只鸬鹚',
    build: ({ node, last }) => join(last(), 'on', node(0)),
  },
  {
    pattern: 'noun part is|change|like|serve noun',
    example: '狐狸尾巴是可颂',
    build: ({ node }) => asPart(node(0), node(1), node(3)),
  },
  {
    pattern: 'use noun serve|change|verb? de noun',
    example: '用叶子做的鸟',
    build: ({ node, last }) => join(last(), 'made-of', node(1)),
  },
  {
    pattern: 'use noun serve|change noun',
    example: '用寿司做船',
    build: ({ node }) => join(node(3), 'made-of', node(1), node(3)),
  },
  {
    pattern: 'noun serve noun|part de noun',
    example: '柠檬片当轮子的三轮车',
    build: ({ node }) => asPart(node(4), node(2), node(0)),
  },
  {
    pattern: 'noun change de noun',
    example: '毛线团缠成的牦牛',
    build: ({ node, last }) => join(last(), 'made-of', node(0)),
  },
  {
    pattern: 'noun part? serve de noun',
    example: '辣椒做的冲浪板',
    build: ({ node, last }) => join(last(), 'made-of', node(0)),
  },
  {
    pattern: 'noun verb|exit de is noun',
    example: '鲸鱼喷出来的是白菜',
    build: ({ node, last }) => ({ ...ordered(node(1), node(0), last()), keep: [node(0)] }),
  },
  {
    pattern: 'noun place with|verb de is noun',
    example: '灯笼里点的是汤圆',
    build: ({ node, last }) => atPlace(node(0), node(1), undefined, last()),
  },
  {
    pattern: 'noun place de noun business',
    example: '灯塔下的咖啡馆',
    build: ({ node }) => ({ setting: node(0), keep: [node(3), node(4)] }),
  },
  {
    pattern: 'noun place de business',
    example: '灯塔下的咖啡馆',
    build: ({ node }) => ({ setting: node(0), keep: [node(3)] }),
  },
];

const NAMES_SOMEBODY: ReadonlySet<string> = new Set(['thing', 'noun', 'part', 'place', 'setting', 'de']);

/** What stands before 的, likenesses, what comes out of a place and what is there. */
export const NOUN_RULES_ZH: readonly Rule[] = [
  { pattern: 'exit change', example: '热气升起来变成', build: ({ node }) => ({ keep: [node(1)] }) },
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
      return join(head, withOf(head), node(1));
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
    pattern: 'noun place de noun',
    example: '稻田里的白鹤',
    build: ({ node }) => join(node(3), node(1).token.relation ?? 'in', node(0)),
  },
  {
    pattern: 'noun verb de noun',
    example: '积木搭的长颈鹿',
    build: ({ node }) => (MADE_ZH.test(node(1).token.text) ? join(node(3), 'made-of', node(0)) : undefined),
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
    build: ({ node }) => join(node(0), 'shaped-like', node(2)),
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
    build: ({ node }) => join(node(0), 'out-of', node(2)),
  },
  {
    pattern: 'from noun part? place? exit|verb noun',
    example: '从壶里飞出一只鹤',
    build: ({ node, last }) => join(last(), 'out-of', node(1)),
  },
  {
    pattern: 'noun place exit noun',
    example: '茶壶里飞出一只鹤',
    build: ({ node }) => join(node(3), 'out-of', node(0)),
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
