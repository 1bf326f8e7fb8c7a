import { parentsOf } from '@markwright/marks';
import { canHold, conceptOf, isPerson } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { atPart } from './at-places.ts';
import { asPart, isWorn, join, type Outcome, type Rule } from './rule-outcomes.ts';
import { USUALLY_HOW } from './usually.data.ts';

const OF_WHOLE = /^(?:the|its|his|her|their)$|'s$/;
const isOfWhole = ({ kind, article = '' }: Node): boolean => kind === 'part' || OF_WHOLE.test(article);

/** "A dog that is a pug" is a pug, "a frog that is a chef" a frog; "a pear that is a lamp" is a pear in that shape. */
function isAlso(one: Node, other: Node): Outcome | undefined {
  if (one.kind !== 'thing' || other.kind !== 'thing') return undefined;
  const [first, second] = [conceptOf(one), conceptOf(other)];
  if (first === second || parentsOf(second).includes(first) || parentsOf(first).includes(second))
    return { keep: [{ ...other, isDetermined: true, isIndefinite: one.isIndefinite, count: one.count }] };
  if (canHold(one) && isPerson(second)) return { keep: [one] };
  return join(one, 'shaped-like', other);
}

/** A sign or a label only carries the picture: "the sign is an owl". */
const CARRIES = /^(?:signs?|badge|label|stamp|crest|emblem|flag|cards?|poster|banner|sticker|shop|picture)$/;

/** One thing that is another, or that has another in the place of a part. */
export const SHAPE_RULES_EN: readonly Rule[] = [
  {
    pattern: 'noun that is noun',
    example: 'a bowling pin that is also a milk bottle',
    build: ({ node }) => isAlso(node(0), node(3)),
  },
  {
    pattern: 'noun with noun|part is noun',
    example: 'a peach with the leaf being scissors',
    build: ({ node }) => (isOfWhole(node(2)) ? asPart(node(0), node(2), node(4)) : undefined),
  },
  {
    pattern: 'noun with part verb noun there',
    example: 'a piano with its lid open and swallows flying out of it',
    build: ({ node }) =>
      node(3).token.relation === 'and' ? join(node(4), node(5).token.relation ?? 'on', node(0), node(0)) : undefined,
  },
  {
    pattern: 'noun with part noun',
    example: 'a pen with its nib a lighthouse',
    build: ({ node }) => (node(3).isIndefinite ? asPart(node(0), node(2), node(3)) : undefined),
  },
  {
    pattern: 'noun with noun part serve part|noun',
    example: "a teapot with an elephant's trunk as the spout",
    build: ({ node }) => asPart(node(0), node(5), node(2)),
  },
  {
    pattern: 'noun is noun',
    example: 'the pepper is the rocket',
    build: ({ node, next, before }) =>
      (before === undefined || before.token.relation === 'and') &&
      /^(?:the|an?)$/.test(node(0).article ?? '') &&
      !['de', 'shape', 'verb'].includes(next?.kind ?? '') &&
      !USUALLY_HOW.en.has(node(0).token.text) &&
      !CARRIES.test(node(0).token.text)
        ? isAlso(node(0), node(2))
        : undefined,
  },
  {
    pattern: 'noun verb noun aboard',
    example: 'a pug with a bone in its mouth and a crown on its head',
    build: ({ node }) =>
      node(1).token.relation === 'and' && canHold(node(0)) && !canHold(node(2))
        ? join(node(0), isWorn(node(2)) ? 'wearing' : 'carrying', node(2))
        : undefined,
  },
  {
    pattern: 'noun verb noun verb part',
    example: 'a robin with a worm in its beak and a scarf round its neck',
    build: ({ node }) =>
      node(1).token.relation === 'and' && canHold(node(0)) && !canHold(node(2)) && isWorn(node(2))
        ? atPart(node(0), node(2), node(3), node(4), node(1))
        : undefined,
  },
  {
    pattern: 'noun verb with',
    example: 'a snail strolling along with a house on its back',
    // How somebody goes, with nothing that he goes on.
    build: ({ node }) =>
      node(1).token.text.endsWith(' along') && canHold(node(0)) ? { keep: [node(0), node(2)] } : undefined,
  },
];
