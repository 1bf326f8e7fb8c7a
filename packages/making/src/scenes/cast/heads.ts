import { kit, type Region } from '@markwright/marks/kit';

const {
  both,
  circle,
  cut,
  drop,
  fillet,
  grow,
  intersect,
  move,
  path,
  polygon,
  rect,
  scale,
  stroke,
  turn,
  union,
  vesica,
} = kit;

/**
 * Heads seen from the front for scenes, drawn about 0, 0 with a skull of radius 50 or so. `skull` is the silhouette,
 * `ink` the head with its features cut out; `plain` keeps two eyes for small sizes.
 */
export type Head = { skull: Region; ink: Region; plain: Region };

/** What the face does: looks, reads or sleeps with lowered lids, or is glad. */
export type Look = 'open' | 'lowered' | 'glad';

export const pair = (region: Region): Region => both(region, 0);

export function eyes(look: Look, x: number, y: number, r = 8): Region {
  if (look === 'open') return pair(circle(-x, y, r));
  const bend = look === 'lowered' ? 9 : -9;
  return pair(stroke(path([-x - 12, y]).through([-x, y + bend], [-x + 12, y]), 9.5));
}

export const headOf = (skull: Region, features: Region[], filled: Region[], plainEyes: Region): Head => ({
  skull,
  ink: union(cut(skull, ...features), ...filled),
  plain: cut(skull, plainEyes),
});

export function bearHead(look: Look): Head {
  const skull = union(circle(0, 0, 50), pair(circle(-40, -37, 20)));
  const muzzle = circle(0, 22, 21);
  const nose = vesica([-14, 17], [14, 17], 17);
  return headOf(skull, [pair(circle(-40, -37, 8.5)), muzzle, eyes(look, 26, -11)], [nose], pair(circle(-22, -2, 10)));
}

export function catHead(look: Look): Head {
  const ear = polygon(
    [
      [-44, 16],
      [-47, -60],
      [-6, -42],
    ],
    [0, 4, 0],
  );
  const skull = union(circle(0, 0, 49), pair(ear));
  const nose = polygon(
    [
      [-9, 14],
      [9, 14],
      [0, 25],
    ],
    2,
  );
  return headOf(skull, [eyes(look, 22, 0), nose], [], pair(circle(-20, 0, 11)));
}

export function rabbitHead(look: Look): Head {
  const ear = turn(rect(-44, -108, 36, 104, 18), -6, [-26, -20]);
  const inner = turn(rect(-32, -90, 12, 46, 6), -6, [-26, -20]);
  const skull = fillet(union(circle(0, 0, 52), pair(ear)), 8);
  return headOf(
    skull,
    [pair(inner), eyes(look, 26, -4), vesica([-11, 18], [11, 18], 14)],
    [],
    pair(circle(-22, -4, 11)),
  );
}

export function foxHead(look: Look): Head {
  const skull = polygon(
    [
      [-56, -60],
      [-22, -34],
      [22, -34],
      [56, -60],
      [64, 2],
      [0, 58],
      [-64, 2],
    ],
    [5, 0, 0, 5, 10, 14, 10],
  );
  const cheek = intersect(skull, circle(-58, 58, 50));
  return headOf(skull, [pair(cheek), eyes(look, 24, look === 'open' ? -8 : -16, 7.5)], [], pair(circle(-24, -8, 10)));
}

/** A long dog's face with hanging ears. */
export function dogHead(look: Look): Head {
  const face = union(rect(-40, -50, 80, 98, [40, 40, 30, 30]), circle(0, 16, 40));
  const ear = turn(rect(-70, -44, 32, 80, [16, 6, 16, 16]), 6, [-50, -40]);
  const skull = union(cut(pair(ear), grow(face, 9)), face);
  const muzzle = circle(0, 28, 22);
  return headOf(skull, [eyes(look, 20, -8, 7.5), muzzle], [vesica([-14, 20], [14, 20], 17)], pair(circle(-19, -8, 10)));
}

/** Large upright ears and a white blaze from the brow to the muzzle. */
export function corgiHead(look: Look): Head {
  const ear = polygon(
    [
      [-44, 18],
      [-60, -66],
      [-12, -38],
    ],
    [0, 12, 0],
  );
  const skull = union(circle(0, 4, 50), pair(ear));
  const blaze = union(drop(0, 26, 20, [0, -50]), circle(0, 28, 25));
  const nose = vesica([-14, 20], [14, 20], 18);
  return headOf(skull, [blaze, eyes(look, 30, 0, 7.5)], [nose], union(pair(circle(-26, 2, 9)), circle(0, 32, 14)));
}

