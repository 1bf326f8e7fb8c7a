import { COLD, DROPS, LIQUIDS, OPEN_MOUTHS, CREATURES, PATHS, SIPPED, VAPOURS, VESSELS } from '@markwright/marks/kinds';
import { curve, drop, path, type Region, rect, shape, stroke, union } from '@markwright/marks/kit';
import { grow, type Outline, subtract, unite } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { type Arrange, pin, put, sideOf } from './layout.ts';
import { filled, measure } from './silhouette.ts';
import { madeFrom, type Thing, thingsOf } from './thing.ts';
import { ellipse, type Mouth, mouthOf } from './ways-open.ts';

/** Of the vessel's side: the pen of its rim and the gap within. */
const [RIM, GAP] = [0.05, 0.048];

/** A liquid stands in the mouth of a vessel up to its rim, and steams or drips into it: nobody sees what it is drawn as elsewhere. */
export const brim: Arrange = (liquid, vessel) => {
  if (!LIQUIDS.has(liquid.concept) || !OPEN_MOUTHS.has(vessel.concept) || liquid.concept === vessel.concept)
    return undefined;
  const mouth = mouthOf(vessel);
  if (!mouth) return undefined;
  const side = sideOf(vessel);
  const hollowed = (outline: Outline): Outline => subtract(unite(outline, ellipse(mouth)), ellipse(mouth, side * RIM));
  const hollow = madeFrom(vessel, `brimful/${liquid.concept}`, () => {
    const ink = hollowed(vessel.ink);
    return { ...vessel, ink, small: hollowed(vessel.small), solid: ink, places: {} };
  });
  const surface = madeFrom(vessel, `surface/${liquid.concept}`, () => {
    const rise = side * 0.5;
    const surface = ellipse(mouth, side * (RIM + GAP));
    const sign = outlineOfRegion(signOf(liquid.concept, mouth, rise, side));
    const ink = SIPPED.has(liquid.concept) ? unite(surface, sign) : [...surface, ...sign];
    const solid = filled(ink);
    return {
      ...liquid,
      id: `surface/${liquid.concept}`,
      view: 'whole',
      ink,
      small: ink,
      solid,
      shape: measure(solid),
      places: {},
    };
  });
  return { behind: put(hollow), front: put(surface), isGroup: true, leastShare: 0.05, mostPieces: 3 };
};

/** What tells a liquid from an empty vessel: a straw in a cold drink, a drop that falls in, or steam. */
function signOf(liquid: string, { x, y, rx }: Mouth, rise: number, side: number): Region {
  if (SIPPED.has(liquid))
    return stroke(path([x, y]).line([x + rx * 0.34, y - rise], [x + rx * 0.9, y - rise * 1.08]), side * 0.07);
  if (DROPS.has(liquid) || COLD.has(liquid)) return drop(x, y - rise * 0.55, rx * 0.3, [x, y - rise * 1.15]);
  return union(...[-0.5, 0, 0.5].map((share) => wisp(x + share * rx, y - rise * 0.3, rise * 0.9, side * 0.062)));
}

/** One thread of steam, rising in two bends. */
const wisp = (x: number, y: number, height: number, weight: number) =>
  stroke(curve([x, y, -50], [x, y - height / 2, -110], [x, y - height, -60]), weight);

/** Steam or smoke that takes the shape of something: its threads rise from a bowl, or a stack, and end in that. */
export const plume: Arrange = (vapour, shaped) => {
  if (!VAPOURS.has(vapour.concept) || VAPOURS.has(shaped.concept)) return undefined;
  const { box } = shaped.shape;
  const [x, side] = [box.x + box.width / 2, sideOf(shaped)];
  const foot = box.y + box.height + side * 0.46;
  const risen = madeFrom(shaped, `risen/${vapour.concept}`, () => {
    const threads = outlineOfRegion(
      union(...[-0.2, 0, 0.2].map((share) => wisp(x + share * side, foot, side * 0.56, side * 0.07))),
    );
    const joined = (outline: Outline): Outline => [...subtract(threads, grow(shaped.solid, side * GAP)), ...outline];
    const ink = joined(shaped.ink);
    const solid = filled(ink);
    return { ...shaped, ink, small: joined(shaped.small), solid, shape: measure(solid), places: {} };
  });
  const source = madeFrom(shaped, `source/${vapour.concept}`, () => {
    const top = foot + side * 0.06;
    const from =
      vapour.concept === 'steam'
        ? shape(
            [x - side * 0.42, top],
            [x + side * 0.42, top],
            [x + side * 0.17, top + side * 0.28, 180],
            [x - side * 0.17, top + side * 0.28, 180],
          )
        : rect(x - side * 0.3, top, side * 0.6, side * 0.26, side * 0.03);
    const ink = outlineOfRegion(from);
    return {
      ...vapour,
      id: `plume/${vapour.concept}`,
      view: 'whole' as const,
      ink,
      small: ink,
      solid: ink,
      shape: measure(ink),
      places: {},
    };
  });
  return { behind: put(source), front: put(risen), isGroup: true, leastShare: 0.06 };
};

/** A path runs up to what it leads to, narrow at its foot and wide before us. */
export const lead: Arrange = (path, goal) => {
  if (!PATHS.has(path.concept) || PATHS.has(goal.concept) || goal.view === 'face') return undefined;
  const [a, b] = [path.shape.box, goal.shape.box];
  const by = Math.min((b.height * 0.95) / a.height, (sideOf(goal) * 0.9) / a.width);
  const far = pathEnd(path);
  const foot = { x: b.x + b.width / 2, y: goal.places.ground ?? b.y + b.height };
  return {
    behind: pin(path, by, far, { x: foot.x, y: foot.y - a.height * by * 0.06 }),
    front: put(goal),
    isGroup: true,
  };
};

/** The middle of the far end: of the highest ink. */
function pathEnd({ shape: { box, top } }: Thing): { x: number; y: number } {
  const high = [...top.keys()].filter((i) => top[i]! < box.y + box.height * 0.04);
  const middle = ((high[0] ?? 0) + (high.at(-1) ?? top.length - 1) + 1) / 2;
  return { x: box.x + (middle / top.length) * box.width, y: box.y };
}

/** A drop below the lowest place of what it falls from, beside its foot: below a spout, a nib. */
export const drip: Arrange = (liquid, source) => {
  const isDrop = LIQUIDS.has(liquid.concept) || DROPS.has(liquid.concept);
  if (!isDrop || CREATURES.has(source.concept) || (VESSELS.has(source.concept) && !LIQUIDS.has(liquid.concept)))
    return undefined;
  if (OPEN_MOUTHS.has(source.concept)) return undefined;
  // Tea is drawn as a cup elsewhere; what falls is a drop of it.
  const shape = DROPS.has(liquid.concept) ? liquid : thingsOf('water-drop', 0)[0];
  if (!shape) return undefined;
  const drop = { ...shape, concept: liquid.concept, words: liquid.words };
  const { box, bottom } = source.shape;
  const own = drop.shape.box;
  const by = (sideOf(source) * 0.34) / sideOf(drop);
  const edge = [...bottom.keys()].filter((i) => i < bottom.length * 0.3 || i > bottom.length * 0.7);
  const spout = edge.reduce((best, i) => ((bottom[i] ?? 0) > (bottom[best] ?? 0) ? i : best), edge[0]!);
  const x = box.x + ((spout + 0.5) / bottom.length) * box.width;
  return {
    behind: put(source),
    front: pin(drop, by, { x: own.x + own.width / 2, y: own.y }, { x, y: bottom[spout]! + sideOf(source) * 0.06 }),
    isPart: true,
  };
};
