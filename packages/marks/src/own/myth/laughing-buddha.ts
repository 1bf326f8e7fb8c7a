import { accent, defineMark, ink } from '../../kit/define-mark.ts';

const words = {
  family: 'myth',
  concept: 'laughing-buddha',
  zh: { word: '弥勒佛', meaning: '大肚能容，笑口常开', also: ['笑佛', '大肚弥勒', '布袋和尚', '弥勒'] },
  en: {
    word: 'laughing buddha',
    meaning: 'a belly that has room for everything, and a laugh',
    also: ['maitreya', 'budai', 'fat buddha', 'happy buddha'],
  },
};

export const laughingBuddhaMarks = [
  defineMark({
    ...words,
    name: 'belly',
    idea: { zh: '大肚弥勒笑口大开，露腹而坐', en: 'a round laughing figure seated with his belly bare' },
    draw: ({ circle, rect, below, path, stroke, union, cut, grow, both }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const smile = dice.between(94, 100);
      const head = union(circle(120, 66, 50), both(rect(166, 52, 14, 52, 7)));
      const body = union(circle(120, 176, 68), rect(22, 184, 196, 52, 26));
      const belly = circle(120, 170, 46);
      const robe = cut(body, grow(belly, gap), grow(circle(120, 66, 50), gap), below(238));
      return {
        parts: [
          ...ink(
            cut(
              head,
              both(stroke(path([130, 54]).through([140, 46], [150, 54]), 10)),
              path([92, 78])
                .line([148, 78])
                .through([120, smile + 18], [92, 78])
                .close(),
            ),
          ),
          ...ink(robe),
          ...accent(cut(belly, circle(120, 182, 7), grow(circle(120, 66, 50), gap))),
        ],
        small: ink(
          cut(circle(120, 64, 56), path([88, 74]).line([152, 74]).through([120, 112], [88, 74]).close()),
          cut(
            union(circle(120, 184, 72), rect(14, 190, 212, 48, 24)),
            circle(120, 64, 72),
            circle(120, 190, 26),
            below(238),
          ),
        ),
        places: {
          head: { x: 120, y: 16, width: 70 },
          eyes: { x: 120, y: 54, width: 50 },
          lap: { x: 120, y: 176, width: 90, height: 60 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'face',
    idea: { zh: '弥勒笑脸：光头大耳，笑口常开', en: 'Maitreya laughing, bald head, great ears, mouth wide open' },
    draw: ({ circle, rect, path, shape, stroke, grow, union, cut, mirror }, dice) => {
      const ear = dice.between(24, 28);
      const head = shape([120, 16, 0], [190, 90, 90], [204, 160, 95], [120, 228, 180], [36, 160, -95], [50, 90, -90]);
      const lobe = union(circle(22, 126, ear - 6), circle(20, 160, ear - 8), rect(8, 126, 20, 34));
      const smile = shape([76, 156, null, 20], [164, 156, -20, null], [120, 206, 180]);
      const eye = stroke(path([78, 120]).through([92, 106], [106, 120]), 10);
      return {
        parts: [
          ...ink(cut(head, eye, mirror(eye), smile, circle(120, 74, 7))),
          ...accent(cut(lobe, grow(head, 9)), cut(mirror(lobe), grow(head, 9))),
        ],
        small: ink(
          cut(
            head,
            shape([70, 150, null, 20], [170, 150, -20, null], [120, 206, 180]),
            circle(90, 112, 12),
            circle(150, 112, 12),
          ),
        ),
        places: { head: { x: 120, y: 18, width: 100 }, eyes: { x: 120, y: 114, width: 90 }, facing: 'front' },
      };
    },
  }),
];
