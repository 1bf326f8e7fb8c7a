import { findConcept } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { atPart, atPlace, NOSE } from './at-places.ts';
import { asPart, isLeafOf, isTight, isWorn, join, ordered, withOf, type Outcome, type Rule } from './rule-outcomes.ts';
import { findEnglishThing } from './thing-names.ts';
import { SHAPE_RULES_EN } from './shape-rules-en.ts';
import { SENTENCE_RULES_ZH } from './grammar-rules-zh.ts';
import { NOUN_RULES_ZH } from './noun-rules-zh.ts';
import { VOICE_RULES } from './voice-rules.ts';

/** What serves as another: in Chinese the other is made of it (茶叶当船), in English it is shaped like it. */
const servedAs = (first: Node, verb: Node, second: Node): Outcome =>
  // "A boot used as a vase" is seen as a boot.
  verb.token.text.startsWith('used as') && (VESSELS.has(conceptOf(second)) || OPEN_MOUTHS.has(conceptOf(second)))
    ? { keep: [first] }
    : /\p{Script=Han}/u.test(verb.token.text)
      ? join(second, 'made-of', first, first)
      : join(first, 'shaped-like', second);

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
  'there',
  'aboard',
]);

const ARMS = /^(?:arms?|paws?|hands?|wings?|trunk|tail|claws?|legs?)$/;

const CARRIED_IN =
  /^(?:(?:[a-z]+ )?(?:baskets?|crates?|buckets?|pails?|sacks?|wheelbarrow|barrow|hampers?|cart|wagon|trolley|suitcase|pram|jars?|bags?|tins?|box|pouch|net|tray|cage|sling|bundle|bowl|barrel|sledge|trailer))$/;

const STANDS_THERE = /^[立坐趴站停躺蹲卧睡窝落歇]/u;

/** "The two Os should be wheels": asked for, though without an article. */
const asked = (node: Node, { token }: Node): Node =>
  token.text.endsWith(' be') ? { ...node, isDetermined: true } : node;

/** "The donut is a planet": of two different things without life the one is drawn as the other. */
const isAlike = (one: Node, { token }: Node, other: Node): boolean =>
  /^(?:is|are)$/.test(token.text) &&
  one.kind === 'thing' &&
  other.kind === 'thing' &&
  /^(?:the|its)$/.test(one.article ?? '') &&
  other.isIndefinite &&
  !canHold(one) &&
  !canHold(other) &&
  findConcept(conceptOf(one))?.theme !== findConcept(conceptOf(other))?.theme;

