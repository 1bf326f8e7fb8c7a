import { accent, ink } from '@markwright/marks/kit';
import { headAt } from '../cast/heads.ts';
import { cloud, fir } from '../cast/settings.ts';
import { flyingCrane, howlingWolf, put, uprightOwl, whaleBody, whaleMouth } from '../cast/wild.ts';
import { deerHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals, a tent and a boat under moon, sun and cloud. */
export const nightAndSkyScenes = [
  defineScene({
    name: 'night-watch',
    subject: 'owl',
    relations: ['on', 'under'],
    object: 'moon',
    zh: { word: '月下鸮', meaning: '夜里最清醒的眼睛' },
    en: { word: 'owl and moon', meaning: 'the most wakeful eyes of the night' },
    idea: { zh: '一只猫头鹰立在满月前的枝上', en: 'an owl on a branch before the full moon' },
    draw: ({ circle, curve, cut, grow, stroke, union }, dice) => {
      const { body, holes, pupils, eyes } = uprightOwl();
      const moon = circle(120, 104, dice.between(100, 104));
      const branch = stroke(curve([10, 206, -6], [120, 194, 0], [230, 206, 6]), 16);
      const front = union(body, branch);
      return {
        parts: [
          ...ink(union(cut(body, holes, grow(branch, 9)), pupils), branch),
          ...accent(cut(moon, grow(front, 10))),
        ],
        small: [...ink(cut(union(body, branch), eyes)), ...accent(cut(moon, grow(front, 14)))],
      };
    },
  }),
  defineScene({
    name: 'branch-owl',
    subject: 'owl',
    relations: ['on'],
    object: 'branch',
    zh: { word: '枝上鸮', meaning: '站得住，看得远' },
    en: { word: 'owl on a branch', meaning: 'a firm hold and a long view' },
    idea: { zh: '一只猫头鹰立在带叶的枝上', en: 'an owl on a branch with leaves' },
    draw: ({ curve, cut, grow, stroke, union, vesica }, dice) => {
      const { body, holes, pupils, eyes } = uprightOwl();
      const branch = union(
        stroke(curve([8, 208, -8], [120, 194, 0], [232, 208, 8]), 16),
        vesica([196, 198], [232, dice.between(150, 158)], 30),
        vesica([44, 200], [10, 158], 28),
      );
      return {
        parts: [...ink(union(cut(body, holes), pupils)), ...accent(cut(branch, grow(body, 10)))],
        small: [...ink(cut(body, eyes)), ...accent(cut(branch, grow(body, 14)))],
      };
    },
  }),
  defineScene({
    name: 'howl',
    subject: 'wolf',
    relations: ['under', 'facing', 'beside'],
    object: 'moon',
    zh: { word: '啸月狼', meaning: '一声长啸，山谷回应' },
    en: { word: 'wolf and moon', meaning: 'one long call, and the valley answers' },
    idea: { zh: '一只狼对着满月长啸', en: 'a wolf howling before the full moon' },
    draw: ({ circle, cut, grow, rect, union }, dice) => {
      const wolf = union(howlingWolf(), rect(24, 214, 206, 14, 7));
      const moon = circle(104, 104, dice.between(90, 96));
      return {
        parts: [...ink(wolf), ...accent(cut(moon, grow(wolf, 10)))],
        small: [...ink(wolf), ...accent(cut(moon, grow(howlingWolf(), 14), rect(0, 200, 240, 40)))],
      };
    },
  }),
  defineScene({
    name: 'red-sun',
    subject: 'crane-bird',
    relations: ['over', 'beside', 'flying-over'],
    object: 'sun',
    zh: { word: '鹤与日', meaning: '一鸣惊人，一飞冲天' },
    en: { word: 'crane and sun', meaning: 'one cry, and up into the sun' },
    idea: { zh: '一只鹤飞过红日', en: 'a crane flying across the sun' },
    draw: ({ circle, cut, grow }, dice) => {
      const bird = put(flyingCrane(), 0, 70);
      const sun = circle(120, 116, dice.between(86, 92));
      return {
        parts: [...ink(bird), ...accent(cut(sun, grow(bird, 10)))],
        small: [...ink(bird), ...accent(cut(sun, grow(bird, 15)))],
      };
    },
  }),
  defineScene({
    name: 'auspicious',
    subject: 'crane-bird',
    relations: ['over', 'on', 'beside', 'flying-over'],
    object: 'cloud',
    zh: { word: '云上鹤', meaning: '松鹤延年，云开见喜' },
    en: { word: 'crane over the clouds', meaning: 'long life, and the clouds part' },
    idea: { zh: '一只鹤飞在云上', en: 'a crane flying over a cloud' },
    draw: ({ cut, grow }, dice) => {
      const bird = put(flyingCrane(), 0, 0);
      const below = cloud(126, 186, dice.between(196, 208));
      return {
        parts: [...ink(bird), ...accent(cut(below, grow(bird, 10)))],
        small: [...ink(bird), ...accent(cut(below, grow(bird, 15)))],
      };
    },
  }),
  defineScene({
    name: 'cloud-spout',
    subject: 'whale',
    relations: ['under', 'carrying', 'as-part'],
    object: 'cloud',
    zh: { word: '吐云的鲸', meaning: '一口气，吐成一片天' },
    en: { word: 'whale with a cloud', meaning: 'one breath, and it is weather' },
    idea: { zh: '一头鲸喷出一朵云', en: 'a whale whose spout is a cloud' },
    draw: ({ circle, cut, path, stroke, union }, dice) => {
      const whale = put(whaleBody(), 0, 10);
      const spout = union(
        cloud(86, 50, dice.between(118, 126)),
        stroke(path([72, 100]).line([64, 84]), 12),
        stroke(path([96, 100]).line([104, 84]), 12),
      );
      return {
        parts: [...ink(cut(whale, put(whaleMouth(), 0, 10), circle(56, 160, 7.5))), ...accent(spout)],
        small: [...ink(cut(whale, circle(52, 166, 11))), ...accent(cloud(86, 56, 128))],
      };
    },
  }),
  defineScene({
    name: 'night-swim',
    subject: 'whale',
    relations: ['under', 'over', 'facing'],
    object: 'moon',
    zh: { word: '月下鲸', meaning: '深海也有一轮月' },
    en: { word: 'whale and moon', meaning: 'the deep has a moon of its own' },
    idea: { zh: '一头鲸游在弯月之下', en: 'a whale swimming under a crescent' },
    draw: ({ circle, cut, curve, stroke }, dice) => {
      const whale = put(whaleBody(), 0, 0);
      const moon = cut(circle(96, 52, 46), circle(dice.between(116, 120), 40, 38));
      const sea = stroke(curve([20, 246, -18], [70, 242, 18], [120, 246, -18], [170, 242, 18], [220, 246, -18]), 10);
      return {
        parts: [...ink(cut(whale, whaleMouth(), circle(56, 150, 7.5))), ...accent(moon, sea)],
        small: [...ink(cut(whale, circle(52, 156, 11))), ...accent(cut(circle(96, 46, 46), circle(118, 32, 36)))],
      };
    },
  }),
  defineScene({
    name: 'antler-wood',
    subject: 'deer',
    relations: ['wearing', 'made-of', 'carrying', 'under', 'as-part'],
    object: 'pine',
    zh: { word: '林角鹿', meaning: '头上是一片林' },
    en: { word: 'deer with firs for antlers', meaning: 'carries the forest on its head' },
    idea: { zh: '鹿头上长着三棵杉树', en: 'a deer with three firs where its antlers would be' },
    draw: ({ cut, grow, union }, dice) => {
      const head = headAt(deerHead('open'), 120, 176, 1.06);
      const trees = union(fir(120, 130, dice.between(112, 120)), fir(72, 136, 92), fir(168, 136, 92));
      return {
        parts: [...ink(head.ink), ...accent(cut(trees, grow(head.skull, 10)))],
        small: [...ink(head.plain), ...accent(cut(union(fir(88, 134, 112), fir(152, 134, 112)), grow(head.skull, 14)))],
      };
    },
  }),
  defineScene({
    name: 'winter-tent',
    subject: 'tent',
    relations: ['under', 'beside'],
    object: 'moon',
    zh: { word: '月下帐篷', meaning: '头顶星河，脚下是家' },
    en: { word: 'tent under the moon', meaning: 'stars above, home below' },
    idea: { zh: '一顶帐篷立在弯月下', en: 'a tent under a crescent moon' },
    draw: ({ circle, cut, polygon, rect }, dice) => {
      const tent = polygon(
        [
          [104, 74],
          [200, 222],
          [8, 222],
        ],
        [6, 6, 6],
      );
      const door = polygon(
        [
          [104, 130],
          [140, 222],
          [68, 222],
        ],
        [4, 0, 0],
      );
      const moon = cut(circle(188, 62, 48), circle(dice.between(208, 212), 50, 40));
      return {
        parts: [...ink(cut(tent, door), rect(4, 226, 210, 12, 6)), ...accent(moon)],
        small: [...ink(cut(tent, door)), ...accent(moon)],
      };
    },
  }),
  defineScene({
    name: 'eclipse-boat',
    subject: 'boat',
    relations: ['under', 'beside'],
    object: 'moon',
    zh: { word: '月下舟', meaning: '月落乌啼，客船到岸' },
    en: { word: 'boat under the moon', meaning: 'the moon goes down, the boat comes in' },
    idea: { zh: '一叶扁舟泊在满月之下', en: 'a small boat before the full moon' },
    draw: ({ circle, cut, curve, grow, rect, shape, stroke, union }, dice) => {
      const hull = shape(
        [30, 160, null, 20],
        [120, 178, 0],
        [218, 156, -20, 120],
        [178, 206, 180],
        [70, 206, 180],
        [30, 160, -120, null],
      );
      const awning = shape([78, 166, null, -80], [118, 120, 0], [158, 166, 80, null], [118, 172, 180]);
      const boat = union(cut(hull, grow(awning, 9)), awning);
      const water = stroke(curve([16, 232, -14], [68, 230, 14], [120, 232, -14], [172, 230, 14], [224, 232, -14]), 10);
      const moon = circle(128, 92, dice.between(80, 84));
      return {
        parts: [...ink(boat, water), ...accent(cut(moon, grow(union(hull, awning), 10)))],
        small: [
          ...ink(union(hull, awning)),
          ...accent(cut(moon, grow(union(hull, awning), 14), rect(0, 230, 240, 20))),
        ],
      };
    },
  }),
];
