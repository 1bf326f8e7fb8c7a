import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'handcraft',
  concept: 'fishing-net',
  zh: { word: '渔网', meaning: '一网撒下，满江收成', also: ['撒网', '捕鱼', '网鱼', '渔家', '渔获', '海鲜渔港'] },
  en: {
    word: 'fishing net',
    meaning: 'thrown open over the river, drawn in full',
    also: ['cast net', 'fish net', 'casting net', 'trawl'],
  },
};

export const fishingNetMarks = [
  defineMark({
    ...words,
    name: 'cast',
    idea: {
      zh: '一张撒开的渔网，网眼菱形，网住一条鱼',
      en: 'a net thrown open in diamonds, a fish caught at its edge',
    },
    draw: ({ circle, polygon, vesica, path, stroke, union, cut, move }, dice) => {
      const spread = dice.between(100, 106);
      const net = path([120, 2])
        .through([120 + spread * 0.72, 70], [120 + spread, 170])
        .through([120, 206], [120 - spread, 170])
        .through([120 - spread * 0.72, 70], [120, 2])
        .close();
      const mesh = union(
        stroke(path([120, 10]).line([74, 210]), 10, 'butt'),
        stroke(path([120, 10]).line([166, 210]), 10, 'butt'),
        stroke(path([40, 78]).through([120, 100], [200, 78]), 10),
        stroke(path([14, 128]).through([120, 158], [226, 128]), 10),
      );
      const floats = [26, 72, 168, 214].map((x) => circle(x, x === 26 || x === 214 ? 202 : 218, 11));
      const fish = union(
        vesica([94, 220], [142, 220], 28),
        polygon([
          [136, 220],
          [156, 206],
          [156, 234],
        ]),
      );
      return {
        parts: [...ink(cut(net, mesh)), ...accent(...floats), ...accent(move(fish, -4, 8))],
        small: ink(
          cut(
            net,
            stroke(path([120, 10]).line([120, 210]), 18),
            stroke(path([20, 110]).through([120, 130], [220, 110]), 18),
          ),
          circle(40, 214, 20),
          circle(200, 214, 20),
        ),
        places: {
          top: { x: 120, y: 2, width: 20 },
          inside: { x: 120, y: 130, width: 120, height: 70 },
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'scoop',
    idea: {
      zh: '一柄长杆抄网，一条鱼正落进网兜',
      en: 'a landing net on its long handle, a fish dropping into the bag',
    },
    draw: ({ circle, rect, polygon, vesica, path, stroke, union, cut }, dice) => {
      const deep = dice.between(206, 216);
      const bag = path([8, 106])
        .line([152, 106])
        .through([140, deep - 52], [80, deep + 16])
        .through([20, deep - 52], [8, 106])
        .close();
      const mesh = union(
        stroke(path([20, 92]).line([118, 226]), 11, 'butt'),
        stroke(path([140, 92]).line([42, 226]), 11, 'butt'),
      );
      const frame = union(rect(0, 74, 160, 21), stroke(path([150, 84]).line([240, 46]), 21, 'butt'));
      const fish = union(
        vesica([24, 40], [104, 40], 46),
        polygon([
          [94, 40],
          [128, 14],
          [128, 66],
        ]),
      );
      return {
        parts: [...ink(cut(bag, mesh), frame), ...accent(cut(fish, circle(46, 36, 6)))],
        small: ink(cut(bag, rect(71, 100, 18, 150), rect(0, 140, 160, 18)), rect(0, 64, 240, 24)),
        places: { hands: [[220, 54]], inside: { x: 80, y: 150, width: 90, height: 70 }, facing: 'front' },
      };
    },
  }),
];
