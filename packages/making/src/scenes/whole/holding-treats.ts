import { heldBefore, paws } from '../cast/behind.ts';
import { bearHead, catHead, dogHead, headAt, pandaHead, pigHead, rabbitHead, tigerHead } from '../cast/heads.ts';
import {
  banana,
  cheese,
  fish,
  iceCream,
  loaf,
  melonSlice,
  noodleBowl,
  peach,
  pizzaSlice,
  teaBowl,
} from '../cast/held-things.ts';
import { monkeyHead, mouseHead, penguinHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals with something to eat or drink before them. */
export const holdingTreatScenes = [
  defineScene({
    name: 'fresh-loaf',
    subject: 'bear',
    relations: ['holding', 'carrying', 'behind'],
    object: 'bread',
    zh: { word: '抱面包的熊', meaning: '刚出炉的，先抱一会儿' },
    en: { word: 'bear with a loaf', meaning: 'straight from the oven, held while warm' },
    idea: { zh: '一只熊抱着一条大面包', en: 'a bear with a big loaf in both arms' },
    draw: (_kit, dice) => {
      const { full, plain } = loaf();
      return heldBefore(headAt(bearHead('glad'), 120, 86, dice.between(1.23, 1.29)), full, paws(144, 56), plain);
    },
  }),
  defineScene({
    name: 'summer-cone',
    subject: 'bear',
    relations: ['holding', 'carrying'],
    object: 'ice-cream',
    zh: { word: '吃冰淇淋的熊', meaning: '夏天就该慢慢化开' },
    en: { word: 'bear with an ice cream', meaning: 'summer, melting slowly' },
    idea: { zh: '一只熊捧着冰淇淋甜筒', en: 'a bear holding an ice-cream cone' },
    draw: (_kit, dice) => {
      const { full, plain } = iceCream();
      return heldBefore(headAt(bearHead('glad'), 120, 70, dice.between(1.17, 1.23)), full, paws(200, 46), plain);
    },
  }),
  defineScene({
    name: 'supper-bowl',
    subject: 'cat',
    relations: ['holding', 'carrying', 'behind'],
    object: 'noodles',
    zh: { word: '吃面的猫', meaning: '一碗热面，万事不急' },
    en: { word: 'cat with noodles', meaning: 'one hot bowl and nothing else to do' },
    idea: { zh: '一只猫捧着一碗面，碗里插着筷子', en: 'a cat behind a bowl of noodles with chopsticks in it' },
    draw: (_kit, dice) => {
      const { full, plain } = noodleBowl();
      return heldBefore(headAt(catHead('glad'), 120, 92, dice.between(1.23, 1.29)), full, paws(160, 52), plain);
    },
  }),
  defineScene({
    name: 'second-helping',
    subject: 'panda',
    relations: ['holding', 'carrying', 'behind'],
    object: 'bowl',
    zh: { word: '捧碗的熊猫', meaning: '吃饭这件事，要认真' },
    en: { word: 'panda with a bowl', meaning: 'dinner is a serious matter' },
    idea: { zh: '一只熊猫捧着一碗面', en: 'a panda holding a bowl of noodles' },
    draw: (_kit, dice) => {
      const { full, plain } = noodleBowl();
      return heldBefore(headAt(pandaHead(), 120, 86, dice.between(1.17, 1.23)), full, paws(160, 56), plain);
    },
  }),
  defineScene({
    name: 'first-prize',
    subject: 'mouse-animal',
    relations: ['holding', 'carrying', 'behind', 'on'],
    object: 'cheese',
    zh: { word: '抱奶酪的鼠', meaning: '小个子，大口福' },
    en: { word: 'mouse with cheese', meaning: 'a small body with great luck at table' },
    idea: { zh: '一只小鼠趴在一大块奶酪上', en: 'a mouse over a wedge of cheese' },
    draw: (_kit, dice) => {
      const { full, plain } = cheese();
      return heldBefore(headAt(mouseHead('glad'), 120, 88, dice.between(1.09, 1.15)), full, paws(152, 44), plain);
    },
  }),
  defineScene({
    name: 'banana-time',
    subject: 'monkey',
    relations: ['holding', 'carrying'],
    object: 'banana',
    zh: { word: '拿香蕉的猴', meaning: '快乐不用剥壳' },
    en: { word: 'monkey with a banana', meaning: 'joy that peels itself' },
    idea: { zh: '一只猴子捧着一根香蕉', en: 'a monkey with a banana in both hands' },
    draw: (_kit, dice) => {
      const { full, plain } = banana();
      return heldBefore(headAt(monkeyHead('glad'), 120, 92, dice.between(1.27, 1.33)), full, paws(186, 36), plain);
    },
  }),
  defineScene({
    name: 'immortal-peach',
    subject: 'monkey',
    relations: ['holding', 'carrying'],
    object: 'peach',
    zh: { word: '捧桃的猴', meaning: '灵猴献寿，福寿双全' },
    en: { word: 'monkey with a peach', meaning: 'a peach for long life, from a clever friend' },
    idea: { zh: '一只猴子捧着一枚寿桃', en: 'a monkey holding up a peach of long life' },
    draw: (_kit, dice) => {
      const { full, plain } = peach();
      return heldBefore(headAt(monkeyHead('open'), 120, 82, dice.between(1.23, 1.29)), full, paws(170, 62), plain);
    },
  }),
  defineScene({
    name: 'shared-slice',
    subject: 'dog',
    relations: ['holding', 'carrying', 'behind'],
    object: 'pizza',
    zh: { word: '吃披萨的狗', meaning: '好东西，分你一块' },
    en: { word: 'dog with pizza', meaning: 'the last slice, and it is yours' },
    idea: { zh: '一只小狗捧着一块披萨', en: 'a dog behind a slice of pizza' },
    draw: (_kit, dice) => {
      const { full, plain } = pizzaSlice();
      return heldBefore(headAt(dogHead('glad'), 120, 82, dice.between(1.21, 1.27)), full, paws(150, 58), plain);
    },
  }),
  defineScene({
    name: 'cool-summer',
    subject: 'rabbit',
    relations: ['holding', 'carrying', 'behind'],
    object: 'watermelon',
    zh: { word: '吃西瓜的兔', meaning: '一口下去，整个夏天' },
    en: { word: 'rabbit with watermelon', meaning: 'one bite and it is summer' },
    idea: { zh: '一只兔子捧着一牙西瓜', en: 'a rabbit behind a slice of watermelon' },
    draw: (_kit, dice) => {
      const { full, plain } = melonSlice();
      return heldBefore(headAt(rabbitHead('glad'), 120, 114, dice.between(1.05, 1.11)), full, paws(142, 52), plain);
    },
  }),
  defineScene({
    name: 'catch-of-the-day',
    subject: 'penguin',
    relations: ['holding', 'carrying'],
    object: 'fish',
    zh: { word: '抱鱼的企鹅', meaning: '冰水里来的新鲜' },
    en: { word: 'penguin with a fish', meaning: 'fresh out of very cold water' },
    idea: { zh: '一只企鹅抱着一条鱼', en: 'a penguin with a fish in its flippers' },
    draw: (_kit, dice) => {
      const { full, plain } = fish();
      return heldBefore(headAt(penguinHead('open'), 120, 84, dice.between(1.33, 1.39)), full, paws(142, 50), plain);
    },
  }),
  defineScene({
    name: 'tea-master',
    subject: 'tiger',
    relations: ['holding', 'carrying', 'behind'],
    object: 'tea',
    zh: { word: '喝茶的虎', meaning: '静得下来，才是真威风' },
    en: { word: 'tiger with tea', meaning: 'true strength sits down to tea' },
    idea: { zh: '一只老虎双爪捧着茶碗', en: 'a tiger with a bowl of tea in both paws' },
    draw: (_kit, dice) => {
      const { full, plain } = teaBowl();
      return heldBefore(headAt(tigerHead('lowered'), 120, 86, dice.between(1.23, 1.29)), full, paws(158, 60), plain);
    },
  }),
  defineScene({
    name: 'harvest-pig',
    subject: 'pig',
    relations: ['holding', 'carrying', 'behind'],
    object: 'bread',
    zh: { word: '抱面包的猪', meaning: '香得走不动路' },
    en: { word: 'pig with a loaf', meaning: 'too good to walk past' },
    idea: { zh: '一头小猪抱着一条面包', en: 'a pig with a loaf of bread' },
    draw: (_kit, dice) => {
      const { full, plain } = loaf();
      return heldBefore(headAt(pigHead('glad'), 120, 84, dice.between(1.21, 1.27)), full, paws(146, 58), plain);
    },
  }),
];
