import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'folk',
  concept: 'stone-mill',
  zh: { word: '石磨', meaning: '慢慢推，细细磨，豆香出来了', also: ['磨盘', '磨坊', '石碾', '手磨', '石磨豆浆'] },
  en: {
    word: 'stone mill',
    meaning: 'push slowly, grind fine, and the scent comes out',
    also: ['millstone', 'grinding stone', 'quern', 'hand mill'],
  },
};

export const stoneMillMarks = [
  defineMark({
    ...words,
    name: 'turning',
    idea: {
      zh: '两扇石磨叠着，一根横柄，浆从磨盘流下',
      en: 'two millstones with a turning handle, soy milk running from the tray',
    },
    draw: ({ rect, union, cut, path, stroke, drop }, dice) => {
      const gap = dice.between(9, 10);
      const handle = dice.between(46, 56);
      const tilt = dice.between(10, 14);
      const upper = rect(52, 66, 128, 44, 8);
      const lower = rect(52, 110 + gap, 128, 40);
      const grooves = [76, 104, 132, 160].map((x) =>
        stroke(path([x - 6, 110 + gap]).line([x + 6, 150 + gap]), gap, 'butt'),
      );
      const crank = union(rect(172, 80, handle, 15, 5), rect(172 + handle - 15, 80 - 44, 15, 50, 7));
      const mouth = rect(96, 46 - tilt, 40, 20 + tilt, [6, 6, 0, 0]);
      const tray = path([14, 160 + gap])
        .line([218, 160 + gap])
        .through([210, 190], [180, 190])
        .line([52, 190])
        .through([22, 190], [14, 160 + gap])
        .close();
      const milk = drop(30, 226, 13, [30, 196]);
      return {
        parts: [...ink(union(upper, mouth, crank), cut(lower, ...grooves), tray), ...accent(milk)],
        small: ink(
          union(rect(40, 62, 140, 50), rect(170, 70, 60, 22), rect(208, 24, 22, 60)),
          rect(40, 130, 140, 40),
          rect(10, 188, 210, 32),
        ),
        places: {
          top: { x: 116, y: 46 - tilt, width: 50 },
          ground: 239,
          hands: [[172 + handle - 8, 40]],
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'from-above',
    idea: {
      zh: '俯看一盘石磨：磨眼、推柄、一圈磨槽',
      en: 'a mill seen from above: its eye, its handle, the trough all round',
    },
    draw: ({ rect, union, cut, grow }, dice) => {
      const gap = dice.between(9, 10);
      const high = dice.between(62, 70);
      const reach = dice.between(46, 52);
      const top = oval(108, 66, 78, 36);
      const stone = cut(union(oval(108, 66 + high, 78, 36), rect(30, 66, 156, high)), grow(top, gap));
      const tray = cut(
        oval(108, 160, 106, 62),
        grow(union(oval(108, 66 + high, 78, 36), rect(30, 66, 156, high)), gap),
      );
      const crank = union(rect(182, 82, reach, 15), rect(182 + reach - 15, 32, 15, 60, 7));
      return {
        parts: [...ink(cut(top, oval(92, 62, 22, 11)), union(stone, cut(crank, grow(top, gap))), tray)],
        small: ink(
          cut(oval(108, 66, 84, 42), oval(108, 62, 30, 15)),
          cut(union(oval(108, 150, 100, 62), rect(24, 66, 168, 84)), grow(oval(108, 66, 84, 42), 15)),
          rect(206, 40, 24, 70),
        ),
        places: { top: { x: 108, y: 50, width: 110 }, ground: 222, hands: [[182 + reach - 8, 40]], facing: 'front' },
      };
    },
  }),
];
