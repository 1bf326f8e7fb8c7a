import type { Relation } from '@markwright/marks';
import { OPEN_MOUTHS, VESSELS } from '@markwright/marks/kinds';
import { canHold, conceptOf, isLimb } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { ENDS_OF_BEASTS, atPart } from './at-places.ts';
import { asPart, isWorn, join, ordered, withOf, type Outcome, type Rule } from './rule-outcomes.ts';
import { isPart } from './word-table-en.ts';
import { SETTING_WORDS } from './words.data.ts';

/** Who does something to another: by the verb where it is one, else the doer has it. */
function doneBy(patient: Node, agent: Node, verb: Node | undefined): Outcome {
  const main = canHold(agent) && !canHold(patient) ? agent : patient;
  if (verb?.kind === 'verb' && !verb.token.reversed) return { ...ordered(verb, agent, patient), keep: [main] };
  return join(agent, withOf(agent, patient), patient, main);
}

/** Where something is: in English it may stand before its verb and its guest. */
export const PLACES: ReadonlySet<string> = new Set([
  'on',
  'in',
  'under',
  'over',
  'behind',
  'beside',
  'out-of',
  'rising-from',
  'sleeping-on',
]);

/** Of the whole scene, not of what somebody stands on. */
const AROUND: ReadonlySet<string> = new Set(['behind', 'over']);

const IS_DEED: ReadonlySet<string> = new Set([
  'holding',
  'carrying',
  'riding',
  'reading',
  'playing',
  'wearing',
  'chasing',
]);

const NECKS = /^(?:necks?|ears?|waist|wrists?|head|nose)$/;
const isRoundOrAt = ({ token }: Node): boolean =>
  PLACES.has(token.relation ?? '') || token.relation === 'wrapped-round' || /^a?round$/.test(token.text);

/** Where the second of two is, said before it. */
const HUNG = /^(?:below|above|beneath|underneath|under|over|behind|inside|in front of)$/;
const NAILS = /^(?:finger)?nails?$/u;

/** How a thing stands to the ground that was named: at the water, on the hills. */
const WHERE_OF: Readonly<Record<string, Relation>> = {
  sea: 'beside',
  river: 'beside',
  hills: 'on',
  forest: 'in',
  garden: 'in',
};

