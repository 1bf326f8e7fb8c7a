import { kit, type Region } from '@markwright/marks/kit';
import { pugHead } from '../cast/heads.ts';
import { goatHead, wolfHead } from '../cast/wild-heads.ts';
import { face, sitting } from './creature-props.ts';
import type { Prop } from './prop.ts';

const { circle, curve, cut, drop, grow, path, polygon, rect, shape, stroke, union, vesica } = kit;

/** What tells an animal seen from its left side; the trunk and four legs are alike. */
type Side = {
  head: Region;
  /** Bare paper in the head: the eye, the line of an ear. */
  features: Region;
  tail: Region;
  trunk: Region;
  legs: Region;
  crown: { x: number; y: number; width: number };
  back: { x: number; y: number; width: number };
};

const standing = (concept: string, zh: string, draw: () => Side): Prop => ({
  concepts: [concept],
  name: 'standing',
  zh,
  en: concept,
  draw: () => {
    const { head, features, tail, trunk, legs, crown, back } = draw();
    const whole = union(trunk, legs, head, tail);
    return {
      body: cut(whole, features),
      small: cut(whole, grow(features, 1.5)),
      places: { back, head: crown, ground: 230, facing: 'left' },
    };
  },
});

/** Hooves end straight, paws are round. */
const leg = (x: number, top: number, paw: number, width: number): Region =>
  rect(x, top, width, 230 - top, [0, 0, paw, paw]);

const wolf = (): Side => ({
  head: union(
    polygon(
      [
        [4, 98],
        [44, 74],
        [58, 34],
        [76, 64],
        [90, 40],
        [98, 74],
        [122, 116],
        [112, 168],
        [84, 146],
        [52, 120],
        [14, 118],
      ],
      [7, 8, 2, 0, 2, 8, 10, 10, 8, 10, 7],
    ),
  ),
  features: union(circle(64, 88, 6.5), stroke(path([10, 106]).line([42, 104]), 6)),
  tail: shape([192, 106, null, -10], [232, 128, 70], [238, 190, 96], [222, 170, -110], [196, 136, -150, null]),
  trunk: polygon(
    [
      [84, 92],
      [130, 104],
      [206, 104],
      [214, 150],
      [176, 152],
      [132, 168],
      [88, 166],
    ],
    [20, 20, 22, 18, 20, 20, 20],
  ),
  legs: union(leg(90, 130, 6, 18), leg(124, 130, 6, 18), leg(160, 130, 6, 18), leg(194, 124, 6, 18)),
  crown: { x: 74, y: 52, width: 46 },
  back: { x: 164, y: 104, width: 84 },
});

const goat = (): Side => ({
  head: union(
    polygon(
      [
        [10, 96],
        [50, 50],
        [78, 52],
        [90, 84],
        [118, 108],
        [112, 164],
        [84, 146],
        [66, 104],
        [24, 116],
      ],
      [8, 12, 10, 6, 10, 10, 10, 8, 9],
    ),
    stroke(curve([64, 56, -80], [88, 16, -20], [124, 36, 70]), 14),
    drop(34, 108, 9, [34, 146]),
    drop(84, 76, 9, [112, 84]),
  ),
  features: circle(50, 74, 6),
  tail: drop(204, 104, 11, [230, 74]),
  trunk: polygon(
    [
      [88, 98],
      [130, 104],
      [208, 98],
      [216, 150],
      [186, 164],
      [132, 172],
      [92, 164],
    ],
    [18, 20, 18, 20, 20, 20, 20],
  ),
  legs: union(leg(94, 140, 0, 17), leg(127, 140, 0, 17), leg(164, 140, 0, 17), leg(197, 134, 0, 17)),
  crown: { x: 66, y: 50, width: 44 },
  back: { x: 166, y: 102, width: 84 },
});

