import { accent, ink } from '@markwright/marks/kit';
import { catHead, dogHead, headAt } from '../cast/heads.ts';
import { heart } from '../cast/held-things.ts';
import { defineScene } from '../whole-scene.ts';

/** Two things that share one outline or fill each other. */
export const emblemScenes = [
  defineScene({
    name: 'best-friends',
    subject: 'dog',
    relations: ['beside', 'and', 'facing'],
    object: 'cat',
    zh: { word: '猫和狗', meaning: '吵吵闹闹，还是一家' },
    en: { word: 'dog and cat', meaning: 'they squabble, and share the sofa' },
    idea: { zh: '一只狗和一只猫头挨着头', en: 'a dog and a cat with their heads together' },
    draw: ({ cut, grow }, dice) => {
      const dog = headAt(dogHead('glad'), 82, 112, dice.between(1.06, 1.1));
      const cat = headAt(catHead('glad'), 172, 144, 1.08);
      return {
        parts: [...ink(cut(dog.ink, grow(cat.skull, 10))), ...accent(cat.ink)],
        small: [...ink(cut(dog.plain, grow(cat.skull, 14))), ...accent(cat.plain)],
      };
    },
  }),
  defineScene({
    name: 'paw-love',
    subject: 'paw',
    relations: ['in', 'and'],
    object: 'heart',
    zh: { word: '爪与心', meaning: '毛茸茸的，也放在心上' },
    en: { word: 'paw in a heart', meaning: 'furry, and close to the heart' },
    idea: { zh: '一颗心里印着爪印', en: 'a heart with a paw print in it' },
    draw: ({ both, circle, cut, grow, shape, union }, dice) => {
      const love = heart(120, 78, dice.between(60, 63));
      const pads = union(
        shape(
          [120, 116, 0],
          [156, 148, 80],
          [136, 164, 190],
          [120, 160, 180],
          [104, 164, 170],
          [84, 148, -80],
          [120, 116, 0, null],
        ),
        both(circle(102, 88, 16)),
        both(circle(74, 110, 14)),
      );
      return {
        parts: [...accent(cut(love, grow(pads, 10))), ...ink(pads)],
        small: [...accent(cut(love, grow(pads, 12))), ...ink(pads)],
      };
    },
  }),
  defineScene({
    name: 'home-key',
    subject: 'key',
    relations: ['made-of', 'shaped-like', 'and'],
    object: 'house',
    zh: { word: '钥匙与家', meaning: '这把钥匙，开的是家' },
    en: { word: 'key and house', meaning: 'this one opens home' },
    idea: { zh: '钥匙的柄是一座小屋', en: 'a key whose bow is a little house' },
    draw: ({ cut, polygon, rect, union }, dice) => {
      const roof = dice.between(4, 12);
      const home = union(
        rect(66, 62, 108, 62, [0, 0, 8, 8]),
        polygon(
          [
            [46, 72],
            [120, roof],
            [194, 72],
          ],
          [5, 7, 5],
        ),
      );
      const door = rect(107, 82, 26, 44, [13, 13, 0, 0]);
      const blade = union(rect(109, 133, 22, 103, [0, 0, 8, 8]), rect(129, 178, 32, 18, 3), rect(129, 208, 24, 18, 3));
      return {
        parts: [...accent(cut(home, door)), ...ink(blade)],
        small: [
          ...accent(home),
          ...ink(union(rect(106, 140, 28, 96, 6), rect(130, 176, 36, 22), rect(130, 210, 28, 22))),
        ],
      };
    },
  }),
  defineScene({
    name: 'heart-tree',
    subject: 'tree',
    relations: ['shaped-like', 'made-of', 'and'],
    object: 'heart',
    zh: { word: '心形树', meaning: '爱长在树上，年年发新芽' },
    en: { word: 'heart tree', meaning: 'love that grows new leaves every year' },
    idea: { zh: '树冠是一颗心', en: 'a tree whose crown is a heart' },
    draw: ({ cut, grow, path, rect, stroke, union }, dice) => {
      const crown = heart(120, 66, dice.between(52, 55));
      const trunk = union(
        rect(110, 130, 20, 104),
        stroke(path([120, 162]).line([90, 128]), 12),
        stroke(path([120, 148]).line([148, 118]), 12),
      );
      const ground = rect(60, 224, 120, 13, 6);
      return {
        parts: [...ink(union(trunk, ground)), ...accent(cut(crown, grow(trunk, 10)))],
        small: [
          ...ink(union(rect(107, 150, 26, 86), rect(56, 218, 128, 20, 8))),
          ...accent(cut(crown, grow(rect(107, 150, 26, 86), 13))),
        ],
      };
    },
  }),
  defineScene({
    name: 'warm-home',
    subject: 'heart',
    relations: ['in', 'and'],
    object: 'house',
    zh: { word: '家中有心', meaning: '屋檐下，住着一颗心' },
    en: { word: 'heart in a house', meaning: 'a roof, and a heart under it' },
    idea: { zh: '一座小屋，里面是一颗心', en: 'a house with a heart in it' },
    draw: ({ cut, grow, polygon, rect, union }, dice) => {
      const ridge = dice.between(8, 16);
      const home = union(
        rect(40, 96, 160, 138, [0, 0, 10, 10]),
        polygon(
          [
            [8, 112],
            [120, ridge],
            [232, 112],
          ],
          [6, 8, 6],
        ),
        rect(176, 26, 26, 60),
      );
      const love = heart(120, 130, 30);
      return {
        parts: [...ink(cut(home, grow(love, 11))), ...accent(love)],
        small: [...ink(cut(home, grow(love, 14))), ...accent(love)],
      };
    },
  }),
  defineScene({
    name: 'lemon-wheels',
    subject: 'bicycle',
    relations: ['made-of', 'as-part', 'and'],
    object: 'lemon',
    zh: { word: '柠檬单车', meaning: '一路都是清新' },
    en: { word: 'bicycle with lemon wheels', meaning: 'fresh all the way' },
    idea: { zh: '一辆单车，两只轮是柠檬片', en: 'a bicycle whose wheels are slices of lemon' },
    draw: ({ circle, cut, grow, path, rect, ring, stroke, turn, union }, dice) => {
      const r = dice.between(44, 46);
      const slice = (x: number) =>
        cut(
          circle(x, 172, r),
          ring(x, 172, r - 9, 9),
          ...[0, 60, 120].map((d) => turn(rect(x - r + 17, 167.7, 2 * r - 34, 8.6), d, [x, 172])),
        );
      const frame = union(
        stroke(path([56, 172]).line([94, 96], [162, 96], [118, 172], [56, 172]), 12),
        stroke(path([118, 172]).line([84, 70]), 12),
        stroke(path([184, 172]).line([156, 62], [184, 56]), 12),
        stroke(path([66, 68]).line([102, 68]), 15),
      );
      const wheels = union(circle(56, 172, r), circle(184, 172, r));
      return {
        parts: [...ink(cut(frame, grow(wheels, 9))), ...accent(slice(56), slice(184))],
        small: [
          ...ink(
            cut(
              union(
                stroke(path([66, 140]).line([94, 90], [160, 90]), 18),
                stroke(path([172, 120]).line([156, 56]), 18),
              ),
              grow(wheels, 12),
            ),
          ),
          ...accent(ring(56, 172, 46, 20), ring(184, 172, 46, 20)),
        ],
      };
    },
  }),
  defineScene({
    name: 'hot-curve',
    subject: 'pepper',
    relations: ['and', 'beside', 'holding'],
    object: 'flame',
    zh: { word: '辣椒火', meaning: '辣到起火，过瘾' },
    en: { word: 'chili and flame', meaning: 'hot enough to catch fire' },
    idea: { zh: '一只辣椒弯弯地抱着一簇火', en: 'a chili with a flame in its curve' },
    draw: ({ cut, drop, grow, shape, stroke, curve }, dice) => {
      const tip = dice.between(8, 16);
      const chili = shape(
        [34, 70, null, 90],
        [78, 190, 50],
        [176, 226, 0],
        [226, 206, null, 190],
        [150, 168, 220],
        [108, 70, -90],
        [70, 44, 180],
        [34, 70, 100, null],
      );
      const stalk = stroke(curve([70, 40, -90], [84, 8, -40]), 14);
      const fire = shape(
        [178, tip, null, 60],
        [226, 112, 90],
        [186, 162, 180],
        [136, 112, -90],
        [154, 70, null, 50],
        [164, 82, null, -70],
        [178, tip, -60, null],
      );
      return {
        parts: [
          ...ink(cut(chili, grow(fire, 10), grow(stalk, 9)), stalk),
          ...accent(cut(fire, drop(184, 132, 13, [184, 100]))),
        ],
        small: [...ink(cut(chili, grow(fire, 14))), ...accent(fire)],
      };
    },
  }),
];
