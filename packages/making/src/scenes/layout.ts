import type { Affine } from '@markwright/logo';
import type { Outline } from '@markwright/vector/outline';
import type { Thing } from './thing.ts';
import { EVEN } from './silhouette.ts';

/** A thing scaled evenly, then moved. */
export type Put = { thing: Thing; by: number; x: number; y: number };

export const affineOf = ({ by, x, y }: Put): Affine => ({ a: by, b: 0, c: 0, d: by, e: x, f: y });

/** Two things in place. What is in front hides what is behind, with an even gap; `over` lies over both, as paws do. */
export type Layout = {
  behind: Put;
  front: Put;
  over?: Outline;
  /** Whose paws they are; what is behind, unless told. */
  overOf?: 'front';
  /** An arm that grows out of its body: one piece with it, where paws have a gap all round. */
  overJoins?: true;
  /** What is behind may come in so many pieces more than it has; two, unless told. */
  mostPieces?: number;
  /** The front is bare paper in what is behind. */
  cutOut?: boolean;
  /** What is behind stands twice, mirrored about this upright. */
  twice?: number;
  /** There is only one thing, or a group of it. */
  isAlone?: boolean;
  /** Glasses have little ink and are seen all the same. */
  leastShare?: number;
  /** What is behind may keep less of its ink than half: a face behind a mask. */
  keeps?: number;
  /** The front lies across something upright: that comes in more pieces, keeps less, and is slim altogether. */
  isWound?: boolean;
  /** The two look at each other. */
  isFacing?: boolean;
  /** Another limit than that of two things. */
  mostNodes?: number;
  /** The front is a part of what is behind, or the other way round: the rest may be slender. */
  isPart?: boolean;
  /** One of the two is a group. */
  isGroup?: boolean;
};

/** Both roles as the way names them, and the part that was said; undefined where the way does not suit the two. */
export type Arrange = (first: Thing, second: Thing, part?: string) => Layout | undefined;

export const put = (thing: Thing): Put => ({ thing, by: 1, x: 0, y: 0 });
/** Scaled by a factor, a point of the thing brought to a point of the other. */
export const pin = (thing: Thing, by: number, from: { x: number; y: number }, to: { x: number; y: number }): Put => ({
  thing,
  by,
  x: to.x - from.x * by,
  y: to.y - from.y * by,
});

export const sideOf = ({ shape: { box } }: Thing): number => Math.max(box.width, box.height);
export const isUpright = ({ shape: { box } }: Thing): boolean => box.height > box.width * 1.25;

/** Which way an animal looks: as its mark says, else where its head is, the higher end of a body seen from the side. */
export function looksTo({ places, shape, view }: Pick<Thing, 'places' | 'shape' | 'view'>): 'left' | 'right' | 'front' {
  if (places.facing) return places.facing;
  if (view === 'face' || shape.lopsided < EVEN) return 'front';
  const third = Math.floor(shape.top.length / 3);
  const highest = (columns: Float64Array) => Math.min(...columns.filter((y) => !Number.isNaN(y)));
  return highest(shape.top.subarray(0, third)) <= highest(shape.top.subarray(-third)) ? 'left' : 'right';
}

/** Catalogue drawings are named by their set. */
export const isStock = ({ id }: Thing): boolean => id.includes(':');
