import { accent, ink, type Region } from '@markwright/marks/kit';
import { catHead, dogHead, foxHead, headAt, pandaHead, rabbitHead } from '../cast/heads.ts';
import {
  bowTie,
  gearAt,
  roundGlasses,
  scarf,
  spaceHelmet,
  strawHat,
  sunglasses,
  topHat,
  withHeadphones,
  worn,
} from '../cast/headgear.ts';
import { owlHead, penguinHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals, and a few plants, in glasses, scarves, ties and headphones. */
export const dressedScenes = [
  defineScene({
    name: 'listening',
    subject: 'cat',
    relations: ['wearing', 'in'],
    object: 'headphones',
    zh: { word: '戴耳机的猫', meaning: '闭上眼，只留音乐' },
    en: { word: 'cat in headphones', meaning: 'eyes closed, nothing but the music' },
    idea: { zh: '一只猫闭眼戴着大耳机', en: 'a cat in big its eyes closed' },
    draw: (_kit, dice) => withHeadphones(headAt(catHead('lowered'), 120, 132, 1.5), 120, 136, dice.between(76, 80)),
  }),
  defineScene({
    name: 'night-shift',
    subject: 'panda',
    relations: ['wearing', 'in'],
    object: 'headphones',
    zh: { word: '戴耳机的熊猫', meaning: '黑白分明，节拍也分明' },
    en: { word: 'panda in headphones', meaning: 'black, white and right on the beat' },
    idea: { zh: '一只熊猫戴着头戴耳机', en: 'a panda in headphones' },
    draw: (_kit, dice) => withHeadphones(headAt(pandaHead(), 120, 132, 1.4), 120, 136, dice.between(78, 81)),
  }),
  defineScene({
    name: 'cool-dog',
    subject: 'dog',
    relations: ['wearing'],
    object: 'sunglasses',
    zh: { word: '戴墨镜的狗', meaning: '酷是态度，不是温度' },
    en: { word: 'dog in sunglasses', meaning: 'cool in any weather' },
    idea: { zh: '一只垂耳狗戴着墨镜', en: 'a dog in dark glasses' },
    draw: (_kit, dice) =>
      worn(headAt(dogHead('open'), 120, 122, 1.9), gearAt(sunglasses(dice.between(46, 50)), 120, 106, 1.32)),
  }),
  defineScene({
    name: 'professor',
    subject: 'owl',
    relations: ['wearing'],
    object: 'glasses',
    zh: { word: '戴眼镜的猫头鹰', meaning: '看得透夜色，也看得透问题' },
    en: { word: 'owl in glasses', meaning: 'sees through the dark and through the question' },
    idea: { zh: '一只猫头鹰戴着圆框眼镜', en: 'an owl in round glasses' },
    draw: ({ both, circle, cut, grow, ring, rect, union, vesica }, dice) => {
      const r = dice.between(39, 42);
      const skull = headAt(owlHead('open'), 120, 122, 1.9).skull;
      const frame = union(both(ring(74, 118, r, 12)), rect(74 + r - 6, 112, 92 - 2 * r + 12, 12));
      const plain = union(both(circle(74, 118, r)), rect(74, 112, 92, 12));
      const beak = vesica([120, 146], [120, 196], 28);
      return {
        parts: [...ink(cut(skull, grow(plain, 9.5), beak), both(circle(76, 118, 13))), ...accent(frame)],
        small: [
          ...ink(cut(skull, grow(plain, 13))),
          ...accent(cut(union(both(circle(72, 118, 44)), rect(72, 108, 96, 20)), both(circle(72, 118, 24)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'careful-reader',
    subject: 'rabbit',
    relations: ['wearing'],
    object: 'glasses',
    zh: { word: '戴眼镜的兔', meaning: '细心一点，总没错' },
    en: { word: 'rabbit in glasses', meaning: 'a careful look is never wasted' },
    idea: { zh: '一只兔子戴着圆框眼镜', en: 'a rabbit in round glasses' },
    draw: ({ both, circle, cut, grow, union, rect, vesica }, dice) => {
      const gear = gearAt(roundGlasses(dice.between(22, 23.5)), 120, 152, 1.12);
      const head = headAt(rabbitHead('open'), 120, 150, 1.46);
      const lenses = union(both(circle(88, 152, 26)), rect(88, 142, 64, 11));
      const face = cut(head.skull, grow(lenses, 9), vesica([107, 194], [133, 194], 17));
      return {
        parts: [...ink(face, both(circle(90, 152, 7.5))), ...accent(gear.full)],
        small: [...ink(cut(head.skull, grow(lenses, 13))), ...accent(gear.plain)],
      };
    },
  }),
  defineScene({
    name: 'autumn-walk',
    subject: 'fox',
    relations: ['wearing'],
    object: 'scarf',
    zh: { word: '围围巾的狐', meaning: '秋风起，裹紧去看林子' },
    en: { word: 'fox in a scarf', meaning: 'wrapped up for the woods in autumn' },
    idea: { zh: '一只狐狸围着围巾', en: 'a fox in a thick scarf' },
    draw: (_kit, dice) => worn(headAt(foxHead('lowered'), 120, 86, 1.4), gearAt(scarf(dice.between(60, 68)), 120, 146)),
  }),
  defineScene({
    name: 'snow-day',
    subject: 'penguin',
    relations: ['wearing'],
    object: 'scarf',
    zh: { word: '围围巾的企鹅', meaning: '走得摇摆，过得暖和' },
    en: { word: 'penguin in a scarf', meaning: 'a waddle, a scarf, and all is well' },
    idea: { zh: '一只企鹅围着围巾', en: 'a penguin in a scarf' },
    draw: (_kit, dice) =>
      worn(headAt(penguinHead('open'), 120, 84, 1.46), gearAt(scarf(dice.between(60, 68)), 120, 140)),
  }),
  defineScene({
    name: 'winter-cat',
    subject: 'cat',
    relations: ['wearing'],
    object: 'scarf',
    zh: { word: '围围巾的猫', meaning: '怕冷，也要出门看雪' },
    en: { word: 'cat in a scarf', meaning: 'shy of the cold, curious about the snow' },
    idea: { zh: '一只猫围着围巾，眯着眼', en: 'a cat in a scarf, its eyes closed with pleasure' },
    draw: (_kit, dice) => worn(headAt(catHead('glad'), 120, 90, 1.4), gearAt(scarf(dice.between(60, 68)), 120, 146)),
  }),
  defineScene({
    name: 'evening-dress',
    subject: 'rabbit',
    relations: ['wearing'],
    object: 'bow-tie',
    zh: { word: '系领结的兔', meaning: '优雅赴约，从不迟到' },
    en: { word: 'rabbit in a bow tie', meaning: 'elegant, and for once not late' },
    idea: { zh: '一只兔子系着领结', en: 'a rabbit with a bow tie' },
    draw: (_kit, dice) =>
      worn(headAt(rabbitHead('lowered'), 120, 132, 1.12), gearAt(bowTie(dice.between(52, 58)), 120, 212, 0.9)),
  }),
  defineScene({
    name: 'head-waiter',
    subject: 'cat',
    relations: ['wearing'],
    object: 'bow-tie',
    zh: { word: '系领结的猫', meaning: '服务周到，神情淡定' },
    en: { word: 'cat in a bow tie', meaning: 'perfect service, perfectly calm' },
    idea: { zh: '一只猫系着大领结', en: 'a cat with a large bow tie' },
    draw: (_kit, dice) => worn(headAt(catHead('glad'), 120, 98, 1.5), gearAt(bowTie(dice.between(54, 60)), 120, 192)),
  }),
  defineScene({
    name: 'space-cat',
    subject: 'cat',
    relations: ['wearing', 'in'],
    object: 'astronaut-helmet',
    zh: { word: '宇航猫', meaning: '好奇心，飞到星星上去' },
    en: { word: 'cat in a space helmet', meaning: 'curiosity, all the way to the stars' },
    idea: { zh: '一只猫戴着圆圆的宇航头盔', en: 'a cat inside a round space helmet' },
    draw: (_kit, dice) =>
      worn(headAt(catHead('open'), 120, 114, dice.between(0.96, 1)), gearAt(spaceHelmet(96), 120, 110)),
  }),
  defineScene({
    name: 'space-dog',
    subject: 'dog',
    relations: ['wearing', 'in'],
    object: 'astronaut-helmet',
    zh: { word: '宇航狗', meaning: '最忠诚的领航员' },
    en: { word: 'dog in a space helmet', meaning: 'the most faithful of pilots' },
    idea: { zh: '一只小狗戴着宇航头盔', en: 'a dog inside a space helmet' },
    draw: (_kit, dice) =>
      worn(headAt(dogHead('glad'), 120, 106, dice.between(0.92, 0.96)), gearAt(spaceHelmet(97), 120, 110)),
  }),
  defineScene({
    name: 'beach-pineapple',
    subject: 'pineapple',
    relations: ['wearing'],
    object: 'sunglasses',
    zh: { word: '戴墨镜的菠萝', meaning: '夏天的主角到了' },
    en: { word: 'pineapple in sunglasses', meaning: 'summer has arrived, and knows it' },
    idea: { zh: '一只菠萝戴着墨镜，冠叶如发', en: 'a pineapple in dark glasses, its leaves for hair' },
    draw: ({ cut, grow, path, rect, stroke, union, vesica, intersect }, dice) => {
      const fruit = rect(60, 84, 120, 152, 56);
      const gear = gearAt(sunglasses(dice.between(44, 48)), 120, 146, 1.12);
      const leaf = (x: number, y: number, w: number): Region => vesica([120, 84], [x, y], w);
      const leaves = union(leaf(120, 4, 34), leaf(78, 22, 30), leaf(162, 22, 30), leaf(52, 56, 26), leaf(188, 56, 26));
      const lines = union(
        ...[-40, 0, 40, 80].map((d) => stroke(path([60 + d, 250]).line([160 + d, 150]), 9, 'butt')),
        ...[-40, 0, 40, 80].map((d) => stroke(path([180 - d, 250]).line([80 - d, 150]), 9, 'butt')),
      );
      const scales = intersect(lines, rect(40, 188, 160, 80));
      return {
        parts: [...ink(cut(fruit, scales, grow(gear.plain, 10), grow(leaves, 9))), ...accent(gear.full, leaves)],
        small: [
          ...ink(cut(fruit, grow(gear.plain, 14), grow(leaf(120, 4, 44), 12))),
          ...accent(gear.plain, union(leaf(120, 4, 44), leaf(66, 30, 34), leaf(174, 30, 34))),
        ],
      };
    },
  }),
  defineScene({
    name: 'desert-hat',
    subject: 'cactus',
    relations: ['wearing', 'under'],
    object: 'hat',
    zh: { word: '戴草帽的仙人掌', meaning: '太阳再大，也站得住' },
    en: { word: 'cactus in a hat', meaning: 'stands its ground, whatever the sun does' },
    idea: { zh: '一株仙人掌戴着宽檐帽，两臂上举', en: 'a cactus in a wide hat, both arms up' },
    draw: ({ both, circle, cut, curve, rect, stroke, union }, dice) => {
      const arm = dice.between(104, 114);
      const trunk = rect(88, 64, 64, 172, [32, 32, 6, 6]);
      const arms = union(
        stroke(curve([106, 178, 180], [50, 150, -90], [50, arm, -90]), 30),
        stroke(curve([134, 196, 0], [192, 168, -90], [192, arm + 16, -90]), 30),
      );
      const face = union(
        both(circle(106, 122, 6.5)),
        stroke(curve([110, 142, 50], [120, 147, 0], [130, 142, -50]), 8.5),
      );
      const head = { skull: trunk, ink: cut(union(trunk, arms), face), plain: union(trunk, arms) };
      return worn(head, gearAt(strawHat(76), 120, 88, 1.05));
    },
  }),
  defineScene({
    name: 'first-snowman',
    subject: 'snowman',
    relations: ['wearing'],
    object: 'scarf',
    zh: { word: '围围巾的雪人', meaning: '冬天也有热心肠' },
    en: { word: 'snowman in a scarf', meaning: 'a warm heart for the cold months' },
    idea: { zh: '一个雪人戴着礼帽，围着围巾', en: 'a snowman in a top hat and a scarf' },
    draw: ({ above, circle, cut, grow, intersect, union, vesica }, dice) => {
      const hat = gearAt(topHat(dice.between(60, 66)), 120, 64, 0.86);
      const wrap = gearAt(scarf(46), 120, 122, 0.72);
      const head = circle(120, 88, 46);
      const belly = intersect(circle(120, 190, 70), above(244));
      const face = union(circle(104, 82, 6.5), circle(136, 82, 6.5), vesica([112, 98], [140, 100], 13));
      const buttons = union(circle(112, 200, 8), circle(112, 224, 8));
      const away = union(grow(hat.plain, 10), grow(wrap.plain, 10));
      return {
        parts: [...ink(cut(head, face, away), cut(belly, buttons, away), hat.full), ...accent(wrap.full)],
        small: [
          ...ink(
            cut(head, circle(104, 84, 8), circle(136, 84, 8), grow(wrap.plain, 12), hat.plain),
            cut(belly, grow(wrap.plain, 14)),
            hat.plain,
          ),
          ...accent(wrap.plain),
        ],
      };
    },
  }),
  defineScene({
    name: 'vet',
    subject: 'dog',
    relations: ['wearing', 'carrying'],
    object: 'stethoscope',
    zh: { word: '挂听诊器的狗', meaning: '听得见心跳，也听得懂心事' },
    en: { word: 'dog with a stethoscope', meaning: 'hears the heart, and what is on it' },
    idea: { zh: '一只小狗脖子上挂着听诊器', en: 'a dog with a stethoscope round its neck' },
    draw: ({ circle, cut, curve, ring, stroke, union, grow }, dice) => {
      const head = headAt(dogHead('glad'), 120, 88, 1.42);
      const face = circle(120, 108, 68);
      const fall = dice.between(206, 212);
      const tube = union(
        stroke(curve([60, 134, 80], [86, 186, 30], [120, 192, 0], [154, 186, -30], [180, 134, -80]), 13, 'butt'),
        stroke(curve([86, 184, 100], [96, 236, 40], [128, 240, 0], [156, fall, -80]), 11),
      );
      const bell = ring(158, fall - 4, 20, 11);
      const scope = union(cut(tube, circle(158, fall - 4, 18)), bell);
      return {
        parts: [...ink(cut(head.ink, grow(tube, 10))), ...accent(cut(scope, face))],
        small: [
          ...ink(cut(head.plain, grow(tube, 12))),
          ...accent(
            cut(
              union(stroke(curve([70, 170, 60], [120, 204, 0], [170, 170, -60]), 18), circle(120, 222, 20)),
              grow(head.skull, 4),
            ),
          ),
        ],
      };
    },
  }),
];
