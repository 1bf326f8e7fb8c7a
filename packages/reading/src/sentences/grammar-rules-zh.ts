import type { Relation } from '@markwright/marks';
import { VESSELS } from '@markwright/marks/kinds';
import { AT_RULES_ZH } from './at-rules-zh.ts';
import { canHold, conceptOf, isLimb, isPerson } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { atPlace } from './at-places.ts';
import { asPart, isWorn, join, madeBy, ordered, withOf, type Rule } from './rule-outcomes.ts';
import { WHOLE_RULES_ZH } from './whole-rules-zh.ts';

/** 站在屋顶, 坐在月亮: with no word for the place, who sits or stands is on what can be sat and stood on. */
const whereBare = (how: string, host: Node): Relation =>
  /^[站坐趴蹲躺立停落歇踩踏睡]/u.test(how) && (SEATS.has(conceptOf(host)) || TOPS.has(conceptOf(host))) ? 'on' : 'in';

const TOPS = new Set(
  'roof mountain snow-mountain hill rock stone stairs table desk log tree-stump branch twig island'.split(' '),
);
const SEATS = new Set(
  'chair armchair sofa rocking-chair deck-chair bench bed pillow couch loveseat beanbag throne cushion stool moon cloud'.split(
    ' ',
  ),
);

/** 拼成, 搭成: of the things before it. */
const MADE_INTO = /^[拼组搭堆织编摆凑砌拧扎捏]成/u;

/** Who sits at the edge of a bowl sits on its rim. */
const RIMS = /^[碗杯锅缸桶盆盘壶坛罐篮筐碟][子儿]?边$/u;

/** 鼻子卷着一把伞: what a limb goes round is held. */
const heldBy = (deed: Node): Node =>
  deed.token.relation === 'wrapped-round' ? { ...deed, token: { ...deed.token, relation: 'holding' } } : deed;

