import { accent, ink, type Region } from '@markwright/marks/kit';
import { heldBefore } from '../cast/behind.ts';
import { bearHead, catHead, foxHead, headAt, otterHead, pandaHead, rabbitHead } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals that hold a thing, seen from the front. */
export const holdingScenes = [
  defineScene({
    name: 'behind-the-book',
    subject: 'rabbit',
    relations: ['holding', 'behind', 'on', 'reading'],
    object: 'book',
    zh: { word: '读书的兔', meaning: '安静下来，一页就是一片草原' },
    en: { word: 'rabbit reading', meaning: 'sit still, and a page is a whole meadow' },
    idea: { zh: '一只兔子捧着打开的书，垂眼在读', en: 'a rabbit behind an open book, its eyes on the page' },
    draw: ({ both, polygon, rect }, dice) => {
      const slant = dice.between(15, 21);
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
      const paws = both(rect(44, 124, 28, 44, 14));
      return heldBefore(headAt(rabbitHead('lowered'), 120, 114, 1.12), leaf(5), paws, leaf(9));
    },
  }),
  defineScene({
    name: 'hug',
    subject: 'bear',
    relations: ['holding', 'wrapped-round', 'carrying'],
    object: 'honey',
    zh: { word: '抱蜜罐的熊', meaning: '抱住的，是一整年的甜' },
    en: { word: 'bear hugging a honey jar', meaning: 'holding on to a whole year of sweetness' },
    idea: { zh: '一只熊歪着头，双臂环住蜜罐', en: 'a bear, head on one side, both arms round a honey jar' },
    draw: ({ both, circle, cut, fillet, grow, onCircle, polygon, rect, shape, union }, dice) => {
      const lean = dice.between(5, 10);
      const gap = 11.5;
      const head = headAt(bearHead('glad'), 120, 48, 1, lean);
      const lid = rect(70, 104, 100, 22, 7);
      const jar = rect(62, 136, 116, 80, [26, 26, 0, 0]);
      const cell = polygon([0, 1, 2, 3, 4, 5].map((i) => onCircle(120, 170, 20, 60 * i + 30)));
      const torso = shape([120, 92, null, 180], [14, 182, 90], [74, 242, 0], [120, 242, 0, null]);
      const hole = union(grow(lid, gap), rect(62 - gap, 136 - gap, 116 + 2 * gap, 83, [37, 37, 0, 0]));
      const forearm = rect(72, 207, 42.5, 35, [0, 17.5, 17.5, 0]);
      const arms = both(fillet(union(cut(torso, hole, rect(75, 124, 60, 140)), forearm), 7));
      const reach = both(rect(40, 207, 74.5, 35, [0, 17.5, 17.5, 0]));
      return {
        parts: [
          ...ink(head.ink, cut(arms, grow(head.skull, gap))),
          ...accent(cut(lid, grow(head.skull, gap)), cut(jar, cell, grow(reach, gap))),
        ],
        small: [
          ...ink(head.plain, cut(both(cut(torso, rect(46, 92, 90, 116))), grow(head.skull, 14))),
          ...accent(cut(rect(64, 112, 112, 80, 12), circle(120, 154, 17))),
        ],
      };
    },
  }),
  defineScene({
    name: 'delivery',
    subject: 'otter',
    relations: ['holding', 'carrying'],
    object: 'envelope',
    zh: { word: '捧信的水獭', meaning: '顺流而下，把话送到' },
    en: { word: 'otter holding a letter', meaning: 'down the stream, and the word arrives' },
    idea: { zh: '一只水獭双爪捧着信封', en: 'an otter with an envelope in both paws' },
    draw: ({ both, cut, path, rect, stroke }, dice) => {
      const fold = dice.between(40, 50);
      const letter = rect(22, 132, 196, 102, 10);
      const flap = stroke(path([10, 128]).line([120, 132 + fold + 14], [230, 128]), 11);
      const paws = both(rect(38, 116, 32, 46, 16));
      return heldBefore(
        headAt(otterHead('glad'), 120, 84, 1.34),
        cut(letter, flap),
        paws,
        cut(letter, stroke(path([10, 120]).line([120, 192], [230, 120]), 17)),
      );
    },
  }),
  defineScene({
    name: 'chewing',
    subject: 'panda',
    relations: ['holding', 'carrying', 'beside', 'in'],
    object: 'bamboo',
    zh: { word: '抱竹的熊猫', meaning: '不慌不忙，一节一节地过日子' },
    en: { word: 'panda with bamboo', meaning: 'no hurry: one joint of bamboo after another' },
    idea: { zh: '一只熊猫抱着一竿竹，竹上两片叶', en: 'a panda with its arms round a stalk of bamboo' },
    draw: ({ cut, grow, rect, shape, stroke, path, turn, union, vesica, intersect, above }, dice) => {
      const lean = dice.between(14, 20);
      const head = headAt(pandaHead(), 120, 72, 1.22);
      const tilt = (r: Region): Region => turn(r, lean, [128, 196]);
      const joint = (y: number): Region => rect(90, y, 80, 9);
      const stalk = tilt(cut(rect(115, 96, 27, 170, 4), joint(150), joint(216)));
      const leaves = union(tilt(vesica([132, 150], [196, 120], 22)), tilt(vesica([134, 128], [190, 82], 20)));
      const body = intersect(
        shape(
          [120, 130, null, 180],
          [30, 216, 90, 90],
          [30, 300],
          [210, 300],
          [210, 216, -90, -90],
          [120, 130, 180, null],
        ),
        above(240),
      );
      const bamboo = union(stalk, leaves);
      const paw = union(stroke(path([64, 222]).line([116, 200]), 36), stroke(path([186, 226]).line([150, 214]), 36));
      const front = intersect(paw, above(240));
      return {
        parts: [
          ...ink(
            cut(head.ink, grow(bamboo, 10)),
            cut(front, grow(head.skull, 10)),
            cut(body, grow(union(head.skull, bamboo, front), 10)),
          ),
          ...accent(intersect(cut(bamboo, grow(front, 10)), above(240))),
        ],
        small: [
          ...ink(
            cut(head.plain, grow(tilt(rect(112, 60, 32, 200)), 12)),
            cut(body, grow(head.skull, 14), grow(tilt(rect(112, 60, 32, 220)), 13)),
          ),
          ...accent(intersect(tilt(rect(112, 96, 32, 190)), above(240))),
        ],
      };
    },
  }),
  defineScene({
    name: 'mid-autumn',
    subject: 'rabbit',
    relations: ['holding', 'carrying', 'beside'],
    object: 'moon-cake',
    zh: { word: '捧月饼的兔', meaning: '一口团圆，十五的月亮分你一半' },
    en: { word: 'rabbit with a mooncake', meaning: 'the full moon, shared out by the slice' },
    idea: { zh: '玉兔双爪捧着一枚花边月饼', en: 'a rabbit holding up a fluted mooncake in both paws' },
    draw: ({ around, both, circle, cut, rect, ring, union }, dice) => {
      const lobes = dice.pick([12, 14]);
      const [x, y] = [120, 190];
      const cake = union(circle(x, y, 56), ...around(circle(x, y - 56, 14.5), lobes, [x, y]));
      const mould = union(
        ring(x, y, 44, 9.5),
        rect(x - 4.7, y - 22, 9.4, 44, 4.7),
        rect(x - 22, y - 4.7, 44, 9.4, 4.7),
      );
      const paws = both(rect(44, 158, 30, 50, 15));
      return heldBefore(
        headAt(rabbitHead('glad'), 120, 80, 1.12),
        cut(cake, mould),
        paws,
        cut(circle(x, y, 66), ring(x, y, 44, 16)),
      );
    },
  }),
  defineScene({
    name: 'catch',
    subject: 'cat',
    relations: ['holding', 'carrying', 'over'],
    object: 'fish',
    zh: { word: '抱鱼的猫', meaning: '新鲜到手，先抱稳了再说' },
    en: { word: 'cat with a fish', meaning: 'fresh, and not letting go' },
    idea: { zh: '一只猫笑眯眯地抱着一条鱼', en: 'a smiling cat with a fish in both paws' },
    draw: ({ both, circle, cut, rect, shape, stroke, path, union }, dice) => {
      const belly = dice.between(46, 52);
      const body = shape(
        [30, 184, -52],
        [96, 184 - belly, 0],
        [182, 184, 40, 140],
        [96, 184 + belly, 180],
        [30, 184, -128, null],
      );
      const tail = shape([172, 184, null, -30], [232, 148, -44, 110], [232, 220, 70, -136], [172, 184, -150, null]);
      const fish = union(body, tail);
      const gill = stroke(path([76, 140]).through([92, 184], [76, 228]), 9.5);
      const face = circle(58, 178, 7.5);
      const paws = both(rect(92, 126, 27, 44, 13.5), 132);
      return heldBefore(
        headAt(catHead('glad'), 124, 86, 1.36),
        cut(fish, gill, face),
        paws,
        cut(fish, circle(58, 180, 10)),
      );
    },
  }),
  defineScene({
    name: 'story-time',
    subject: 'fox',
    relations: ['holding', 'behind', 'on', 'reading'],
    object: 'book',
    zh: { word: '读书的狐', meaning: '聪明是一页一页长出来的' },
    en: { word: 'fox reading', meaning: 'clever, one page after another' },
    idea: { zh: '一只狐狸伏在打开的书上', en: 'a fox looking over an open book' },
    draw: ({ both, rect, shape }, dice) => {
      const dip = dice.between(18, 24);
      const leaf = (inner: number): Region =>
        both(
          shape(
            [14, 142],
            [66, 134, 0],
            [120 - inner, 142 + dip, null, null],
            [120 - inner, 220 + dip],
            [66, 212, 180, 180],
            [14, 220],
          ),
        );
      const paws = both(rect(40, 122, 30, 46, 15));
      return heldBefore(headAt(foxHead('open'), 120, 86, 1.42), leaf(5), paws, leaf(9));
    },
  }),
  defineScene({
    name: 'warm-mug',
    subject: 'bear',
    relations: ['holding', 'behind', 'carrying'],
    object: 'coffee',
    zh: { word: '捧咖啡的熊', meaning: '冬眠之前，先来一杯热的' },
    en: { word: 'bear with a mug', meaning: 'something hot before the long sleep' },
    idea: { zh: '一只熊闭眼捧着大杯咖啡', en: 'a bear, eyes closed, both paws round a big mug' },
    draw: ({ both, circle, cut, rect, ring, union }, dice) => {
      const round = dice.between(34, 44);
      const cup = union(
        rect(44, 126, 140, 108, [8, 8, round, round]),
        cut(ring(184, 172, 38, 17), rect(40, 110, 144, 130)),
      );
      const paws = both(rect(56, 112, 30, 46, 15), 114);
      const head = headAt(bearHead('lowered'), 114, 82, 1.3);
      return heldBefore(
        head,
        cup,
        paws,
        union(
          rect(44, 130, 140, 104, [8, 8, 34, 34]),
          cut(circle(184, 174, 40), circle(184, 174, 16), rect(40, 110, 144, 130)),
        ),
      );
    },
  }),
];