const pug = (): Side => ({
  head: union(
    rect(26, 40, 96, 92, [44, 40, 42, 40]),
    rect(14, 78, 60, 48, [14, 20, 20, 22]),
    polygon(
      [
        [84, 44],
        [128, 52],
        [118, 96],
        [98, 78],
      ],
      [4, 10, 8, 8],
    ),
  ),
  features: union(
    circle(56, 74, 7.5),
    stroke(path([22, 108]).through([40, 110], [54, 102]), 7),
    stroke(curve([84, 50, 90], [98, 84, 30], [114, 94, 10]), 7),
  ),
  tail: cut(circle(206, 88, 24), circle(206, 88, 9)),
  trunk: rect(70, 92, 146, 88, [34, 44, 40, 36]),
  legs: union(leg(82, 150, 6, 22), leg(118, 150, 6, 22), leg(156, 150, 6, 22), leg(192, 144, 6, 22)),
  crown: { x: 74, y: 42, width: 62 },
  back: { x: 160, y: 93, width: 84 },
});

const llama = (): Side => ({
  head: union(
    rect(10, 20, 62, 38, [19, 14, 10, 19]),
    stroke(path([62, 44]).line([86, 128]), 38),
    polygon(
      [
        [46, 26],
        [48, 0],
        [60, 22],
      ],
      [0, 3, 0],
    ),
    polygon(
      [
        [60, 26],
        [70, 2],
        [76, 32],
      ],
      [0, 3, 0],
    ),
  ),
  features: circle(44, 36, 5.5),
  tail: circle(214, 104, 14),
  trunk: union(rect(68, 96, 146, 76, 32), circle(100, 112, 26), circle(142, 104, 26), circle(184, 110, 26)),
  legs: union(leg(84, 140, 4, 20), leg(118, 140, 4, 20), leg(158, 140, 4, 20), leg(190, 140, 4, 20)),
  crown: { x: 52, y: 20, width: 44 },
  back: { x: 150, y: 82, width: 84 },
});

const donkey = (): Side => ({
  head: union(
    polygon(
      [
        [8, 96],
        [48, 46],
        [74, 44],
        [92, 78],
        [118, 104],
        [110, 160],
        [84, 140],
        [68, 102],
        [30, 118],
        [12, 114],
      ],
      [10, 12, 10, 6, 10, 10, 10, 8, 10, 8],
    ),
    vesica([66, 58], [50, 2], 20),
    vesica([76, 58], [90, 4], 20),
  ),
  features: circle(48, 74, 6),
  tail: union(stroke(curve([206, 104, 30], [228, 160, 96]), 9), drop(226, 172, 9, [228, 146])),
  trunk: polygon(
    [
      [88, 94],
      [130, 104],
      [206, 100],
      [214, 152],
      [182, 166],
      [132, 172],
      [92, 162],
    ],
    [18, 20, 20, 20, 20, 20, 20],
  ),
  legs: union(leg(92, 140, 0, 25), leg(126, 140, 0, 25), leg(156, 140, 0, 25), leg(189, 134, 0, 25)),
  crown: { x: 66, y: 46, width: 44 },
  back: { x: 164, y: 102, width: 84 },
});

/** Animals of which the stock has only a head: from the front, sitting, and on four legs. */
export const fourLeggedProps: readonly Prop[] = [
  standing('wolf', '狼', wolf),
  sitting('wolf', '狼', () => wolfHead('open')),
  face('wolf', '狼', () => wolfHead('open'), -40, -8),
  standing('goat', '山羊', goat),
  sitting('goat', '山羊', () => goatHead('open')),
  face('goat', '山羊', () => goatHead('open'), -42, -12),
  sitting('pug', '巴哥犬', () => pugHead('open')),
  standing('pug', '巴哥犬', pug),
  standing('donkey', '毛驴', donkey),
  standing('mule', '骡子', donkey),
  standing('llama', '羊驼', llama),
  standing('alpaca', '羊驼', llama),
  face('pug', '巴哥犬', () => pugHead('open'), -48, -8),
];
