import { accent, ink, type Part, kit, type Region } from '@markwright/marks/kit';
import { type Head, headAt, pair } from './heads.ts';

const { circle, cut, grow, move, rect, scale, shape, stroke, union, vesica } = kit;

/** A whole small animal: `full` with its features, `plain` for small sizes, `outline` to cut other things by. */
/** A thing beside or before a figure. */
export type Thing = { full: Region; plain: Region };

export type Figure = { full: Region; plain: Region; outline: Region };

/** Sits with its feet forward, seen from the front; the seat is at `ground`, the whole about 170 high at size 1. */
export function seated(head: Head, x: number, ground: number, by = 1, lean = 0, tail?: Region): Figure {
  const place = (region: Region): Region => move(scale(region, by, [0, 0]), x, ground);
  const { skull, ink, plain } = headAt(head, x, ground - 112 * by, by, lean);
  const body = shape(
    [0, -84, 0],
    [42, -40, 80],
    [46, -14, 90],
    [30, 0, 180],
    [-30, 0, 180],
    [-46, -14, -90],
    [-42, -40, -80],
    [0, -84, 0, null],
  );
  const feet = pair(rect(-46, -27, 30, 27, 13));
  const torso = place(union(body, feet));
  const soles = place(cut(grow(feet, 9 / by), feet));
  const outline = union(skull, torso, ...(tail ? [place(tail)] : []));
  const rest = cut(torso, grow(skull, 9.5));
  const behind = tail ? [cut(place(tail), grow(union(torso, skull), 9))] : [];
  return {
    full: union(ink, cut(rest, soles), ...behind),
    plain: union(plain, cut(torso, grow(skull, 13))),
    outline,
  };
}

/** Stands on two legs, one arm out to hold something at `hand`; the soles are at `ground`. */
export function standing(
  head: Head,
  x: number,
  ground: number,
  by = 1,
  hand: readonly [number, number] = [52, -84],
): Figure {
  const place = (region: Region): Region => move(scale(region, by, [0, 0]), x, ground);
  const { skull, ink, plain } = headAt(head, x, ground - 128 * by, by);
  const body = shape(
    [0, -96, 0],
    [34, -66, 76],
    [38, -24, 90],
    [34, 0, 90, 180],
    [8, 0, 180, -90],
    [0, -16, 180],
    [-8, 0, 90, 180],
    [-34, 0, 180, -90],
    [-38, -24, -90],
    [-34, -66, -76],
    [0, -96, 0, null],
  );
  const arm = stroke(kit.curve([24, -62, -10], [hand[0], hand[1], -70]), 20);
  const torso = place(union(body, arm));
  return {
    full: union(ink, cut(torso, grow(skull, 9.5))),
    plain: union(plain, cut(torso, grow(skull, 13))),
    outline: union(skull, torso),
  };
}

/** A fox's brush, up at the right of a seated figure. */
export const bushyTail = (): Region =>
  shape([30, -6, null, 0], [78, -44, -84], [60, -96, null, 84], [50, -50, 110], [30, -30, 190, null]);

/** A cat's tail, curled at the right of a seated figure. */
export const curledTail = (): Region => stroke(kit.curve([30, -12, 0], [70, -32, -90], [62, -62, -160]), 17);

/** A head over an instrument; one paw lies on its body, one on its neck. */
export function playing(head: Head, { full, plain }: Thing, paws: Region): { parts: Part[]; small: Part[] } {
  return {
    parts: [...ink(cut(head.ink, grow(union(plain, full, paws), 10)), paws), ...accent(cut(full, grow(paws, 9)))],
    small: [...ink(cut(head.plain, grow(plain, 14))), ...accent(plain)],
  };
}

/** A penguin upright from the front, its flippers out; the soles are at `ground`, the whole about 180 high at size 1. */
export function penguin(x: number, ground: number, by = 1): Figure {
  const place = (region: Region): Region => move(scale(region, by, [0, 0]), x, ground);
  const coat = shape(
    [0, -180, 0],
    [48, -128, 90],
    [56, -54, 90],
    [30, -8, 170],
    [-30, -8, 190],
    [-56, -54, -90],
    [-48, -128, -90],
    [0, -180, 0, null],
  );
  const flippers = pair(shape([-44, -108], [-84, -58, 110], [-78, -46, -20], [-50, -62]));
  const face = union(pair(circle(-16, -132, 19)), rect(-32, -128, 64, 96, [22, 22, 32, 32]));
  const features = union(pair(circle(-15, -134, 6.5)), vesica([-14, -116], [14, -116], 18));
  const feet = pair(rect(-38, -14, 32, 14, 7));
  return {
    full: place(union(cut(union(coat, flippers), face), features, feet)),
    plain: place(union(cut(union(coat, flippers), rect(-26, -140, 52, 100, 26)), vesica([-14, -114], [14, -114], 24))),
    outline: place(union(coat, flippers, feet)),
  };
}
