import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'nature',
  concept: 'planet',
  zh: { word: '星球', meaning: '想象无界，自成一方天地' },
  en: { word: 'planet', meaning: 'a world of its own' },
};

export const planetMarks = [
  defineMark({
    ...words,
    name: 'ringed',
    idea: {
      zh: '一颗行星与横过它的光环',
      en: 'a planet and the ring that crosses it',
    },
    draw: ({ circle, vesica, cut, turn, grow, rect }, dice) => {
      const radius = dice.between(62, 68);
      const ringWidth = dice.between(50, 58);
      const tilt = dice.between(-30, -16);
      const band = cut(vesica([4, 120], [236, 120], ringWidth), vesica([26, 120], [214, 120], ringWidth * 0.42));
      const planet = circle(120, 120, radius);
      const front = cut(band, cut(planet, rect(0, 120, 240, 120)));
      return {
        parts: [...ink(turn(cut(planet, grow(front, 8)), tilt)), ...accent(turn(front, tilt))],
        small: ink(
          turn(cut(circle(120, 120, 72), vesica([-10, 120], [250, 120], 44)), -24),
          turn(vesica([0, 120], [240, 120], 20), -24),
        ),
      };
    },
  }),
  defineMark({
    ...words,
    name: 'orbit',
    idea: {
      zh: '一颗小月绕着行星的轨道',
      en: 'a small moon on its orbit round a planet',
    },
    draw: ({ circle, ring, cut, grow, onCircle, intersect, path, stroke, turn }, dice) => {
      const core = dice.between(46, 54);
      const weight = dice.between(11, 13);
      const moonRadius = dice.between(19, 23);
      const at = dice.between(-60, -30);
      const moon = circle(...onCircle(120, 120, 98, at), moonRadius);
      const bands = turn(stroke(path([40, 132]).through([120, 146], [200, 132]), 10, 'butt'), at + 30);
      return {
        parts: [
          ...ink(cut(ring(120, 120, 98 + weight / 2, weight), grow(moon, 9)), cut(circle(120, 120, core), bands)),
          ...accent(moon),
        ],
        small: ink(
          cut(ring(120, 120, 104, 18), circle(...onCircle(120, 120, 98, at), 40)),
          circle(120, 120, 46),
          intersect(circle(...onCircle(120, 120, 98, at), 26), circle(120, 120, 200)),
        ),
      };
    },
  }),
];
