import { kit, type Region } from '@markwright/marks/kit';
import type { Prop } from './prop.ts';

const { shape } = kit;

const ellipse = (x: number, y: number, rx: number, ry: number): Region =>
  shape([x, y - ry, 0], [x + rx, y, 90], [x, y + ry, 180], [x - rx, y, -90]);

/** The market and what stands on its counter, in its tins and on its roof. */
export const stallProps: readonly Prop[] = [
  {
    concepts: ['market', 'stall', 'market-stall'],
    name: 'stall',
    zh: '摊位',
    en: 'market stall',
    draw: ({ circle, cut, rect, union }) => {
      const scallops = [34, 77, 120, 163, 206].map((x) => circle(x, 52, 21.5));
      const awning = (seam: number) =>
        cut(
          union(rect(12, 8, 216, 46, [12, 12, 0, 0]), ...scallops),
          ...[55.5, 98.5, 141.5, 184.5].map((x) => rect(x - seam / 2, 26, seam, 60)),
        );
      const posts = union(rect(20, 50, 14, 150), rect(206, 50, 14, 150));
      const counter = union(rect(2, 190, 236, 20, 5), rect(20, 204, 200, 32));
      return {
        body: union(awning(9.6), posts, counter),
        small: union(awning(15), posts, counter),
        places: { inside: { x: 46, y: 84, width: 148, height: 96 }, ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['chimney'],
    name: 'on-a-roof',
    zh: '烟囱',
    en: 'chimney',
    draw: ({ cut, polygon, rect, union }) => {
      const stack = polygon([
        [72, 72],
        [168, 72],
        [168, 132],
        [72, 180],
      ]);
      const seams = union(
        rect(60, 106, 120, 9.6),
        rect(115, 62, 9.6, 48),
        rect(88, 110, 9.6, 80),
        rect(142, 110, 9.6, 60),
      );
      const roof = polygon(
        [
          [6, 222],
          [234, 108],
          [234, 148],
          [6, 262],
        ],
        5,
      );
      return {
        body: union(cut(stack, seams), rect(56, 34, 128, 28, 5), roof),
        small: union(cut(stack, rect(60, 100, 120, 15)), rect(56, 30, 128, 30, 5), roof),
        places: { top: { x: 120, y: 34, width: 90 }, facing: 'front' },
      };
    },
  },
  {
    concepts: ['canned-food', 'can', 'tin-can', 'food-can'],
    name: 'with-ring-pull',
    zh: '罐头',
    en: 'tin',
    draw: ({ cut, rect, union }) => {
      const lid = cut(ellipse(120, 44, 84, 28), cut(ellipse(120, 44, 62, 17), ellipse(120, 44, 26, 9)));
      const under = ellipse(120, 58, 84, 28);
      const tin = cut(union(rect(36, 58, 168, 144), ellipse(120, 202, 84, 28)), ellipse(120, 54, 96, 30));
      const waist = (y: number) => cut(ellipse(120, y, 100, 28), ellipse(120, y - 10, 100, 28), rect(0, 0, 240, y));
      return {
        body: union(lid, cut(tin, under, waist(98), waist(172))),
        small: union(cut(ellipse(120, 40, 84, 26), ellipse(120, 40, 50, 10)), cut(tin, ellipse(120, 60, 96, 34))),
        places: { top: { x: 120, y: 30, width: 130 }, ground: 230, facing: 'front' },
      };
    },
  },
  {
    concepts: ['snowman'],
    name: 'with-twigs',
    zh: '雪人',
    en: 'snowman',
    draw: ({ both, circle, cut, fillet, path, polygon, stroke, union }) => {
      const snow = fillet(union(circle(120, 64, 48), circle(120, 166, 70)), 8);
      const arm = union(
        stroke(path([70, 134]).line([12, 92]), 11),
        stroke(path([34, 108]).line([8, 120]), 10),
        stroke(path([30, 105]).line([30, 74]), 10),
      );
      const nose = polygon(
        [
          [114, 74],
          [158, 84],
          [114, 92],
        ],
        1,
      );
      return {
        body: union(
          cut(snow, both(circle(102, 60, 7.5)), nose, circle(120, 134, 8), circle(120, 164, 8), circle(120, 194, 8)),
          both(arm),
        ),
        small: union(cut(snow, both(circle(101, 64, 11)), circle(120, 150, 12), circle(120, 188, 12)), both(arm)),
        places: {
          head: { x: 120, y: 14, width: 84 },
          eyes: { x: 120, y: 60, width: 84 },
          neck: { x: 120, y: 104, width: 84 },
          lap: { x: 76, y: 124, width: 88, height: 84 },
          hands: [
            [206, 108],
            [34, 108],
          ],
          ground: 236,
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['helmet', 'motorcycle-helmet', 'bike-helmet'],
    name: 'full-face',
    zh: '头盔',
    en: 'helmet',
    draw: ({ cut, curve, rect, shape: closed, stroke }) => {
      const shell = closed(
        [18, 128, -90],
        [122, 18, 0],
        [226, 124, 90],
        [196, 222, 130, 180],
        [72, 222, 180],
        [14, 176, -100],
      );
      const visor = rect(-6, 88, 134, 60, [0, 26, 26, 0]);
      const stripe = stroke(curve([122, 44, 10], [198, 118, 86]), 10);
      return {
        body: cut(shell, visor, stripe),
        small: cut(shell, rect(-6, 82, 140, 70, [0, 26, 26, 0])),
        places: { ground: 222, facing: 'left' },
      };
    },
  },
  {
    concepts: ['tuk-tuk', 'auto-rickshaw'],
    name: 'from-the-side',
    zh: '嘟嘟车',
    en: 'tuk-tuk',
    draw: ({ circle, cut, rect, shape: closed, union }) => {
      const cab = closed(
        [34, 44, null, 0],
        [222, 44, 0, 90],
        [226, 196, 90, 180],
        [40, 196, 180],
        [6, 170, -90],
        [14, 136, -60],
        [34, 44, -72, null],
      );
      const roof = rect(24, 30, 208, 24, [16, 16, 4, 4]);
      const openings = [
        closed([54, 66], [104, 66], [104, 132], [40, 132]),
        rect(120, 66, 52, 66, 4),
        rect(188, 66, 24, 66, 4),
      ];
      const wheels = [52, 188].map((x) => circle(x, 202, 30));
      const wells = [52, 188].map((x) => circle(x, 202, 39.6));
      const hubs = [52, 188].map((x) => circle(x, 202, 11));
      return {
        body: union(
          cut(union(cab, roof), ...openings, ...wells, rect(0, 146, 240, 9.6)),
          cut(union(...wheels), ...hubs),
        ),
        small: union(cut(union(cab, roof), ...openings.slice(0, 2), ...wells), ...wheels),
        places: { top: { x: 124, y: 30, width: 180 }, ground: 232, facing: 'left' },
      };
    },
  },
  {
    concepts: ['rubber-duck', 'toy-duck'],
    name: 'afloat',
    zh: '小黄鸭',
    en: 'rubber duck',
    draw: ({ circle, curve, cut, shape: closed, stroke, union }) => {
      const body = closed(
        [34, 150, -80],
        [92, 116, 10],
        [150, 128, 0],
        [226, 92, -50, null],
        [214, 184, 110],
        [130, 226, 180],
        [44, 196, -120],
      );
      const head = circle(94, 76, 52);
      const beak = closed([48, 70, null, 170], [4, 94, 60], [48, 112, -10, null]);
      const wing = stroke(curve([110, 166, 50], [150, 190, 0], [186, 158, -60]), 10);
      return {
        body: cut(union(body, head, beak), circle(82, 76, 10), wing),
        small: cut(union(body, head, beak), circle(82, 76, 14)),
        places: {
          head: { x: 96, y: 22, width: 84 },
          eyes: { x: 82, y: 76, width: 70 },
          neck: { x: 96, y: 126, width: 80 },
          back: { x: 158, y: 126, width: 80 },
          ground: 224,
          facing: 'left',
        },
      };
    },
  },
  {
    concepts: ['whisky', 'whiskey', 'bourbon', 'rum'],
    name: 'on-the-rocks',
    zh: '威士忌',
    en: 'whisky',
    draw: ({ cut, polygon, rect, turn }) => {
      const glass = polygon(
        [
          [26, 28],
          [214, 28],
          [196, 222],
          [44, 222],
        ],
        [4, 4, 20, 20],
      );
      const air = polygon([
        [45, 40],
        [195, 40],
        [191, 84],
        [49, 84],
      ]);
      const ice = [turn(rect(64, 84, 50, 50, 5), -14, [89, 109]), turn(rect(124, 112, 50, 50, 5), 18, [149, 137])];
      return {
        body: cut(glass, air, ...ice),
        small: cut(glass, air, turn(rect(92, 110, 60, 60, 4), 16, [122, 140])),
        places: { top: { x: 120, y: 28, width: 170 }, ground: 222, facing: 'front' },
      };
    },
  },
];
