import { accent, ink, type Part, kit, type Region } from '@markwright/marks/kit';
import type { Thing } from './seated.ts';
import { type Head, pair } from './heads.ts';

const {
  around,
  circle,
  cut,
  drop,
  fillet,
  grow,
  intersect,
  above,
  move,
  polygon,
  rect,
  ring,
  scale,
  shape,
  union,
  vesica,
} = kit;

/** What is worn is drawn about 0, 0, where the middle of the brow lies on a head of radius 65. */

export const gearAt = ({ full, plain }: Thing, x: number, y: number, by = 1): Thing => {
  const put = (region: Region): Region => move(scale(region, by, [0, 0]), x, y);
  return { full: put(full), plain: put(plain) };
};

/** A head in ink, what it wears in the second colour, one gap between. */
export const worn = (head: Head, { full, plain }: Thing, gap = 10): { parts: Part[]; small: Part[] } => ({
  parts: [...ink(cut(head.ink, grow(plain, gap))), ...accent(full)],
  small: [...ink(cut(head.plain, grow(plain, 15))), ...accent(plain)],
});

export function chefHat(puff = 29): Thing {
  const cloud = fillet(union(pair(circle(-39, -62, puff)), circle(0, -76, puff + 2), rect(-41, -60, 82, 46)), 4);
  const plain = union(cloud, rect(-41, -50, 82, 48, [0, 0, 6, 6]));
  return { full: cut(plain, rect(-60, -32, 120, 9.5)), plain };
}

export function topHat(crown = 84): Thing {
  const plain = union(rect(-36, -crown, 72, crown, [10, 10, 0, 0]), rect(-66, -16, 132, 18, 9));
  return { full: cut(plain, rect(-60, -37, 120, 10)), plain };
}

export function bowlerHat(crown = 54): Thing {
  const plain = union(intersect(circle(0, -16, crown), above(-12)), rect(-74, -16, 148, 18, 9));
  return { full: cut(plain, rect(-70, -38, 140, 10)), plain };
}

/** A wide brim that bends down, a low crown with a band. */
export function strawHat(reach = 92): Thing {
  const brim = shape([-reach, 2, null, -40], [0, -24, 0], [reach, 2, 40, null], [0, 4, 180]);
  const plain = union(brim, rect(-44, -60, 88, 50, [30, 30, 0, 0]));
  return { full: cut(plain, shape([-70, -36], [0, -42, 0], [70, -36], [70, -26], [0, -32, 180], [-70, -26])), plain };
}

export function conicalHat(reach = 96): Thing {
  const plain = shape(
    [0, -72, null, 30],
    [reach, 0, null, 190],
    [0, 6, 180],
    [-reach, 0, 170, -30],
    [0, -72, -30, null],
  );
  const rib = polygon([
    [-4.8, -50],
    [4.8, -50],
    [7, 20],
    [-7, 20],
  ]);
  const side = pair(
    polygon([
      [-20, -44],
      [-12, -44],
      [-40, 14],
      [-53, 14],
    ]),
  );
  return { full: cut(plain, rib, side), plain };
}

/** A woolly hat with a bobble. */
export function woollyHat(bobble = 17): Thing {
  const dome = intersect(circle(0, -22, 54), above(-24));
  const brim = rect(-62, -26, 124, 28, 12);
  const ball = circle(0, -84, bobble);
  return {
    full: union(ball, cut(dome, grow(union(ball, brim), 9)), brim),
    plain: union(ball, dome, brim),
  };
}

/** A cap seen from the front, its peak over the brow. */
export function peakedCap(peak = 62): Thing {
  const dome = intersect(circle(0, -14, 52), above(-12));
  const visor = shape([-peak, 2, null, -44], [0, -20, 0], [peak, 2, 44, null], [0, 0, 180]);
  return {
    full: union(circle(0, -68, 9), visor, cut(dome, grow(visor, 9), rect(-4.7, -50, 9.4, 60))),
    plain: union(dome, visor, circle(0, -68, 9)),
  };
}

export function hardHat(ridge = 14): Thing {
  const dome = intersect(circle(0, -4, 58), above(-14));
  const plain = union(dome, rect(-ridge, -72, ridge * 2, 50, 8), rect(-74, -18, 148, 20, 10));
  return { full: cut(plain, pair(rect(-ridge - 12, -54, 9.5, 30, 4))), plain };
}

export function crownGear(tall = 60): Thing {
  const points = polygon(
    [
      [-46, 2],
      [-56, -tall],
      [-26, -34],
      [0, -tall - 12],
      [26, -34],
      [56, -tall],
      [46, 2],
    ],
    [5, 4, 0, 4, 0, 4, 5],
  );
  const balls = union(pair(circle(-56, -tall - 2, 9)), circle(0, -tall - 15, 10));
  return { full: union(cut(points, rect(-60, -20, 120, 9)), balls), plain: union(points, balls) };
}

/** The four-cornered cap of a graduate, its tassel hanging at one side. */
export function graduationCap(fall = 44): Thing {
  const board = polygon(
    [
      [0, -82],
      [92, -50],
      [0, -18],
      [-92, -50],
    ],
    3,
  );
  const band = cut(rect(-48, -44, 96, 46, [0, 0, 10, 10]), grow(board, 9));
  const tassel = union(rect(79, -48, 10, fall, 4), drop(84, fall - 36, 12, [84, fall - 64]));
  return {
    full: union(board, band, tassel),
    plain: union(board, rect(-48, -44, 96, 46, 8), rect(74, -48, 16, fall + 20, 6), tassel),
  };
}

