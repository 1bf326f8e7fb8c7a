import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { oval } from '../motifs/oval.ts';

const words = {
  family: 'dress',
  concept: 'silkworm',
  zh: { word: '蚕', meaning: '春蚕吐丝，一生一事', also: ['春蚕', '蚕宝宝', '养蚕', '蚕丝被', '桑蚕', '蚕茧'] },
  en: { word: 'silkworm', meaning: 'one life, one thread', also: ['silk worm', 'mulberry silkworm', 'sericulture'] },
};

export const silkwormMarks = [
  defineMark({
    ...words,
    name: 'leaf',
    idea: { zh: '一条胖蚕爬在桑叶上', en: 'a fat silkworm humping along its mulberry leaf' },
    draw: ({ circle, rect, path, stroke, union, cut, grow, turn }, dice) => {
      const gap = dice.between(9.5, 10.5);
      const r = dice.between(29, 31);
      const leaf = path([-10, 196])
        .line([16, 184])
        .through([120, 112], [244, 176])
        .through([130, 244], [16, 200])
        .close();
      const spots = [
        [34, 138],
        [72, 100],
        [116, 84],
        [160, 96],
        [200, 130],
      ] as const;
      const worm = union(...spots.map(([x, y]) => circle(x, y, r)));
      const rings = [
        [52, 120, -44],
        [94, 90, -20],
        [138, 89, 20],
      ].map(([x, y, lean]) => turn(rect(x! - 5, y! - 40, 10, 52, 5), lean!, [x!, y!]));
      const veins = union(
        stroke(path([30, 192]).line([226, 180]), gap),
        ...[90, 140].map((x) => stroke(path([x, 188]).line([x + 30, 226]), gap)),
      );
      return {
        parts: [...ink(cut(worm, ...rings, circle(208, 122, 7))), ...accent(cut(leaf, grow(worm, gap), veins))],
        small: ink(worm, cut(leaf, grow(worm, 16))),
        places: { back: { x: 116, y: 54, width: 60 }, ground: 222, facing: 'right' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'round-the-cocoon',
    idea: {
      zh: '一条蚕弯成圆圈，中间抱着缠好的茧',
      en: 'a silkworm bent into a ring round the cocoon it has wound',
    },
    draw: ({ circle, onCircle, rect, path, stroke, union, cut, grow, turn }, dice) => {
      const start = dice.between(-54, -48);
      const body = union(
        ...Array.from({ length: 6 }, (_, i) => circle(...onCircle(120, 120, 84, start + 54 + i * 40), 34)),
      );
      const head = circle(...onCircle(120, 120, 86, start), 40);
      const eye = circle(...onCircle(120, 120, 94, start - 4), 9);
      const folds = [74, 114, 154, 194].map((way) => turn(rect(176, 115, 60, 10), start + way, [120, 120]));
      const cocoon = turn(oval(120, 120, 42, 30), -30, [120, 120]);
      const wind = stroke(path([112, 60]).line([128, 180]), 10, 'butt');
      return {
        parts: [...ink(cut(head, eye), cut(body, grow(head, 10), ...folds)), ...accent(cut(cocoon, wind))],
        small: ink(
          cut(
            union(
              circle(...onCircle(120, 120, 84, start), 40),
              stroke(
                path(onCircle(120, 120, 84, start)).through(onCircle(120, 120, 84, 80), onCircle(120, 120, 84, 240)),
                46,
              ),
            ),
            circle(...onCircle(120, 120, 92, start), 12),
          ),
          turn(oval(120, 120, 42, 32), -30, [120, 120]),
        ),
        places: { inside: { x: 120, y: 120, width: 90, height: 70 }, facing: 'right' },
      };
    },
  }),
];
