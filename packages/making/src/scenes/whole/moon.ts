import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes with the moon. */
export const moonScenes = [
  defineScene({
    name: 'curled',
    subject: 'cat',
    relations: ['shaped-like', 'wrapped-round', 'in'],
    object: 'moon',
    zh: { word: '猫成月', meaning: '夜深了，月亮也蜷成一团' },
    en: { word: 'cat curled as a moon', meaning: 'late at night even the moon curls up' },
    idea: { zh: '一只猫蜷成月牙，余下的圆是月光', en: 'a cat curled to a crescent, the rest of the disc its light' },
    draw: ({ circle, stroke, polygon, union, cut, grow, turn, path, both, move, onCircle, rect }, dice) => {
      const lean = dice.between(11, 17);
      const disc = circle(120, 120, 104);
      const ear = polygon(
        [
          [-45, 5],
          [-41, -58],
          [-5, -39],
        ],
        [0, 3, 0],
      );
      const skull = union(circle(0, 0, 45.5), both(ear, 0));
      const settle = (a: Region): Region => move(turn(a, lean, [0, 0]), 170, 150);
      const lids = both(stroke(path([-30, 2]).through([-18.5, 10.5], [-7, 2]), 9.5), 0);
      const at = (degrees: number) => onCircle(120, 120, 77, degrees);
      const tail = stroke(path(at(172)).through(at(128), at(84)), 9.5);
      const cat = union(cut(disc, circle(146, 94, 80), rect(186, 40, 60, 133)), settle(skull));
      return {
        parts: [...ink(cut(cat, settle(lids), tail)), ...accent(cut(disc, grow(cat, 10)))],
        small: ink(cat),
      };
    },
  }),
  defineScene({
    name: 'on-the-horn',
    subject: 'cat',
    relations: ['on', 'riding', 'in'],
    object: 'moon',
    zh: { word: '月上猫', meaning: '高处安静，正好看人间灯火' },
    en: { word: 'cat on the moon', meaning: 'high and quiet, a good place to watch the lights' },
    idea: { zh: '一只猫坐在月牙里，尾巴垂下', en: 'a cat sitting in the crook of the moon, its tail hanging down' },
    draw: ({ both, circle, cut, grow, polygon, shape, stroke, curve, union }, dice) => {
      const deep = dice.between(84, 90);
      const moon = cut(circle(112, 126, 106), circle(142, 96, deep));
      const head = union(
        circle(152, 58, 30),
        both(
          polygon(
            [
              [126, 64],
              [123, 16],
              [150, 32],
            ],
            [0, 3, 0],
          ),
          152,
        ),
      );
      const body = shape(
        [134, 76, null, 110],
        [112, 150, 100],
        [136, 186, 0],
        [182, 182, -20],
        [176, 110, -98],
        [168, 74, null, null],
      );
      const tail = stroke(curve([136, 176, 180], [90, 176, 200], [66, 146, -90], [84, 128, 0]), 17);
      const cat = union(head, body, tail);
      return {
        parts: [...ink(cut(cat, circle(141, 56, 5), circle(163, 56, 5))), ...accent(cut(moon, grow(cat, 10)))],
        small: [...ink(union(head, body)), ...accent(cut(moon, grow(union(head, body), 15)))],
      };
    },
  }),
  defineScene({
    name: 'cargo',
    subject: 'boat',
    relations: ['carrying', 'under', 'holding'],
    object: 'moon',
    zh: { word: '载月的船', meaning: '江水不急，一船都是月光' },
    en: { word: 'boat carrying the moon', meaning: 'a slow river, and a boatful of moonlight' },
    idea: { zh: '一叶小船载着一轮弯月，船下一道水纹', en: 'a small boat with the crescent moon for cargo' },
    draw: ({ circle, curve, cut, grow, shape, stroke, turn }, dice) => {
      const lean = dice.between(-24, -14);
      const moon = turn(cut(circle(120, 92, 84), circle(154, 72, 72)), lean, [120, 92]);
      const hull = shape(
        [12, 132, null, 44],
        [120, 172, 0],
        [228, 132, -44, 116],
        [176, 206, 180, 180],
        [64, 206, 180],
        [12, 132, -116, null],
      );
      const water = stroke(curve([28, 230, -20], [74, 228, 20], [120, 230, -20], [166, 228, 20], [212, 230, -20]), 10);
      return {
        parts: [...ink(hull, water), ...accent(cut(moon, grow(hull, 10)))],
        small: [...ink(hull), ...accent(cut(moon, grow(hull, 15)))],
      };
    },
  }),
  defineScene({
    name: 'between-peaks',
    subject: 'moon',
    relations: ['over', 'rising-from', 'behind', 'beside'],
    object: 'mountain',
    zh: { word: '山月', meaning: '山静月明，路自己显出来' },
    en: { word: 'moon over the mountain', meaning: 'still hills, a bright moon, and the path shows itself' },
    idea: {
      zh: '一轮满月升在两峰之间，被山脊遮去一角',
      en: 'a full moon between two peaks, the ridge hiding its edge',
    },
    draw: ({ circle, cut, grow, polygon, shape }, dice) => {
      const low = dice.between(86, 96);
      const ridge = shape(
        [8, 226],
        [70, 96, -64],
        [92, 96, 62],
        [126, 156, null, null],
        [156, 120, -50],
        [176, 120, 50],
        [232, 226, null, null],
      );
      const disc = circle(142, low, 66);
      const shade = polygon(
        [
          [80, 108],
          [104, 154],
          [88, 176],
          [74, 150],
          [56, 178],
        ],
        0,
      );
      return {
        parts: [...ink(cut(ridge, shade)), ...accent(cut(disc, grow(ridge, 10)))],
        small: [...ink(ridge), ...accent(cut(circle(142, low, 62), grow(ridge, 15)))],
      };
    },
  }),
  defineScene({
    name: 'pasture',
    subject: 'cow',
    relations: ['under', 'beside', 'on'],
    object: 'moon',
    zh: { word: '月下牛', meaning: '夜里的草最香，清晨的奶最甜' },
    en: { word: 'cow under the moon', meaning: 'grass by moonlight, milk by morning' },
    idea: { zh: '一头牛站在满月前，低头吃草', en: 'a cow grazing before a full moon' },
    draw: (
      { circle, cut, curve, grow, above, path, rect, stroke, union, vesica, polygon, intersect, fillet },
      dice,
    ) => {
      const disc = circle(142, 100, dice.between(84, 90));
      const legs = union(rect(84, 140, 28, 90), rect(180, 140, 28, 90));
      const trunk = fillet(union(rect(76, 92, 138, 74, [24, 22, 10, 10]), legs), 12);
      const head = polygon(
        [
          [18, 92],
          [30, 76],
          [74, 76],
          [92, 108],
          [70, 130],
          [20, 128],
        ],
        [10, 6, 6, 0, 10, 14],
      );
      const horn = polygon(
        [
          [34, 80],
          [22, 46],
          [54, 74],
        ],
        [0, 3, 0],
      );
      const ear = vesica([66, 76], [102, 58], 20);
      const cow = union(trunk, head, horn, ear, circle(150, 168, 15));
      const tail = stroke(curve([210, 104, 0], [226, 130, 90], [226, 176, 90]), 10);
      const patches = union(circle(126, 112, 15), circle(178, 130, 19));
      const muzzle = stroke(path([44, 70]).line([40, 140]), 9);
      const ground = rect(0, 226, 240, 14, 7);
      const sky = intersect(disc, above(150));
      return {
        parts: [
          ...ink(union(cut(cow, patches, circle(58, 92, 6), muzzle), tail, ground)),
          ...accent(cut(sky, grow(union(cow, tail), 10))),
        ],
        small: [
          ...ink(union(cut(cow, circle(164, 126, 18)), rect(10, 222, 220, 16))),
          ...accent(cut(sky, grow(cow, 14))),
        ],
      };
    },
  }),
  defineScene({
    name: 'pounding',
    subject: 'rabbit',
    relations: ['in', 'on', 'beside', 'under'],
    object: 'moon',
    zh: { word: '月中兔', meaning: '月圆时，想起的人都在' },
    en: { word: 'rabbit in the moon', meaning: 'when the moon is full, everyone you miss is near' },
    idea: { zh: '满月里坐着一只玉兔，剪影是留白', en: 'a rabbit cut out of the full moon, sitting on its lower edge' },
    draw: ({ circle, cut, fillet, intersect, shrink, union, vesica }, dice) => {
      const r = dice.between(102, 106);
      const moon = circle(120, 120, r);
      const rump = circle(136, 168, 44);
      const chest = circle(98, 156, 30);
      const head = union(circle(84, 112, 29), circle(70, 120, 18));
      const ears = union(vesica([84, 98], [104, 28], 25), vesica([98, 104], [140, 46], 23));
      const rabbit = union(fillet(union(rump, chest, head), 10), ears, circle(182, 176, 15));
      const inside = intersect(rabbit, shrink(moon, 12));
      return {
        parts: [...ink(cut(moon, inside)), ...accent(circle(76, 108, 6.5))],
        small: ink(cut(moon, intersect(union(rump, chest, head, vesica([84, 104], [118, 26], 38)), shrink(moon, 12)))),
      };
    },
  }),
];
