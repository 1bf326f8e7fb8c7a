import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import type { Kit } from '../../kit/kit.ts';
import type { Region } from '../../kit/region.ts';

const words = {
  family: 'keepsakes',
  concept: 'hat-box',
  zh: { word: '帽盒', meaning: '圆盒一启，风度在内', also: ['帽子盒', '圆礼盒', '帽箱'] },
  en: {
    word: 'hat box',
    meaning: 'a round box and a grand entrance inside',
    also: ['hatbox', 'bandbox', 'round gift box', 'millinery box'],
  },
};

/** A drum seen a little from above: flat at the top, its lower edge a bow. */
const drum = (path: Kit['path'], left: number, right: number, top: number, low: number, bow: number): Region =>
  path([left, top + bow])
    .through([120, top + bow * 2], [right, top + bow])
    .line([right, low])
    .through([120, low + bow], [left, low])
    .close();

export const hatBoxMarks = [
  defineMark({
    ...words,
    name: 'striped',
    idea: { zh: '圆帽盒，条纹盒身，提绳拱起', en: 'a round hat box in stripes, its cord handle standing up' },
    draw: ({ cut, path, rect, stroke }, dice) => {
      const bow = dice.between(8, 10);
      const box = drum(path, 34, 206, 116, 208, bow);
      const stripes = [72, 115, 158].map((x) => rect(x, 90, 11, 108));
      const lid = path([20, 82])
        .through([120, 66], [220, 82])
        .line([220, 112])
        .through([120, 112 + bow * 2], [20, 112])
        .close();
      const cord = stroke(path([64, 60]).line([64, 50]).through([120, 4], [176, 50]).line([176, 60]), 12);
      const crown = path([10, 73]).through([120, 56], [230, 73]).line([230, 130]).line([10, 130]).close();
      return {
        parts: [...ink(cut(box, ...stripes)), ...accent(lid, cut(cord, crown))],
        small: [...ink(box), ...accent(lid, cut(cord, crown))],
        places: { top: { x: 120, y: 60, width: 170 }, ground: 220, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'ajar',
    idea: { zh: '帽盒盖子斜倚，圆身上系着缎带', en: 'a hat box half open, its lid aslant and a ribbon round the drum' },
    draw: ({ cut, grow, path, stroke, turn }, dice) => {
      const lean = dice.between(-16, -12);
      const box = drum(path, 34, 206, 84, 212, 14);
      const ribbon = stroke(path([14, 150]).through([120, 176], [226, 150]), 11);
      const second = stroke(path([14, 184]).through([120, 210], [226, 184]), 11);
      const lid = turn(
        path([18, 58]).through([120, 40], [222, 58]).line([222, 92]).through([120, 112], [18, 92]).close(),
        lean,
        [210, 100],
      );
      return {
        parts: [...ink(cut(box, ribbon, second, grow(lid, 9.8))), ...accent(lid)],
        small: [...ink(cut(box, grow(lid, 14))), ...accent(lid)],
        places: { ground: 220, facing: 'front' },
      };
    },
  }),
];