/** Chinese sentences with 把, 用, 在 and parts; they are tried before two verbs in a row are made one. */
export const SENTENCE_RULES_ZH: readonly Rule[] = [
  {
    pattern: 'noun verb|with noun at',
    example: '大象托着房子站在江水里',
    build: ({ node }) =>
      (canHold(node(0)) || node(1).token.relation === 'wearing') && node(1).token.relation !== 'and'
        ? {
            ...(node(1).kind === 'with'
              ? join(node(0), withOf(node(0), node(2)), node(2))
              : ordered(node(1), node(0), node(2))),
            keep: [node(0), node(3)],
          }
        : undefined,
  },
  ...WHOLE_RULES_ZH,
  {
    pattern: 'noun verb noun with|verb noun mutual',
    example: '猫和鱼隔着鱼缸对望',
    build: ({ node }) =>
      node(1).token.relation === 'and' && node(3).token.text.startsWith('隔')
        ? join(node(0), 'facing', node(2))
        : undefined,
  },
  {
    pattern: 'noun verb noun part? place? verb|with noun',
    example: '乌鸦往瓶子里丢石子',
    build: ({ node, last, all }) =>
      /^[往朝向]$/u.test(node(1).token.text)
        ? join(last(), all.find(({ kind }) => kind === 'place')?.token.relation ?? 'in', node(2), node(0))
        : undefined,
  },
  {
    pattern: 'noun part? place de noun|part is|change|like|with noun',
    example: '奶牛身上的花纹是一幅地图',
    build: ({ node, last, all }) => {
      const piece = all.at(-3)!;
      return piece.kind === 'thing' ? undefined : asPart(node(0), piece, last(), all.at(-2));
    },
  },
  {
    pattern: 'noun de? part use noun verb|change|serve?',
    example: '孔雀的尾巴由剪刀组成',
    build: ({ node, all }) => {
      const use = all.findIndex(({ kind }) => kind === 'use');
      return asPart(node(0), all[use - 1]!, all[use + 1]!);
    },
  },
  {
    pattern: 'verb noun de is noun',
    example: '穿裙子的是一只小猪',
    build: ({ node, last }) => ({ ...ordered(node(0), last(), node(1)), keep: [last()] }),
  },
  { pattern: 'passive at', example: '毛驴被拴在石磨边上', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: 'noun verb noun part? place',
    example: '毛线球滚到摇椅底下',
    // 鸭子戴着泳镜跳进水里: who does it stands further in front.
    build: ({ node, last, next, before }) =>
      !(before && ['verb', 'with'].includes(before.kind)) &&
      /[到进入]$/u.test(node(1).token.text) &&
      (!next || next.kind === 'de')
        ? join(node(0), last().token.relation ?? 'on', node(2))
        : undefined,
  },
  {
    pattern: 'noun use|verb noun verb|with',
    example: '筷子拿红绳捆着',
    build: ({ node }) =>
      /^[用拿以]$/u.test(node(1).token.text) && !canHold(node(0)) && /^[捆扎绑缠系箍绕拴勒]/u.test(node(3).token.text)
        ? join(node(2), 'wrapped-round', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun verb|exit de noun change noun',
    example: '鲸鱼喷出来的水柱撑成一把伞',
    build: ({ node, last }) => (node(3).kind === 'noun' ? asPart(node(0), node(3), last()) : undefined),
  },
  {
    pattern: 'noun use noun verb|with',
    example: '猫用筷子挑起拉面',
    build: ({ node }) =>
      !canHold(node(0))
        ? undefined
        : isLimb(node(2))
          ? { keep: [node(0), heldBy(node(3))] }
          : { ...join(node(0), 'holding', node(2)), keep: [node(0), node(3)] },
  },
  {
    pattern: 'noun verb|use noun|part verb|with',
    example: '小象拿鼻子卷着一把伞',
    build: ({ node }) =>
      /^[拿用]$/u.test(node(1).token.text) && canHold(node(0)) && (node(2).kind === 'part' || isLimb(node(2)))
        ? { keep: [node(0), heldBy(node(3))] }
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
    pattern: 'noun take noun change|serve noun verb|with?',
    example: '猫把书当被子盖着',
    build: ({ node, last }) =>
      canHold(node(0)) && last() !== node(4) && /^[盖蒙披裹戴穿围]/u.test(last().token.text)
        ? isWorn(node(4))
          ? join(node(0), 'wearing', node(2))
          : join(node(2), 'over', node(0), node(0))
        : undefined,
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
    pattern: 'noun place de? noun change noun',
    example: '蛋糕顶上那颗樱桃换成地球',
    build: ({ node, last, all }) =>
      /^[换改替]/u.test(all.at(-2)!.token.text)
        ? join(last(), node(1).token.relation ?? 'on', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun de change noun',
    example: '插头的线变成一根藤',
    build: ({ node }) => join(node(0), 'as-part', node(3)),
  },
  {
    pattern: 'noun verb de noun change noun',
    example: '蜗牛背的房子换成一把钥匙',
    build: ({ node, last }) =>
      canHold(node(0)) && node(1).token.relation === 'carrying'
        ? { ...join(node(0), 'as-part', last()), part: '壳' }
        : undefined,
  },
  {
    pattern: 'noun noun change noun',
    example: '章鱼八条腿打成蝴蝶结',
    build: ({ node, last }) => (canHold(node(0)) && isLimb(node(1)) ? asPart(node(0), node(1), last()) : undefined),
  },
  {
    pattern: 'noun noun verb|with',
    example: '章鱼八只手各拿一样工具',
    build: ({ node }) => (canHold(node(0)) && isLimb(node(1)) ? { keep: [node(0), heldBy(node(2))] } : undefined),
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
    pattern: 'noun take noun verb|with',
    example: '狐狸把吉他抱在怀里',
    build: ({ node, next }) =>
      next === undefined && canHold(node(0)) && !node(3).token.reversed && node(3).token.relation !== 'and'
        ? { ...ordered(node(3), node(0), node(2)), keep: [node(0)] }
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
    pattern: 'noun at noun de noun|part place',
    example: '蝴蝶落在缝纫机的针上',
    // What belongs to somebody is not somebody: on the hat of a grandmother, but on a machine.
    build: ({ node, last }) =>
      join(
        node(0),
        last().token.relation ?? 'on',
        isPerson(conceptOf(node(2))) || node(2).kind !== 'thing' ? node(4) : node(2),
      ),
  },
  ...AT_RULES_ZH,
  {
    pattern: 'noun at noun part? place?',
    example: '猫睡在书上',
    build: ({ node, all }) => {
      const how = node(1).token.text;
      const isRim = all.some(({ kind, token }) => kind === 'part' && RIMS.test(token.text));
      const place =
        all.find(({ kind }) => kind === 'place')?.token.relation ?? (isRim ? 'on' : whereBare(how, node(2)));
      // 无人机飞在玉米上头
      if (how.startsWith('飞') && (place === 'on' || place === 'over')) return join(node(0), 'flying-over', node(2));
      // 猫睡在书上: lying down, which sitting on it would not show.
      if (how.startsWith('睡') && place === 'on' && canHold(node(0))) return join(node(0), 'sleeping-on', node(2));
      // 软尺绕在剪刀上
      if (/^[绕缠裹盘箍]/u.test(how)) return join(node(0), 'wrapped-round', node(2));
      // 公鸡踩在盘子边上: on its rim.
      const edge = all.find(({ kind }) => kind === 'place')?.token.text ?? '';
      if (/^[坐蹲站趴踩踏停落]/u.test(how) && /^(?:边上?|沿上?)$/u.test(edge) && VESSELS.has(conceptOf(node(2))))
        return join(node(0), 'on', node(2));
      // 吉他靠在仙人掌上: what leans against something stands beside it, unless it is a seat.
      const leans = /^(?:斜?靠|斜?倚|挨|偎|依偎)/u.test(how) && place === 'on' && !SEATS.has(conceptOf(node(2)));
      return join(node(0), leans ? 'beside' : place, node(2));
    },
  },
  {
    pattern: 'noun de noun part',
    example: '柯基的爱心屁股',
    build: ({ node }) => asPart(node(0), node(3), node(2)),
  },
  {
    pattern: 'noun de part|noun is|change|like noun',
    example: '蜗牛的壳换成肉桂卷',
    build: ({ node }) => asPart(node(0), node(2), node(4), node(3)),
  },
  {
    pattern: 'noun de noun place',
    example: '冬不拉的把子上',
    build: ({ node }) =>
      node(0).kind === 'thing' && node(2).kind === 'noun' ? { keep: [node(0), node(3)] } : undefined,
  },
  {
    pattern: 'noun de? part verb noun',
    example: '茶壶壶嘴吐出云',
    build: ({ node, last, all }) => ({
      ...ordered(canHold(node(0)) ? heldBy(all.at(-2)!) : all.at(-2)!, node(0), last()),
      // 舱里有个人在看书: he goes on.
      keep: [all.at(-2)!.token.text.startsWith('里') && canHold(last()) && !canHold(node(0)) ? last() : node(0)],
    }),
  },
  {
    pattern: 'noun de? part place with|verb? noun',
    example: '海獭肚皮上放一只可颂',
    build: ({ node, last, all }) => {
      const place = all.find(({ kind }) => kind === 'place')!;
      const verb = all.find(({ kind }) => kind === 'verb');
      const part = all.find(({ kind }) => kind === 'part')!;
      return { ...atPlace(node(0), place, verb, last(), part), keep: [canHold(node(0)) ? node(0) : last()] };
    },
  },
  {
    pattern: 'noun de? part with noun',
    example: '船头蹲一只鸬鹚',
    build: ({ node, last, all }) => {
      const part = all.at(-3)!.token.text;
      return join(last(), /[边旁]$/u.test(part) && !RIMS.test(part) ? 'beside' : 'on', node(0));
    },
  },
  {
    pattern: 'noun part at noun part? place?',
    example: '一匹马，四个蹄子踩在象棋子上',
    build: ({ node, all }) => join(node(0), all.find(({ kind }) => kind === 'place')?.token.relation ?? 'on', node(3)),
  },
  {
    pattern: 'noun part is|change|like|serve noun',
    example: '狐狸尾巴是可颂',
    build: ({ node }) => asPart(node(0), node(1), node(3), node(2)),
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
    pattern: 'use? noun verb noun verb|change noun',
    example: '用扳手和螺丝拼成一辆摩托车',
    build: ({ node, last, all }) => {
      const [one, and, two, how] = all.slice(-5) as [Node, Node, Node, Node];
      const isMade = how.token.relation === 'made-of' || MADE_INTO.test(how.token.text);
      return and.token.relation === 'and' && isMade && node(0) !== and
        ? join(last(), 'made-of', { ...one, also: [two] })
        : undefined;
    },
  },
  {
    pattern: 'noun change noun de shape',
    example: '鱼钩弯成一颗爱心的样子',
    build: ({ node }) => join(node(0), 'shaped-like', node(2)),
  },
  {
    pattern: 'noun serve noun|part de noun',
    example: '柠檬片当轮子的三轮车',
    build: ({ node }) => asPart(node(4), node(2), node(0)),
  },
  {
    pattern: 'noun change de noun',
    example: '毛线团缠成的牦牛',
    build: ({ node, last }) => madeBy(node(0), last()),
  },
  {
    pattern: 'noun part? serve de noun',
    example: '辣椒做的冲浪板',
    build: ({ node, last }) => madeBy(node(0), last()),
  },
  {
    pattern: 'noun verb|exit de is noun',
    example: '鲸鱼喷出来的是白菜',
    build: ({ node, last }) =>
      node(1).kind === 'exit'
        ? join(last(), 'out-of', node(0), node(0))
        : { ...ordered(node(1), node(0), last()), keep: [node(0)] },
  },
  { pattern: 'with part de', example: '带脚的老浴缸', build: () => ({ keep: [] }) },
  {
    pattern: 'noun part? place part',
    example: '袋鼠肚子前面那个兜里',
    build: ({ node, last, next }) => (next?.kind === 'place' ? { keep: [node(0), last()] } : undefined),
  },
  {
    pattern: 'noun part? place with|verb|exit de is noun',
    example: '灯笼里点的是汤圆',
    build: ({ node, last, all }) => {
      if (all.some(({ kind }) => kind === 'exit')) return join(last(), 'out-of', node(0));
      const part = all.find(({ kind }) => kind === 'part');
      return atPlace(
        node(0),
        all.find(({ kind }) => kind === 'place')!,
        undefined,
        last(),
        part,
      );
    },
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
