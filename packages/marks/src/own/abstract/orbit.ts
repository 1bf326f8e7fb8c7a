import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'abstract',
  concept: 'orbit',
  zh: { word: '轨道', meaning: '各行其道，围绕同一个中心' },
  en: { word: 'orbit', meaning: 'each on its own way round one centre' },
};

export const orbitMarks = [
  defineMark({
    ...words,
    name: 'two-tracks',
    idea: {
      zh: '两道未合的轨道，各领一颗行星，绕着同一个太阳',
      en: 'two open tracks, a planet at the head of each, round one sun',
    },
    draw: ({ path, stroke, onCircle, circle }, dice) => {
      const weight = dice.between(14, 17);
      const sun = dice.between(22, 26);
      const turned = dice.between(0, 90);
      const ball = dice.between(16, 19);
      const track = (r: number, from: number, sweep: number, thickness: number) =>
        stroke(
          path(onCircle(120, 120, r, from)).through(
            onCircle(120, 120, r, from + sweep / 2),
            onCircle(120, 120, r, from + sweep),
          ),
          thickness,
        );
      const planet = (r: number, degrees: number, size: number) => circle(...onCircle(120, 120, r, degrees), size);
      return {
        parts: [
          ...ink(
            track(96, turned, 296, weight),
            track(56, turned + 170, 256, weight),
            planet(56, turned + 118, ball - 3),
          ),
          ...accent(planet(96, turned - 32, ball), circle(120, 120, sun)),
        ],
        small: ink(track(88, turned, 270, 24), planet(88, turned - 45, 24), circle(120, 120, 38)),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'crossing',
    idea: {
      zh: '两道长轨交叉于明亮的核心',
      en: 'two long orbits crossed over a bright core',
    },
    draw: ({ vesica, cut, union, turn, circle }, dice) => {
      const wide = dice.between(84, 94);
      const weight = dice.between(13, 15);
      const lean = dice.between(38, 46);
      const core = dice.between(19, 22);
      const lens = (by: number) => vesica([120, 4 - by * 1.6], [120, 236 + by * 1.6], wide + by * 2);
      const loop = cut(lens(0), lens(-weight));
      const crossed = union(turn(loop, lean), turn(loop, -lean));
      return {
        parts: [...ink(crossed), ...accent(circle(120, 120, core))],
        small: ink(union(turn(cut(lens(0), lens(-22)), lean), turn(cut(lens(0), lens(-22)), -lean))),
      };
    },
  }),
];
