import { accent, defineMark, ink } from '../../kit/define-mark.ts';
import { steam } from '../motifs/steam.ts';
import { path } from '../../kit/path.ts';
import type { Region } from '../../kit/region.ts';
import { bowl } from '../motifs/bowl.ts';

const words = {
  family: 'chinese-food',
  concept: 'wonton',
  zh: { word: '馄饨', meaning: '皮薄如纱，汤里一尾尾小金鱼', also: ['云吞', '抄手', '扁食', '小馄饨'] },
  en: {
    word: 'wonton',
    meaning: 'skins as thin as gauze, swimming in broth like small goldfish',
    also: ['wonton soup', 'huntun'],
  },
};

/** The folded shape, resting on (x, base); `by` scales it, `high` stretches the dome. */
const ingot = (x: number, base: number, by: number, high = 1): Region => {
  const at = (across: number, up: number): [number, number] => [x + across * by, base - up * by];
  return path(at(-112, 112))
    .through(at(-88, 34), at(0, 0))
    .through(at(88, 34), at(112, 112))
    .through(at(80, 92), at(56, 104))
    .through(at(0, 160 * high), at(-56, 104))
    .through(at(-80, 92), at(-112, 112))
    .close();
};

export const wontonMarks = [
  defineMark({
    ...words,
    name: 'soup',
    idea: {
      zh: '一碗馄饨汤，两只浮在汤面，勺子靠在碗边',
      en: 'a bowl of wonton soup, two afloat and the spoon leaning out',
    },
    draw: ({ circle, cut, grow, below, stroke, path }, dice) => {
      const gap = dice.between(9, 10.5);
      const size = dice.between(0.36, 0.4);
      const lean = dice.between(204, 214);
      const dish = bowl(112, 140, 100);
      const one = (x: number, base: number) => cut(ingot(x, base, size + 0.04, 1.1), below(140 - gap));
      const spoon = stroke(path([176, 130]).line([lean, 44]), 22);
      const [near, far] = [one(60, 140), one(128, 124)];
      return {
        parts: [...ink(dish, cut(spoon, below(140 - gap))), ...accent(near, cut(far, grow(near, gap)))],
        small: ink(
          bowl(112, 136, 104),
          cut(circle(50, 112, 30), below(118)),
          cut(circle(118, 112, 30), below(118)),
          cut(stroke(path([176, 130]).line([212, 30]), 24), below(118)),
        ),
        places: { ground: 236, inside: { x: 112, y: 182, width: 120, height: 56 }, facing: 'front' },
      };
    },
  }),
  defineMark({
    ...words,
    name: 'on-the-spoon',
    idea: {
      zh: '汤匙舀起一只馄饨，圆鼓鼓的馅，薄皮像金鱼尾巴散开，热气在上',
      en: 'one wonton on a soup spoon, round with filling, its thin skin spread like a tail, steam above',
    },
    draw: ({ circle, path, polygon, stroke, union, cut, grow }, dice) => {
      const gap = dice.between(10, 11);
      const ball = dice.between(44, 47);
      const spoon = path([2, 152])
        .line([166, 152], [212, 58])
        .through([230, 50], [238, 66])
        .line([196, 168])
        .through([96, 250], [2, 152])
        .close();
      const tail = polygon([
        [92, 96],
        [104, 34],
        [124, 52],
        [144, 34],
        [152, 62],
        [178, 64],
        [170, 92],
        [112, 136],
      ]);
      const filling = circle(72, 118, ball);
      const pleats = [stroke(path([116, 92]).line([124, 66]), 9.5), stroke(path([130, 104]).line([152, 82]), 9.5)];
      return {
        parts: [
          ...ink(spoon),
          ...accent(cut(union(filling, tail), grow(spoon, gap), ...pleats), steam(52, 56, 62, 13)),
        ],
        small: ink(spoon, cut(union(circle(74, 106, 50), tail), grow(spoon, 16))),
        places: { inside: { x: 84, y: 120, width: 120, height: 70 }, ground: 230, facing: 'front' },
      };
    },
  }),
];
