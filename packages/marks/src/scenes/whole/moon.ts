import { accent, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';
import { defineScene } from '../whole-scene.ts';

const moonWords = { zh: '夜深了，月亮也蜷成一团', en: 'late at night even the moon curls up' };

export const moonScenes = [
  defineScene({
    name: 'curled',
    subject: 'cat',
    relations: ['shaped-like', 'in', 'on', 'wrapped-round'],
    object: 'moon',
    zh: { word: '猫成月', meaning: moonWords.zh },
    en: { word: 'cat curled as a moon', meaning: moonWords.en },
    idea: { zh: '一只猫蜷成月牙，余下的圆是月光', en: 'a cat curled to a crescent, the rest of the disc its light' },
    draw: ({ circle, stroke, polygon, union, cut, grow, turn, path, both, move, onCircle, rect }, dice) => {
      const lean = dice.between(11, 17);
      const disc = circle(120, 120, 104);
      const skull = union(
        circle(0, 0, 45.5),
        both(
          polygon(
            [
              [-45, 5],
              [-41, -58],
              [-5, -39],
            ],
            [0, 3, 0],
          ),
          0,
        ),
      );
      const settle = (a: Region): Region => move(turn(a, lean, [0, 0]), 170, 150);
      const lids = both(stroke(path([-30, 2]).through([-18.5, 10.5], [-7, 2]), 9.5), 0);
      const tail = stroke(
        path(onCircle(120, 120, 77, 172)).through(onCircle(120, 120, 77, 128), onCircle(120, 120, 77, 84)),
        9.5,
      );
      const cat = union(cut(disc, circle(146, 94, 80), rect(186, 40, 60, 133)), settle(skull));
      return {
        parts: [...ink(cut(cat, settle(lids), tail)), ...accent(cut(disc, grow(cat, 10)))],
        small: ink(cat),
      };
    },
  }),
];
