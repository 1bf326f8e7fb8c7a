import { kit, type Region } from '@markwright/marks/kit';
import type { Thing } from './seated.ts';

const { above, below, circle, cut, grow, intersect, path, polygon, rect, ring, shape, stroke, union } = kit;

/** Vessels that something looks out of, about x = 120, their rims level at `rim`. */

/** A straight mug with its handle at the right. */
export function mugAt(rim: number, round = 34): Thing {
  const body = rect(40, rim, 136, 104, [6, 6, round, round]);
  const handle = (r: number, weight: number): Region =>
    cut(ring(176, rim + 48, r, weight), rect(30, rim - 20, 146, 160));
  return { full: union(body, handle(38, 16)), plain: union(body, handle(40, 22)) };
}

/** A round cup on a saucer. */
export function teacupAt(rim: number, deep = 86): Thing {
  const bowl = intersect(circle(112, rim, deep), below(rim));
  const handle = cut(ring(112 + deep, rim + 26, 32, 15), circle(112, rim, deep - 2), above(rim));
  const saucer = cut(rect(40, rim + deep - 6, 144, 14, 7), circle(112, rim, deep + 9));
  return { full: union(bowl, handle, saucer), plain: union(bowl, handle) };
}

export function bowlAt(rim: number, wide = 98): Thing {
  const bowl = intersect(circle(120, rim - 8, wide), below(rim));
  const foot = rect(80, rim + wide - 22, 80, 18, [0, 0, 6, 6]);
  return { full: union(cut(bowl, below(rim + wide - 30)), foot), plain: union(bowl, foot) };
}

/** A wicker basket: a rim, slats below. */
export function basketAt(rim: number, weave = 34): Thing {
  const body = polygon(
    [
      [26, rim],
      [214, rim],
      [190, rim + 94],
      [50, rim + 94],
    ],
    [8, 8, 20, 20],
  );
  const slats = [74, 120, 166].map((x) => rect(x - 4.7, rim + weave, 9.4, 70));
  return {
    full: cut(body, rect(10, rim + weave - 9.5, 220, 9.5), ...slats),
    plain: cut(body, rect(66, rim + 38, 108, 16)),
  };
}

/** An open box, one flap folded out at each side. */
export function boxAt(rim: number, flap = 22): Thing {
  const body = rect(44, rim, 152, 96, [0, 0, 6, 6]);
  const side = polygon(
    [
      [44, rim],
      [44, rim + 26],
      [8, rim + 26 - flap],
      [18, rim - flap],
    ],
    [0, 0, 4, 4],
  );
  const flaps = union(side, kit.mirror(side));
  const tape = rect(106, rim + 30, 28, 32, 3);
  return { full: cut(union(body, cut(flaps, rect(35, rim - 40, 170, 90))), tape), plain: union(body, flaps) };
}

/** A bathtub on feet, its rim wider than its body. */
export function bathtubAt(rim: number, foot = 16): Thing {
  const body = rect(28, rim + 6, 184, 72, [4, 4, 56, 56]);
  const edge = rect(8, rim, 224, 18, 9);
  const feet = union(circle(76, rim + 82, foot * 0.7), circle(164, rim + 82, foot * 0.7));
  return { full: union(edge, cut(body, rect(0, rim + 17.9, 240, 9.5)), feet), plain: union(edge, body, feet) };
}

/** A small boat with one plank line; who sits in it looks over its side. */
export function boatAt(rim: number, lift = 18): Thing {
  const hull = shape(
    [4, rim - lift, null, 20],
    [120, rim + 6, 0],
    [236, rim - lift, -20, 120],
    [186, rim + 62, 180],
    [54, rim + 62, 180],
    [4, rim - lift, -120, null],
  );
  const plank = stroke(path([-10, rim + 22]).through([120, rim + 40], [250, rim + 22]), 9.5, 'butt');
  return { full: cut(hull, plank), plain: hull };
}

/** A tall hat upside down, as conjurers use it. */
export function magicHatAt(rim: number, tall = 96): Thing {
  const body = polygon(
    [
      [58, rim + 8],
      [182, rim + 8],
      [170, rim + tall],
      [70, rim + tall],
    ],
    [0, 0, 10, 10],
  );
  const brim = rect(26, rim, 188, 20, 10);
  return { full: union(brim, cut(body, rect(40, rim + 46, 160, 10), grow(brim, 0.01))), plain: union(brim, body) };
}

/** A flower pot: a rim and a slanted body. */
export function flowerPotAt(rim: number, foot = 36): Thing {
  const edge = rect(46, rim, 148, 30, 6);
  const body = polygon(
    [
      [60, rim + 26],
      [180, rim + 26],
      [120 + foot, rim + 104],
      [120 - foot, rim + 104],
    ],
    [0, 0, 12, 12],
  );
  return { full: union(edge, cut(body, rect(30, rim + 30, 180, 9.5))), plain: union(edge, body) };
}

/** The lower part of an eggshell, its edge broken in a zigzag. */
export function eggshellAt(rim: number, tooth = 22): Thing {
  const teeth = polygon([
    [20, rim + tooth],
    [50, rim],
    [85, rim + tooth],
    [120, rim],
    [155, rim + tooth],
    [190, rim],
    [220, rim + tooth],
    [220, rim + 200],
    [20, rim + 200],
  ]);
  const shell = intersect(
    shape(
      [120, rim - 90, 0],
      [202, rim + 14, 90],
      [120, rim + 100, 180],
      [38, rim + 14, -90],
      [120, rim - 90, 0, null],
    ),
    teeth,
  );
  return { full: shell, plain: shell };
}

/** Three soap bubbles that rise at one side. */
export const bubblesOver = (x: number, y: number): Region =>
  union(ring(x, y, 22, 9.5), ring(x - 14, y - 50, 17, 9), circle(x + 12, y - 78, 9));
