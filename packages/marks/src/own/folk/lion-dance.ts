import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { kit } from '../../kit/kit.ts';

const words = {
  family: 'folk',
  concept: 'lion-dance',
  zh: { word: '醒狮', meaning: '锣鼓一响，睡狮醒来，开张大吉', also: ['舞狮', '南狮', '狮头', '狮王'] },
  en: {
    word: 'lion dance',
    meaning: 'the drum wakes the lion, and luck comes through the door',
    also: ['lion dance head', 'southern lion', 'dancing lion'],
  },
};

/** The parts of the head that both drawings share; the mouth hangs below y = 176. */
function lionFace(gap: number, eye: number) {
  const { circle, cut, grow, drop, rect, both, path } = kit;
  const brow = both(
    path([114, 92]).through([82, 42], [22, 56]).through([26, 86], [54, 100]).through([86, 88], [114, 106]).close(),
  );
  const nose = rect(94, 140, 52, 30, 14);
  const eyes = cut(both(cut(circle(72, 124, eye), circle(76, 126, eye - 12))), grow(nose, gap), grow(brow, gap));
  const horn = cut(drop(120, 56, 18, [120, 2]), grow(brow, gap));
  return { brow, nose, eyes, horn };
}

export const lionDanceMarks = [
  defineMark({
    ...words,
    name: 'head',
    idea: {
      zh: '狮头正面：独角、镜额、圆睛、大口、绒边',
      en: 'the lion head from the front: one horn, great brows, round eyes, wide mouth, a ruff of wool',
    },
    draw: ({ circle, drop, rect, path, union, cut, both, grow }, dice) => {
      const gap = dice.between(9, 10);
      const eye = dice.between(26, 28);
      const puff = dice.between(17, 19);
      const { brow, nose, eyes, horn } = lionFace(gap, eye);
      const mouth = path([32, 176]).line([208, 176]).through([120, 242], [32, 176]).close();
      const ruff = both(union(circle(20, 130, puff), circle(14, 168, puff), circle(26, 206, puff)));
      return {
        parts: [
          ...ink(brow, eyes, cut(mouth, rect(66, 170, 108, 21)), cut(ruff, grow(mouth, gap), grow(eyes, gap))),
          ...accent(horn, nose),
        ],
        small: ink(
          brow,
          both(cut(circle(70, 144, 28), grow(brow, 15))),
          drop(120, 40, 18, [120, -10]),
          cut(path([14, 188]).line([226, 188]).through([120, 262], [14, 188]).close(), rect(72, 180, 96, 28)),
        ),
        places: {
          head: { x: 120, y: 20, width: 120 },
          eyes: { x: 120, y: 124, width: 100 },
          inside: { x: 120, y: 208, width: 90, height: 30 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'dancer',
    idea: {
      zh: '舞者双手举起狮头，毛裤花鞋扎着马步',
      en: 'a dancer holding the lion head high, in shaggy trousers, feet apart',
    },
    draw: ({ rect, path, cut, both, grow, circle }, dice) => {
      const gap = dice.between(11, 12.5);
      const eye = dice.between(27, 29);
      const apart = dice.between(60, 68);
      const { brow, nose, eyes, horn } = lionFace(gap, eye);
      const mouth = cut(
        path([24, 176]).line([216, 176]).through([120, 234], [24, 176]).close(),
        rect(62, 170, 116, 21),
      );
      const leg = path([108, 232])
        .line([120 - apart + 22, 326])
        .line([120 - apart - 26, 326])
        .line([56, 222])
        .close();
      const band = rect(0, 274, 240, gap + 2);
      const shoe = rect(120 - apart - 46, 326 + gap, 66, 24);
      return {
        parts: [
          ...ink(brow, eyes, mouth),
          ...accent(horn, nose, both(cut(leg, band, grow(mouth, gap)))),
          ...ink(both(shoe)),
        ],
        small: ink(
          brow,
          both(cut(circle(70, 144, 28), grow(brow, 15))),
          cut(path([24, 188]).line([216, 188]).through([120, 246], [24, 188]).close(), rect(76, 180, 88, 26)),
          both(rect(40, 262, 52, 70)),
        ),
        places: {
          head: { x: 120, y: 20, width: 120 },
          eyes: { x: 120, y: 124, width: 100 },
          ground: 348 + gap,
          facing: 'front',
        },
      };
    },
  }),
];
