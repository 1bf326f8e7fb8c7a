import { kit, type Region } from '@markwright/marks/kit';

const { both, circle, cut, curve, grow, move, polygon, scale, shape, stroke, union, vesica } = kit;

/** Birds, a wolf and a whale from the side or the front, whole; scenes move and scale them. */

/** Flies to the left, both wings up; from 6, 4 to 238, 132. */
export function flyingCrane(): Region {
  const neck = shape(
    [6, 76, null, -14],
    [74, 80, 14],
    [130, 100, 20],
    [196, 112, 0],
    [238, 124, null, null],
    [190, 132, 190],
    [122, 126, 200],
    [66, 98, 200],
    [6, 84, 190, null],
  );
  const wing = shape([92, 92, null, -60], [158, 4, null, 60], [178, 62, 100], [156, 118, 130, null]);
  const rear = shape([112, 100, null, -40], [214, 34, null, 80], [206, 92, 120], [166, 122, 150, null]);
  return union(neck, wing, cut(rear, grow(wing, 9)));
}

/** An owl upright from the front, from 56, 12 to 184, 186, and the holes of its face and wings. */
export function uprightOwl(): { body: Region; holes: Region; pupils: Region; eyes: Region } {
  const body = both(
    shape([120, 32], [96, 34, 186], [60, 12, null, 78], [56, 96, 96], [76, 160, 66], [120, 186, 0, null]),
  );
  const eyes = both(circle(95, 74, 19));
  const beak = vesica([120, 90], [120, 116], 16);
  const wings = both(stroke(curve([74, 104, 84], [82, 140, 66], [104, 166, 40]), 9.5));
  return { body, holes: union(eyes, beak, wings), pupils: both(circle(95, 74, 8)), eyes };
}

/** Sits and howls, its muzzle up to the left; the ground is at 222. */
export function howlingWolf(): Region {
  const body = shape(
    [58, 26],
    [78, 22, 10],
    [116, 50, 40],
    [150, 44, null, null],
    [142, 78, null, 70],
    [166, 126, 56],
    [190, 222, 84, 180],
    [76, 222, null, null],
    [92, 204, -60],
    [86, 150, -110],
    [78, 112, -80],
    [92, 88, -60, null],
    [78, 60],
  );
  const tail = shape(
    [176, 222, null, 0],
    [226, 196, -70],
    [226, 160, null, 110],
    [200, 190, 150],
    [176, 198, 180, null],
  );
  return union(body, tail);
}

/** Swims to the left, its flukes up; from 8, 50 to 238, 226. */
export const whaleBody = (): Region =>
  shape(
    [8, 150, -84],
    [72, 106, -6],
    [150, 122, 24],
    [196, 108, -50],
    [190, 80, -120, -150],
    [166, 62, null, 10],
    [204, 70, null, null],
    [238, 50, null, 150],
    [222, 86, 120],
    [214, 150, 110],
    [120, 226, 180],
    [8, 160, -96],
    [8, 150, -90, null],
  );

export const whaleMouth = (): Region => stroke(curve([6, 172, 20], [64, 184, 0], [104, 170, -40]), 10);

/** A round songbird facing left, from 16, 40 to 200, 172, with its eye and wing line. */
export function songbird(): { body: Region; holes: Region } {
  const body = shape(
    [44, 82, null, -80],
    [86, 40, 0],
    [140, 82, 50],
    [200, 150, null, 180],
    [150, 152, 170],
    [100, 172, 180],
    [44, 112, -98],
    [44, 82, -86, null],
  );
  const beak = polygon(
    [
      [48, 76],
      [16, 88],
      [48, 98],
    ],
    [0, 2, 0],
  );
  const wing = shape([84, 116, null, 10], [162, 130, null, null], [128, 150, 180], [84, 116, -120, null]);
  return { body: union(body, beak), holes: union(circle(74, 82, 7.5), cut(grow(wing, 9), wing)) };
}

/** A swan facing right whose neck is half a heart; from 20, 20 to 120, 200. */
export function swan(): Region {
  const neck = stroke(curve([64, 168, -150], [36, 104, -80], [78, 44, 0], [106, 74, 90]), 21);
  const body = shape(
    [28, 150, null, 60],
    [74, 206, 0],
    [120, 206, 0, -90],
    [120, 186, -90],
    [92, 150, -150],
    [60, 150, 180],
    [28, 150, 190, null],
  );
  const beak = polygon(
    [
      [98, 66],
      [117, 72],
      [114, 104],
    ],
    [4, 4, 3],
  );
  return union(neck, body, beak);
}

/** A part of a scene brought to another size and place. */
export const put = (region: Region, dx: number, dy: number, by = 1): Region => move(scale(region, by, [0, 0]), dx, dy);
