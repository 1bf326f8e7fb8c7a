import { standsBefore } from '../cast/behind.ts';
import { bearHead, catHead, dogHead, foxHead, headAt, rabbitHead } from '../cast/heads.ts';
import { guitar } from '../cast/held-things.ts';
import { bushyTail, curledTail, penguin, playing, seated, standing } from '../cast/seated.ts';
import { armchair, bookStack, fir, hill, roundStar, skateboard, surfboard } from '../cast/settings.ts';
import { defineScene } from '../whole-scene.ts';

/** Small animals on boards, books, chairs and hills, or with a guitar. */
export const atEaseScenes = [
  defineScene({
    name: 'street-cat',
    subject: 'cat',
    relations: ['riding', 'on'],
    object: 'skateboard',
    zh: { word: '滑板猫', meaning: '街头自由式' },
    en: { word: 'cat on a skateboard', meaning: 'free style, on four wheels' },
    idea: { zh: '一只猫站在滑板上', en: 'a cat standing on a skateboard' },
    draw: (_kit, dice) => {
      const board = skateboard(120, 206, dice.between(94, 102));
      return standsBefore(standing(catHead('open'), 116, 200, 1.1, [56, -78]), { full: board, plain: board });
    },
  }),
  defineScene({
    name: 'big-wave',
    subject: 'penguin',
    relations: ['riding', 'on'],
    object: 'surfboard',
    zh: { word: '冲浪企鹅', meaning: '浪来了，就站上去' },
    en: { word: 'penguin on a surfboard', meaning: 'when the wave comes, stand up' },
    idea: { zh: '一只企鹅站在冲浪板上，身下是浪', en: 'a penguin on a surfboard above a wave' },
    draw: ({ curve, stroke, union }, dice) => {
      const board = surfboard(120, 204, dice.between(100, 108));
      const sea = stroke(curve([8, 242, -24], [64, 238, 24], [120, 242, -24], [176, 238, 24], [232, 242, -24]), 12);
      return standsBefore(penguin(116, 196, 1), { full: union(board, sea), plain: board });
    },
  }),
  defineScene({
    name: 'well-read',
    subject: 'cat',
    relations: ['on'],
    object: 'book',
    zh: { word: '书上猫', meaning: '坐在书上，读懂一半' },
    en: { word: 'cat on books', meaning: 'half the reading is done by sitting' },
    idea: { zh: '一只猫坐在一摞书上', en: 'a cat sitting on a pile of books' },
    draw: (_kit, dice) =>
      standsBefore(
        seated(catHead('lowered'), 118, 160, 0.98, 0, curledTail()),
        bookStack(116, 168, dice.between(184, 196)),
      ),
  }),
  defineScene({
    name: 'summit',
    subject: 'bear',
    relations: ['on', 'over'],
    object: 'mountain',
    zh: { word: '山巅熊', meaning: '登顶，就坐一会儿' },
    en: { word: 'bear on a mountain', meaning: 'at the top, sit down' },
    idea: { zh: '一只熊坐在山顶', en: 'a bear sitting on a mountain top' },
    draw: (_kit, dice) => {
      const ridge = hill(238, [
        [120, dice.between(120, 128)],
        [54, 170],
        [190, 164],
      ]);
      return standsBefore(seated(bearHead('glad'), 120, 164, 0.96), { full: ridge, plain: ridge });
    },
  }),
  defineScene({
    name: 'best-seat',
    subject: 'dog',
    relations: ['on', 'in'],
    object: 'sofa',
    zh: { word: '沙发上的狗', meaning: '最好的位子，留给它' },
    en: { word: 'dog in an armchair', meaning: 'the best seat in the house is taken' },
    idea: { zh: '一只小狗坐在扶手椅里', en: 'a dog sitting in an armchair' },
    draw: (_kit, dice) => {
      const { plain } = armchair(120, 240, dice.between(100, 106));
      return standsBefore(seated(dogHead('open'), 120, 190, 0.96), { full: plain, plain });
    },
  }),
  defineScene({
    name: 'afternoon',
    subject: 'cat',
    relations: ['on', 'in', 'sleeping-on'],
    object: 'sofa',
    zh: { word: '沙发上的猫', meaning: '午后阳光，全归它' },
    en: { word: 'cat in an armchair', meaning: 'the whole afternoon belongs to it' },
    idea: { zh: '一只猫闭眼坐在扶手椅里', en: 'a cat with closed eyes in an armchair' },
    draw: (_kit, dice) =>
      standsBefore(seated(catHead('lowered'), 120, 190, 1), armchair(120, 240, dice.between(100, 106))),
  }),
  defineScene({
    name: 'wood-edge',
    subject: 'fox',
    relations: ['beside', 'under'],
    object: 'pine',
    zh: { word: '林边狐', meaning: '林子的消息，它先知道' },
    en: { word: 'fox by the firs', meaning: 'knows the forest news first' },
    idea: { zh: '一只狐狸坐在杉树前', en: 'a fox sitting before fir trees' },
    draw: ({ union }, dice) => {
      const trees = union(fir(50, 238, 180), fir(108, 238, dice.between(210, 222)));
      return standsBefore(seated(foxHead('open'), 146, 240, 0.88, 0, bushyTail()), { full: trees, plain: trees });
    },
  }),
  defineScene({
    name: 'campfire-bear',
    subject: 'bear',
    relations: ['beside', 'under'],
    object: 'pine',
    zh: { word: '松下熊', meaning: '林中主人，守一方清静' },
    en: { word: 'bear by the pines', meaning: 'master of the wood, keeper of its quiet' },
    idea: { zh: '一只熊坐在杉树之间', en: 'a bear sitting among fir trees' },
    draw: ({ union }, dice) => {
      const trees = union(fir(52, 238, dice.between(190, 204)), fir(188, 238, 190));
      return standsBefore(seated(bearHead('open'), 120, 240, 0.96), { full: trees, plain: trees });
    },
  }),
  defineScene({
    name: 'ballad',
    subject: 'bear',
    relations: ['holding', 'carrying', 'playing'],
    object: 'guitar',
    zh: { word: '弹吉他的熊', meaning: '一把琴，一林子的人来听' },
    en: { word: 'bear with a guitar', meaning: 'one guitar, and the wood gathers round' },
    idea: { zh: '一只熊抱着吉他弹唱', en: 'a bear playing the guitar' },
    draw: (kit, dice) =>
      playing(
        headAt(bearHead('glad'), 112, 90, 1.3),
        guitar(100, 186, dice.between(0.98, 1.04)),
        kit.union(kit.circle(62, 168, 17), kit.circle(184, 140, 17)),
      ),
  }),
  defineScene({
    name: 'serenade',
    subject: 'cat',
    relations: ['holding', 'carrying', 'playing'],
    object: 'guitar',
    zh: { word: '弹吉他的猫', meaning: '屋顶上的小夜曲' },
    en: { word: 'cat with a guitar', meaning: 'a serenade from the roof' },
    idea: { zh: '一只猫抱着吉他弹唱', en: 'a cat playing the guitar' },
    draw: (kit, dice) =>
      playing(
        headAt(catHead('lowered'), 112, 90, 1.3),
        guitar(100, 186, dice.between(0.98, 1.04)),
        kit.union(kit.circle(62, 168, 17), kit.circle(184, 140, 17)),
      ),
  }),
  defineScene({
    name: 'wish',
    subject: 'rabbit',
    relations: ['on'],
    object: 'star',
    zh: { word: '星上兔', meaning: '坐在愿望上' },
    en: { word: 'rabbit on a star', meaning: 'sitting on a wish' },
    idea: { zh: '一只兔子坐在星星上', en: 'a rabbit sitting on a star' },
    draw: (_kit, dice) => {
      const star = roundStar(120, 180, dice.between(92, 98));
      return standsBefore(seated(rabbitHead('glad'), 120, 158, 0.8), { full: star, plain: star });
    },
  }),
];
