import { accent, ink } from '@markwright/marks/kit';
import { headAt } from '../cast/heads.ts';
import { laidOver } from '../cast/laid-over.ts';
import { frogHead } from '../cast/wild-heads.ts';
import { bowlAt } from '../cast/vessels.ts';
import { defineScene } from '../whole-scene.ts';

/** Pictures that briefs name again and again: what is in a bowl, a frog in its well, a boy on a buffalo. */
export const toldOftenScenes = [
  defineScene({
    name: 'lifted-noodles',
    subject: 'noodles',
    relations: ['in', 'out-of', 'rising-from'],
    object: 'bowl',
    zh: { word: '一碗面', meaning: '热气里，面最懂人' },
    en: { word: 'noodles in a bowl', meaning: 'steam, broth and one long noodle' },
    idea: { zh: '面条在碗口堆成一卷，上面搭着筷子', en: 'noodles heaped in a bowl, chopsticks across' },
    draw: ({ above, circle, cut, intersect, path, ring, stroke, union }, dice) => {
      const rim = dice.between(128, 134);
      const { full, plain } = bowlAt(rim);
      const heap = intersect(
        union(ring(120, rim, 82, 14), ring(120, rim, 58, 14), circle(120, rim, 33)),
        above(rim - 10),
      );
      const sticks = union(
        stroke(path([132, rim - 30]).line([206, 10]), 11),
        stroke(path([158, rim - 30]).line([234, 22]), 11),
      );
      const noodles = union(
        cut(heap, stroke(path([110, rim]).line([220, -14]), 46, 'butt')),
        cut(sticks, circle(120, rim, 30)),
      );
      return {
        parts: [...ink(full), ...accent(noodles)],
        small: [
          ...ink(plain),
          ...accent(intersect(union(ring(120, rim, 84, 20), circle(120, rim, 44)), above(rim - 15))),
        ],
      };
    },
  }),
  defineScene({
    name: 'heaped-rice',
    subject: 'rice',
    relations: ['in', 'out-of', 'rising-from'],
    object: 'bowl',
    zh: { word: '一碗饭', meaning: '粒粒在碗，日日安稳' },
    en: { word: 'a bowl of rice', meaning: 'a full bowl, a quiet day' },
    idea: { zh: '白米饭在碗口隆起，粒粒分明', en: 'rice heaped over a bowl, grain by grain' },
    draw: ({ above, circle, cut, intersect, turn, union, vesica }, dice) => {
      const rim = dice.between(128, 134);
      const { full, plain } = bowlAt(rim);
      const heap = intersect(circle(120, rim + 6, 88), above(rim - 10));
      const grain = (x: number, y: number, lean: number) => turn(vesica([x - 13, y], [x + 13, y], 12), lean, [x, y]);
      const grains = union(
        grain(82, rim - 36, 30),
        grain(120, rim - 58, -20),
        grain(158, rim - 36, -40),
        grain(118, rim - 28, 20),
      );
      return {
        parts: [...ink(full), ...accent(cut(heap, grains))],
        small: [...ink(plain), ...accent(intersect(circle(120, rim + 6, 88), above(rim - 15)))],
      };
    },
  }),
  defineScene({
    name: 'broth',
    subject: 'soup',
    relations: ['in', 'out-of', 'rising-from'],
    object: 'cooking-pot',
    zh: { word: '一锅汤', meaning: '慢慢熬，满屋香' },
    en: { word: 'soup in a pot', meaning: 'a slow pot that fills the house' },
    idea: { zh: '一锅汤冒着热气，勺子在里面', en: 'a pot of soup, its ladle in and steam above' },
    draw: ({ curve, cut, path, rect, stroke, union }, dice) => {
      const rim = dice.between(126, 132);
      const pot = union(
        rect(34, rim, 172, 104, [4, 4, 44, 44]),
        rect(4, rim + 18, 40, 20, 8),
        rect(196, rim + 18, 40, 20, 8),
      );
      const ladle = stroke(path([156, rim - 16]).line([196, 12]), 13);
      const steam = union(
        stroke(curve([66, rim - 22, -60], [66, 50, -60]), 11),
        stroke(curve([106, rim - 22, -60], [106, 34, -60]), 11),
      );
      const wave = stroke(
        curve([50, rim + 46, -40], [86, rim + 46, 40], [122, rim + 46, -40], [158, rim + 46, 40], [190, rim + 46, -40]),
        10,
      );
      return {
        parts: [...ink(cut(pot, wave)), ...accent(steam, ladle)],
        small: [
          ...ink(cut(pot, rect(60, rim + 36, 120, 16, 8))),
          ...accent(steam, stroke(path([152, rim - 16]).line([192, 14]), 17)),
        ],
      };
    },
  }),
  defineScene({
    name: 'sky-watcher',
    subject: 'frog',
    relations: ['in', 'out-of', 'behind'],
    object: 'well',
    zh: { word: '井底之蛙', meaning: '探出头来，天地很大' },
    en: { word: 'a frog in a well', meaning: 'look out, the sky is wider than you thought' },
    idea: { zh: '一只青蛙从石井口探出头', en: 'a frog that looks out over the stones of a well' },
    draw: ({ cut, rect, union }, dice) => {
      const rim = dice.between(132, 138);
      const wall = union(rect(8, rim, 224, 26, 8), rect(26, rim + 20, 188, 238 - rim - 20, [0, 0, 8, 8]));
      const joints = union(
        rect(20, rim + 26, 200, 9.5),
        rect(20, rim + 64, 200, 9.5),
        rect(88, rim + 30, 9.5, 36),
        rect(152, rim + 30, 9.5, 36),
        rect(58, rim + 68, 9.5, 50),
        rect(120, rim + 68, 9.5, 50),
        rect(182, rim + 68, 9.5, 50),
      );
      const head = headAt(frogHead('open'), 120, rim - 56, 1.32);
      return {
        parts: [...ink(cut(wall, joints)), ...accent(cut(head.ink, rect(0, rim - 10, 240, 120)))],
        small: [
          ...ink(cut(wall, rect(20, rim + 26, 200, 15))),
          ...accent(cut(head.plain, rect(0, rim - 15, 240, 120))),
        ],
      };
    },
  }),
  defineScene({
    name: 'balanced',
    subject: 'beach-ball',
    relations: ['on', 'over', 'and'],
    object: 'seal-animal',
    zh: { word: '顶球的海豹', meaning: '举重若轻，自在好玩' },
    en: { word: 'a ball on a seal', meaning: 'hard things done as if they were play' },
    idea: { zh: '海豹昂头，鼻尖顶着一只球', en: 'a seal with a ball on the tip of its nose' },
    draw: ({ circle, curve, cut, shape, stroke, union }, dice) => {
      const r = dice.between(42, 46);
      const body = shape(
        [70, 106],
        [92, 104, 10],
        [126, 130, 70],
        [150, 178, 50],
        [204, 206, 10],
        [238, 188, null, null],
        [230, 226, null, 160],
        [150, 236, 180],
        [74, 226, 200],
        [62, 180, -80],
        [66, 138, -100],
        [70, 106, null, null],
      );
      const flipper = stroke(curve([88, 196, 60], [62, 232, 140]), 18);
      const ball = cut(
        circle(76, 96 - r, r),
        stroke(curve([76 - r, 84 - r, 20], [76 + r, 84 - r, -20]), 9.5),
        stroke(curve([70, 40 - r, 80], [70, 110, 100]), 9.5),
      );
      return laidOver(ball, cut(union(body, flipper), circle(92, 128, 6.5)), {
        outline: circle(76, 96 - r, r),
        front: circle(76, 96 - r, r),
      });
    },
  }),
  defineScene({
    name: 'heart-shaped',
    subject: 'corgi',
    relations: ['as-part', 'and', 'carrying', 'wearing'],
    object: 'heart',
    zh: { word: '柯基爱心臀', meaning: '背影也讨人喜欢' },
    en: { word: "a corgi's heart-shaped back", meaning: 'lovable even from behind' },
    idea: { zh: '柯基的背影，屁股是一颗心', en: 'a corgi seen from behind, its rump a heart' },
    draw: ({ both, circle, cut, grow, polygon, rect, shape, union }, dice) => {
      const dip = dice.between(150, 156);
      const ears = both(
        polygon(
          [
            [98, 40],
            [70, -2],
            [64, 60],
          ],
          [4, 6, 4],
        ),
      );
      const head = union(circle(120, 66, 46), ears);
      const body = union(rect(34, 84, 172, 140, [70, 70, 56, 56]), both(rect(44, 190, 40, 48, [0, 0, 14, 14])));
      const heart = shape(
        [120, dip, null, -60],
        [152, 132, 0],
        [186, 168, 90],
        [120, 236, null, null],
        [54, 168, -90],
        [88, 132, 0],
        [120, dip, 60, null],
      );
      return {
        parts: [...ink(cut(union(head, cut(body, grow(head, 10))), grow(heart, 10))), ...accent(heart)],
        small: [...ink(cut(union(head, body), grow(heart, 14))), ...accent(heart)],
      };
    },
  }),
  defineScene({
    name: 'herd-boy',
    subject: 'child',
    relations: ['riding', 'on', 'and'],
    object: 'water-buffalo',
    zh: { word: '牧童骑牛', meaning: '牛背横笛，不紧不慢' },
    en: { word: 'a boy on a buffalo', meaning: 'a flute, a broad back and no hurry' },
    idea: { zh: '戴斗笠的牧童骑在水牛背上吹笛', en: 'a boy in a straw hat plays his flute on a buffalo' },
    draw: ({ circle, curve, cut, path, polygon, rect, shape, stroke, union }, dice) => {
      const tip = dice.between(2, 10);
      const buffalo = union(
        rect(64, 128, 158, 66, [34, 30, 24, 24]),
        ...[76, 106, 168, 196].map((x) => rect(x, 176, 22, 60, [0, 0, 6, 6])),
        shape([84, 134], [52, 138, 190], [16, 178, 110], [22, 200, 60], [46, 200, -20], [88, 178, null, null]),
        stroke(curve([218, 142, 60], [232, 190, 100]), 9.5),
      );
      const horns = stroke(curve([60, 138, -170], [20, 122, -110], [30, 88, -40]), 14);
      const boy = union(
        polygon(
          [
            [140, tip],
            [186, 48],
            [94, 48],
          ],
          [3, 5, 5],
        ),
        circle(140, 66, 17),
        shape([122, 90], [158, 90], [170, 132], [118, 132]),
        stroke(path([146, 126]).line([122, 146], [122, 168]), 17),
      );
      const flute = stroke(path([70, 92]).line([136, 78]), 10);
      return laidOver(union(boy, cut(flute, circle(140, 66, 27))), cut(union(buffalo, horns), circle(48, 164, 6.5)), {
        front: boy,
      });
    },
  }),
];
