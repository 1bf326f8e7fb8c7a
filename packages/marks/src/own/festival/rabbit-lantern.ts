import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'festival',
  concept: 'rabbit-lantern',
  zh: { word: '兔子灯', meaning: '拉着兔灯过元宵', also: ['兔儿灯', '元宵兔灯', '纸扎灯', '拉兔灯'] },
  en: {
    word: 'rabbit lantern',
    meaning: 'pull the rabbit through the lantern night',
    also: ['bunny lantern', 'paper rabbit lantern', 'lantern on wheels'],
  },
};

export const rabbitLanternMarks = [
  defineMark({
    ...words,
    name: 'wheeled',
    idea: {
      zh: '一只纸扎兔子灯装着轮子，用绳牵着',
      en: 'a paper rabbit on wheels, pulled by its string, a light inside',
    },
    draw: ({ circle, vesica, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const ear = dice.between(26, 30);
      const body = union(circle(148, 128, 62), circle(70, 104, 42), circle(208, 116, 17));
      const ears = union(
        turn(vesica([66, 82], [66, -2], ear), -12, [66, 82]),
        turn(vesica([84, 82], [84, -2], ear), 22, [84, 82]),
      );
      const window1 = circle(148, 128, 34);
      const wheels = [96, 184].map((x) => cut(circle(x, 212, 25), circle(x, 212, 9)));
      return {
        parts: [
          ...ink(cut(union(body, ears), window1, circle(58, 98, 7), ...wheels.map((one) => grow(one, gap)))),
          ...accent(flame(148, 156, 46), ...wheels),
        ],
        small: ink(
          cut(
            union(circle(150, 124, 64), circle(70, 100, 46), turn(vesica([70, 82], [70, -6], 36), 10, [70, 82])),
            circle(150, 124, 30),
          ),
          circle(96, 214, 24),
          circle(186, 214, 24),
        ),
        places: {
          head: { x: 70, y: 62, width: 50 },
          back: { x: 150, y: 66, width: 60 },
          inside: { x: 148, y: 128, width: 50, height: 50 },
          ground: 236,
          facing: 'left',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-a-stick',
    idea: {
      zh: '竹竿上一盏兔儿灯，坐得端端正正，圆肚子里亮着火',
      en: 'a rabbit lantern sitting upright on its stick, a light in the round belly',
    },
    draw: ({ circle, rect, vesica, union, cut, turn, both }, dice) => {
      const ear = dice.between(30, 34);
      const body = circle(120, 160, 72);
      const head = union(
        circle(120, 76, 48),
        turn(vesica([102, 64], [102, -34], ear), -8, [102, 64]),
        turn(vesica([138, 64], [138, -34], ear), 8, [138, 64]),
      );
      const rabbit = cut(union(body, head), both(circle(138, 80, 8)), circle(120, 164, 42));
      return {
        parts: [...ink(rabbit), ...accent(flame(120, 198, 66), rect(78, 242, 84, 15), rect(111, 257, 18, 30))],
        small: ink(
          cut(
            union(circle(120, 166, 66), circle(120, 76, 50), both(vesica([140, 70], [148, -36], 40))),
            circle(120, 170, 34),
          ),
          rect(106, 248, 28, 34),
        ),
        places: {
          head: { x: 120, y: 42, width: 60 },
          eyes: { x: 120, y: 84, width: 40 },
          inside: { x: 120, y: 164, width: 54, height: 54 },
          hands: [[120, 276]],
          facing: 'front',
        },
      };
    },
  }),
];
