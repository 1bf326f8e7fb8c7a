import type { Way } from './joins.data.ts';
import {
  BEAKS,
  CANOPIES,
  CLAWED,
  CREATURES,
  DRAWN,
  FLYERS,
  HEADS_ONLY,
  LARGE,
  PUFFS,
  SEATS,
  STANDS_SMALL,
  UMBRELLAS,
  WHEELED,
} from '@markwright/marks/kinds';
import type { Relation } from '@markwright/marks';
import type { Thing } from './thing.ts';

/** A way that two drawings would take, but that shows something else than was said. */
type PoorFit = { way: Way; isPoor: (first: Thing, second: Thing, relation: Relation) => boolean };

const stands = ({ concept }: Thing): boolean => LARGE.has(concept) || STANDS_SMALL.has(concept);
const isAnimal = ({ concept }: Thing): boolean => CREATURES.has(concept) || BEAKS.has(concept);

/** Asked of new scenes only: what was drawn once is drawn again as it was. */
const POOR_FITS: readonly PoorFit[] = [
  // Whoever is in a chair sits on it; whatever is in a box does not stand on its lid.
  { way: 'seat', isPoor: (_, host, relation) => relation === 'in' && !SEATS.has(host.concept) },
  // A lighthouse over a cup is no cover: the cup would bite its foot away. It stands on the cup instead.
  { way: 'canopy', isPoor: (cover) => stands(cover) && !CANOPIES.has(cover.concept) },
  // Only umbrellas are held overhead.
  { way: 'canopy', isPoor: (cover, _, relation) => relation === 'holding' && !UMBRELLAS.has(cover.concept) },
  // What flies hangs over nothing like a roof, nor does an animal; a hen covers what is said to be under her.
  {
    way: 'canopy',
    isPoor: ({ concept }, _, relation) => relation !== 'under' && (FLYERS.has(concept) || CREATURES.has(concept)),
  },
  // Whoever is in an armchair is seen sitting in it.
  ...(['emerge', 'rim', 'window', 'inside'] as const).map((way) => ({
    way,
    isPoor: (_: Thing, host: Thing, relation: Relation) => relation === 'in' && SEATS.has(host.concept),
  })),
  // A cart is behind an animal that draws it.
  { way: 'peer', isPoor: (cart, { concept }) => DRAWN.has(cart.concept) && CREATURES.has(concept) },
  // A lobster has its claws before and above it: what lies before its body cuts it in two.
  { way: 'lap', isPoor: (holder) => CLAWED.has(holder.concept) },
  {
    way: 'balance',
    isPoor: (_, holder, relation) => ['holding', 'playing'].includes(relation) && !CLAWED.has(holder.concept),
  },
  // What an animal holds is not planted on its head or its back.
  {
    way: 'seat',
    isPoor: (held, holder, relation) => relation === 'holding' && isAnimal(holder) && !isAnimal(held),
  },
  // Only a ring is worn by climbing into it.
  { way: 'rim', isPoor: (_, ring, relation) => relation === 'wearing' && ring.concept !== 'swim-ring' },
  // A bag at the flank of what looks at us would cover its face.
  { way: 'saddle', isPoor: (_, bearer) => bearer.places.facing === 'front' },
  // Two cakes on each other are a stack; only antlers on a deer are the deer itself.
  {
    way: 'itself',
    isPoor: ({ concept }, other, relation) => relation === 'on' && concept === other.concept && !CREATURES.has(concept),
  },
  // Birds carry in the beak; below their feet a load looks like what they stand on.
  { way: 'hoist', isPoor: (_, bearer) => BEAKS.has(bearer.concept) },
  // A cart under an arm is in pieces: whoever has one stands beside it.
  { way: 'arm', isPoor: (_, held) => WHEELED.has(held.concept) },
  { way: 'lap', isPoor: (_, held) => WHEELED.has(held.concept) && held.concept !== 'shopping-cart' },
  // A cloud over a house is in the sky; only out of something it drifts.
  { way: 'waft', isPoor: (puff, _, relation) => PUFFS.has(puff.concept) && relation === 'over' },
  // A head without a body does not sit.
  { way: 'seat', isPoor: (sitter, mount) => HEADS_ONLY.has(sitter.id) || HEADS_ONLY.has(mount.id) },
];

export const isPoorFit = (way: Way, first: Thing, second: Thing, relation: Relation): boolean =>
  POOR_FITS.some((fit) => fit.way === way && fit.isPoor(first, second, relation));
