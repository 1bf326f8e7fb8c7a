import { kit } from '@markwright/marks/kit';
import { eyes, type Head, headOf, type Look, pair } from './heads.ts';

const { around, circle, cut, curve, drop, fillet, grow, polygon, rect, shape, stroke, turn, union, vesica } = kit;

/** Wild animals and birds seen from the front, drawn as `heads.ts` says. */

/** Ears as large as half the face, a narrow chin. */
export function mouseHead(look: Look): Head {
  const skull = union(pair(circle(-50, -32, 31)), fillet(union(circle(0, 0, 46), circle(0, 34, 20)), 20));
  const nose = vesica([-12, 38], [12, 38], 17);
  return headOf(skull, [pair(circle(-50, -32, 14)), eyes(look, 21, -2), nose], [], pair(circle(-18, -2, 10)));
}

export function frogHead(look: Look): Head {
  const bumps = pair(circle(-42, -30, 24));
  const skull = fillet(union(rect(-64, -30, 128, 78, 39), bumps), 8);
  const mouth = stroke(curve([-38, 16, 40], [0, 30, 0], [38, 16, -40]), 9.5);
  const features = look === 'open' ? pair(circle(-42, -32, 14.5)) : eyes(look, 42, -32);
  const pupils = look === 'open' ? [pair(circle(-41, -31, 6.5))] : [];
  return headOf(skull, [mouth, features], pupils, union(pair(circle(-42, -32, 12)), rect(-34, 14, 68, 15, 7)));
}

/** Round furry ears at the sides, a long dark nose. */
export function koalaHead(look: Look): Head {
  const skull = fillet(union(circle(0, 4, 53), pair(circle(-58, -24, 30))), 6);
  const nose = rect(-12, 0, 24, 38, 12);
  return headOf(
    skull,
    [pair(circle(-60, -24, 13)), eyes(look, 32, -14, 7.5), grow(nose, 9)],
    [nose],
    union(pair(circle(-28, -4, 9)), rect(-9, 2, 18, 36, 9)),
  );
}

export function lionHead(look: Look): Head {
  const mane = union(circle(0, 0, 58), ...around(circle(0, -56, 18), 12, [0, 0]));
  const nose = polygon(
    [
      [-14, 8],
      [14, 8],
      [0, 24],
    ],
    3,
  );
  const mouth = stroke(curve([-16, 30, 70], [0, 32, -70, 70], [16, 30, -70]), 8.5);
  const collar = cut(circle(0, 2, 52), circle(0, 2, 42.5));
  return headOf(mane, [collar, eyes(look, 18, -8, 7.5), nose, mouth], [], union(pair(circle(-18, -6, 10)), nose));
}

/** A pale mask round eyes and mouth, ears at the sides. */
export function monkeyHead(look: Look): Head {
  const skull = union(circle(0, 0, 50), pair(circle(-54, 2, 20)));
  const mask = union(pair(circle(-17, -8, 21)), rect(-36, 2, 72, 42, 21));
  const smile = stroke(curve([-15, 24, 50], [0, 31, 0], [15, 24, -50]), 9);
  return headOf(
    skull,
    [pair(circle(-55, 2, 9)), mask],
    [look === 'open' ? pair(circle(-16, -4, 7.5)) : eyes(look, 16, -4), smile],
    cut(mask, pair(circle(-16, -4, 9))),
  );
}

export function chickHead(look: Look): Head {
  const tuft = union(drop(0, -48, 8, [2, -74]), turn(drop(0, -48, 8, [0, -70]), 34, [0, -40]));
  const skull = union(circle(0, 0, 52), tuft);
  const beak = polygon(
    [
      [-19, 10],
      [0, 0],
      [19, 10],
      [0, 30],
    ],
    2,
  );
  return headOf(skull, [eyes(look, 25, -6, 8), beak], [], union(pair(circle(-24, -6, 11)), beak));
}

/** Upright ears, pale cheeks and the two dots over the eyes. */
export function shibaHead(look: Look): Head {
  const ear = polygon(
    [
      [-48, 10],
      [-54, -60],
      [-8, -40],
    ],
    [0, 8, 0],
  );
  const skull = union(circle(0, 2, 51), pair(ear));
  const cheeks = union(pair(circle(-22, 22, 17)), circle(0, 24, 18));
  const nose = vesica([-12, 16], [12, 16], 16);
  const brows = pair(circle(-20, -27, 6.5));
  return headOf(
    skull,
    [cheeks, brows, eyes(look, 26, -8, 7.5)],
    [nose],
    union(pair(circle(-24, -6, 10)), rect(-28, 18, 56, 22, 11)),
  );
}

