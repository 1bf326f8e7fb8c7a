import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { flame } from '../motifs/flame.ts';

const words = {
  family: 'folk',
  concept: 'bronze-ding',
  zh: { word: '鼎', meaning: '一言九鼎，重器在前', also: ['青铜鼎', '方鼎', '饕餮', '青铜器', '司母戊鼎', '鼎盛'] },
  en: {
    word: 'bronze ding',
    meaning: 'a word that weighs as much as nine cauldrons',
    also: ['ding', 'bronze tripod', 'bronze cauldron', 'taotie', 'ritual bronze'],
  },
};

export const bronzeDingMarks = [
  defineMark({
    ...words,
    name: 'square',
    idea: { zh: '一尊方鼎：双立耳，饕餮面，两柱足', en: 'a square ding: two upright ears, a taotie face, pillar legs' },
    draw: ({ rect, union, cut, both, circle, path, stroke }, dice) => {
      const leg = dice.between(26, 30);
      const eye = dice.between(13, 15);
      const ear = dice.between(12, 14);
      const body = rect(28, 74, 184, 94, [0, 0, 12, 12]);
      const rim = rect(16, 56, 208, 20);
      const ears = both(cut(rect(36, 10, 50, 54, [12, 12, 0, 0]), rect(36 + ear, 10 + ear, 50 - ear * 2, 60)));
      const legs = both(rect(42, 160, leg, 72, [0, 0, 4, 4]));
      const face = union(
        both(circle(82, 116, eye)),
        both(stroke(path([60, 96]).line([96, 96]), 10, 'butt')),
        rect(115, 92, 10, 58),
        both(stroke(path([88, 146]).line([60, 146], [60, 128]), 10, 'butt')),
      );
      return {
        parts: ink(cut(union(body, rim, ears, legs), face)),
        small: ink(
          cut(
            union(rect(24, 64, 192, 108), both(rect(36, 12, 40, 60)), both(rect(40, 160, 36, 72))),
            both(circle(82, 118, 20)),
          ),
        ),
        places: {
          top: { x: 120, y: 56, width: 100 },
          inside: { x: 120, y: 120, width: 140, height: 70 },
          eyes: { x: 120, y: 116, width: 90 },
          ground: 232,
          facing: 'front',
        },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'round',
    idea: { zh: '一尊圆鼎，三足鼎立，鼎中火光', en: 'a round ding on three legs, fire within' },
    draw: ({ rect, circle, path, union, cut, both, intersect, below }, dice) => {
      const gap = dice.between(9, 10);
      const r = dice.between(86, 90);
      const fire = dice.between(62, 72);
      const belly = intersect(circle(120, 108, r), below(112));
      const rim = rect(22, 98, 196, 20);
      const ears = both(cut(rect(36, 52, 44, 50, [14, 14, 0, 0]), rect(48, 64, 20, 50)));
      const legs = union(both(path([44, 150]).line([76, 172], [58, 234], [38, 234]).close()), rect(108, 180, 24, 54));
      const band = rect(0, 140, 240, gap);
      const light = flame(120, 98 - gap, fire);
      return {
        parts: [...ink(cut(union(belly, rim, ears, legs), intersect(band, belly))), ...accent(light)],
        small: ink(
          union(
            intersect(circle(120, 110, 92), below(106)),
            both(rect(34, 50, 30, 60)),
            both(rect(36, 150, 30, 82)),
            rect(106, 180, 28, 52),
          ),
          flame(120, 90, 76),
        ),
        places: {
          top: { x: 120, y: 98, width: 110 },
          inside: { x: 120, y: 150, width: 110, height: 60 },
          ground: 234,
          facing: 'front',
        },
      };
    },
  }),
];
