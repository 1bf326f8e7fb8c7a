import { standsBefore } from '../cast/behind.ts';
import { bearHead, catHead, dogHead, foxHead, rabbitHead } from '../cast/heads.ts';
import { bushyTail, seated, standing } from '../cast/seated.ts';
import { cloud, lilyPad, mushroom, skateboard, umbrella } from '../cast/settings.ts';
import { frogHead, mouseHead } from '../cast/wild-heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Small animals on the moon, on clouds and under roofs of their own. */
export const sittingScenes = [
  defineScene({
    name: 'rocking',
    subject: 'bear',
    relations: ['on', 'in', 'sleeping-on'],
    object: 'moon',
    zh: { word: '月上熊', meaning: '摇着摇着，就到梦里' },
    en: { word: 'bear on the moon', meaning: 'rocked until it dreams' },
    idea: { zh: '一只小熊坐在弯月里', en: 'a small bear sitting in a crescent' },
    draw: ({ circle, cut }, dice) => {
      const moon = cut(circle(120, 132, 104), circle(120, dice.between(72, 78), 96));
      return standsBefore(seated(bearHead('lowered'), 120, 206, 0.92), { full: moon, plain: moon });
    },
  }),
  defineScene({
    name: 'moon-fox',
    subject: 'fox',
    relations: ['on', 'in', 'beside'],
    object: 'moon',
    zh: { word: '月上狐', meaning: '月亮上，也有一片林' },
    en: { word: 'fox on the moon', meaning: 'even the moon has its forest' },
    idea: { zh: '一只狐狸坐在弯月里，尾巴搭在身边', en: 'a fox in a crescent, its tail beside it' },
    draw: ({ circle, cut }, dice) => {
      const moon = cut(circle(120, 132, 104), circle(120, dice.between(72, 78), 96));
      return standsBefore(seated(foxHead('lowered'), 112, 206, 0.88, 0, bushyTail()), { full: moon, plain: moon });
    },
  }),
  defineScene({
    name: 'soft-seat',
    subject: 'rabbit',
    relations: ['on', 'riding'],
    object: 'cloud',
    zh: { word: '云上兔', meaning: '坐一朵云，去哪儿都轻' },
    en: { word: 'rabbit on a cloud', meaning: 'sit on a cloud and travel light' },
    idea: { zh: '一只兔子坐在云上', en: 'a rabbit sitting on a cloud' },
    draw: (_kit, dice) => {
      const seat = cloud(120, 200, dice.between(216, 226));
      return standsBefore(seated(rabbitHead('glad'), 116, 184, 0.9), { full: seat, plain: seat });
    },
  }),
  defineScene({
    name: 'day-off',
    subject: 'bear',
    relations: ['on', 'riding'],
    object: 'cloud',
    zh: { word: '云上熊', meaning: '今天不上班，去云上躺着' },
    en: { word: 'bear on a cloud', meaning: 'a day off, spent on a cloud' },
    idea: { zh: '一只小熊坐在云上', en: 'a bear sitting on a cloud' },
    draw: (_kit, dice) => {
      const seat = cloud(120, 200, dice.between(216, 226));
      return standsBefore(seated(bearHead('glad'), 116, 186, 1.04), { full: seat, plain: seat });
    },
  }),
  defineScene({
    name: 'rainy-day',
    subject: 'bear',
    relations: ['under', 'holding'],
    object: 'umbrella',
    zh: { word: '撑伞的熊', meaning: '下雨天，正好慢慢走' },
    en: { word: 'bear under an umbrella', meaning: 'rain, and no reason to hurry' },
    idea: { zh: '一只熊撑着大伞', en: 'a bear holding up a big umbrella' },
    draw: (_kit, dice) =>
      standsBefore(
        standing(bearHead('glad'), 82, 240, 0.82, [70, -64]),
        umbrella(140, 88, dice.between(100, 104), 192),
      ),
  }),
  defineScene({
    name: 'alley-cat',
    subject: 'cat',
    relations: ['under', 'holding'],
    object: 'umbrella',
    zh: { word: '撑伞的猫', meaning: '烟雨小巷，自有风度' },
    en: { word: 'cat under an umbrella', meaning: 'rain in the lane, and perfect manners' },
    idea: { zh: '一只猫撑着伞', en: 'a cat holding an umbrella' },
    draw: (_kit, dice) =>
      standsBefore(standing(catHead('open'), 82, 240, 0.82, [70, -64]), umbrella(140, 86, dice.between(100, 104), 192)),
  }),
  defineScene({
    name: 'forest-shower',
    subject: 'rabbit',
    relations: ['under', 'beside'],
    object: 'mushroom',
    zh: { word: '蘑菇下的兔', meaning: '一朵蘑菇，就是屋檐' },
    en: { word: 'rabbit under a mushroom', meaning: 'one mushroom is roof enough' },
    idea: { zh: '一只兔子坐在大蘑菇下躲雨', en: 'a rabbit sheltering under a big mushroom' },
    draw: (_kit, dice) =>
      standsBefore(seated(rabbitHead('glad'), 78, 244, 0.62), mushroom(130, 244, dice.between(100, 106), 146)),
  }),
  defineScene({
    name: 'small-roof',
    subject: 'mouse-animal',
    relations: ['under', 'beside'],
    object: 'mushroom',
    zh: { word: '蘑菇下的鼠', meaning: '小有小的安稳' },
    en: { word: 'mouse under a mushroom', meaning: 'small, and safe because of it' },
    idea: { zh: '一只小鼠坐在大蘑菇下', en: 'a mouse sitting under a big mushroom' },
    draw: (_kit, dice) =>
      standsBefore(seated(mouseHead('open'), 78, 244, 0.74), mushroom(140, 244, dice.between(100, 106), 144)),
  }),
  defineScene({
    name: 'lily-seat',
    subject: 'frog',
    relations: ['on'],
    object: 'lotus-leaf',
    zh: { word: '荷叶上的蛙', meaning: '一叶一方塘' },
    en: { word: 'frog on a lily pad', meaning: 'one leaf is a whole pond' },
    idea: { zh: '一只青蛙坐在荷叶上', en: 'a frog sitting on a lily pad' },
    draw: ({ drop, path, stroke, union }, dice) => {
      const pad = lilyPad(120, 204, dice.between(112, 118));
      const bud = union(stroke(path([208, 196]).line([208, 150]), 10), drop(208, 142, 17, [208, 102]));
      return standsBefore(seated(frogHead('open'), 98, 200, 1.06), { full: union(pad, bud), plain: pad });
    },
  }),
  defineScene({
    name: 'leaf-umbrella',
    subject: 'frog',
    relations: ['under', 'holding'],
    object: 'leaf',
    zh: { word: '撑叶的蛙', meaning: '随手一叶，就是晴天' },
    en: { word: 'frog under a leaf', meaning: 'pick a leaf and the rain stops' },
    idea: { zh: '一只青蛙举着荷叶当伞', en: 'a frog holding a leaf for an umbrella' },
    draw: ({ cut, path, stroke, shape, union }, dice) => {
      const top = dice.between(14, 22);
      const blade = shape([34, 92, null, -70], [142, top, 0], [248, 92, 70, 200], [142, 78, 180], [34, 92, 160, null]);
      const veins = union(
        stroke(path([140, 30]).line([140, 90]), 9),
        stroke(path([132, 40]).line([96, 92]), 9),
        stroke(path([148, 40]).line([184, 92]), 9),
      );
      const stalk = stroke(path([141, 70]).line([144, 190]), 11);
      return standsBefore(standing(frogHead('open'), 84, 240, 0.8, [74, -66]), {
        full: union(cut(blade, veins), cut(stalk, blade)),
        plain: union(blade, stalk),
      });
    },
  }),
  defineScene({
    name: 'kick-flip',
    subject: 'dog',
    relations: ['riding', 'on'],
    object: 'skateboard',
    zh: { word: '滑板狗', meaning: '上板，就别回头' },
    en: { word: 'dog on a skateboard', meaning: 'step on and do not look back' },
    idea: { zh: '一只小狗站在滑板上', en: 'a dog standing on a skateboard' },
    draw: (_kit, dice) => {
      const board = skateboard(120, 206, dice.between(94, 102));
      return standsBefore(standing(dogHead('glad'), 116, 200, 1.06, [60, -70]), { full: board, plain: board });
    },
  }),
];
