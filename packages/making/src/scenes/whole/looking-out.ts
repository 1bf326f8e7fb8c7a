import { heldBefore, paws } from '../cast/behind.ts';
import { bearHead, catHead, dogHead, foxHead, headAt, pandaHead, pigHead, rabbitHead } from '../cast/heads.ts';
import {
  basketAt,
  bathtubAt,
  boatAt,
  bowlAt,
  boxAt,
  bubblesOver,
  eggshellAt,
  flowerPotAt,
  magicHatAt,
  mugAt,
  teacupAt,
} from '../cast/vessels.ts';
import { chickHead, frogHead, mouseHead, shibaHead } from '../cast/wild-heads.ts';
import { accent, kit } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

const { union } = kit;

/** Animals that look out of a vessel over its rim. */
export const lookingOutScenes = [
  defineScene({
    name: 'in-the-mug',
    subject: 'dog',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'mug',
    zh: { word: '杯中犬', meaning: '捧起来，就是一个好朋友' },
    en: { word: 'dog in a mug', meaning: 'pick it up and you have a friend' },
    idea: { zh: '一只小狗趴在马克杯口', en: 'a dog looking over the rim of a mug' },
    draw: (_kit, dice) => {
      const mug = mugAt(130, dice.between(28, 40));
      return heldBefore(headAt(dogHead('glad'), 108, 86, 1.2), mug.full, paws(130, 42, 108), mug.plain);
    },
  }),
  defineScene({
    name: 'in-the-teacup',
    subject: 'rabbit',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'mug',
    zh: { word: '杯中兔', meaning: '下午茶里，藏着一只兔' },
    en: { word: 'rabbit in a teacup', meaning: 'there is a rabbit in the afternoon tea' },
    idea: { zh: '一只兔子从茶杯里探出头', en: 'a rabbit looking out of a teacup' },
    draw: (_kit, dice) => {
      const cup = teacupAt(142, dice.between(82, 88));
      return heldBefore(headAt(rabbitHead('glad'), 112, 116, 1.02), cup.full, paws(142, 42, 112), cup.plain);
    },
  }),
  defineScene({
    name: 'warm-tub',
    subject: 'panda',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'mug',
    zh: { word: '杯中熊猫', meaning: '泡一杯，慢慢喝' },
    en: { word: 'panda in a mug', meaning: 'let it steep, take your time' },
    idea: { zh: '一只熊猫趴在杯口', en: 'a panda resting on the rim of a mug' },
    draw: (_kit, dice) => {
      const mug = mugAt(130, dice.between(28, 40));
      return heldBefore(headAt(pandaHead(), 108, 84, 1.22), mug.full, paws(130, 44, 108), mug.plain);
    },
  }),
  defineScene({
    name: 'bath-day',
    subject: 'dog',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'bathtub',
    zh: { word: '洗澡的狗', meaning: '洗得香香，蹭得亮亮' },
    en: { word: 'dog in a bathtub', meaning: 'washed, brushed and pleased with itself' },
    idea: { zh: '一只小狗泡在浴缸里，头边飘着泡泡', en: 'a dog in a bathtub with bubbles about its head' },
    draw: (_kit, dice) => {
      const tub = bathtubAt(142, dice.between(15, 18));
      const { parts, small } = heldBefore(
        headAt(dogHead('glad'), 94, 100, 1.06),
        tub.full,
        paws(142, 46, 94),
        tub.plain,
      );
      return { parts: [...parts, ...accent(bubblesOver(212, 100))], small };
    },
  }),
  defineScene({
    name: 'long-soak',
    subject: 'cat',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'bathtub',
    zh: { word: '泡澡的猫', meaning: '怕水的，也爱上了这里' },
    en: { word: 'cat in a bathtub', meaning: 'even those who hate water like it here' },
    idea: { zh: '一只猫闭眼泡在浴缸里', en: 'a cat in a bathtub, its eyes closed' },
    draw: (_kit, dice) => {
      const tub = bathtubAt(142, dice.between(15, 18));
      const { parts, small } = heldBefore(
        headAt(catHead('lowered'), 104, 96, 1.28),
        tub.full,
        paws(142, 50, 104),
        tub.plain,
      );
      return { parts: [...parts, ...accent(bubblesOver(212, 100))], small };
    },
  }),
  defineScene({
    name: 'hot-spring',
    subject: 'bear',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'bathtub',
    zh: { word: '泡汤的熊', meaning: '冬天最好的去处' },
    en: { word: 'bear in a bathtub', meaning: 'the best place to spend a winter' },
    idea: { zh: '一只熊靠在浴缸边上', en: 'a bear resting its arms on a bathtub' },
    draw: (_kit, dice) => {
      const tub = bathtubAt(142, dice.between(15, 18));
      const { parts, small } = heldBefore(
        headAt(bearHead('glad'), 98, 96, 1.18),
        tub.full,
        paws(142, 52, 98),
        tub.plain,
      );
      return { parts: [...parts, ...accent(bubblesOver(212, 100))], small };
    },
  }),
  defineScene({
    name: 'parcel-cat',
    subject: 'cat',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'box',
    zh: { word: '箱中猫', meaning: '拆开快递，惊喜自己跳出来' },
    en: { word: 'cat in a box', meaning: 'open the parcel and the surprise looks at you' },
    idea: { zh: '一只猫从纸箱里探出头', en: 'a cat looking out of a cardboard box' },
    draw: (_kit, dice) => {
      const box = boxAt(138, dice.between(18, 26));
      return heldBefore(headAt(catHead('open'), 120, 92, 1.26), box.full, paws(138, 42), box.plain);
    },
  }),
  defineScene({
    name: 'forest-gift',
    subject: 'fox',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'basket',
    zh: { word: '篮中狐', meaning: '从林子里捎来的心意' },
    en: { word: 'fox in a basket', meaning: 'something from the forest, brought along' },
    idea: { zh: '一只狐狸从藤篮里探出头', en: 'a fox looking out of a wicker basket' },
    draw: (_kit, dice) => {
      const basket = basketAt(140, dice.between(34, 38));
      return heldBefore(headAt(foxHead('open'), 120, 88, 1.24), basket.full, paws(140, 52), basket.plain);
    },
  }),
  defineScene({
    name: 'knitting-basket',
    subject: 'cat',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'basket',
    zh: { word: '篮中猫', meaning: '窝在篮里，就是家的样子' },
    en: { word: 'cat in a basket', meaning: 'curled in a basket: that is what home looks like' },
    idea: { zh: '一只猫眯眼趴在藤篮边', en: 'a cat with closed eyes at the edge of a basket' },
    draw: (_kit, dice) => {
      const basket = basketAt(140, dice.between(34, 38));
      return heldBefore(headAt(catHead('glad'), 120, 92, 1.28), basket.full, paws(140, 48), basket.plain);
    },
  }),
  defineScene({
    name: 'easter',
    subject: 'rabbit',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'basket',
    zh: { word: '篮中兔', meaning: '春天装了一篮' },
    en: { word: 'rabbit in a basket', meaning: 'a basketful of spring' },
    idea: { zh: '一只兔子从篮子里竖起双耳', en: 'a rabbit sitting up in a basket' },
    draw: (_kit, dice) => {
      const basket = basketAt(144, dice.between(34, 38));
      return heldBefore(headAt(rabbitHead('open'), 120, 116, 1.04), basket.full, paws(144, 50), basket.plain);
    },
  }),
  defineScene({
    name: 'conjurer',
    subject: 'rabbit',
    relations: ['in', 'rising-from', 'behind', 'out-of'],
    object: 'magic-hat',
    zh: { word: '帽中兔', meaning: '变出来的，是一份惊喜' },
    en: { word: 'rabbit in a hat', meaning: 'now you see it: a surprise' },
    idea: { zh: '一只兔子从魔术师的礼帽里探出来', en: 'a rabbit coming out of a conjurer’s hat' },
    draw: (_kit, dice) => {
      const hat = magicHatAt(142, dice.between(88, 96));
      return heldBefore(headAt(rabbitHead('open'), 120, 112, 1.02), hat.full, paws(142, 42), hat.plain);
    },
  }),
  defineScene({
    name: 'hatching',
    subject: 'chick',
    relations: ['in', 'rising-from', 'out-of'],
    object: 'egg',
    zh: { word: '破壳小鸡', meaning: '第一声，就是新的一天' },
    en: { word: 'chick out of the egg', meaning: 'the first cheep of something new' },
    idea: { zh: '一只小鸡从裂开的蛋壳里探出头', en: 'a chick looking out of a broken eggshell' },
    draw: (_kit, dice) => {
      const shell = eggshellAt(136, dice.between(20, 25));
      return heldBefore(headAt(chickHead('open'), 120, 102, 1.24), shell.full, union(), shell.plain);
    },
  }),
  defineScene({
    name: 'sunday-row',
    subject: 'bear',
    relations: ['in', 'riding', 'on', 'out-of'],
    object: 'boat',
    zh: { word: '泛舟的熊', meaning: '一叶小舟，一个悠闲的下午' },
    en: { word: 'bear in a boat', meaning: 'a small boat and a whole afternoon' },
    idea: { zh: '一只熊坐在小船里', en: 'a bear sitting in a small boat' },
    draw: (_kit, dice) => {
      const boat = boatAt(148, dice.between(16, 22));
      return heldBefore(headAt(bearHead('glad'), 120, 98, 1.18), boat.full, paws(150, 46), boat.plain);
    },
  }),
  defineScene({
    name: 'seafarer',
    subject: 'cat',
    relations: ['in', 'riding', 'on', 'out-of'],
    object: 'boat',
    zh: { word: '船上的猫', meaning: '风往哪里吹，鱼就在哪里' },
    en: { word: 'cat in a boat', meaning: 'wherever the wind goes, there are fish' },
    idea: { zh: '一只猫坐在小船里望向前方', en: 'a cat looking out of a small boat' },
    draw: (_kit, dice) => {
      const boat = boatAt(148, dice.between(16, 22));
      return heldBefore(headAt(catHead('open'), 120, 102, 1.2), boat.full, paws(150, 44), boat.plain);
    },
  }),
  defineScene({
    name: 'soup-frog',
    subject: 'frog',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'bowl',
    zh: { word: '碗中蛙', meaning: '小小一碗，自有天地' },
    en: { word: 'frog in a bowl', meaning: 'a small bowl, a world of its own' },
    idea: { zh: '一只青蛙趴在碗口', en: 'a frog resting on the rim of a bowl' },
    draw: (_kit, dice) => {
      const bowl = bowlAt(138, dice.between(94, 100));
      return heldBefore(headAt(frogHead('open'), 120, 104, 1.2), bowl.full, paws(138, 50), bowl.plain);
    },
  }),
  defineScene({
    name: 'rice-pig',
    subject: 'pig',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'bowl',
    zh: { word: '碗中小猪', meaning: '吃饱喝足，福气满满' },
    en: { word: 'pig in a bowl', meaning: 'well fed and full of luck' },
    idea: { zh: '一头小猪笑着趴在碗口', en: 'a smiling pig over the rim of a bowl' },
    draw: (_kit, dice) => {
      const bowl = bowlAt(140, dice.between(94, 100));
      return heldBefore(headAt(pigHead('glad'), 120, 92, 1.22), bowl.full, paws(140, 50), bowl.plain);
    },
  }),
  defineScene({
    name: 'pot-mouse',
    subject: 'mouse-animal',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'flower-pot',
    zh: { word: '花盆里的小鼠', meaning: '小小的家，开在花里' },
    en: { word: 'mouse in a flower pot', meaning: 'a small home among the flowers' },
    idea: { zh: '一只小鼠从花盆里探出头', en: 'a mouse looking out of a flower pot' },
    draw: (_kit, dice) => {
      const pot = flowerPotAt(134, dice.between(34, 40));
      return heldBefore(headAt(mouseHead('open'), 120, 88, 1.14), pot.full, paws(134, 38), pot.plain);
    },
  }),
  defineScene({
    name: 'shop-dog',
    subject: 'shiba',
    relations: ['in', 'behind', 'rising-from', 'out-of'],
    object: 'box',
    zh: { word: '箱中柴犬', meaning: '包邮到家，附赠笑脸' },
    en: { word: 'shiba in a box', meaning: 'delivered with a smile, free of charge' },
    idea: { zh: '一只柴犬从纸箱里探出头', en: 'a shiba looking out of a cardboard box' },
    draw: (_kit, dice) => {
      const box = boxAt(138, dice.between(18, 26));
      return heldBefore(headAt(shibaHead('open'), 120, 84, 1.26), box.full, paws(138, 44), box.plain);
    },
  }),
];
