import type { Relation } from '@markwright/marks';
import { canHold, isLimb } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { asPart, join, ordered, withOf, type Outcome, type Rule } from './rule-outcomes.ts';
import { SETTING_WORDS } from './words.data.ts';

/** Who does something to another: by the verb where it is one, else the doer has it. */
function doneBy(patient: Node, agent: Node, verb: Node | undefined): Outcome {
  const main = canHold(agent) && !canHold(patient) ? agent : patient;
  if (verb?.kind === 'verb' && !verb.token.reversed) return { ...ordered(verb, agent, patient), keep: [main] };
  return join(agent, withOf(agent), patient, main);
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

const IS_DEED: ReadonlySet<string> = new Set([
  'holding',
  'carrying',
  'riding',
  'reading',
  'playing',
  'wearing',
  'chasing',
]);

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
    build: ({ node, all }) => doneBy(node(0), node(2), all[3]),
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
          ? { ...join(node(0), withOf(node(0)), node(2)), keep: [node(0), node(3), node(4)] }
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
    build: ({ node, last }) => {
      const where = SETTING_WORDS[node(0).token.name ?? ''];
      const relation = WHERE_OF[node(0).token.name ?? ''];
      if (!where || !relation || !last().isDetermined) return undefined;
      const token = { ...node(0).token, kind: 'thing' as const, thing: { concept: where.concept, isKind: true } };
      return join(last(), relation, { ...node(0), kind: 'thing', token });
    },
  },
  {
    pattern: 'part is|change|like|serve noun de noun',
    example: '尾巴是毛笔的狐狸',
    build: ({ node }) => asPart(node(4), node(0), node(2)),
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
