import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Things that are another thing as well: one outline, or a part exchanged. */
export const thingScenes = [
  defineScene({
    name: 'cap-for-a-basket',
    subject: 'hot-air-balloon',
    relations: ['shaped-like', 'made-of', 'and'],
    object: 'light-bulb',
    zh: { word: '灯泡热气球', meaning: '一个念头，也能带人离地' },
    en: { word: 'light-bulb balloon', meaning: 'a bright idea that lifts you off the ground' },
    idea: { zh: '灯泡作气囊，螺口作吊篮，灯丝是一道气瓣', en: 'a bulb for an envelope, its screw cap for a basket' },
    draw: ({ above, cut, grow, intersect, path, polygon, shape, stroke, union }, dice) => {
      const wide = dice.between(31, 37);
      const gap = 10.5;
      const glass = shape(
        [89, 168, null, -96],
        [61, 122, -127],
        [44, 80, -90],
        [120, 4, 0],
        [196, 80, 90],
        [179, 122, 127],
        [151, 168, 96, null],
      );
      const gore = (half: number): Region =>
        shape(
          [112.5, 204, null, -90],
          [112.5, 168, -90],
          [120 - half, 80, -90],
          [120, 4, -50, 50],
          [120 + half, 80, 90],
          [127.5, 168, 90],
          [127.5, 204, 90, null],
        );
      const cap = polygon(
        [
          [89, 168],
          [151, 168],
          [143.5, 240],
          [96.5, 240],
        ],
        [0, 0, 15, 15],
      );
      const between = polygon(
        [
          [102, 150],
          [138, 150],
          [138, 168],
          [136, 196],
          [104, 196],
          [102, 168],
        ],
        [0, 0, 0, 3, 3, 0],
      );
      const thread = stroke(path([80, 222]).line([160, 213]), gap, 'butt');
      const glow = (half: number): Region => intersect(gore(half), glass, above(170));
      return {
        parts: [...ink(union(cut(glass, grow(gore(wide), gap)), cut(cap, between, thread))), ...accent(glow(wide))],
        small: [
          ...ink(cut(glass, grow(gore(30), 14), stroke(path([40, 176]).line([200, 176]), 16)), cut(cap, above(190))),
          ...accent(intersect(glow(30), above(168))),
        ],
      };
    },
  }),
  defineScene({
    name: 'beam',
    subject: 'lighthouse',
    relations: ['made-of', 'and', 'shaped-like', 'holding'],
    object: 'pizza',
    zh: { word: '披萨灯塔', meaning: '夜里回港，先看见热腾腾的一角' },
    en: { word: 'pizza lighthouse', meaning: 'the warm slice that brings the boats home' },
    idea: { zh: '灯塔射出的光，是一角滴着芝士的披萨', en: 'the beam of a lighthouse is a dripping slice of pizza' },
    draw: (
      { circle, cut, fillet, intersect, onCircle, path, polygon, rect, rightOf, sector, shape, stroke, union },
      dice,
    ) => {
      const dip = dice.between(4, 8);
      const tower = polygon(
        [
          [34, 111],
          [74, 111],
          [88, 232],
          [20, 232],
        ],
        3,
      );
      const stripe = (y: number): Region =>
        polygon([
          [0, y],
          [110, y - 18],
          [110, y - 6],
          [0, y + 12],
        ]);
      const dome = shape([30, 44, null, -90], [54, 20, 0], [78, 44, 90, null]);
      const [x, y] = [54, 66];
      const cheese = sector(x, y, 142, -25 + dip, 25 + dip);
      const edge = (degrees: number) => onCircle(x, y, 163, degrees + dip);
      const crust = stroke(path(edge(-23)).through(edge(0), edge(23)), 22);
      const holes = union(circle(x + 112, y - 14, 14), circle(x + 104, y + 32, 12), circle(x + 70, y + 8, 10));
      const drip = (dx: number, from: number, to: number, w: number): Region =>
        stroke(path([x + dx, y + from]).line([x + dx, y + to]), w);
      const drips = union(drip(66, 24, 70, 19), drip(97, 40, 96, 19));
      return {
        parts: [
          ...ink(cut(tower, stripe(148), stripe(192)), rect(22, 88, 64, 13, 4), dome, rect(38, 54, 32, 24)),
          ...accent(intersect(cut(fillet(union(cheese, drips), 6), holes), rightOf(80.5)), crust),
        ],
        small: [
          ...ink(union(tower, rect(22, 84, 64, 34, 4)), union(dome, rect(34, 40, 40, 26))),
          ...accent(
            intersect(cut(union(cheese, drip(92, 36, 96, 26)), circle(x + 100, y + 4, 15)), rightOf(94)),
            crust,
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'flap-for-a-summit',
    subject: 'mountain',
    relations: ['shaped-like', 'made-of', 'and', 'in'],
    object: 'envelope',
    zh: { word: '信封雪山', meaning: '山那边寄来的一封信' },
    en: { word: 'envelope mountain', meaning: 'a letter from the far side of the mountain' },
    idea: { zh: '山顶的积雪是一只打开的信封', en: 'the snow on the peak is an open envelope' },
    draw: ({ cut, grow, intersect, outline, path, polygon, stroke, union }, dice) => {
      const hill = dice.between(120, 130);
      const [x, top, foot, wide] = [102, 14, 212, 116];
      const peak = polygon(
        [
          [x, top],
          [x + wide, foot],
          [x - wide, foot],
        ],
        [9, 8, 8],
      );
      const second = polygon(
        [
          [203, hill],
          [254, foot],
          [152, foot],
        ],
        8,
      );
      const snow = (half: number, fall: number, deep: number, pen: number, seams: boolean): Region => {
        const y = top + (half * (foot - top)) / wide;
        const [fold, floor] = [y + fall, y + deep];
        const paper = polygon(
          [
            [x, top],
            [x + half, y],
            [x + half, floor],
            [x - half, floor],
            [x - half, y],
          ],
          [9, 0, 0, 0, 0],
        );
        const flap = stroke(path([x - half, y]).line([x, fold], [x + half, y]), pen);
        const seam = (side: number): Region =>
          stroke(path([x + side * half, floor]).line([x + side * 22, fold - 14]), pen);
        const lines = union(outline(paper, pen), flap, ...(seams ? [seam(-1), seam(1)] : []));
        return union(cut(peak, paper), intersect(paper, lines));
      };
      return {
        parts: [...ink(cut(snow(61, 39, 66, 11.5, true), grow(second, 11.5))), ...accent(second)],
        small: ink(snow(70, 38, 58, 17, false)),
      };
    },
  }),
  defineScene({
    name: 'lift-off',
    subject: 'rocket',
    relations: ['shaped-like', 'made-of', 'and'],
    object: 'pencil',
    zh: { word: '铅笔火箭', meaning: '想法写下来，就起飞了' },
    en: { word: 'pencil rocket', meaning: 'write it down and it takes off' },
    idea: {
      zh: '一支铅笔是火箭的身，笔尖朝天，尾部喷火',
      en: 'a pencil for the body of a rocket, its point to the sky',
    },
    draw: ({ both, circle, cut, drop, polygon, rect, shape, turn, union }, dice) => {
      const lean = dice.between(18, 26);
      const lead = polygon(
        [
          [120, 2],
          [131, 28],
          [109, 28],
        ],
        [4, 0, 0],
      );
      const wood = polygon([
        [105, 38],
        [135, 38],
        [152, 78],
        [88, 78],
      ]);
      const barrel = cut(
        rect(88, 88, 64, 92, [0, 0, 4, 4]),
        circle(120, 118, 15),
        rect(107, 150, 9, 40),
        rect(124, 150, 9, 40),
      );
      const fins = both(shape([78, 126, null, 150], [48, 190, 96, null], [78, 180, null, null]));
      const flame = union(drop(120, 204, 15, [120, 244]));
      const all = (region: Region): Region => turn(region, lean, [120, 120]);
      return {
        parts: [...ink(all(lead), all(barrel), all(fins)), ...accent(all(wood), all(flame))],
        small: [
          ...ink(
            all(
              polygon(
                [
                  [120, 0],
                  [140, 44],
                  [100, 44],
                ],
                [4, 0, 0],
              ),
            ),
            all(cut(rect(84, 96, 72, 84), circle(120, 128, 18))),
          ),
          ...accent(all(drop(120, 212, 20, [120, 250]))),
        ],
      };
    },
  }),
  defineScene({
    name: 'key-tree',
    subject: 'key',
    relations: ['shaped-like', 'made-of', 'and'],
    object: 'tree',
    zh: { word: '树形钥匙', meaning: '打开的，是会生长的门' },
    en: { word: 'key shaped like a tree', meaning: 'it opens a door that keeps growing' },
    idea: {
      zh: '树冠是钥匙柄，树干是钥匙杆，树根是齿',
      en: 'the crown of a tree for the bow of a key, the trunk its shank',
    },
    draw: ({ circle, cut, rect, union }, dice) => {
      const r = dice.between(30, 34);
      const crown = union(
        circle(120, 42, r + 3),
        circle(78, 70, r),
        circle(162, 70, r),
        circle(98, 92, 26),
        circle(142, 92, 26),
      );
      const hole = circle(120, 68, 15);
      const shank = rect(110, 108, 20, 130, [0, 0, 4, 4]);
      const bits = union(rect(128, 184, 34, 16, [0, 4, 4, 0]), rect(128, 214, 24, 16, [0, 4, 4, 0]));
      return {
        parts: [...accent(cut(crown, hole, rect(100.5, 98, 39, 80))), ...ink(union(shank, bits))],
        small: [
          ...accent(cut(crown, circle(120, 60, 18), rect(94, 96, 52, 80))),
          ...ink(union(rect(107, 110, 26, 128), rect(130, 188, 36, 30))),
        ],
      };
    },
  }),
];
