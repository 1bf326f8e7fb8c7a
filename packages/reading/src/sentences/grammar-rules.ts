import { canHold } from './holders.ts';
import { asPart, atPlace, counted, isTight, join, ordered, servedAs, withOf, type Rule } from './rule-outcomes.ts';
import { VOICE_RULES } from './voice-rules.ts';

/** What goes on with the noun before it: "a letter and a fox asleep on…" are two pictures. */
const GOES_ON_WITH: ReadonlySet<string> = new Set([
  'verb',
  'with',
  'at',
  'place',
  'change',
  'from',
  'that',
  'whose',
  'de',
  'is',
]);

const STANDS_THERE = /^[立坐趴站停躺蹲卧睡窝落歇]/u;

/**
 * How words that stand in a row join things, tried from the first on; what a rule matched becomes what it keeps. A noun
 * that nobody can draw has a place in a sentence too.
 */
export const RULES: readonly Rule[] = [
  {
    pattern: 'noun verb noun',
    example: 'a fork and a knife',
    build: ({ node, next }) => {
      if (node(1).token.relation !== 'and' || (next && GOES_ON_WITH.has(next.kind) && next.token.relation !== 'and'))
        return undefined;
      (node(0).also ??= []).push(node(2));
      return join(node(0), 'and', node(2));
    },
  },
  ...VOICE_RULES,
  { pattern: 'is verb|attribute|with', example: 'a heron is standing', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: 'noun whose|that noun|part is|change|verb noun',
    example: 'a fox whose tail is a croissant',
    build: ({ node }) =>
      node(3).token.relation === 'made-of' ? join(node(0), 'made-of', node(4)) : asPart(node(0), node(2), node(4)),
  },
  { pattern: 'noun whose part|noun', example: 'a dragonfly whose wings', build: ({ node }) => ({ keep: [node(0)] }) },
  {
    pattern: 'noun serve part of noun',
    example: 'pizzas as the wheels of a bicycle',
    build: ({ node }) => asPart(node(4), node(2), node(0)),
  },
  {
    pattern: 'part of noun is|change|like noun',
    example: 'the handle of the mug is a tail',
    build: ({ node }) => asPart(node(2), node(0), node(4)),
  },
  { pattern: 'part of', example: 'the rim of', build: () => ({ keep: [] }) },
  {
    pattern: 'noun with noun for|serve|instead part|noun',
    example: 'a gentleman with an umbrella for a head',
    build: ({ node }) => asPart(node(0), node(4), node(2)),
  },
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
    pattern: 'noun take part verb|at noun',
    example: '长颈鹿把脑袋伸进奶茶杯',
    build: ({ node }) => join(node(0), node(3).token.relation ?? 'in', node(4)),
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
    pattern: 'noun with part change noun',
    example: 'a guitar with the neck turning into a road',
    build: ({ node }) => asPart(node(0), node(2), node(4)),
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
    pattern: 'noun noun serve part',
    example: 'a compass rose, cinnamon as the needle',
    build: ({ node }) => asPart(node(0), node(3), node(1)),
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
  {
    pattern: 'verb verb',
    example: 'reading under a toadstool',
    build: ({ node }) =>
      node(0).token.relation === 'and' && node(1).token.relation === 'and' ? undefined : { keep: [node(1)] },
  },
  { pattern: 'with verb', example: 'looking through', build: ({ node }) => ({ keep: [node(1)] }) },
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
    pattern: 'noun place with|is noun',
    example: '窗台上放着一盆花',
    build: ({ node }) => atPlace(node(0), node(1), undefined, node(3)),
  },
  {
    pattern: 'noun that is? verb noun',
    example: 'a bathtub that stands on a mountain',
    build: ({ node, last, all }) => ordered(all.at(-2)!, node(0), last()),
  },
  {
    pattern: 'noun that change noun',
    example: 'a spring that turns into a cat',
    build: ({ node }) => join(node(0), 'shaped-like', node(3)),
  },
  {
    pattern: 'noun that with noun',
    example: 'a fox that has a lantern',
    build: ({ node }) => join(node(0), withOf(node(0)), node(3)),
  },
  {
    pattern: 'noun verb noun',
    example: 'a basket full of leeks',
    build: ({ node }) => (isTight(node(1)) ? ordered(node(1), node(0), node(2)) : undefined),
  },
  {
    pattern: 'noun change noun',
    example: 'a barcode turning into a zebra',
    build: ({ node }) => join(node(0), 'shaped-like', node(2)),
  },
  { pattern: 'noun serve noun', example: '茶叶当船', build: ({ node }) => servedAs(node(0), node(1), node(2)) },
  {
    pattern: 'noun verb noun mutual',
    example: '机器人和猫对峙',
    build: ({ node }) => join(node(0), 'facing', node(2)),
  },
  {
    pattern: 'noun verb? mutual',
    example: 'two swans facing each other',
    build: ({ node, last }) => join(node(0), last().token.relation ?? 'facing', node(0)),
  },
  {
    pattern: 'noun with noun verb',
    example: 'a boot with a bird nesting in it',
    build: ({ node, next }) =>
      next === undefined && ['in', 'on', 'under'].includes(node(3).token.relation ?? '')
        ? join(node(2), node(3).token.relation ?? 'on', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun with part verb noun',
    example: 'a catfish with long whiskers in a pan',
    build: ({ node }) => (node(3).token.relation === 'and' ? undefined : ordered(node(3), node(0), node(4))),
  },
  {
    pattern: 'noun with noun aboard',
    example: 'a van with a surfboard on the roof',
    build: ({ node }) => join(node(0), 'carrying', node(2)),
  },
  {
    pattern: 'noun with noun there',
    example: 'a coin with a sprig of mint on top',
    build: ({ node }) => join(node(2), node(3).token.relation ?? 'on', node(0), node(0)),
  },
  {
    pattern: 'noun with noun verb part',
    example: 'a tiger with a lily behind its ear',
    build: ({ node }) => {
      const where = node(3).token.relation ?? 'on';
      if (!canHold(node(0))) return join(node(2), where, node(0), node(0));
      return join(node(0), where === 'in' ? withOf(node(0)) : where === 'on' ? 'carrying' : 'wearing', node(2));
    },
  },
  {
    pattern: 'or noun or noun',
    example: '要么猫要么狗',
    build: ({ node }) => ({ either: node(3), keep: [node(1)] }),
  },
  {
    pattern: 'noun or noun',
    example: 'an otter or a beaver',
    build: ({ node }) => ({ either: node(2), keep: [node(0)] }),
  },
  {
    pattern: 'noun verb noun',
    example: 'an otter holding a letter',
    build: ({ node }) => ordered(node(1), node(0), node(2)),
  },
  {
    pattern: 'noun with noun',
    example: 'a squirrel with an acorn',
    build: ({ node }) =>
      // 山顶立着一座灯塔: what stands there stands on it.
      STANDS_THERE.test(node(1).token.text) && !canHold(node(0))
        ? join(node(2), 'on', node(0))
        : join(node(0), withOf(node(0)), node(2)),
  },
  { pattern: 'noun verb part', example: 'carrying a fish in its beak', build: ({ node }) => ({ keep: [node(0)] }) },
  {
    pattern: 'noun place noun',
    example: '窗台上一盆多肉',
    build: ({ node }) =>
      // 七只羊上坡: who can go goes up.
      /^[上过爬]$/u.test(node(1).token.text) && canHold(node(0)) && !canHold(node(2)) && !node(2).isDetermined
        ? join(node(0), 'on', node(2))
        : atPlace(node(0), node(1), undefined, node(2)),
  },
  {
    pattern: 'noun is noun',
    example: '帽子是蛋筒',
    build: ({ node }) =>
      /\p{Script=Han}/u.test(node(1).token.text) && node(0).kind === 'thing' && !canHold(node(0))
        ? join(node(0), 'made-of', node(2))
        : { keep: [node(2)] },
  },
  { pattern: 'noun that|is', example: 'a fox that', build: ({ node }) => ({ keep: [node(0)] }) },
];
