import { bearHead, catHead, dogHead, foxHead, headAt, pandaHead, rabbitHead } from '../cast/heads.ts';
import {
  beret,
  bowlerHat,
  chefHat,
  conicalHat,
  crownGear,
  flowerCrown,
  gearAt,
  graduationCap,
  hardHat,
  peakedCap,
  santaHat,
  strawHat,
  witchHat,
  woollyHat,
  worn,
} from '../cast/headgear.ts';
import { chickHead, frogHead, lionHead, owlHead, penguinHead, sheepHead, shibaHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals in hats and caps. */
export const hatScenes = [
  defineScene({
    name: 'baker',
    subject: 'dog',
    relations: ['wearing', 'under', 'in'],
    object: 'chef-hat',
    zh: { word: '戴厨师帽的狗', meaning: '忠心待客，用心下厨' },
    en: { word: 'dog in a chef’s hat', meaning: 'faithful to guests and to the recipe' },
    idea: { zh: '一只垂耳小狗戴着厨师帽', en: 'a drop-eared dog under a chef’s hat' },
    draw: (_kit, dice) => worn(headAt(dogHead('glad'), 120, 168, 1.3), gearAt(chefHat(dice.between(27, 31)), 120, 112)),
  }),
  defineScene({
    name: 'head-cook',
    subject: 'cat',
    relations: ['wearing', 'under', 'in'],
    object: 'chef-hat',
    zh: { word: '戴厨师帽的猫', meaning: '挑剔的舌头，拿手的小灶' },
    en: { word: 'cat in a chef’s hat', meaning: 'a choosy tongue makes a careful cook' },
    idea: { zh: '一只猫戴着厨师帽，双耳从帽边伸出', en: 'a cat in a chef’s hat, its ears at either side' },
    draw: (_kit, dice) =>
      worn(headAt(catHead('glad'), 120, 160, 1.5), gearAt(chefHat(dice.between(27, 31)), 120, 106, 0.74)),
  }),
  defineScene({
    name: 'pastry',
    subject: 'bear',
    relations: ['wearing', 'under', 'in'],
    object: 'chef-hat',
    zh: { word: '戴厨师帽的熊', meaning: '大手做细点，憨憨的好味道' },
    en: { word: 'bear in a chef’s hat', meaning: 'big paws, fine pastry' },
    idea: { zh: '一只熊戴着厨师帽，垂眼尝味', en: 'a bear in a chef’s hat, tasting with its eyes closed' },
    draw: (_kit, dice) =>
      worn(headAt(bearHead('lowered'), 120, 168, 1.36), gearAt(chefHat(dice.between(27, 31)), 120, 108, 0.82)),
  }),
  defineScene({
    name: 'rain-walk',
    subject: 'panda',
    relations: ['wearing', 'under', 'in'],
    object: 'bamboo-hat',
    zh: { word: '戴斗笠的熊猫', meaning: '一顶斗笠，走过巴山夜雨' },
    en: { word: 'panda in a bamboo hat', meaning: 'one bamboo hat for all the rain in the hills' },
    idea: { zh: '一只熊猫戴着竹斗笠', en: 'a panda under a wide bamboo hat' },
    draw: (_kit, dice) =>
      worn(headAt(pandaHead(), 120, 158, 1.36), gearAt(conicalHat(dice.between(94, 100)), 120, 112, 1.12)),
  }),
  defineScene({
    name: 'frog-prince',
    subject: 'frog',
    relations: ['wearing', 'under'],
    object: 'crown',
    zh: { word: '青蛙王子', meaning: '别看出身，要看那一吻' },
    en: { word: 'frog with a crown', meaning: 'never judge a prince by his pond' },
    idea: { zh: '一只青蛙双眼之间戴着王冠', en: 'a frog with a crown between its eyes' },
    draw: (_kit, dice) =>
      worn(headAt(frogHead('open'), 120, 160, 1.62), gearAt(crownGear(dice.between(56, 62)), 120, 124, 0.6)),
  }),
  defineScene({
    name: 'king',
    subject: 'lion',
    relations: ['wearing', 'under'],
    object: 'crown',
    zh: { word: '戴冠的狮', meaning: '一方之王，稳坐中军' },
    en: { word: 'lion with a crown', meaning: 'a king who needs no introduction' },
    idea: { zh: '一头雄狮戴着王冠，鬃毛如花', en: 'a lion with a crown on its scalloped mane' },
    draw: (_kit, dice) =>
      worn(headAt(lionHead('open'), 120, 160, 1.18), gearAt(crownGear(dice.between(52, 58)), 120, 98, 0.92)),
  }),
  defineScene({
    name: 'graduate',
    subject: 'owl',
    relations: ['wearing', 'under', 'in'],
    object: 'graduation-cap',
    zh: { word: '戴学士帽的猫头鹰', meaning: '夜夜苦读，终有学成之日' },
    en: { word: 'owl in a graduation cap', meaning: 'long nights, and the cap at the end of them' },
    idea: { zh: '一只猫头鹰戴着学士帽，流苏垂在一侧', en: 'an owl in a graduate’s cap, the tassel at one side' },
    draw: (_kit, dice) =>
      worn(headAt(owlHead('open'), 120, 158, 1.5), gearAt(graduationCap(dice.between(42, 48)), 120, 114)),
  }),
  defineScene({
    name: 'october',
    subject: 'cat',
    relations: ['wearing', 'under', 'in'],
    object: 'witch-hat',
    zh: { word: '戴巫师帽的猫', meaning: '一点魔法，一点顽皮' },
    en: { word: 'cat in a witch’s hat', meaning: 'a little magic and a little mischief' },
    idea: { zh: '一只黑猫戴着尖顶巫师帽', en: 'a black cat under a pointed hat' },
    draw: (_kit, dice) =>
      worn(headAt(catHead('open'), 120, 170, 1.4), gearAt(witchHat(dice.between(14, 24), 76), 120, 122, 0.82)),
  }),
  defineScene({
    name: 'site-foreman',
    subject: 'dog',
    relations: ['wearing', 'under', 'in'],
    object: 'hard-hat',
    zh: { word: '戴安全帽的狗', meaning: '守规矩，靠得住' },
    en: { word: 'dog in a hard hat', meaning: 'safe hands on every site' },
    idea: { zh: '一只小狗戴着安全帽', en: 'a dog in a builder’s helmet' },
    draw: (_kit, dice) =>
      worn(headAt(dogHead('glad'), 120, 150, 1.42), gearAt(hardHat(dice.between(12, 16)), 120, 94, 1.04)),
  }),
  defineScene({
    name: 'farm-morning',
    subject: 'chick',
    relations: ['wearing', 'under', 'in'],
    object: 'straw-hat',
    zh: { word: '戴草帽的小鸡', meaning: '田里的早晨，从一声叽叽开始' },
    en: { word: 'chick in a straw hat', meaning: 'mornings on the farm begin with a cheep' },
    idea: { zh: '一只小鸡戴着宽檐草帽', en: 'a chick under a wide straw hat' },
    draw: (_kit, dice) =>
      worn(headAt(chickHead('glad'), 120, 152, 1.46), gearAt(strawHat(dice.between(88, 96)), 120, 104, 1.1)),
  }),
  defineScene({
    name: 'detective',
    subject: 'fox',
    relations: ['wearing', 'under', 'in'],
    object: 'hat',
    zh: { word: '戴礼帽的狐', meaning: '机敏而有礼' },
    en: { word: 'fox in a hat', meaning: 'quick of mind and good of manner' },
    idea: { zh: '一只狐狸戴着圆顶礼帽', en: 'a fox in a bowler hat' },
    draw: (_kit, dice) =>
      worn(headAt(foxHead('open'), 120, 156, 1.5), gearAt(bowlerHat(dice.between(50, 56)), 120, 112, 0.72)),
  }),
  defineScene({
    name: 'may-morning',
    subject: 'rabbit',
    relations: ['wearing', 'under'],
    object: 'wreath',
    zh: { word: '戴花环的兔', meaning: '春天编成一圈，戴在头上' },
    en: { word: 'rabbit in a flower crown', meaning: 'spring, plaited and put on' },
    idea: { zh: '一只兔子额上戴着三朵花的花环', en: 'a rabbit with a crown of three blossoms' },
    draw: (_kit, dice) =>
      worn(headAt(rabbitHead('glad'), 120, 152, 1.3), gearAt(flowerCrown(dice.between(20, 22)), 120, 102, 0.84)),
  }),
  defineScene({
    name: 'christmas-eve',
    subject: 'bear',
    relations: ['wearing', 'under', 'in'],
    object: 'santa-hat',
    zh: { word: '戴圣诞帽的熊', meaning: '暖暖的冬夜，礼物在路上' },
    en: { word: 'bear in a Santa hat', meaning: 'a warm winter night, and presents on the way' },
    idea: { zh: '一只熊戴着圣诞帽，绒球垂在一边', en: 'a bear in a Santa hat, its bobble hanging' },
    draw: (_kit, dice) =>
      worn(headAt(bearHead('glad'), 114, 156, 1.4), gearAt(santaHat(dice.between(-10, 0)), 114, 104, 0.84)),
  }),
  defineScene({
    name: 'painter',
    subject: 'cat',
    relations: ['wearing', 'under', 'in'],
    object: 'beret',
    zh: { word: '戴贝雷帽的猫', meaning: '慵懒，却有眼光' },
    en: { word: 'cat in a beret', meaning: 'lazy, with an eye for colour' },
    idea: { zh: '一只猫斜戴着贝雷帽', en: 'a cat with a beret on one side of its head' },
    draw: (_kit, dice) =>
      worn(headAt(catHead('lowered'), 120, 142, 1.62), gearAt(beret(dice.between(6, 14)), 146, 92, 0.84)),
  }),
  defineScene({
    name: 'first-frost',
    subject: 'penguin',
    relations: ['wearing', 'under', 'in'],
    object: 'beanie',
    zh: { word: '戴毛线帽的企鹅', meaning: '天再冷，也要玩雪' },
    en: { word: 'penguin in a woolly hat', meaning: 'never too cold to go out and play' },
    idea: { zh: '一只企鹅戴着绒球毛线帽', en: 'a penguin in a woolly hat with a bobble' },
    draw: (_kit, dice) =>
      worn(headAt(penguinHead('open'), 120, 152, 1.5), gearAt(woollyHat(dice.between(16, 19)), 120, 114, 1.08)),
  }),
  defineScene({
    name: 'own-wool',
    subject: 'sheep',
    relations: ['wearing', 'under', 'in'],
    object: 'beanie',
    zh: { word: '戴毛线帽的羊', meaning: '羊毛出在羊身上，暖回羊头上' },
    en: { word: 'sheep in a woolly hat', meaning: 'its own wool, come back as a hat' },
    idea: { zh: '一只绵羊戴着毛线帽', en: 'a sheep in a hat of its own wool' },
    draw: (_kit, dice) =>
      worn(headAt(sheepHead('open'), 120, 150, 1.4), gearAt(woollyHat(dice.between(16, 19)), 120, 74, 0.62)),
  }),
  defineScene({
    name: 'postman',
    subject: 'shiba',
    relations: ['wearing', 'under', 'in'],
    object: 'cap',
    zh: { word: '戴帽的柴犬', meaning: '准时出门，笑脸送到' },
    en: { word: 'shiba in a cap', meaning: 'out on time, with a smile at every door' },
    idea: { zh: '一只柴犬戴着帽檐朝前的帽子', en: 'a shiba in a peaked cap' },
    draw: (_kit, dice) =>
      worn(headAt(shibaHead('glad'), 120, 154, 1.5), gearAt(peakedCap(dice.between(58, 66)), 120, 106, 0.74)),
  }),
];
