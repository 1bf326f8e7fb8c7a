import { curve, kit, type Region, stroke, union, vesica } from '@markwright/marks/kit';
import { pointsOf } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { hasBody } from './anchors.ts';
import { CREATURES, LEAFY } from '@markwright/marks/kinds';
import { type Arrange, looksTo, pin, put, sideOf } from './layout.ts';
import { filled, measure } from './silhouette.ts';
import { madeFrom, type Thing } from './thing.ts';

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