const isEaten = (node: Node): boolean =>
  ['food', 'dishes', 'snacks', 'chinese-food'].includes(findConcept(conceptOf(node))?.theme ?? '');

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
  ...SHAPE_RULES_EN,
  { pattern: 'is verb|attribute|with', example: 'a heron is standing', build: ({ node }) => ({ keep: [node(1)] }) },
  {
    pattern: 'noun part that|whose',
    example: "a stag's head where the antlers are",
    build: ({ node }) => ({ keep: [node(0), node(2)] }),
  },
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
    pattern: 'noun with noun part',
    example: "a chair with a lion's tail",
    build: ({ node, next }) =>
      next === undefined && !canHold(node(0)) && canHold(node(2)) && node(0).kind === 'thing'
        ? asPart(node(0), node(3), node(2))
        : undefined,
  },
  {
    pattern: 'noun with part instead part|noun',
    example: 'a spade with roots instead of a handle',
    build: ({ node }) => {
      const thing = findEnglishThing(node(2).token.text, true);
      const given: Node = {
        ...node(2),
        kind: 'thing',
        token: { ...node(2).token, kind: 'thing', ...(thing ? { thing } : {}) },
      };
      return thing && !canHold(node(0)) ? asPart(node(0), node(4), given) : undefined;
    },
  },
  {
    pattern: 'noun with noun part for|serve|instead',
    example: "a vacuum with an elephant's trunk instead of a hose",
    build: ({ node }) => ({ keep: [node(0), node(1), node(2), node(4)] }),
  },
  {
    pattern: 'noun with noun for|serve|instead part|noun',
    example: 'a gentleman with an umbrella for a head',
    build: ({ node }) => {
      if (node(3).token.text === 'to') return undefined;
      // "A hedgehog with a thimble for a hat", "a knight with a plunger instead of a sword"
      if (canHold(node(0)) && isWorn(node(4))) return join(node(0), 'wearing', node(2));
      const isTool = node(3).kind === 'instead' && node(4).kind === 'thing' && canHold(node(0));
      return isTool ? join(node(0), withOf(node(0), node(2)), node(2)) : asPart(node(0), node(4), node(2));
    },
  },
  {
    pattern: 'noun verb noun for|serve noun',
    example: 'an owl wearing a saucepan for a hat',
    build: ({ node }) =>
      node(1).token.relation === 'wearing' && !node(1).token.reversed && canHold(node(0)) && isWorn(node(4))
        ? join(node(0), 'wearing', node(2))
        : undefined,
  },
  {
    pattern: 'noun verb part is|change|like noun',
    example: 'a spoon and the handle is a feather',
    build: ({ node }) => (node(1).token.relation === 'and' ? asPart(node(0), node(2), node(4)) : undefined),
  },
  {
    pattern: 'noun verb noun is noun',
    example: 'a pen and the nib is a rocket',
    build: ({ node }) =>
      node(1).token.relation === 'and' && node(2).isDetermined && !node(2).isIndefinite && node(4).isIndefinite
        ? asPart(node(0), node(2), node(4))
        : undefined,
  },
  {
    pattern: 'noun with part change noun',
    example: 'a guitar with the neck turning into a road',
    build: ({ node }) => asPart(node(0), node(2), node(4)),
  },
  {
    pattern: 'noun noun serve part',
    example: 'a compass rose, cinnamon as the needle',
    build: ({ node }) => asPart(node(0), node(3), node(1)),
  },
  ...SENTENCE_RULES_ZH,
  {
    pattern: 'verb verb',
    example: 'reading under a toadstool',
    build: ({ node }) =>
      // 推着一辆装满胡萝卜的车: the second belongs to what follows.
      (node(0).token.relation === 'and' && node(1).token.relation === 'and') ||
      (node(1).isIndefinite && /\p{Script=Han}/u.test(node(1).token.text))
        ? undefined
        : { keep: [node(1)] },
  },
  { pattern: 'verb there', example: 'stealing drink from it', build: ({ node }) => ({ keep: [node(1)] }) },
  { pattern: 'with verb', example: 'looking through', build: ({ node }) => ({ keep: [node(1)] }) },
  ...NOUN_RULES_ZH,
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
    build: ({ node }) => join(node(0), withOf(node(0), node(3)), node(3)),
  },
  {
    pattern: 'noun verb noun',
    example: 'a basket full of leeks',
    build: ({ node }) => (isTight(node(1)) ? ordered(node(1), node(0), node(2)) : undefined),
  },
  {
    pattern: 'noun change noun',
    example: 'a barcode turning into a zebra',
    // 烟绕成一只鸟: the picture is about who comes of it.
    build: ({ node }) =>
      join(node(0), 'shaped-like', node(2), canHold(node(2)) && !canHold(node(0)) ? node(2) : node(0)),
  },
  { pattern: 'noun serve noun', example: '茶叶当船', build: ({ node }) => servedAs(node(0), node(1), node(2)) },
  {
    pattern: 'noun verb noun verb mutual',
    example: 'a cat and a dog leaning against each other',
    build: ({ node, last }) =>
      node(1).token.relation === 'and' ? join(node(0), last().token.relation ?? 'facing', node(2)) : undefined,
  },
  {
    pattern: 'noun verb noun mutual',
    example: '机器人和猫对峙',
    build: ({ node }) => join(node(0), node(3).token.relation ?? 'facing', node(2)),
  },
  {
    pattern: 'noun mutual with noun',
    example: 'a greyhound nose to nose with a camera',
    // "… with a camera on a tripod": what follows is said of the camera.
    build: ({ node, next }) => ({
      ...join(node(0), node(1).token.relation ?? 'facing', node(3)),
      keep: [next?.kind === 'verb' ? node(3) : node(0)],
    }),
  },
  {
    pattern: 'noun verb? mutual',
    example: 'two swans facing each other',
    build: ({ node, last }) => {
      const isChase = node(1).token.relation === 'chasing';
      return join(node(0), last().token.relation ?? (isChase ? 'chasing' : 'facing'), node(0));
    },
  },
  {
    pattern: 'noun verb',
    example: 'two chillies kissing',
    build: ({ node, next, at }) =>
      next === undefined &&
      at === 0 &&
      node(0).count > 1 &&
      /^(?:kissing|hugging|embracing|facing|cuddling)$/.test(node(1).token.text)
        ? join(node(0), 'facing', node(0))
        : undefined,
  },
  {
    pattern: 'noun with noun verb',
    example: 'a boot with a bird nesting in it',
    build: ({ node, next }) =>
      // "A pineapple with sunglasses on"
      next === undefined && node(3).token.text === 'on' && isWorn(node(2))
        ? join(node(0), 'wearing', node(2))
        : next === undefined && ['in', 'on', 'under'].includes(node(3).token.relation ?? '')
          ? join(node(2), node(3).token.relation ?? 'on', node(0), node(0))
          : undefined,
  },
  {
    pattern: 'noun with part verb noun',
    example: 'a catfish with long whiskers in a pan',
    build: ({ node }) => {
      const { relation } = node(3).token;
      if (relation === 'and') return undefined;
      // "A koala with both arms round a bottle"
      const isHeld = ARMS.test(node(2).token.text) && (relation === 'beside' || relation === 'wrapped-round');
      return isHeld && canHold(node(0)) ? join(node(0), 'holding', node(4)) : ordered(node(3), node(0), node(4));
    },
  },
  {
    pattern: 'noun with noun aboard',
    example: 'a van with a surfboard on the roof',
    build: ({ node }) => join(node(0), 'carrying', node(2)),
  },
  {
    pattern: 'noun there verb|change noun',
    example: 'a tin with steam coming out shaped as a peacock',
    build: ({ node }) =>
      node(2).kind === 'change' || node(2).token.relation === 'shaped-like'
        ? { ...join(node(0), 'shaped-like', node(3)), keep: [node(0), node(1)] }
        : undefined,
  },
  {
    pattern: 'noun with noun there',
    example: 'a coin with a sprig of mint on top',
    build: ({ node }) => join(node(2), node(3).token.relation ?? 'on', node(0), node(0)),
  },
  {
    pattern: 'noun with noun verb part',
    example: 'a tiger with a lily behind its ear',
    build: ({ node }) => atPart(node(0), node(2), node(3), node(4), node(1)),
  },
  {
    pattern: 'noun verb noun verb part',
    example: 'a beagle balancing a cake on her nose',
    build: ({ node }) =>
      ['carrying', 'holding'].includes(node(1).token.relation ?? '') && NOSE.test(node(4).token.text)
        ? atPart(node(0), node(2), node(3), node(4), node(1))
        : undefined,
  },
  {
    pattern: 'noun verb noun there',
    example: 'a duck and five ducklings waddling along behind',
    build: ({ node }) =>
      node(1).token.relation === 'and' ? join(node(2), node(3).token.relation ?? 'on', node(0), node(0)) : undefined,
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
    pattern: 'noun verb noun verb noun',
    example: 'a woman carrying herring in a basket',
    build: ({ node }) =>
      node(1).token.relation === 'carrying' &&
      !node(1).token.reversed &&
      node(3).token.relation === 'in' &&
      !node(3).token.reversed &&
      CARRIED_IN.test(node(4).token.text)
        ? { ...join(node(2), 'in', node(4)), keep: [node(0), node(1), node(4)] }
        : undefined,
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
        : isLeafOf(node(2), node(0))
          ? join(node(2), 'on', node(0), node(0))
          : // 仙人掌扣一顶牛仔帽
            node(1).token.text.startsWith('扣') && isWorn(node(2))
            ? join(node(0), 'wearing', node(2))
            : join(node(0), withOf(node(0), node(2), node(1).token.text), node(2)),
  },
  {
    pattern: 'noun verb part',
    example: 'carrying a fish in its beak',
    // "…, a child riding on its back" speaks of what was named before.
    build: ({ node, at, next }) => (at === 0 && next === undefined ? undefined : { keep: [node(0)] }),
  },
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
    pattern: 'noun is noun de',
    example: '雪人是两球冰淇淋堆的',
    build: ({ node }) => (canHold(node(2)) ? undefined : join(node(0), 'made-of', node(2))),
  },
  {
    pattern: 'noun is noun',
    example: '帽子是蛋筒',
    build: ({ node }) =>
      /\p{Script=Han}/u.test(node(1).token.text) && node(0).kind === 'thing' && !canHold(node(0))
        ? // 帐篷就是一座山 takes its shape, 帽子是蛋筒 is made of it.
          join(
            node(0),
            node(2).isIndefinite && node(2).count === 1 && !isEaten(node(2)) ? 'shaped-like' : 'made-of',
            node(2),
          )
        : isAlike(node(0), node(1), node(2))
          ? join(node(0), 'shaped-like', node(2))
          : { keep: [node(0).kind === 'thing' && node(2).kind === 'noun' ? node(0) : asked(node(2), node(1))] },
  },
  {
    pattern: 'is noun',
    example: 'should be wheels',
    build: ({ node, at }) =>
      at === 0 && node(0).token.text.endsWith(' be') ? { keep: [asked(node(1), node(0))] } : undefined,
  },
  { pattern: 'noun that|is', example: 'a fox that', build: ({ node }) => ({ keep: [node(0)] }) },
];
