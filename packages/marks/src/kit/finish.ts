import type { Box, MarkDrawing, MarkShape } from '@markwright/logo';
import { centerOfMass } from '@markwright/vector';
import { constructionOf } from './construction.ts';
import type { Level, OwnMark, Part, Places, Room } from './define-mark.ts';
import { diceOf } from './dice.ts';
import { kit } from './kit.ts';
import { toPathData } from './path-data.ts';
import { areaOf, boxOf, flatten, segmentsOf } from './region.ts';
import type { Point } from './segment.ts';
import { outline } from './stroke.ts';
import { move, scale } from './symmetry.ts';

export type Variation = { seed: number; style?: 'solid' | 'line' };

/** Canvas side, and the long side of the ink on it. */
export const CANVAS = 240;
const INK_SIDE = 208;
/** Pen weight of line drawings. */
const LINE = 9;

/** A mark on the finished canvas; its places are those of the full drawing. */
type LaidMark = { parts: Part[]; small: Part[]; places: Places };

/** The parts of a mark for one seed, sized and centred on the canvas, still as exact regions. */
export function layMark(mark: OwnMark, { seed, style = 'solid' }: Variation): LaidMark {
  const sketch = mark.draw(kit, diceOf(seed));
  const parts = withInk(style === 'line' ? (sketch.line ?? inLines(sketch.parts)) : sketch.parts);
  const small = withInk(sketch.small);
  const fit = fitOf(parts);
  return {
    parts: placed(parts, fit),
    small: placed(small, fitOf(small)),
    places: sketch.places ? placesAt(sketch.places, fit) : {},
  };
}

/** For some seeds a small part shrinks to nothing; a saved document refuses an outline without a point. */
const withInk = (parts: Part[]): Part[] => parts.filter(({ region }) => segmentsOf(region).length > 0);

/** A mark as plain data. */
export function drawMark(mark: OwnMark, variation: Variation): MarkDrawing {
  const { parts, small } = layMark(mark, variation);
  return {
    box: inkBox(parts),
    shapes: parts.map(toShape),
    construction: constructionOf(parts.map((part) => part.region)),
    small: small.map(toShape),
  };
}

export const inkBox = (parts: Part[]): Box => boxOf(parts.flatMap((part) => segmentsOf(part.region)));

const toShape = (part: Part): MarkShape => ({ d: toPathData(part.region), paint: part.paint });

/** Solid parts become outlines; parts already as thin as a pen line stay. */
function inLines(parts: Part[]): Part[] {
  return parts.map((part) => {
    const drawn = outline(part.region, LINE);
    return areaOf(drawn) > areaOf(part.region) * 0.74 ? part : { ...part, region: drawn };
  });
}

/** What brings a sketch to the canvas: scaled by a factor about its optical middle, which goes to the canvas's. */
type Fit = { factor: number; eye: Point };

/** Fits the ink to the canvas, then lets its weight pull it: the eye sits between box middle and centre of mass. */
function fitOf(parts: Part[]): Fit {
  const box = inkBox(parts);
  const factor = INK_SIDE / Math.max(box.width, box.height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const mass = massOf(parts);
  const pull = (across: number, half: number): number => Math.max(-half, Math.min(half, across * 0.3));
  const spare = (side: number): number => Math.max(4, (CANVAS - side * factor) / 4);
  return {
    factor,
    eye: {
      x: middle.x + pull(mass.x - middle.x, spare(box.width) / factor),
      y: middle.y + pull(mass.y - middle.y, spare(box.height) / factor),
    },
  };
}

const HALF = CANVAS / 2;

const placed = (parts: Part[], { factor, eye }: Fit): Part[] =>
  parts.map((part) => ({
    ...part,
    region: move(scale(part.region, factor, [eye.x, eye.y]), HALF - eye.x, HALF - eye.y),
  }));

/** Named places of a sketch, where they come to lie on the canvas. */
function placesAt(places: Places, { factor, eye }: Fit): Places {
  const toX = (x: number): number => HALF + (x - eye.x) * factor;
  const toY = (y: number): number => HALF + (y - eye.y) * factor;
  const level = ({ x, y, width }: Level): Level => ({ x: toX(x), y: toY(y), width: width * factor });
  const room = ({ x, y, width, height }: Room): Room => ({
    x: toX(x),
    y: toY(y),
    width: width * factor,
    height: height * factor,
  });
  const { top, back, inside, lap, head, eyes, neck, hands, seat, ground, behind, facing } = places;
  return {
    ...(top && { top: level(top) }),
    ...(back && { back: level(back) }),
    ...(inside && { inside: room(inside) }),
    ...(lap && { lap: room(lap) }),
    ...(head && { head: level(head) }),
    ...(eyes && { eyes: level(eyes) }),
    ...(neck && { neck: level(neck) }),
    ...(hands && { hands: hands.map(([x, y]) => [toX(x), toY(y)] as const) }),
    ...(seat && { seat: level(seat) }),
    ...(ground !== undefined && { ground: toY(ground) }),
    ...(behind && { behind: room(behind) }),
    ...(facing && { facing }),
  };
}

/** Centre of mass of the ink. */
export const massOf = (parts: Part[]): Point =>
  centerOfMass(parts.flatMap((part) => part.region.contours.map((contour) => flatten(contour))));