export function witchHat(bend = 20, reach = 98): Thing {
  const cone = shape([-48, -12], [-14, -88, -66, -66], [bend, -124, null, 130], [24, -84, 70], [48, -12, null, null]);
  const plain = union(
    cone,
    shape([-reach, 0, null, -20], [0, -22, 0], [reach, 0, 20, 164], [0, 6, 180], [-reach, 0, 196, null]),
  );
  return { full: cut(plain, rect(-60, -40, 120, 11)), plain };
}

export function beret(lean = 10): Thing {
  const plain = union(
    shape([-70, -14, null, -76], [-lean, -56, 0], [76, -20, 70], [50, -2, 180], [-40, 0, 180], [-70, -14, -100, null]),
    rect(-lean - 6, -72, 12, 24, 6),
  );
  return { full: plain, plain };
}

/** A padded red cap folded over to one side, a bobble at its end. */
export function santaHat(fall = -6): Thing {
  const cone = shape(
    [-54, -20],
    [-20, -84, -52],
    [40, -88, 30],
    [84, fall - 26, null, null],
    [48, -50, 200],
    [52, -20, null, null],
  );
  const brim = rect(-64, -22, 128, 26, 13);
  const ball = circle(84, fall - 18, 17);
  return { full: union(brim, ball, cut(cone, grow(union(brim, ball), 9))), plain: union(cone, brim, ball) };
}

/** Blossoms in a row along the brow. */
export function flowerCrown(size = 21): Thing {
  const blossom = (x: number, y: number, by: number): Region =>
    union(...around(circle(x, y - 11 * by, 9.5 * by), 5, [x, y]));
  const at = [
    [0, -8, size / 15],
    [-44, 0, size / 19],
    [44, 0, size / 19],
  ] as const;
  const leaves = pair(vesica([-60, 8], [-88, 22], 20));
  const plain = union(...at.map(([x, y, by]) => circle(x, y, 20 * by)), rect(-70, -2, 140, 12, 6), leaves);
  return {
    full: union(...at.map(([x, y, by]) => cut(blossom(x, y, by), circle(x, y, 6.5 * by))), leaves),
    plain,
  };
}

/** Ear cups before the sides of a head, the band behind its crown and ears; `r` is the half width of the face. */
export function withHeadphones(head: Head, x: number, y: number, r: number): { parts: Part[]; small: Part[] } {
  const arc = (inner: number, weight: number): Region => intersect(ring(x, y, inner + weight, weight), above(y));
  const cups = union(rect(x - r - 22, y - 20, 34, 68, 15), rect(x + r - 12, y - 20, 34, 68, 15));
  const band = (inner: number, weight: number, gap: number): Region =>
    cut(arc(inner, weight), grow(union(head.skull), gap));
  return {
    parts: [...ink(cut(head.ink, grow(cups, 10))), ...accent(union(cups, band(r + 6, 14, 9.5)))],
    small: [...ink(cut(head.plain, grow(cups, 14))), ...accent(union(cups, band(r + 4, 18, 8)))],
  };
}

/** Dark glasses; 0, 0 is the middle between the eyes. */
export function sunglasses(wide = 48): Thing {
  const lens = shape([8, -18], [wide + 14, -18, null, 90], [wide - 8, 22, 180], [26, 22, 180], [8, -8, -90, null]);
  const plain = union(pair(lens), rect(-wide - 16, -20, wide * 2 + 32, 12, 4));
  return { full: plain, plain };
}

/** Two round lenses and a bridge; 0, 0 is the middle between the eyes. */
export function roundGlasses(r = 27): Thing {
  const frame = union(pair(ring(-r - 6, 0, r, 9.5)), rect(-10, -9, 20, 9.5));
  return { full: frame, plain: union(pair(ring(-r - 6, 0, r + 2, 14)), rect(-10, -10, 20, 15)) };
}

/** A bow under the chin; 0, 0 is its knot. */
export function bowTie(wing = 58): Thing {
  const side = shape([-8, -9], [-wing, -32, 190, 90], [-wing, 32, 90, -10], [-8, 9]);
  const knot = rect(-15, -16, 30, 32, 9);
  return { full: union(knot, cut(pair(side), grow(knot, 9))), plain: union(knot, pair(side)) };
}

/** A scarf wound round the neck; 0, 0 is the middle of its upper edge. */
export function scarf(hang = 62): Thing {
  const wrap = shape(
    [-74, -10, null, 34],
    [0, 10, 0],
    [74, -10, -34, 100],
    [68, 26, 150],
    [0, 44, 180],
    [-68, 26, -150],
    [-74, -10, -80, null],
  );
  const end = cut(rect(20, 26, 40, hang, 5), rect(35, hang + 10, 9.5, 40), grow(wrap, 9.5));
  return { full: union(wrap, end), plain: union(wrap, rect(20, 20, 40, hang + 6, 5)) };
}

/** A glass bowl round the whole head, a disc at each ear and a collar below; 0, 0 is the middle of the head. */
export function spaceHelmet(r = 94): Thing {
  const collar = rect(-78, r - 20, 156, 34, [10, 10, 17, 17]);
  const discs = pair(rect(-r - 12, -26, 26, 52, 9));
  const bowl = cut(ring(0, 0, r, 12), grow(union(collar, discs), 8.5));
  return { full: union(bowl, collar, discs), plain: union(ring(0, 0, r, 17), collar, discs) };
}