export function tigerHead(look: Look): Head {
  const skull = union(circle(0, 2, 52), pair(circle(-40, -36, 19)));
  const brow = union(rect(-18, -43, 36, 9, 4.5), rect(-11, -27, 22, 9, 4.5));
  const cheeks = pair(union(rect(-64, 0, 28, 9, 4.5), rect(-62, 18, 26, 9, 4.5)));
  const muzzle = circle(0, 26, 20);
  return headOf(
    skull,
    [brow, cheeks, muzzle, eyes(look, 24, -6, 8)],
    [vesica([-13, 20], [13, 20], 16)],
    union(pair(circle(-22, -2, 10)), rect(-16, -44, 32, 14)),
  );
}

export function pigHead(look: Look): Head {
  const ear = polygon(
    [
      [-44, 10],
      [-54, -52],
      [-12, -42],
    ],
    [0, 9, 0],
  );
  const skull = union(circle(0, 2, 51), pair(ear));
  const snout = rect(-28, 4, 56, 37, 18.4);
  const nostril = rect(-13, 14, 9.5, 17, 4.7);
  return headOf(
    skull,
    [snout, eyes(look, 27, -13, 7.5)],
    [pair(nostril)],
    union(pair(circle(-24, -14, 9)), rect(-24, 8, 48, 26, 13)),
  );
}

/** Small low ears, a broad pale muzzle: otters, and what looks like them. */
export function otterHead(look: Look): Head {
  const skull = union(circle(0, 0, 50), rect(-58, -8, 116, 46, 23), pair(circle(-47, -30, 15)));
  const muzzle = rect(-36, 4, 72, 33, 16.4);
  return headOf(
    skull,
    [muzzle, eyes(look, 24, -14, 7.5)],
    [vesica([-16, 11], [16, 11], 19)],
    union(pair(circle(-22, -14, 9)), rect(-22, 8, 44, 22, 11)),
  );
}

/** A white face within an outline, dark ears and eye patches. */
export function pandaHead(): Head {
  const skull = union(circle(0, 0, 54), pair(circle(-43, -40, 22)));
  const face = circle(0, 0, 45);
  const patch = turn(vesica([-20, -24], [-20, 20], 31), 26, [-20, -2]);
  const nose = vesica([-14, 22], [14, 22], 16);
  return {
    skull,
    ink: union(cut(skull, face), cut(pair(patch), pair(circle(-18, -1, 5.2))), nose),
    plain: union(cut(skull, circle(0, 2, 40)), pair(circle(-17, 0, 13))),
  };
}

/** A broad flat face: folded ears, a frown, a dark nose in a pale muzzle. */
export function pugHead(look: Look): Head {
  const ear = polygon(
    [
      [-24, -50],
      [-62, -46],
      [-60, 2],
      [-44, -12],
    ],
    [6, 12, 9, 8],
  );
  const face = union(rect(-52, -50, 104, 100, 46), rect(-54, -6, 108, 52, 26));
  const skull = union(face, cut(pair(ear), grow(face, 8)), intersect(pair(ear), face));
  const muzzle = union(pair(circle(-16, 24, 20)), circle(0, 12, 15));
  const frown = stroke(path([-16, -33]).through([0, -25], [16, -33]), 8);
  const lip = stroke(path([-20, 37]).through([-10, 30], [0, 26]), 7.5);
  const nose = vesica([-14, 8], [14, 8], 17);
  return headOf(
    skull,
    [muzzle, frown, eyes(look, 30, -8, 8.5)],
    [nose, pair(lip)],
    union(pair(circle(-27, -8, 10)), rect(-24, 14, 48, 24, 12)),
  );
}

/** A head of another size, leaning by some degrees, brought to its place. */
export function headAt({ skull, ink, plain }: Head, x: number, y: number, by = 1, lean = 0): Head {
  const put = (region: Region): Region => move(turn(scale(region, by, [0, 0]), lean, [0, 0]), x, y);
  return { skull: put(skull), ink: put(ink), plain: put(plain) };
}
