import {
  union,
  accent,
  ink,
  type OwnMark,
  type Sketch,
  layMark,
  kit,
  areaOf,
  boxOf,
  isInside,
  type Region,
  segmentsOf,
} from '@markwright/marks/kit';
import { findOwnMark } from '@markwright/marks';
import { HALVES } from './halves.data.ts';

const { cut, intersect, leftOf, move, rightOf, scale } = kit;

const AXIS = 120;
/** Open space along the axis; wider where it would close at 16 px. */
const GAP = 11;
const SMALL_GAP = 18;
/** Ink narrower than this is no part of a half. */
const THREAD = 7;
/** Both halves are this tall, so that they meet in one outline. */
const HEIGHT = 208;

export type Half = { mark: OwnMark; whole: Region; small: Region };

const known = new Map<string, Half>();
const PROPORTIONS = 3;

/** A drawing that is the same left and right, set on the axis at full height; undefined where we have none. */
export function findHalf(concept: string, seed: number): Half | undefined {
  const entry = HALVES[concept];
  const mark = entry && findOwnMark(entry.key);
  if (!mark) return undefined;
  const proportion = (Math.abs(seed) % PROPORTIONS) + 1;
  const id = `${mark.key} ${proportion}`;
  const laid = known.has(id) ? undefined : layMark(mark, { seed: proportion });
  const half = known.get(id) ?? {
    mark,
    whole: onAxis(union(...laid!.parts.map(({ region }) => region))),
    small: onAxis(union(...laid!.small.map(({ region }) => region))),
  };
  known.set(id, half);
  return half;
}

function onAxis(region: Region): Region {
  const { x, y, width, height } = boxOf(segmentsOf(region));
  const middle = [x + width / 2, y + height / 2] as const;
  return move(scale(region, HEIGHT / height, middle), AXIS - middle[0], 120 - middle[1]);
}

/** Whether two ideas look enough alike from afar to share an axis. */
export const canHalve = (one: string, other: string): boolean =>
  one !== other && HALVES[one] !== undefined && HALVES[one].form === HALVES[other]?.form;

/** 左右合璧: the left half of one and the right half of the other, meeting on one axis. */
export function joinHalves(left: Half, right: Half): Sketch | undefined {
  const [one, other] = [boxOf(segmentsOf(left.whole)), boxOf(segmentsOf(right.whole))];
  // A broad half beside a narrow one looks like an accident.
  if (Math.abs(Math.log(one.width / other.width)) > 0.45) return undefined;
  const split = (a: Region, b: Region, gap: number): [Region, Region] => [
    withoutSlivers(intersect(a, leftOf(AXIS - gap / 2))),
    withoutSlivers(intersect(b, rightOf(AXIS + gap / 2))),
  ];
  const [west, east] = split(left.whole, right.whole, GAP);
  const [smallWest, smallEast] = split(left.small, right.small, SMALL_GAP);
  const balance = areaOf(west) / areaOf(east);
  if (balance < 0.55 || balance > 1.8) return undefined;
  return { parts: [...ink(west), ...accent(east)], small: ink(smallWest, smallEast) };
}

/** A stem or feeler on the axis leaves a thread behind when it is halved. */
function withoutSlivers(region: Region): Region {
  const contours = region.contours.filter((contour) => boxOf(contour).width > THREAD);
  return { contours, holds: (p) => isInside(contours.flat(), p) };
}

/** How much of a drawing its mirror image does not cover, as a share: nothing where it is the same left and right. */
export function lopsided(half: Half): number {
  const { whole } = half;
  return areaOf(cut(whole, kit.mirror(whole, AXIS))) / areaOf(whole);
}
