import { kit, type Region } from '@markwright/marks/kit';
import type { Thing } from './seated.ts';

const {
  above,
  below,
  both,
  circle,
  curve,
  cut,
  drop,
  fillet,
  grow,
  intersect,
  mirror,
  move,
  path,
  polygon,
  rect,
  ring,
  scale,
  shape,
  stroke,
  turn,
  union,
} = kit;

/** Things that are held before the chest, about x = 120, their upper edges near y = 140. */

export function heart(x: number, y: number, r: number): Region {
  return union(
    circle(x - r * 0.86, y, r),
    circle(x + r * 0.86, y, r),
    polygon(
      [
        [x - r * 1.62, y + r * 0.64],
        [x, y + r * 2.5],
        [x + r * 1.62, y + r * 0.64],
        [x, y - r * 0.4],
      ],
      [0, r * 0.16, 0, 0],
    ),
  );
}

export function loaf(): Thing {
  const bread = rect(22, 144, 196, 86, [43, 43, 30, 30]);
  const slash = (x: number): Region => stroke(path([x + 12, 158]).line([x - 12, 188]), 10);
  return { full: cut(bread, slash(92), slash(130), slash(168)), plain: bread };
}

export function iceCream(): Thing {
  const cone = polygon(
    [
      [74, 182],
      [166, 182],
      [120, 250],
    ],
    [5, 5, 8],
  );
  const scoop = union(circle(120, 146, 44), rect(66, 150, 108, 26, 13));
  return { full: union(scoop, cut(cone, grow(scoop, 9))), plain: union(scoop, cone) };
}

/** A bowl of noodles, two chopsticks standing in it at the right. */
export function noodleBowl(): Thing {
  const bowl = intersect(circle(120, 148, 86), below(160));
  const foot = rect(86, 222, 68, 14, [0, 0, 6, 6]);
  const noodles = union(...[66, 102, 138, 174].map((x) => intersect(circle(x, 160, 20), above(151))));
  const sticks = union(stroke(path([186, 158]).line([212, 60]), 11), stroke(path([204, 158]).line([236, 66]), 11));
  return {
    full: union(bowl, foot, cut(noodles, grow(bowl, 0.01)), cut(sticks, grow(bowl, 9))),
    plain: union(bowl, foot, sticks),
  };
}

/** A wedge: the top and the side with its holes. */
export function cheese(): Thing {
  const top = polygon(
    [
      [20, 180],
      [160, 132],
      [220, 180],
    ],
    [4, 8, 4],
  );
  const side = rect(20, 190, 200, 48, [0, 0, 8, 8]);
  return {
    full: union(top, cut(side, circle(64, 206, 13), circle(122, 224, 12), circle(176, 200, 15))),
    plain: union(top, rect(20, 176, 200, 62, [0, 0, 8, 8])),
  };
}

export function banana(): Thing {
  const fruit = shape(
    [206, 104],
    [224, 100, null, 84],
    [136, 228, 168],
    [40, 216, 206, -80],
    [38, 200, null, 20],
    [136, 176, -22],
    [206, 104, -76, null],
  );
  return { full: fruit, plain: fruit };
}

export function peach(): Thing {
  const fruit = union(circle(98, 186, 48), circle(142, 186, 48), drop(120, 196, 50, [120, 254]));
  const cleft = stroke(curve([126, 136, 110], [118, 200, 80]), 9.5);
  return { full: cut(fruit, cleft), plain: fruit };
}

export function pizzaSlice(): Thing {
  const crust = rect(22, 136, 196, 24, 12);
  const slice = polygon(
    [
      [38, 164],
      [202, 164],
      [120, 250],
    ],
    [3, 3, 8],
  );
  const toppings = union(circle(92, 186, 11), circle(146, 182, 10), circle(122, 214, 10));
  return { full: union(crust, cut(slice, grow(crust, 9), toppings)), plain: union(crust, slice) };
}

export function melonSlice(): Thing {
  const half = intersect(circle(120, 142, 98), below(142));
  const seeds = union(drop(84, 178, 7, [80, 160]), drop(120, 196, 7, [120, 178]), drop(156, 178, 7, [160, 160]));
  return { full: cut(half, intersect(ring(120, 142, 82, 9.5), below(130)), seeds), plain: half };
}

export function fish(): Thing {
  const body = shape([30, 182, -52], [96, 138, 0], [182, 182, 40, 140], [96, 226, 180], [30, 182, -128, null]);
  const tail = shape([172, 182, null, -30], [232, 146, -44, 110], [232, 218, 70, -136], [172, 182, -150, null]);
  const whole = union(body, tail);
  return {
    full: cut(whole, stroke(path([76, 138]).through([92, 182], [76, 226]), 9.5), circle(56, 176, 7)),
    plain: whole,
  };
}

