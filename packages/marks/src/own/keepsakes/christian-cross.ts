import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'keepsakes',
  concept: 'christian-cross',
  zh: { word: '十字架', meaning: '信、望与爱', also: ['基督十字架', '拉丁十字', '教会十字架', '十字架标志'] },
  en: {
    word: 'christian cross',
    meaning: 'faith, hope and love',
    also: ['cross', 'latin cross', 'crucifix', 'church cross', 'holy cross', 'wooden cross'],
  },
};

export const christianCrossMarks = [
  defineMark({
    ...words,
    name: 'radiant',
    idea: { zh: '四端外展的十字架，交点放出四道光', en: 'a cross with flared arms, light going out from its crossing' },
    draw: ({ both, path, turn, polygon, union }, dice) => {
      const flare = dice.between(27, 31);
      const upright = path([120 - flare, 4])
        .line([120 + flare, 4])
        .through([136, 120], [120 + flare, 236])
        .line([120 - flare, 236])
        .through([104, 120], [120 - flare, 4])
        .close();
      const beam = path([36, 82 - flare])
        .through([120, 67], [204, 82 - flare])
        .line([204, 82 + flare])
        .through([120, 97], [36, 82 + flare])
        .close();
      const ray = polygon([
        [115, 42],
        [125, 42],
        [130, 4],
        [110, 4],
      ]);
      const rays = both(union(turn(ray, 45, [120, 82]), turn(ray, 135, [120, 82])));
      return {
        parts: [...ink(union(upright, beam)), ...accent(rays)],
        small: ink(union(upright, beam)),
        places: { ground: 236, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-hill',
    idea: { zh: '山丘上立着十字架，身后一轮初阳', en: 'a cross standing on a hill before the rising sun' },
    draw: ({ above, circle, cut, grow, intersect, path, rect, union }, dice) => {
      const sun = dice.between(76, 84);
      const cross = union(rect(108, -4, 24, 190), rect(58, 58, 124, 24));
      const hill = path([6, 234]).through([120, 168], [234, 234]).close();
      const disc = circle(120, 104, sun);
      return {
        parts: [...ink(union(cross, hill)), ...accent(cut(intersect(disc, above(180)), grow(union(cross, hill), 10)))],
        small: ink(union(rect(104, 4, 32, 180), rect(60, 52, 120, 32), hill)),
        places: { top: { x: 120, y: 8, width: 20 }, ground: 234, facing: 'front' },
      };
    },
  }),
];
