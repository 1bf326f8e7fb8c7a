import { heldBefore, paws } from '../cast/behind.ts';
import { bearHead, catHead, dogHead, foxHead, headAt, pandaHead, pigHead } from '../cast/heads.ts';
import {
  ball,
  camera,
  coin,
  envelope,
  gift,
  heartThing,
  microphone,
  openBook,
  pencil,
  yarn,
} from '../cast/held-things.ts';
import { frogHead, koalaHead, sheepHead, shibaHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals that hold a thing of the house, the desk or the heart. */
export const holdingThingScenes = [
  defineScene({
    name: 'big-hug',
    subject: 'bear',
    relations: ['holding', 'carrying', 'wrapped-round'],
    object: 'heart',
    zh: { word: '抱着心的熊', meaning: '一个拥抱的形状' },
    en: { word: 'bear with a heart', meaning: 'the shape of a hug' },
    idea: { zh: '一只熊双臂抱着一颗心', en: 'a bear hugging a heart' },
    draw: (_kit, dice) => {
      const { full, plain } = heartThing();
      return heldBefore(headAt(bearHead('glad'), 120, 80, dice.between(1.21, 1.27)), full, paws(168, 66), plain);
    },
  }),
  defineScene({
    name: 'loyal',
    subject: 'dog',
    relations: ['holding', 'carrying'],
    object: 'heart',
    zh: { word: '捧心的狗', meaning: '忠心，就是这颗心' },
    en: { word: 'dog with a heart', meaning: 'faithful, and here is the proof' },
    idea: { zh: '一只小狗捧着一颗心', en: 'a dog holding a heart' },
    draw: (_kit, dice) => {
      const { full, plain } = heartThing();
      return heldBefore(headAt(dogHead('glad'), 120, 80, dice.between(1.19, 1.25)), full, paws(170, 66), plain);
    },
  }),
  defineScene({
    name: 'purring',
    subject: 'cat',
    relations: ['holding', 'carrying'],
    object: 'heart',
    zh: { word: '捧心的猫', meaning: '嘴上不说，心里都是你' },
    en: { word: 'cat with a heart', meaning: 'says nothing, means you' },
    idea: { zh: '一只猫双爪捧着一颗心', en: 'a cat holding a heart in its paws' },
    draw: (_kit, dice) => {
      const { full, plain } = heartThing();
      return heldBefore(headAt(catHead('glad'), 120, 86, dice.between(1.23, 1.29)), full, paws(168, 66), plain);
    },
  }),
  defineScene({
    name: 'present',
    subject: 'bear',
    relations: ['holding', 'carrying', 'behind'],
    object: 'gift',
    zh: { word: '送礼的熊', meaning: '沉甸甸的心意' },
    en: { word: 'bear with a gift', meaning: 'a heavy box and a light heart' },
    idea: { zh: '一只熊抱着一个系丝带的礼盒', en: 'a bear holding a box with a ribbon' },
    draw: (_kit, dice) => {
      const { full, plain } = gift();
      return heldBefore(headAt(bearHead('open'), 120, 84, dice.between(1.21, 1.27)), full, paws(146, 60), plain);
    },
  }),
  defineScene({
    name: 'lead-singer',
    subject: 'frog',
    relations: ['holding', 'carrying'],
    object: 'microphone',
    zh: { word: '唱歌的青蛙', meaning: '一开嗓，满塘喝彩' },
    en: { word: 'frog with a microphone', meaning: 'one note and the whole pond cheers' },
    idea: { zh: '一只青蛙双手握着话筒', en: 'a frog with both hands on a microphone' },
    draw: (_kit, dice) => {
      const { full, plain } = microphone();
      return heldBefore(headAt(frogHead('open'), 120, 80, dice.between(1.27, 1.33)), full, paws(206, 36), plain);
    },
  }),
  defineScene({
    name: 'knitter',
    subject: 'sheep',
    relations: ['holding', 'carrying'],
    object: 'yarn',
    zh: { word: '抱毛线的羊', meaning: '一团温暖，从自己身上来' },
    en: { word: 'sheep with yarn', meaning: 'warmth, straight from the source' },
    idea: { zh: '一只绵羊抱着一团毛线', en: 'a sheep with a ball of yarn' },
    draw: (_kit, dice) => {
      const { full, plain } = yarn();
      return heldBefore(headAt(sheepHead('open'), 120, 88, dice.between(1.17, 1.23)), full, paws(162, 50), plain);
    },
  }),
  defineScene({
    name: 'playtime',
    subject: 'cat',
    relations: ['holding', 'carrying', 'beside'],
    object: 'yarn',
    zh: { word: '玩毛线的猫', meaning: '一团毛线，一个下午' },
    en: { word: 'cat with yarn', meaning: 'one ball of yarn, one afternoon' },
    idea: { zh: '一只猫抱着毛线团', en: 'a cat with its paws on a ball of yarn' },
    draw: (_kit, dice) => {
      const { full, plain } = yarn();
      return heldBefore(headAt(catHead('open'), 120, 84, dice.between(1.21, 1.27)), full, paws(160, 48), plain);
    },
  }),
  defineScene({
    name: 'savings',
    subject: 'pig',
    relations: ['holding', 'carrying'],
    object: 'coin',
    zh: { word: '抱铜钱的猪', meaning: '存下的，是福气' },
    en: { word: 'pig with a coin', meaning: 'what is saved is luck' },
    idea: { zh: '一头小猪抱着一枚方孔钱', en: 'a pig holding a square-holed coin' },
    draw: (_kit, dice) => {
      const { full, plain } = coin();
      return heldBefore(headAt(pigHead('glad'), 120, 78, dice.between(1.17, 1.23)), full, paws(170, 60), plain);
    },
  }),
  defineScene({
    name: 'snapshot',
    subject: 'fox',
    relations: ['holding', 'carrying', 'behind'],
    object: 'camera',
    zh: { word: '拍照的狐', meaning: '眼疾手快，好光不等人' },
    en: { word: 'fox with a camera', meaning: 'quick eye, quick hand, good light' },
    idea: { zh: '一只狐狸端着相机', en: 'a fox behind a camera' },
    draw: (_kit, dice) => {
      const { full, plain } = camera();
      return heldBefore(headAt(foxHead('open'), 120, 82, dice.between(1.27, 1.33)), full, paws(150, 78), plain);
    },
  }),
  defineScene({
    name: 'say-cheese',
    subject: 'cat',
    relations: ['holding', 'carrying', 'behind'],
    object: 'camera',
    zh: { word: '拍照的猫', meaning: '看得准，才按下' },
    en: { word: 'cat with a camera', meaning: 'waits, then presses once' },
    idea: { zh: '一只猫端着相机', en: 'a cat holding a camera before its chest' },
    draw: (_kit, dice) => {
      const { full, plain } = camera();
      return heldBefore(headAt(catHead('open'), 120, 84, dice.between(1.27, 1.33)), full, paws(150, 78), plain);
    },
  }),
  defineScene({
    name: 'good-news',
    subject: 'shiba',
    relations: ['holding', 'carrying'],
    object: 'envelope',
    zh: { word: '送信的柴犬', meaning: '好消息，亲自送到' },
    en: { word: 'shiba with a letter', meaning: 'good news, delivered in person' },
    idea: { zh: '一只柴犬捧着一封信', en: 'a shiba holding a letter' },
    draw: (_kit, dice) => {
      const { full, plain } = envelope();
      return heldBefore(headAt(shibaHead('open'), 120, 78, dice.between(1.27, 1.33)), full, paws(146, 70), plain);
    },
  }),
  defineScene({
    name: 'secret-letter',
    subject: 'fox',
    relations: ['holding', 'carrying'],
    object: 'envelope',
    zh: { word: '送信的狐', meaning: '林间小路，一封密信' },
    en: { word: 'fox with a letter', meaning: 'a forest path and a secret letter' },
    idea: { zh: '一只狐狸捧着信封', en: 'a fox with an envelope in its paws' },
    draw: (_kit, dice) => {
      const { full, plain } = envelope();
      return heldBefore(headAt(foxHead('glad'), 120, 82, dice.between(1.27, 1.33)), full, paws(146, 70), plain);
    },
  }),
  defineScene({
    name: 'homework',
    subject: 'koala',
    relations: ['holding', 'carrying', 'behind'],
    object: 'pencil',
    zh: { word: '拿铅笔的考拉', meaning: '慢慢写，也写得好' },
    en: { word: 'koala with a pencil', meaning: 'slow to write, and well written' },
    idea: { zh: '一只考拉抱着一支大铅笔', en: 'a koala with a big pencil across its chest' },
    draw: (_kit, dice) => {
      const { full, plain } = pencil();
      return heldBefore(headAt(koalaHead('open'), 120, 92, dice.between(1.17, 1.23)), full, paws(164, 46), plain);
    },
  }),
  defineScene({
    name: 'quiet-hour',
    subject: 'panda',
    relations: ['holding', 'behind', 'on', 'reading'],
    object: 'book',
    zh: { word: '看书的熊猫', meaning: '黑白之间，自有天地' },
    en: { word: 'panda reading', meaning: 'a whole world in black and white' },
    idea: { zh: '一只熊猫捧着打开的书', en: 'a panda behind an open book' },
    draw: (_kit, dice) => {
      const { full, plain } = openBook();
      return heldBefore(headAt(pandaHead(), 120, 86, dice.between(1.23, 1.29)), full, paws(142, 62), plain);
    },
  }),
  defineScene({
    name: 'good-student',
    subject: 'dog',
    relations: ['holding', 'behind', 'on', 'reading'],
    object: 'book',
    zh: { word: '看书的狗', meaning: '学而时习之，乐在其中' },
    en: { word: 'dog reading', meaning: 'learn a little, wag a little' },
    idea: { zh: '一只小狗捧着打开的书', en: 'a dog behind an open book' },
    draw: (_kit, dice) => {
      const { full, plain } = openBook();
      return heldBefore(headAt(dogHead('lowered'), 120, 84, dice.between(1.23, 1.29)), full, paws(142, 62), plain);
    },
  }),
  defineScene({
    name: 'bedtime',
    subject: 'bear',
    relations: ['holding', 'behind', 'on', 'reading'],
    object: 'book',
    zh: { word: '看书的熊', meaning: '睡前一页，好梦一夜' },
    en: { word: 'bear reading', meaning: 'one page before sleep' },
    idea: { zh: '一只熊垂眼读书', en: 'a bear reading with lowered eyes' },
    draw: (_kit, dice) => {
      const { full, plain } = openBook();
      return heldBefore(headAt(bearHead('lowered'), 120, 86, dice.between(1.23, 1.29)), full, paws(142, 62), plain);
    },
  }),
  defineScene({
    name: 'fetch',
    subject: 'dog',
    relations: ['holding', 'carrying'],
    object: 'tennis',
    zh: { word: '叼球的狗', meaning: '扔出去的快乐，总会回来' },
    en: { word: 'dog with a ball', meaning: 'throw joy away and it comes back' },
    idea: { zh: '一只小狗抱着网球', en: 'a dog with a ball in its paws' },
    draw: (_kit, dice) => {
      const { full, plain } = ball();
      return heldBefore(headAt(dogHead('glad'), 120, 78, dice.between(1.17, 1.23)), full, paws(176, 64), plain);
    },
  }),
];