/** Sentences that tell it the other way round: the patient first, or the place first. */
export const VOICE_RULES: readonly Rule[] = [
  {
    pattern: 'noun passive noun verb|with|at?',
    example: '月亮被一只猫抱在怀里',
    // 云被夹子夹在绳子上 says where as well.
    build: ({ node, all }) =>
      all[3]?.kind === 'at' && !canHold(node(2)) ? undefined : doneBy(node(0), node(2), all[3]),
  },
  {
    pattern: 'passive noun verb|with? de noun',
    example: '被绳子捆住的箱子',
    build: ({ node, last, all }) => ({
      ...doneBy(last(), node(1), all.length > 4 ? node(2) : undefined),
      keep: [last()],
    }),
  },
  {
    pattern: 'verb noun verb|with|is? noun',
    example: 'on the anvil sits a robin',
    build: ({ node, last, at, all }) => {
      const place = node(0).token.relation ?? '';
      const isInverted = at === 0 && PLACES.has(place) && !node(0).token.reversed && last().isDetermined;
      const isPlain = all.length === 3 || (node(2).token.relation ?? 'on') !== 'and';
      return isInverted && isPlain && node(0).token.relation
        ? join(last(), node(0).token.relation!, node(1))
        : undefined;
    },
  },
  {
    pattern: 'verb noun part verb? noun',
    example: "in the bird's beak sits a ring",
    build: ({ node, last, at }) =>
      at === 0 && PLACES.has(node(0).token.relation ?? '') && last().isIndefinite && !node(0).token.reversed
        ? atPart(node(1), last(), node(0), node(2))
        : undefined,
  },
  {
    pattern: 'noun verb noun verb noun',
    example: 'a calf fed by a woman in wellies',
    build: ({ node, all }) =>
      node(1).token.reversed && node(3).token.text === 'in' && canHold(node(2)) && isWorn(node(4))
        ? { join: [node(2), 'wearing', node(4)], keep: all.slice(0, 3) }
        : undefined,
  },
  {
    pattern: 'noun verb noun with noun verb',
    example: 'a frog on a leaf with a crown on',
    build: ({ node, all, next }) =>
      next === undefined && node(5).token.text === 'on' && isWorn(node(4)) && canHold(node(0)) && !canHold(node(2))
        ? { join: [node(0), 'wearing', node(4)], keep: all.slice(0, 3) }
        : undefined,
  },
  {
    pattern: 'noun verb noun verb noun there',
    example: 'a barrow by the wall and foxgloves growing out of it',
    // The wall is only where it stands.
    build: ({ node, all }) =>
      node(1).token.relation !== 'and' &&
      node(3).token.relation === 'and' &&
      (node(2).kind === 'noun' || node(1).token.relation === 'beside')
        ? { ...join(node(4), node(5).token.relation ?? 'on', node(0), node(0)), keep: all.slice(0, 3) }
        : undefined,
  },
  {
    pattern: 'noun verb noun with noun there',
    example: 'a pelican on a post with the sun behind it',
    build: ({ node, all }) =>
      node(2).kind === 'noun' || (canHold(node(0)) && !canHold(node(2)) && AROUND.has(node(5).token.relation ?? ''))
        ? { join: [node(4), node(5).token.relation ?? 'behind', node(0)], keep: all.slice(0, 3) }
        : undefined,
  },
  {
    pattern: 'noun with noun verb noun there',
    example: 'a duck with an umbrella and six ducklings behind her',
    build: ({ node, all }) =>
      node(3).token.relation !== 'and'
        ? undefined
        : node(2).kind === 'noun'
          ? // "A button with four holes and scissors under it": what nobody can draw is a piece of it.
            join(node(4), node(5).token.relation ?? 'beside', node(0), node(0))
          : canHold(node(0)) && !canHold(node(2))
            ? { join: [node(4), node(5).token.relation ?? 'behind', node(0)], keep: all.slice(0, 3) }
            : undefined,
  },
  {
    pattern: 'noun verb noun with noun verb part',
    example: 'a crow on a chimney with a worm in its beak',
    build: ({ node, all }) => {
      if (!canHold(node(0)) || canHold(node(2)) || node(1).token.relation === 'and') return undefined;
      const { join: held } = atPart(node(0), node(4), node(5), node(6), node(3));
      return held && { join: held, keep: all.slice(0, 3) };
    },
  },
  {
    pattern: 'noun with noun verb noun',
    example: 'a penguin with sunglasses on an icebox',
    // What somebody wears does not stand anywhere; he does.
    build: ({ node, all }) =>
      canHold(node(0)) && isWorn(node(2)) && node(4).kind === 'thing' && PLACES.has(node(3).token.relation ?? '')
        ? { join: [node(0), 'wearing', node(2)], keep: [node(0), ...all.slice(3)] }
        : undefined,
  },
  {
    pattern: 'noun verb noun change noun',
    example: 'the steam from the coffee curls into a bird',
    build: ({ node, all }) =>
      node(1).token.text === 'from' ? { join: [node(0), 'shaped-like', node(4)], keep: all.slice(0, 3) } : undefined,
  },
  {
    pattern: 'noun whose noun is? verb noun',
    example: 'a bicycle whose basket is overflowing with flowers',
    build: ({ node, last, all }) => {
      const { relation, reversed } = all.at(-2)!.token;
      return reversed && relation && PLACES.has(relation) ? join(last(), relation, node(0), node(0)) : undefined;
    },
  },
  {
    pattern: 'noun serve part|noun verb noun',
    example: 'a teabag as a sail on a little boat',
    build: ({ node }) =>
      isPart(node(2).token.text) && PLACES.has(node(3).token.relation ?? '')
        ? asPart(node(4), node(2), node(0))
        : undefined,
  },
  {
    pattern: 'noun verb noun part',
    example: "a key hanging round a corgi's neck",
    build: ({ node, next }) =>
      next === undefined &&
      !node(1).token.reversed &&
      isRoundOrAt(node(1)) &&
      node(0).kind === 'thing' &&
      canHold(node(2))
        ? canHold(node(0))
          ? join(node(0), node(1).token.relation ?? 'on', node(2))
          : ENDS_OF_BEASTS.test(node(3).token.text) && node(1).token.relation === 'wrapped-round'
            ? join(node(0), 'wrapped-round', node(2), node(2))
            : isWorn(node(0)) || NECKS.test(node(3).token.text)
              ? join(node(2), 'wearing', node(0))
              : join(node(0), node(1).token.relation === 'under' ? 'under' : 'on', node(2), node(2))
        : undefined,
  },
  {
    pattern: 'noun with noun serve noun',
    example: 'a frying pan with the sun as the egg',
    build: ({ node }) =>
      node(4).kind === 'thing' &&
      !isPart(node(4).token.text) &&
      (VESSELS.has(conceptOf(node(0))) || OPEN_MOUTHS.has(conceptOf(node(0))))
        ? join(node(2), 'in', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun with noun part verb noun',
    example: 'a snowman with a carrot nose and a scarf',
    build: ({ node }) =>
      node(4).token.relation === 'and' && node(2).kind === 'thing' && !canHold(node(2))
        ? { ...asPart(node(0), node(3), node(2)), keep: [node(0), node(1), node(5)] }
        : undefined,
  },
  {
    pattern: 'noun verb verb noun',
    example: 'three towers and below an olive branch',
    build: ({ node, next }) =>
      next === undefined && node(1).token.relation === 'and' && HUNG.test(node(2).token.text) && node(3).isIndefinite
        ? join(node(3), node(2).token.relation!, node(0), node(0))
        : undefined,
  },
  { pattern: 'there serve noun|part', example: 'over it as a blanket', build: ({ node }) => ({ keep: [node(0)] }) },
  {
    pattern: 'noun with noun verb noun',
    example: 'a box with wings flying above a chimney',
    // Whoever has the wings flies.
    build: ({ node, all }) =>
      isLimb(node(2)) && !node(2).isIndefinite && !canHold(node(0)) && node(3).token.relation !== 'and'
        ? { ...join(node(0), 'and', node(2)), keep: [node(0), ...all.slice(3)] }
        : undefined,
  },
  {
    pattern: 'noun with noun verb noun',
    example: 'a fish with bammy on a plate',
    // What nobody can draw comes with it.
    build: ({ node, next }) =>
      next === undefined &&
      node(2).kind === 'noun' &&
      node(4).kind === 'thing' &&
      PLACES.has(node(3).token.relation ?? '')
        ? join(node(0), node(3).token.relation ?? 'on', node(4))
        : undefined,
  },
  {
    pattern: 'noun with noun part',
    example: 'a lion with a sunflower mane',
    build: ({ node, next }) =>
      (next === undefined || next.kind === 'verb') && node(2).kind === 'thing' && canHold(node(0)) && !canHold(node(2))
        ? asPart(node(0), node(3), node(2))
        : undefined,
  },
  {
    pattern: 'noun part with noun there',
    example: 'a jacket pocket with a fern coming out of it',
    build: ({ node }) => join(node(3), node(4).token.relation ?? 'in', node(0), node(0)),
  },
  {
    pattern: 'noun verb noun with noun aboard',
    example: 'a poodle in a tub with bubbles on its head',
    build: ({ node, all }) =>
      canHold(node(0)) && !canHold(node(2)) && node(1).token.relation !== 'and'
        ? { ...ordered(node(1), node(0), node(2)), keep: [node(0), ...all.slice(3)] }
        : undefined,
  },
  {
    pattern: 'noun with noun verb noun',
    example: 'a book with a fox on the cover',
    // What nobody can draw is a piece of what was named first.
    build: ({ node, next }) =>
      next === undefined && node(4).kind === 'noun' && PLACES.has(node(3).token.relation ?? '')
        ? join(node(2), node(3).token.relation ?? 'on', node(0), node(0))
        : undefined,
  },
  {
    pattern: 'noun with noun verb noun',
    example: 'a hand with long nails holding a rose',
    // The nails of a hand are a part of it.
    build: ({ node }) =>
      isLimb(node(0)) && NAILS.test(node(2).token.text)
        ? { keep: [node(0), node(3), node(4)] }
        : canHold(node(0)) && !canHold(node(2)) && IS_DEED.has(node(3).token.relation ?? '')
          ? { ...join(node(0), withOf(node(0), node(2)), node(2)), keep: [node(0), node(3), node(4)] }
          : undefined,
  },
  {
    pattern: 'noun part? place noun exit',
    example: '磨盘缝里豆浆往下流',
    build: ({ node, all }) => join(all.at(-2)!, 'out-of', node(0)),
  },
  {
    pattern: 'setting place? with noun',
    example: '水边立着一排水杉',
    build: ({ node, last, all }) => {
      const where = SETTING_WORDS[node(0).token.name ?? ''];
      const relation = WHERE_OF[node(0).token.name ?? ''];
      if (!where || !relation || !last().isDetermined) return undefined;
      const token = { ...node(0).token, kind: 'thing' as const, thing: { concept: where.concept, isKind: true } };
      const floats =
        relation === 'beside' &&
        (/[^滩岸坡]上$/u.test(node(0).token.text) || /^[漂浮游泊]/u.test(node(all.length - 2).token.text));
      return join(last(), floats ? 'on' : relation, { ...node(0), kind: 'thing', token });
    },
  },
  {
    pattern: 'part is|change|like|serve noun de noun',
    example: '尾巴是毛笔的狐狸',
    build: ({ node, before }) =>
      before?.kind !== 'thing' || (canHold(node(4)) && !canHold(before))
        ? asPart(node(4), node(0), node(2))
        : conceptOf(before) === conceptOf(node(4))
          ? { ...asPart(before, node(0), node(2)), keep: [] }
          : // 一张唱片，纹路是树的年轮
            { ...asPart(before, node(0), node(4)), keep: [] },
  },
  {
    pattern: 'use noun serve part|noun de noun',
    example: '以书为屋顶的房子',
    build: ({ node }) => asPart(node(5), node(3), node(1)),
  },
  {
    pattern: 'noun that? is noun shape',
    example: 'a potato that is heart shaped',
    build: ({ node, all }) => join(node(0), 'shaped-like', all.at(-2)!),
  },
  { pattern: 'noun that with', example: 'a boot that has', build: ({ node }) => ({ keep: [node(0), node(2)] }) },
  {
    pattern: 'noun part is noun de shape',
    example: '杯子内胆是一只肉垫的形状',
    build: ({ node }) => join(node(0), 'shaped-like', node(3)),
  },
];
