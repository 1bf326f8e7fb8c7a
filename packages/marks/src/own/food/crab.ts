import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'food',
  concept: 'crab',
  zh: { word: '蟹', meaning: '秋风起，蟹正肥' },
  en: { word: 'crab', meaning: 'autumn is here and the crabs are at their best' },
};

export const crabMarks = [
  defineMark({
    ...words,
    name: 'claws-raised',
    idea: {
      zh: '正面一只蟹，双螯高举',
      en: 'a crab from the front, both claws raised',
    },
    draw: ({ circle, sector, vesica, union, cut, path, stroke, soften, both }, dice) => {
      const claw = dice.between(32, 37);
      const opening = dice.between(24, 32);
      const weight = dice.between(12, 14);
      const width = dice.between(92, 102);
      const shell = soften(vesica([34, 150], [206, 150], width), 16);
      const pincer = cut(circle(46, 66, claw), sector(46 + claw * 0.1, 66, 80, -78 - opening, -78 + opening));
      const arm = stroke(path([40, 96]).through([42, 122], [64, 138]), weight);
      const legs = union(
        stroke(path([58, 168]).through([32, 172], [20, 192]), weight),
        stroke(path([76, 184]).through([56, 196], [50, 216]), weight),
      );
      const eye = union(stroke(path([98, 116]).line([98, 90]), 9, 'butt'), circle(98, 84, 12));
      const limbs = both(legs);
      return {
        parts: ink(union(shell, both(union(pincer, arm)), limbs, both(eye))),
        small: ink(
          union(
            shell,
            both(
              union(
                cut(circle(48, 62, 42), sector(52, 62, 90, -108, -48)),
                stroke(path([44, 96]).line([72, 136]), 20),
                stroke(path([70, 170]).line([38, 206]), 20),
              ),
            ),
          ),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ripples',
    idea: {
      zh: '一只圆蟹，蟹腿如水波散开',
      en: 'a round crab whose legs spread like ripples',
    },
    draw: ({ circle, ring, sector, cut, intersect, both, union, turn }, dice) => {
      const body = dice.between(54, 58);
      const weight = dice.between(12, 14);
      const gap = dice.between(9, 11);
      const claw = dice.between(36, 40);
      const bite = dice.between(30, 38);
      const [x, y] = [120, 150];
      const leg = (n: number) => {
        const outer = body + (gap + weight) * n;
        return both(intersect(ring(x, y, outer, weight), sector(x, y, 200, 4, 58)));
      };
      const pincer = turn(
        cut(circle(54, 62, claw), sector(54, 62 + claw * 0.3, 90, -90 - bite, -90 + bite)),
        24,
        [54, 62],
      );
      const eyes = union(circle(x - 20, y - 18, 8), circle(x + 20, y - 18, 8));
      return {
        parts: [...ink(cut(circle(x, y, body), eyes), leg(1), leg(2)), ...accent(both(pincer))],
        small: ink(
          cut(circle(x, y, 62), circle(x - 24, y - 14, 12), circle(x + 24, y - 14, 12)),
          both(intersect(ring(x, y, 96, 18), sector(x, y, 200, 4, 58))),
          both(pincer),
        ),
      };
    },
  }),
];
