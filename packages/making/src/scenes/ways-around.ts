import { curve, kit, type Region, stroke, union, vesica } from '@markwright/marks/kit';
import { pointsOf } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { hasBody } from './anchors.ts';
import { CREATURES, LEAFY, ROUND, WREATHS } from '@markwright/marks/kinds';
import { type Arrange, isUpright, looksTo, pin, put, sideOf } from './layout.ts';
import { filled, measure } from './silhouette.ts';
import { madeFrom, ringOf, type Thing, thingsOf } from './thing.ts';
import { along, isLong } from './ways-in-hand.ts';

const { both, onCircle } = kit;

/** Of the reach of what is inside: where the two branches run, how long and how wide a leaf is. */
const [RADIUS, LEAF, LEAF_WIDTH, PEN] = [1.32, 0.4, 0.21, 0.1];
/** Angles of the leaves of the right branch, from its foot upwards; it ends above the last. */
const LEAVES = [62, 30, -2] as const;
const [FOOT, TIP] = [88, -44];

/** Two branches grow up at both sides of anything, as laurel round a shield. */
export const wreathe: Arrange = (plant, thing) => {
  if (!LEAFY.has(plant.concept) || LEAFY.has(thing.concept)) return undefined;
  const made = madeFrom(thing, `wreath/${plant.concept}`, () => drawWreath(plant, thing));
  return { behind: put(made), front: put(thing), isGroup: true, leastShare: 0.06, mostPieces: 4 };
};

function drawWreath(plant: Thing, { solid, shape: { box } }: Thing): Thing {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.max(...solid.flatMap((ring) => pointsOf(ring, 0.5)).map((p) => Math.hypot(p.x - x, p.y - y)));
  const r = reach * RADIUS;
  const leaf = (at: number, out: 1 | -1): Region =>
    vesica(onCircle(x, y, r, at), onCircle(x, y, r + out * reach * LEAF * 0.62, at - 15), reach * LEAF_WIDTH);
  const tip = vesica(onCircle(x, y, r, TIP + 4), onCircle(x, y, r * 0.99, TIP - 14), reach * LEAF_WIDTH);
  const stem = stroke(
    curve(
      [...onCircle(x, y, r, FOOT), 0],
      [...onCircle(x, y, r, 45), -45],
      [...onCircle(x, y, r, 0), -90],
      [...onCircle(x, y, r, TIP), TIP - 90],
    ),
    reach * PEN,
  );
  const branch = union(stem, tip, ...LEAVES.flatMap((at) => [leaf(at, 1), leaf(at - 15, -1)]));
  const ink = outlineOfRegion(both(branch, x));
  const solidInk = filled(ink);
  return {
    ...plant,
    id: `wreath/${plant.concept}`,
    view: 'whole',
    ink,
    small: ink,
    solid: solidInk,
    shape: measure(solidInk),
    places: {},
  };
}

/** A long animal lies round the other: its head and its end are seen at the two sides. */
export const girdle: Arrange = (animal, thing) => {
  const { box } = animal.shape;
  if (
    !hasBody(animal) ||
    looksTo(animal) === 'front' ||
    box.width < box.height * 1.15 ||
    CREATURES.has(thing.concept)
  ) {
    return undefined;
  }
  const own = thing.shape.box;
  const by = Math.min((box.width * 0.42) / own.width, (box.height * 1.1) / own.height);
  const x = box.x + box.width * (looksTo(animal) === 'left' ? 0.56 : 0.44);
  return {
    behind: put(animal),
    front: pin(
      thing,
      by,
      { x: own.x + own.width / 2, y: own.y + own.height },
      { x, y: box.y + box.height + sideOf(animal) * 0.03 },
    ),
    keeps: 0.4,
    mostPieces: 3,
  };
};

/** Copies of the other stand round a disc, as petals or rays. */
export const petals: Arrange = (round, petal) => {
  const disc = thingsOf('full-moon', 0)[0];
  if (!ROUND.has(round.concept) || !disc || CREATURES.has(petal.concept)) return undefined;
  const isRay = isLong(petal);
  const { thing, radius } = ringOf(isRay ? along(petal, 90) : petal, isRay ? RAYS : PETALS);
  const middle = (each: Thing) => {
    const { x, y, width, height } = each.shape.box;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const by = (radius * (isRay ? 1.1 : 1.7)) / disc.shape.box.width;
  // An odd ring is not as high above its middle as below it: the middle of the ring is the origin.
  return {
    behind: put(thing),
    front: pin(disc, by, middle(disc), { x: 0, y: 0 }),
    isGroup: true,
    ...(isRay && { leastShare: 0.03 }),
  };
};
const [PETALS, RAYS] = [6, 8];

/** One at each side of what they are wrapped round, leaning in. */
export const flank: Arrange = (wreath, middle) => {
  if (!WREATHS.has(wreath.concept) || !isUpright(wreath)) return undefined;
  const { box } = middle.shape;
  const by = (box.height * 1.15) / wreath.shape.box.height;
  const own = wreath.shape.box;
  const beside = pin(
    wreath,
    by,
    { x: own.x + own.width, y: own.y + own.height },
    { x: box.x + own.width * by * 0.2, y: box.y + box.height * 1.04 },
  );
  return { behind: beside, front: put(middle), twice: box.x + box.width / 2 };
};
