import { accent, ink } from '@markwright/marks/kit';
import { heart } from '../cast/held-things.ts';
import { mugAt, teacupAt } from '../cast/vessels.ts';
import { roundStar } from '../cast/settings.ts';
import { defineScene } from '../whole-scene.ts';

/** Things in cups, bowls and jars, and what is eaten with. */
export const cupAndBowlScenes = [
  defineScene({
    name: 'steam-heart',
    subject: 'coffee',
    relations: ['and', 'under'],
    object: 'heart',
    zh: { word: '冒着心的咖啡', meaning: '热气里，有人惦记着你' },
    en: { word: 'coffee and heart', meaning: 'someone is thinking of you in the steam' },
    idea: { zh: '杯口的热气弯成一颗心', en: 'a cup whose steam is a heart' },
    draw: ({ cut, grow, union }, dice) => {
      const cup = mugAt(134, dice.between(30, 40));
      const love = heart(108, 44, 30);
      return {
        parts: [...ink(cup.full), ...accent(cut(love, grow(cup.full, 9)))],
        small: [...ink(union(cup.plain)), ...accent(heart(108, 36, 32))],
      };
    },
  }),
  defineScene({
    name: 'lifted-noodles',
    subject: 'chopsticks',
    relations: ['holding', 'carrying', 'over'],
    object: 'noodles',
    zh: { word: '筷挑面', meaning: '一筷子挑起的，是家常' },
    en: { word: 'chopsticks and noodles', meaning: 'lifted high: that is what home tastes like' },
    idea: { zh: '一双筷子从碗里挑起面条', en: 'chopsticks lifting noodles out of a bowl' },
    draw: ({ below, circle, curve, cut, grow, intersect, path, rect, stroke, union }, dice) => {
      const bowl = union(intersect(circle(120, 150, 92), below(156)), rect(84, 228, 72, 14, [0, 0, 6, 6]));
      const high = dice.between(58, 64);
      const strand = (x: number) => stroke(curve([x, high, 90], [x + 4, 100, 94], [x - 2, 147, 90]), 13, 'butt');
      const sticks = union(
        stroke(path([56, high + 8]).line([236, high - 34]), 12),
        stroke(path([56, high - 18]).line([232, high - 62]), 12),
      );
      const noodles = union(strand(86), strand(112), strand(138));
      return {
        parts: [...ink(bowl, sticks), ...accent(cut(noodles, grow(sticks, 9)))],
        small: [
          ...ink(bowl, stroke(path([44, high + 2]).line([236, high - 40]), 20)),
          ...accent(rect(76, 90, 26, 52), rect(126, 90, 26, 52)),
        ],
      };
    },
  }),
  defineScene({
    name: 'one-leaf-tea',
    subject: 'leaf',
    relations: ['in', 'rising-from', 'over', 'out-of'],
    object: 'mug',
    zh: { word: '杯中叶', meaning: '一片叶子，泡开一座山' },
    en: { word: 'leaf in a cup', meaning: 'one leaf steeps a whole hill' },
    idea: { zh: '茶杯里升起一片茶叶', en: 'a tea leaf rising from a cup' },
    draw: ({ curve, cut, grow, stroke, vesica }, dice) => {
      const cup = teacupAt(140, dice.between(82, 88));
      const leaf = vesica([100, 148], [156, 8], 66);
      const vein = stroke(curve([106, 134], [144, 40]), 10);
      return {
        parts: [...ink(cup.full), ...accent(cut(leaf, vein, grow(cup.full, 10)))],
        small: [...ink(cup.plain), ...accent(cut(leaf, grow(cup.plain, 14)))],
      };
    },
  }),
  defineScene({
    name: 'moon-in-cup',
    subject: 'moon',
    relations: ['in', 'rising-from', 'out-of'],
    object: 'mug',
    zh: { word: '杯中月', meaning: '举杯邀月，一口清辉' },
    en: { word: 'moon in a cup', meaning: 'lift the cup and drink the light' },
    idea: { zh: '一弯月从杯里升起', en: 'a crescent rising out of a cup' },
    draw: ({ circle, cut, grow }, dice) => {
      const cup = teacupAt(144, dice.between(82, 88));
      const moon = cut(circle(112, 86, 76), circle(140, 64, 62));
      return {
        parts: [...ink(cup.full), ...accent(cut(moon, grow(cup.plain, 10)))],
        small: [...ink(cup.plain), ...accent(cut(moon, grow(cup.plain, 14)))],
      };
    },
  }),
  defineScene({
    name: 'desk-cactus',
    subject: 'cactus',
    relations: ['in', 'rising-from', 'out-of'],
    object: 'mug',
    zh: { word: '杯中仙人掌', meaning: '不用多浇水，也活得精神' },
    en: { word: 'cactus in a cup', meaning: 'little water, lots of spirit' },
    idea: { zh: '杯子里长着一株仙人掌', en: 'a cactus growing in a cup' },
    draw: ({ circle, cut, curve, grow, rect, stroke, union }, dice) => {
      const cup = mugAt(136, dice.between(30, 40));
      const arm = dice.between(66, 74);
      const plant = union(
        rect(86, 14, 46, 130, 23),
        stroke(curve([92, 110, 180], [56, 92, -90], [56, arm, -90]), 22),
        stroke(curve([126, 96, 0], [160, 80, -90], [160, arm - 20, -90]), 22),
      );
      const bloom = circle(109, 10, 14);
      return {
        parts: [
          ...accent(cup.full, bloom),
          ...ink(cut(plant, grow(cup.full, 10), grow(bloom, 9), rect(105, 52, 8.5, 60, 4))),
        ],
        small: [...accent(cup.plain), ...ink(cut(plant, grow(cup.plain, 14)))],
      };
    },
  }),
  defineScene({
    name: 'bowl-fish',
    subject: 'goldfish',
    relations: ['in'],
    object: 'bowl',
    zh: { word: '缸中金鱼', meaning: '一缸清水，一份从容' },
    en: { word: 'goldfish in a bowl', meaning: 'clear water and an easy mind' },
    idea: { zh: '圆缸里游着一条金鱼', en: 'a goldfish swimming in a round bowl' },
    draw: ({ above, circle, cut, rect, ring, shape, union }, dice) => {
      const lean = dice.between(-4, 4);
      const glass = union(cut(ring(120, 128, 104, 13), above(52)), rect(44, 40, 152, 15, 7));
      const body = shape(
        [58, 132 + lean, null, -60],
        [98, 98 + lean, 0],
        [142, 128 + lean, 50],
        [98, 164 + lean, 180],
        [58, 132 + lean, -120, null],
      );
      const tail = shape(
        [134, 130 + lean, null, -40],
        [186, 98 + lean, null, 110],
        [172, 134 + lean, null, null],
        [186, 170 + lean, null, 220],
        [134, 134 + lean, 200, null],
      );
      return {
        parts: [...ink(glass), ...accent(cut(union(body, tail), circle(82, 124 + lean, 6.5)))],
        small: [
          ...ink(union(cut(ring(120, 128, 106, 20), above(54)), rect(40, 36, 160, 22, 8))),
          ...accent(union(body, tail)),
        ],
      };
    },
  }),
  defineScene({
    name: 'star-jar',
    subject: 'star',
    relations: ['in'],
    object: 'jar',
    zh: { word: '罐中星', meaning: '把愿望收好，夜里会亮' },
    en: { word: 'stars in a jar', meaning: 'keep a wish, and it glows at night' },
    idea: { zh: '玻璃罐里装着三颗星', en: 'a glass jar with three stars in it' },
    draw: ({ cut, rect, union }, dice) => {
      const jar = cut(rect(42, 60, 156, 176, 34), rect(56, 74, 128, 148, 22));
      const lid = rect(58, 10, 124, 38, 9);
      const big = dice.between(34, 37);
      return {
        parts: [
          ...ink(union(jar), cut(lid, rect(40, 25, 160, 9))),
          ...accent(roundStar(106, 120, big), roundStar(148, 164, 24), roundStar(92, 188, 22)),
        ],
        small: [
          ...ink(cut(rect(40, 58, 160, 178, 34), rect(62, 80, 116, 134, 18)), rect(56, 8, 128, 36, 9)),
          ...accent(roundStar(120, 150, 44)),
        ],
      };
    },
  }),
  defineScene({
    name: 'fork-leaf',
    subject: 'fork',
    relations: ['and', 'shaped-like', 'made-of'],
    object: 'leaf',
    zh: { word: '叉与叶', meaning: '吃进去的，是一片田' },
    en: { word: 'fork and leaf', meaning: 'what you eat is a field' },
    idea: { zh: '叉柄上长出两片叶', en: 'a fork whose handle puts out two leaves' },
    draw: ({ cut, grow, rect, union, vesica }, dice) => {
      const tip = dice.between(112, 122);
      const fork = union(
        rect(84, 8, 15, 78, 6),
        rect(112.5, 8, 15, 78, 6),
        rect(141, 8, 15, 78, 6),
        rect(84, 70, 72, 40, [0, 0, 30, 30]),
        rect(111, 100, 18, 136, [0, 0, 9, 9]),
      );
      const leaves = union(vesica([118, 208], [34, tip], 54), vesica([122, 190], [202, tip - 8], 50));
      return {
        parts: [...ink(fork), ...accent(cut(leaves, grow(fork, 9)))],
        small: [
          ...ink(
            union(
              rect(82, 8, 22, 80, 6),
              rect(136, 8, 22, 80, 6),
              rect(82, 66, 76, 44, [0, 0, 30, 30]),
              rect(108, 100, 24, 136),
            ),
          ),
          ...accent(cut(leaves, grow(fork, 14))),
        ],
      };
    },
  }),
];
