import type { Box } from '@markwright/logo';
import {
  cut,
  union,
  curve,
  type Stop,
  type Path,
  type Region,
  circle,
  drop,
  polygon,
  type Spot,
  vesica,
  stroke,
} from '@markwright/marks/kit';
import { subtract, unite, grow, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { CREATURES, RIBBONS, ROPES, SNAKES, VINES } from '@markwright/marks/kinds';
import { type Arrange, put, sideOf } from './layout.ts';
import { postOf } from './upright-drawings.ts';
import { type Shaft, shaftOf } from './shaft.ts';
import { filled, measure } from './silhouette.ts';
import { madeFrom, type Thing } from './thing.ts';

/** Of the longer side: how thick each of them is. */
const WEIGHTS = { snake: 0.078, dragon: 0.085, vine: 0.045, rope: 0.06, ribbon: 0.07 } as const;
type Kind = keyof typeof WEIGHTS;

/** Gaps as shares of the longer side, in the full and in the small drawing; a little more than the composer's own. */
const [GAP, SMALL_GAP] = [0.052, 0.082];
const LEAST_SHARE = 0.08;
/** Leaves and pieces of the post are many, and each of them is plain. */
const MOST_NODES = 140;
/** A shaft this slim, against its length, shows the turns behind it too. */
const SLIM = 0.32;
/** A body wider than this is held by bands, not wound round. */
const WIDEST = 0.95;

/** What is long and pliant is drawn anew, wound round the other: before it, behind it, and before it again. */
export const wind: Arrange = (winding, thing) => {
  const kind = kindOf(winding.concept);
  if (!kind || CREATURES.has(thing.concept) || thing.view === 'face') return undefined;
  const post = postOf(thing) ?? thing;
  const shaft = shaftOf(post);
  if (!shaft || shaft.width > (shaft.foot - shaft.top) * WIDEST) return undefined;
  const wound = madeFrom(post, `wound/${winding.concept}/${winding.id}`, () => drawWound(winding, kind, post, shaft));
  return (
    wound && { behind: put(post), front: put(wound), leastShare: LEAST_SHARE, isWound: true, mostNodes: MOST_NODES }
  );
};

function kindOf(concept: string): Kind | undefined {
  if (SNAKES.has(concept)) return 'snake';
  if (concept === 'dragon') return 'dragon';
  if (VINES.has(concept)) return 'vine';
  if (ROPES.has(concept)) return 'rope';
  return RIBBONS.has(concept) ? 'ribbon' : undefined;
}

function drawWound(winding: Thing, kind: Kind, post: Thing, shaft: Shaft): Thing | undefined {
  const side = sideOf(post);
  const weight = side * WEIGHTS[kind];
  const course = courseOf(shaft, weight, side * GAP, post.shape.box);
  if (!course) return undefined;
  const at = (gap: number, pen: number): Outline => {
    const { before, behind } = ENDS[kind](course, pen, side);
    const front = outlineOfRegion(union(...before));
    const back = outlineOfRegion(union(...behind));
    return back.length > 0 ? unite(front, subtract(back, grow(post.solid, side * gap))) : front;
  };
  const ink = at(GAP, weight);
  const solid = filled(ink);
  const small = at(SMALL_GAP, weight * 1.15);
  return { ...winding, id: `wound/${winding.concept}`, ink, small, solid, shape: measure(solid), places: {} };
}

/** Before, behind and before again is wound; more leaves too little of the post. */
const CROSSINGS = 3;

/** Crossings of the shaft from the foot upwards, each from one side to the other, every other one behind it. */
type Course = { crossings: { from: Spot; to: Spot; isBehind: boolean }[]; isSlim: boolean };

function courseOf(
  { top, foot, width, leftAt, rightAt }: Shaft,
  weight: number,
  gap: number,
  { y: roof, height }: Box,
): Course | undefined {
  const run = foot - top;
  const isSlim = width < run * SLIM;
  // Beside a slim shaft the turns stand clear of it; round a stout one only their ends show.
  const clear = isSlim ? gap * 0.8 + weight / 2 : weight * 0.3;
  // Below the lowest turn a bottle still has its foot; a pillar has its base there.
  const endsBelow = foot > roof + height * 0.94;
  const isCrowned = top > roof + height * 0.12;
  const least = isSlim ? (width / 2 + clear) * 1.15 : weight + gap * 0.75;
  const fromFoot = isSlim ? [0.6] : endsBelow ? [2.4, 1.3] : [1.3];
  const fromTop = isSlim ? (isCrowned ? [1.5, 0.4] : [0.4]) : [1.2];
  // The head, two weights above the last turn, never rises above the whole; foot and crown are spared where there is room.
  const course = fromFoot
    .flatMap((above) => fromTop.map((below) => [foot - weight * above, top + weight * below] as const))
    .map(([low, high]) => ({ low, step: (low - Math.max(high, roof + weight * 2)) / CROSSINGS }))
    .find(({ step }) => step >= least);
  if (!course) return undefined;
  const { low, step } = course;
  const turn = (i: number): Spot => {
    const y = low - i * step;
    return [i % 2 === 0 ? leftAt(y) - clear : rightAt(y) + clear, y];
  };
  const crossings = Array.from({ length: CROSSINGS }, (_, i) => ({
    from: turn(i),
    to: turn(i + 1),
    isBehind: i % 2 === 1,
  }));
  return { crossings, isSlim };
}

type Drawn = { before: Region[]; behind: Region[] };
type Draw = (course: Course, weight: number, side: number) => Drawn;

/** The body without its ends: turns that leave and arrive upright where there is room for it. */
function bodyOf({ crossings, isSlim }: Course, weight: number): Drawn {
  const line = ({ from, to }: Course['crossings'][number]): Region => {
    const stops: [Stop, Stop] = isSlim
      ? [
          [...from, -90],
          [...to, -90],
        ]
      : [
          [...from, to[0] > from[0] ? 25 : 155],
          [...to, to[0] > from[0] ? -62 : -118],
        ];
    return stroke(curve(...stops), weight);
  };
  return {
    before: crossings.filter(({ isBehind }) => !isBehind).map(line),
    behind: isSlim ? crossings.filter(({ isBehind }) => isBehind).map(line) : [],
  };
}

const first = ({ crossings }: Course): Spot => crossings[0]!.from;
const last = ({ crossings }: Course): Spot => crossings.at(-1)!.to;

/** The head rises beside the top turn and looks out; the tail runs out to a point below. */
const drawSnake: Draw = (course, weight) => {
  const { before, behind } = bodyOf(course, weight);
  const [x, y] = last(course);
  const [headX, headY] = [x + weight * 1.15, y - weight * 1.5];
  const neck = stroke(curve([x, y, course.isSlim ? -90 : -62], [headX, headY, 0]), weight);
  const head = stroke(curve([headX, headY], [headX + weight * 0.75, headY + weight * 0.08]), weight * 1.6);
  const mouth = headX + weight * 1.4;
  const fork = (up: number): Region =>
    stroke(
      curve([mouth + weight * 0.55, headY + weight * 0.1], [mouth + weight * 1, headY + weight * (0.1 + up)]),
      weight * 0.28,
    );
  const tongue = stroke(
    curve([mouth - weight * 0.2, headY + weight * 0.1], [mouth + weight * 0.55, headY + weight * 0.1]),
    weight * 0.28,
  );
  const eye = circle(headX + weight * 0.5, headY - weight * 0.22, weight * 0.26);
  const [tailX, tailY] = first(course);
  const tail = drop(tailX, tailY, weight / 2, [tailX - weight * 1.9, tailY + weight * 0.9]);
  return { before: [...before, tail, cut(union(neck, head), eye), tongue, fork(-0.42), fork(0.42)], behind };
};

/** A leaf at every turn, and a shoot that goes on growing above. */
const drawVine: Draw = (course, weight, side) => {
  const { before, behind } = bodyOf(course, weight);
  const leaf = ([x, y]: Spot, away: number, up: number): Region =>
    vesica([x, y], [x + side * away, y - side * up], side * 0.085);
  const [x, y] = last(course);
  const tip: Spot = [x + side * 0.02, y - side * 0.08];
  const turns = course.crossings.slice(1).map(({ from }) => from);
  const middle = (first(course)[0] + x) / 2;
  const away = ([at]: Spot): number => (at > middle ? 0.16 : -0.16);
  return {
    before: [
      ...before,
      stroke(curve([x, y, -90], [...tip, -80]), weight),
      leaf(tip, 0.03, 0.15),
      leaf([x, y], 0.16, 0.06),
      ...turns.map((turn) => leaf(turn, away(turn), 0.06)),
      leaf(first(course), -0.14, -0.07),
    ],
    behind,
  };
};

/** The loose ends of a rope or a ribbon: away from the shaft above and below. */
const looseEnds = (course: Course, side: number): [Path, Path] => {
  const [[x, y], [tailX, tailY]] = [last(course), first(course)];
  return [
    curve([x, y, course.isSlim ? -90 : -62], [x + side * 0.13, y - side * 0.1, 0]),
    curve([tailX, tailY, course.isSlim ? 90 : 180], [tailX - side * 0.13, tailY + side * 0.07, 180]),
  ];
};

const drawRope: Draw = (course, weight, side) => {
  const { before, behind } = bodyOf(course, weight);
  return { before: [...before, ...looseEnds(course, side).map((end) => stroke(end, weight))], behind };
};

/** A notch in each end tells a ribbon from a rope. */
const drawRibbon: Draw = (course, weight, side) => {
  const { before, behind } = bodyOf(course, weight);
  const ends = looseEnds(course, side).map((end) => {
    const { x, y } = end.segments.at(-1)!.to;
    const out = x > last(course)[0] ? 1 : -1;
    const notch = polygon([
      [x + out, y - weight * 0.52],
      [x - out * weight * 0.5, y],
      [x + out, y + weight * 0.52],
    ]);
    return cut(stroke(end, weight, 'butt'), notch);
  });
  return { before: [...before, ...ends], behind };
};

/** A snake with a longer jaw, a horn, and points along the outside of its turns. */
const drawDragon: Draw = (course, weight) => {
  const { before, behind } = bodyOf(course, weight);
  const [x, y] = last(course);
  const [headX, headY] = [x + weight * 1.05, y - weight * 1.5];
  const at = (right: number, down: number): Spot => [headX + right * weight, headY + down * weight];
  const line = (from: Spot, to: Spot, thick: number): Region => stroke(curve(from, to), weight * thick);
  const neck = stroke(curve([x, y, course.isSlim ? -90 : -62], [headX, headY, 0]), weight);
  const skull = union(neck, line(at(0, -0.1), at(0.6, -0.1), 1.5), line(at(0.6, -0.1), at(2, 0.05), 0.85));
  const jaw = line(at(0.3, 0.5), at(1.5, 0.95), 0.5);
  const horn = drop(...at(-0.1, -0.55), weight * 0.32, at(-1.5, -1.5));
  const eye = circle(...at(0.55, -0.3), weight * 0.26);
  const middle = (first(course)[0] + x) / 2;
  const points = course.crossings.flatMap(({ from: [turnX, turnY] }) => {
    const out = turnX > middle ? 1 : -1;
    return [
      drop(turnX + out * weight * 0.1, turnY, weight * 0.42, [turnX + out * weight * 1.25, turnY - weight * 0.5]),
    ];
  });
  const [tailX, tailY] = first(course);
  const tail = drop(tailX, tailY, weight / 2, [tailX - weight * 1.9, tailY + weight * 0.9]);
  return { before: [...before, ...points.slice(1), tail, cut(union(skull, horn, jaw), eye)], behind };
};

const ENDS: Record<Kind, Draw> = {
  snake: drawSnake,
  dragon: drawDragon,
  vine: drawVine,
  rope: drawRope,
  ribbon: drawRibbon,
};
