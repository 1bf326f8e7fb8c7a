import { kit, type Region } from '@markwright/marks/kit';
import type { Thing } from './seated.ts';

const {
  above,
  both,
  circle,
  curve,
  cut,
  fillet,
  grow,
  intersect,
  path,
  polygon,
  rect,
  shape,
  stroke,
  turn,
  union,
  vesica,
} = kit;

/** Things that a small animal sits on, rides, or shelters under. */

export function cloud(x: number, y: number, wide: number): Region {
  const by = wide / 200;
  return fillet(
    union(
      circle(x - 62 * by, y, 36 * by),
      circle(x - 14 * by, y - 22 * by, 46 * by),
      circle(x + 44 * by, y - 8 * by, 40 * by),
      rect(x - 98 * by, y - 4 * by, 196 * by, 44 * by, 22 * by),
    ),
    4,
  );
}

/** A domed umbrella with ribs and a hooked stick; the tips of its edge are at `y`. */
export function umbrella(x: number, y: number, half: number, stick: number): Thing {
  const dome = intersect(circle(x, y + half * 0.1, half), above(y));
  const scallops = union(...[-2, 0, 2].map((i) => circle(x + (i * half) / 3, y + half * 0.12, half * 0.34)));
  const top = cut(dome, scallops);
  const ribs = both(
    stroke(path([x, y - half * 0.86]).through([x - half * 0.3, y - half * 0.5], [x - half * 0.36, y + 4]), 9),
    x,
  );
  const pole = stroke(path([x, y - 10]).line([x, stick]), 11);
  const knob = rect(x - 6, y - half - 12, 12, 24, 6);
  return { full: union(cut(top, ribs), knob, cut(pole, grow(top, 0.01))), plain: union(top, knob, pole) };
}

/** A toadstool: a domed cap with spots on a stout stem. */
export function mushroom(x: number, ground: number, half: number, tall: number): Thing {
  const rim = ground - tall;
  const cap = shape(
    [x - half, rim, null, -80],
    [x, rim - half * 0.9, 0],
    [x + half, rim, 80, 170],
    [x, rim + 8, 180],
    [x - half, rim, 190, null],
  );
  const stem = polygon(
    [
      [x - half * 0.24, rim],
      [x + half * 0.24, rim],
      [x + half * 0.32, ground],
      [x - half * 0.32, ground],
    ],
    [0, 0, 8, 8],
  );
  const spots = union(
    circle(x - half * 0.46, rim - half * 0.32, half * 0.13),
    circle(x + half * 0.08, rim - half * 0.54, half * 0.16),
    circle(x + half * 0.55, rim - half * 0.24, half * 0.12),
  );
  return { full: union(cut(cap, spots), cut(stem, grow(cap, 9))), plain: union(cap, stem) };
}

export function skateboard(x: number, y: number, half: number): Region {
  const deck = stroke(
    curve([x - half, y - 16, 30], [x - half + 30, y, 0], [x + half - 30, y, 0], [x + half, y - 16, -30]),
    15,
  );
  return union(deck, circle(x - half * 0.55, y + 22, 15), circle(x + half * 0.55, y + 22, 15));
}

/** A long board on one curling wave. */
export function surfboard(x: number, y: number, half: number): Region {
  return turn(vesica([x - half, y], [x + half, y], 36), -8, [x, y]);
}

export function bookStack(x: number, top: number, wide: number): Thing {
  const one = (y: number, dx: number): Region => {
    const cover = rect(x - wide / 2 + dx, y, wide, 32, [12, 4, 4, 12]);
    return cut(cover, rect(x - wide / 2 + dx + 16, y + 11.5, wide, 9));
  };
  return {
    full: union(one(top, 0), one(top + 40, 10)),
    plain: union(rect(x - wide / 2, top, wide, 32, 6), rect(x - wide / 2 + 10, top + 46, wide, 28, 6)),
  };
}

/** A rocket flying up to the right is drawn upright here; the scene turns it. */
export function rocket(x: number, y: number): Thing {
  const hull = shape(
    [x, y - 100, null, 40],
    [x + 40, y, 90],
    [x + 30, y + 62, null, null],
    [x - 30, y + 62, null, null],
    [x - 40, y, -90],
    [x, y - 100, -40, null],
  );
  const fins = both(shape([x - 34, y + 14], [x - 66, y + 56, 100], [x - 66, y + 84], [x - 28, y + 62]), x);
  const flame = vesica([x, y + 66], [x, y + 124], 34);
  return { full: union(hull, cut(fins, grow(hull, 9)), cut(flame, grow(hull, 9))), plain: union(hull, fins) };
}

export function hill(y: number, peaks: readonly (readonly [number, number])[]): Region {
  return union(
    ...peaks.map(([x, top]) =>
      polygon(
        [
          [x, top],
          [x + (y - top) * 0.72, y],
          [x - (y - top) * 0.72, y],
        ],
        [8, 5, 5],
      ),
    ),
  );
}

/** Two stacked triangles on a short trunk. */
export function fir(x: number, ground: number, tall: number): Region {
  const half = tall * 0.32;
  const tier = (top: number, low: number, w: number): Region =>
    polygon([
      [x, top],
      [x + w, low],
      [x - w, low],
    ]);
  const t = ground - tall;
  return union(
    tier(t, t + tall * 0.5, half * 0.72),
    tier(t + tall * 0.3, t + tall * 0.88, half),
    rect(x - tall * 0.06, t + tall * 0.85, tall * 0.12, tall * 0.15),
  );
}

/** A leaf like a plate, notched at one side, as water lilies have it. */
export function lilyPad(x: number, y: number, half: number): Region {
  const flat = shape(
    [x - half, y, null, -70],
    [x, y - half * 0.26, 0],
    [x + half, y, 70, 110],
    [x, y + half * 0.26, 180],
    [x - half, y, -110, null],
  );
  const notch = polygon([
    [x + half * 0.5, y],
    [x + half * 1.3, y - half * 0.18],
    [x + half * 1.3, y + half * 0.1],
  ]);
  return cut(flat, notch);
}

/** Five rounded points. */
export const roundStar = (x: number, y: number, r: number): Region =>
  polygon(
    Array.from({ length: 10 }, (_, i) => kit.onCircle(x, y, i % 2 ? r * 0.5 : r, i * 36 - 90)),
    Array.from({ length: 10 }, (_, i) => (i % 2 ? 0 : r * 0.08)),
  );

export function armchair(x: number, ground: number, half: number): Thing {
  const back = rect(x - half * 0.72, ground - half * 1.5, half * 1.44, half * 1.4, [half * 0.4, half * 0.4, 0, 0]);
  const seat = rect(x - half * 0.62, ground - half * 0.62, half * 1.24, half * 0.48);
  const arms = both(rect(x - half, ground - half * 0.94, half * 0.32, half * 0.8, [half * 0.15, half * 0.15, 0, 0]), x);
  return { full: union(cut(union(back, seat), grow(arms, 9)), arms), plain: union(back, seat, arms) };
}