/** Wool on the brow, ears hanging at the sides of a dark face. */
export function sheepHead(look: Look): Head {
  const face = rect(-32, -40, 64, 94, [20, 20, 31, 31]);
  const ears = pair(turn(vesica([-28, -8], [-76, -2], 26), -14, [-30, -8]));
  const wool = union(circle(0, -50, 26), pair(circle(-30, -40, 21)));
  const skull = union(face, ears, wool);
  return headOf(
    skull,
    [cut(grow(wool, 9), wool), eyes(look, 15, 6, 7), vesica([-10, 36], [10, 36], 13)],
    [],
    pair(circle(-15, 4, 9)),
  );
}

export function owlHead(look: Look): Head {
  const skull = shape(
    [0, -34],
    [34, -44, -20],
    [58, -58, null, 100],
    [54, 10, 96],
    [0, 52, 180],
    [-54, 10, -96],
    [-58, -58, -100, null],
    [-34, -44, null, 20],
    [0, -34, 20, null],
  );
  const beak = vesica([0, 8], [0, 38], 16);
  return headOf(
    skull,
    [pair(circle(-24, -2, 20)), beak],
    [look === 'open' ? pair(circle(-23, -2, 9)) : eyes(look, 24, -2)],
    pair(circle(-24, 0, 16)),
  );
}

/** A dark hood round a pale face. */
export function penguinHead(look: Look): Head {
  const skull = circle(0, 0, 52);
  const face = union(pair(circle(-17, 0, 23)), circle(0, 24, 26));
  const beak = vesica([-15, 14], [15, 14], 20);
  return headOf(
    skull,
    [face],
    [look === 'open' ? pair(circle(-17, -3, 7.5)) : eyes(look, 17, -3), beak],
    cut(union(pair(circle(-18, 0, 25)), circle(0, 22, 22)), rect(-14, 4, 28, 20, 10)),
  );
}

/** A narrow face between spread ears; antlers, if wanted, are drawn by the scene. */
export function deerHead(look: Look): Head {
  const face = polygon(
    [
      [-34, -40],
      [34, -40],
      [26, 30],
      [14, 58],
      [-14, 58],
      [-26, 30],
    ],
    [16, 16, 30, 9, 9, 30],
  );
  const ears = pair(vesica([-24, -24], [-84, -36], 28));
  return headOf(
    union(face, ears),
    [eyes(look, 15, -8, 7), vesica([-14, 40], [14, 40], 17)],
    [],
    pair(circle(-15, -6, 9)),
  );
}

/** Long upright ears, a white muzzle. */
export function donkeyHead(look: Look): Head {
  const ear = turn(vesica([-22, -34], [-22, -112], 32), -14, [-22, -40]);
  const face = rect(-36, -46, 72, 116, [34, 34, 34, 34]);
  const muzzle = rect(-27, 26, 54, 34, 17);
  return headOf(
    union(face, pair(ear)),
    [muzzle, eyes(look, 18, -10, 7)],
    [pair(circle(-11, 43, 5.5))],
    union(pair(circle(-18, -8, 9)), rect(-22, 30, 44, 22, 11)),
  );
}

/** Tall ears, a ruff in points at the cheeks, a long pale muzzle. */
export function wolfHead(look: Look): Head {
  const half: [number, number][] = [
    [0, -36],
    [16, -38],
    [42, -74],
    [50, -26],
    [70, 6],
    [54, 12],
    [56, 30],
    [38, 30],
    [14, 62],
    [0, 66],
  ];
  const mirror = half
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): [number, number] => [-x, y]);
  const skull = polygon([...half, ...mirror], 3);
  const cheek = pair(
    shape([18, 20, null, -20], [44, 12, -30], [40, 24, 120], [14, 50, 130], [10, 34, -80], [18, 20, -60, null]),
  );
  const nose = vesica([-11, 50], [11, 50], 15);
  return headOf(skull, [cheek, eyes(look, 24, -8, 7.5), nose], [], union(pair(circle(-24, -8, 9.5)), nose));
}

/** Horns that bend outwards, ears hanging below them, a long face with a beard. */
export function goatHead(look: Look): Head {
  const horn = (thick: number) => stroke(curve([-14, -36, -110], [-26, -82, -100], [-52, -98, 200]), thick);
  const ear = turn(vesica([-26, -20], [-82, -20], 26), -18, [-26, -20]);
  const face = polygon(
    [
      [-34, -46],
      [34, -46],
      [30, 12],
      [18, 48],
      [-18, 48],
      [-30, 12],
    ],
    [16, 16, 26, 13, 13, 26],
  );
  const beard = drop(0, 46, 11, [0, 82]);
  const skull = union(face, pair(ear), pair(horn(17)), beard);
  return headOf(
    skull,
    [eyes(look, 18, -12, 7), pair(circle(-8, 32, 5))],
    [],
    union(pair(circle(-17, -10, 9)), rect(-12, 28, 24, 9, 4)),
  );
}
