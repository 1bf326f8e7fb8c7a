import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes of every day: pets, cups, boats and gardens. */
export const everydayScenes = [
  defineScene({
    name: 'page-break',
    subject: 'coffee',
    relations: ['on', 'beside', 'over', 'and'],
    object: 'book',
    zh: { word: '书上的咖啡', meaning: '翻到这一页，歇一口热的' },
    en: { word: 'coffee on books', meaning: 'something warm between two chapters' },
    idea: { zh: '一杯热咖啡放在两本书上', en: 'a steaming cup on two books' },
    draw: ({ curve, cut, rect, ring, stroke, union }, dice) => {
      const sway = dice.between(8, 12);
      const wisp = (x: number): Region => stroke(curve([x, 62, -60], [x + sway, 40, -90], [x, 16, -120]), 11);
      const cup = union(rect(58, 78, 100, 74, [4, 4, 36, 36]), cut(ring(158, 108, 27, 13), rect(50, 70, 108, 80)));
      const pages = (x: number, y: number, w: number): Region =>
        cut(rect(x, y, w, 34, [17, 4, 4, 17]), rect(x + 22, y + 12, w, 10));
      return {
        parts: [...ink(cup, wisp(92), wisp(124)), ...accent(pages(26, 162, 180), pages(44, 206, 176))],
        small: [...ink(cup), ...accent(rect(26, 168, 190, 26, 8), rect(44, 210, 176, 26, 8))],
      };
    },
  }),
  defineScene({
    name: 'steep',
    subject: 'boat',
    relations: ['on', 'in', 'over', 'riding'],
    object: 'wave',
    zh: { word: '浪上的船', meaning: '有风有浪，也有方向' },
    en: { word: 'boat on a wave', meaning: 'wind, water, and a course' },
    idea: { zh: '一只帆船驶上浪尖', en: 'a sailing boat riding up a wave' },
    draw: ({ cut, grow, shape, turn, union, stroke, curve }, dice) => {
      const heel = dice.between(-14, -9);
      const all = (region: Region): Region => turn(region, heel, [120, 150]);
      const hull = all(
        shape([56, 142], [190, 142, null, 110], [160, 182, 180, 180], [92, 182, 180], [56, 142, -110, null]),
      );
      const main = all(shape([126, 6], [126, 130], [188, 130, null, -90], [126, 6, -130, null]));
      const jib = all(shape([114, 34], [114, 130], [60, 130, null, -70], [114, 34, -40, null]));
      const sea = shape(
        [0, 206, null, -14],
        [70, 178, -10],
        [140, 192, 20],
        [206, 180, -26],
        [240, 158, null, null],
        [240, 232],
        [0, 232],
      );
      const second = stroke(curve([6, 214, -10], [74, 200, 6], [140, 214, 8], [236, 190, -20]), 10);
      return {
        parts: [...ink(cut(hull, grow(sea, 10)), main, jib), ...accent(cut(sea, second))],
        small: [...ink(cut(hull, grow(sea, 15)), cut(union(main, jib), grow(hull, 6))), ...accent(sea)],
      };
    },
  }),
  defineScene({
    name: 'still-water',
    subject: 'lotus',
    relations: ['on', 'rising-from', 'over', 'in'],
    object: 'water',
    zh: { word: '水上莲', meaning: '出水不染，静处自香' },
    en: { word: 'lotus on the water', meaning: 'clean out of the mud, fragrant where it is quiet' },
    idea: { zh: '一朵莲浮在两道水纹上', en: 'a lotus floating on two ripples' },
    draw: ({ both, curve, cut, grow, stroke, union, vesica }, dice) => {
      const open = dice.between(18, 26);
      const middle = vesica([120, 12], [120, 164], 66);
      const inner = both(vesica([open + 26, 52], [118, 168], 56));
      const outer = both(vesica([4, 108], [116, 172], 46));
      const ripple = (y: number, x: number): Region =>
        stroke(curve([x, y, 16], [120, y + 8, 0], [240 - x, y, -16]), 11);
      const flower = union(middle, cut(inner, grow(middle, 9.5)), cut(outer, grow(union(middle, inner), 9.5)));
      return {
        parts: [...accent(flower), ...ink(ripple(190, 14), ripple(216, 52))],
        small: [
          ...accent(union(middle, cut(both(vesica([20, 70], [112, 172], 60)), grow(middle, 14)))),
          ...ink(stroke(curve([14, 200, 12], [120, 208, 0], [226, 200, -12]), 20)),
        ],
      };
    },
  }),
  defineScene({
    name: 'branch-moon',
    subject: 'plum-blossom',
    relations: ['over', 'beside', 'under', 'and', 'in'],
    object: 'moon',
    zh: { word: '梅月', meaning: '疏影横斜，月下有香' },
    en: { word: 'plum blossom and moon', meaning: 'a thin branch, a full moon, and a scent' },
    idea: { zh: '一枝梅横过满月，枝上三朵花', en: 'a plum branch across the full moon, three blossoms on it' },
    draw: ({ around, circle, curve, cut, grow, stroke, union }, dice) => {
      const moon = circle(136, 104, dice.between(86, 92));
      const bough = union(
        stroke(curve([4, 222, -40], [84, 150, -34], [150, 132, 4], [224, 88, -50]), 14),
        stroke(curve([84, 150, -60], [92, 74, -96]), 11),
      );
      const flower = (x: number, y: number, r: number): Region =>
        union(...around(circle(x, y - r * 0.8, r * 0.62), 5, [x, y]), circle(x, y, r * 0.6));
      const blossoms = union(flower(92, 66, 27), flower(168, 126, 28), flower(226, 80, 20));
      const hearts = union(circle(92, 66, 9.5), circle(168, 126, 9.5), circle(226, 80, 7));
      const front = cut(union(bough, blossoms), hearts);
      return {
        parts: [
          ...ink(front),
          ...accent(cut(moon, grow(union(bough, circle(92, 66, 36), circle(168, 126, 37), circle(226, 80, 26)), 8))),
        ],
        small: [
          ...ink(
            union(
              stroke(curve([4, 222, -40], [84, 150, -34], [150, 128, 10], [212, 92, -50]), 18),
              circle(98, 80, 28),
              circle(164, 122, 28),
            ),
          ),
          ...accent(
            cut(
              moon,
              grow(
                union(
                  stroke(curve([4, 222, -40], [84, 150, -34], [150, 128, 10], [212, 92, -50]), 18),
                  circle(98, 80, 28),
                  circle(164, 122, 28),
                ),
                13,
              ),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'cup-of-sea',
    subject: 'whale',
    relations: ['in', 'rising-from'],
    object: 'mug',
    zh: { word: '杯中鲸', meaning: '一杯里有一片海' },
    en: { word: 'whale in a cup', meaning: 'a whole sea in one cup' },
    idea: { zh: '杯口扬起一条鲸尾，溅起两滴', en: 'a whale’s tail above the rim of a cup' },
    draw: ({ below, both, circle, cut, drop, intersect, rect, ring, shape, union }, dice) => {
      const span = dice.between(20, 28);
      const bowl = intersect(circle(108, 136, 92), below(136));
      const cup = union(
        bowl,
        cut(ring(196, 158, 34, 15), circle(108, 136, 90), rect(0, 90, 240, 46)),
        rect(60, 230, 96, 12, 6),
      );
      const half = shape(
        [108, 126],
        [84, 126, null, -82],
        [95, 78, -92],
        [68, 52, 200],
        [span, 46, null, -44],
        [70, 16, -2],
        [108, 42, 58, null],
      );
      const tail = both(half, 108);
      const drops = both(drop(34, 100, 13, [40, 66]), 108);
      return {
        parts: [...ink(cup), ...accent(tail, drops)],
        small: [...ink(bowl), ...accent(intersect(tail, rect(0, 0, 240, 121)))],
      };
    },
  }),
];