export function gift(): Thing {
  const lid = rect(38, 140, 164, 30, 6);
  const box = rect(50, 160, 140, 78, [0, 0, 8, 8]);
  const ribbon = both(rect(98, 130, 9.5, 120));
  return {
    full: union(cut(lid, ribbon), cut(box, grow(lid, 9), ribbon)),
    plain: cut(union(lid, box), both(rect(92, 130, 14, 120))),
  };
}

export function microphone(): Thing {
  const ball = circle(120, 170, 36);
  const grip = polygon(
    [
      [98, 200],
      [142, 200],
      [132, 262],
      [108, 262],
    ],
    [4, 4, 6, 6],
  );
  return { full: union(cut(ball, rect(80, 165, 80, 9)), cut(grip, grow(ball, 9))), plain: union(ball, grip) };
}

/** A ball of yarn, its thread running away at the right. */
export function yarn(): Thing {
  const ball = circle(112, 188, 54);
  const turns = union(
    stroke(curve([70, 160, 30], [150, 216, 60]), 9),
    stroke(curve([92, 140, 30], [166, 190, 60]), 9),
    stroke(curve([62, 192, 30], [124, 236, 60]), 9),
  );
  const thread = cut(stroke(curve([112, 236, 0], [180, 236, 0], [214, 220, -60], [230, 206, 0]), 11), grow(ball, -0.5));
  return { full: union(cut(ball, turns), thread), plain: union(ball, thread) };
}

/** A round coin with a square hole. */
export function coin(): Thing {
  const disc = circle(120, 186, 56);
  return {
    full: cut(disc, ring(120, 186, 45, 9), rect(106, 172, 28, 28, 2)),
    plain: cut(disc, rect(104, 170, 32, 32)),
  };
}

export function camera(): Thing {
  const body = union(rect(24, 140, 192, 98, 16), rect(84, 126, 72, 30, 8));
  return {
    full: cut(body, ring(120, 188, 40, 10), circle(120, 188, 14), circle(188, 162, 7.5)),
    plain: cut(body, circle(120, 188, 26)),
  };
}

export function envelope(): Thing {
  const letter = rect(28, 138, 184, 98, 10);
  const flap = (low: number, weight: number): Region => stroke(path([16, 132]).line([120, low], [224, 132]), weight);
  return { full: cut(letter, flap(196, 11)), plain: cut(letter, flap(192, 17)) };
}

/** A pencil held across, its point to the right. */
export function pencil(): Thing {
  const wood = polygon(
    [
      [186, 158],
      [236, 182],
      [186, 206],
    ],
    [0, 3, 0],
  );
  const body = rect(40, 158, 137, 48);
  const rubber = rect(4, 158, 27, 48, [12, 0, 0, 12]);
  return {
    full: union(rubber, cut(body, rect(40, 178, 137, 8.5)), wood),
    plain: union(rect(4, 158, 180, 48, [12, 0, 0, 12]), wood),
  };
}

export function openBook(slant = 18): Thing {
  const leaf = (inner: number): Region =>
    both(
      polygon(
        [
          [14, 138],
          [120 - inner, 138 + slant],
          [120 - inner, 216 + slant],
          [14, 216],
        ],
        [9, 0, 0, 9],
      ),
    );
  return { full: leaf(5), plain: leaf(9) };
}

export function ball(): Thing {
  const disc = circle(120, 190, 58);
  const seam = stroke(curve([84, 140, 60], [102, 190, 90], [84, 240, 120]), 9.5);
  return { full: cut(disc, seam, mirror(seam)), plain: disc };
}

/** A small cup seen from the side, without its handle. */
export function teaBowl(): Thing {
  const cup = union(
    shape([54, 150], [186, 150, null, 96], [140, 226, 180, 180], [100, 226, 180], [54, 150, -96, null]),
    rect(94, 222, 52, 14, [0, 0, 5, 5]),
  );
  return { full: cut(cup, stroke(curve([48, 172], [192, 172]), 9.5)), plain: cup };
}

/** A guitar leaning across the body, its neck up to the right. */
export function guitar(x: number, y: number, by = 1): Thing {
  const put = (region: Region): Region => move(turn(scale(region, by, [0, 0]), 58, [0, 0]), x, y);
  const body = fillet(union(circle(0, 34, 46), circle(0, -28, 34)), 10);
  const neck = union(rect(-8, -138, 16, 118), rect(-15, -164, 30, 38, 6));
  return { full: put(cut(union(body, neck), circle(0, -4, 16))), plain: put(union(body, rect(-11, -150, 22, 116))) };
}

export function heartThing(): Thing {
  const full = heart(120, 172, 34);
  return { full, plain: full };
}
