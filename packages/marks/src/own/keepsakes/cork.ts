import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'keepsakes',
  concept: 'cork',
  zh: { word: '软木塞', meaning: '轻轻一声，好酒开启', also: ['木塞', '瓶塞', '酒塞', '红酒塞', '香槟塞', '软木'] },
  en: {
    word: 'cork',
    meaning: 'one soft pop and the evening begins',
    also: ['wine cork', 'champagne cork', 'bottle stopper', 'stopper', 'bottle cork'],
  },
};

export const corkMarks = [
  defineMark({
    ...words,
    name: 'wine',
    idea: { zh: '一枚斜放的酒塞，木纹点点', en: 'a wine cork lying aslant, flecks in its grain' },
    draw: ({ cut, grow, path, turn, vesica }, dice) => {
      const slope = dice.between(22, 30);
      const top = oval(120, 48, 50, 20);
      const body = cut(
        path([70, 48]).line([70, 196]).through([120, 218], [170, 196]).line([170, 48]).close(),
        grow(top, 9),
      );
      const fleck = (x: number, y: number, long: number) => vesica([x, y - long], [x, y + long], 11);
      const flecks = [
        fleck(92, 112, 18),
        fleck(122, 140, 22),
        fleck(148, 106, 16),
        fleck(150, 176, 16),
        fleck(94, 176, 18),
      ];
      return {
        parts: [...ink(cut(body, ...flecks)), ...accent(top)].map((part) => ({
          ...part,
          region: turn(part.region, slope),
        })),
        small: [
          ...ink(
            turn(
              cut(body, grow(top, 16), vesica([104, 108], [104, 184], 20), vesica([142, 96], [142, 160], 20)),
              slope,
            ),
          ),
          ...accent(turn(top, slope)),
        ],
        places: { facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'champagne',
    idea: {
      zh: '香槟塞弹起，蘑菇形的塞身带着金属盖',
      en: 'a champagne cork flying up, round head, flared foot and its metal cap',
    },
    draw: ({ both, path, rect, shape, stroke }, dice) => {
      const flare = dice.between(50, 54);
      const head = shape(
        [58, 92, null, -90],
        [120, 34, 0],
        [182, 92, 90],
        [164, 112, 170, null],
        [76, 112, null, -170],
        [58, 92, -90, null],
      );
      const foot = path([84, 146])
        .line([156, 146])
        .through([158, 186], [120 + flare, 224])
        .through([120, 236], [120 - flare, 224])
        .through([82, 186], [84, 146])
        .close();
      const wire = rect(78, 122, 84, 14, 7);
      const cap = rect(86, 8, 68, 17, [8, 8, 3, 3]);
      const pop = both(stroke(path([196, 54]).line([222, 34]), 12));
      return {
        parts: [...ink(head, foot), ...accent(cap, wire, pop)],
        small: [...ink(head, foot), ...accent(both(stroke(path([202, 56]).line([226, 36]), 18)))],
        places: { top: { x: 120, y: 8, width: 50 }, ground: 230, facing: 'front' },
      };
    },
  }),
];
