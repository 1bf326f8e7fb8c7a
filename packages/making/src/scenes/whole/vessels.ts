import { accent, ink, type Region } from '@markwright/marks/kit';
import { heldBefore } from '../cast/behind.ts';
import { catHead, corgiHead, headAt } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** What looks out of a cup, a bowl, a pot or a basket, or grows from it. */
export const vesselScenes = [
  defineScene({
    name: 'tail-of-steam',
    subject: 'swallow',
    relations: ['rising-from', 'over', 'made-of', 'in', 'out-of'],
    object: 'mug',
    zh: { word: '茶烟里的燕', meaning: '一盏茶的工夫，心已飞远' },
    en: { word: 'swallow out of steam', meaning: 'one cup, and the mind is on the wing' },
    idea: { zh: '茶杯升起两缕热气，合成飞燕的剪尾', en: 'two wisps from a cup close into the tail of a swallow' },
    draw: ({ both, circle, curve, cut, move, shape, stroke, turn, union }, dice) => {
      const tilt = dice.between(38, 46);
      const bowl = shape([40, 176], [158, 176, null, 92], [122, 230, 180, 180], [76, 230, 180], [40, 176, -92, null]);
      const cup = (hole: number): Region => union(bowl, cut(circle(158, 197, 23), circle(158, 197, hole)));
      const half = shape(
        [0, -54, null, 64],
        [11, -30, 84, -20],
        [86, 34, 74, 214],
        [15, 8, 176, 104],
        [5.5, 44, 90, null],
        [0, 44],
      );
      const bird = move(turn(both(half, 0), tilt, [0, 0]), 150, 58);
      const wisp = (x: number, y: number, way: number): Region =>
        stroke(curve([127, 84, 132], [x, y, way], [x + 7, 142, 68], [x + 11, 159, 92]), 11);
      return {
        parts: [...ink(cup(11.5)), ...accent(union(bird, wisp(88, 124, 92), wisp(114, 122, 84)))],
        small: [
          ...ink(cup(9)),
          ...accent(union(bird, stroke(curve([127, 84, 132], [97, 122, 90], [103, 155, 80]), 18))),
        ],
      };
    },
  }),
  defineScene({
    name: 'paws-on-the-rim',
    subject: 'cat',
    relations: ['in', 'behind', 'rising-from'],
    object: 'mug',
    zh: { word: '杯中猫', meaning: '暖和的地方，猫总是先知道' },
    en: { word: 'cat in a cup', meaning: 'trust a cat to find the warm place' },
    idea: { zh: '一只猫从杯里探出头，双爪搭在杯沿', en: 'a cat looking out of a cup, its paws on the rim' },
    draw: ({ both, circle, cut, intersect, below, rect, ring, union }, dice) => {
      const deep = dice.between(84, 92);
      const bowl = intersect(circle(108, 134, deep), below(134));
      const handle = cut(ring(194, 158, 34, 15), circle(108, 134, deep - 2), rect(0, 90, 230, 44));
      const cup = union(bowl, handle);
      const saucer = rect(42, 229, 132, 14, 7);
      const paws = both(rect(48, 112, 28, 44, 14), 108);
      const { parts, small } = heldBefore(
        headAt(catHead('open'), 108, 88, 1.32),
        cup,
        paws,
        union(bowl, cut(circle(190, 158, 36), circle(190, 158, 14), rect(0, 90, 230, 44), bowl)),
      );
      return { parts: [...parts, ...accent(cut(saucer, circle(108, 134, deep + 9.5)))], small };
    },
  }),
  defineScene({
    name: 'picnic',
    subject: 'dog',
    relations: ['in', 'behind', 'rising-from'],
    object: 'basket',
    zh: { word: '篮中犬', meaning: '捎上它，去哪里都是好天气' },
    en: { word: 'dog in a basket', meaning: 'take it along, and every day is fine' },
    idea: { zh: '一只柯基趴在藤篮里', en: 'a corgi looking out of a wicker basket' },
    draw: ({ both, cut, polygon, rect, union }, dice) => {
      const rows = dice.between(168, 174);
      const basket = polygon(
        [
          [26, 140],
          [214, 140],
          [188, 236],
          [52, 236],
        ],
        [8, 8, 20, 20],
      );
      const slat = (x: number): Region => rect(x - 4.7, rows, 9.4, 80);
      const weave = union(rect(10, rows, 220, 9.5), slat(74), slat(120), slat(166));
      const paws = both(rect(50, 120, 30, 46, 15));
      return heldBefore(
        headAt(corgiHead('glad'), 120, 86, 1.3),
        cut(basket, weave),
        paws,
        cut(basket, rect(66, 180, 108, 16)),
      );
    },
  }),
  defineScene({
    name: 'snow-peak',
    subject: 'mountain',
    relations: ['in', 'rising-from', 'over', 'out-of'],
    object: 'mug',
    zh: { word: '杯中山', meaning: '一杯见山，端起来就是远方' },
    en: { word: 'mountain in a cup', meaning: 'lift the cup and there is the far country' },
    idea: { zh: '杯口升起雪山，雪线是留白', en: 'a snow peak rising from a cup, its snow bare paper' },
    draw: ({ circle, cut, intersect, above, below, polygon, rect, ring, union }, dice) => {
      const summit = dice.between(8, 18);
      const peak = polygon(
        [
          [108, summit],
          [186, 126],
          [30, 126],
        ],
        [7, 0, 0],
      );
      const snow = polygon([
        [40, summit - 10],
        [180, summit - 10],
        [180, summit + 52],
        [134, summit + 52],
        [121, summit + 66],
        [104, summit + 50],
        [88, summit + 66],
        [78, summit + 52],
        [40, summit + 52],
      ]);
      const line = cut(
        intersect(peak, snow),
        polygon([
          [108, summit + 15],
          [170, 126],
          [46, 126],
        ]),
      );
      const bowl = intersect(circle(108, 138, 92), below(138));
      const handle = cut(ring(196, 160, 34, 15), circle(108, 138, 90), rect(0, 90, 240, 48));
      const foot = rect(62, 232, 92, 12, 6);
      return {
        parts: [...ink(union(bowl, handle, foot)), ...accent(union(cut(peak, snow), line))],
        small: [...ink(union(bowl, foot)), ...accent(intersect(peak, above(122)))],
      };
    },
  }),
  defineScene({
    name: 'leap-from-the-bowl',
    subject: 'koi',
    relations: ['in', 'rising-from', 'over', 'out-of'],
    object: 'bowl',
    zh: { word: '碗中锦鲤', meaning: '一碗跃起的好运' },
    en: { word: 'koi leaping from a bowl', meaning: 'good luck jumps out of the bowl' },
    idea: { zh: '一尾锦鲤从碗里跃起', en: 'a koi curving up out of a bowl' },
    draw: ({ circle, cut, intersect, above, below, rect, shape, stroke, path, union }, dice) => {
      const crest = dice.between(24, 32);
      const bowl = union(intersect(circle(120, 142, 98), below(150)), rect(84, 232, 72, 14, [0, 0, 6, 6]));
      const body = shape(
        [40, 152, null, -76],
        [122, crest, 0],
        [210, 100, 80],
        [200, 120, 188],
        [154, 106, 206],
        [124, 112, 140],
        [112, 152, 96, null],
      );
      const fin = shape([62, 74, null, -130], [52, 30, null, 20], [108, 36, null, null], [90, 66]);
      const eye = circle(178, 78, 8);
      const gill = stroke(path([170, 22]).through([144, 66], [156, 120]), 9.5);
      const scales = union(
        ...[
          [74, 110],
          [98, 84],
          [100, 124],
        ].map(([x, y]) => stroke(path([x! - 9, y! - 4]).through([x! + 3, y! - 5], [x! + 6, y! + 8]), 9)),
      );
      const koi = union(cut(body, gill, scales), fin);
      return {
        parts: [...ink(bowl), ...accent(intersect(cut(koi, eye), above(140)))],
        small: [...ink(bowl), ...accent(intersect(cut(body, circle(176, 78, 11)), above(135)))],
      };
    },
  }),
  defineScene({
    name: 'lid-and-bowl',
    subject: 'koi',
    relations: ['in', 'shaped-like', 'made-of'],
    object: 'cooking-pot',
    zh: { word: '双鲤成锅', meaning: '双鲤相逐，一锅团圆' },
    en: { word: 'two carp, one pot', meaning: 'two carp go round, and everyone sits down to one pot' },
    idea: { zh: '两尾鲤鱼首尾相绕：一尾作盖，一尾作锅', en: 'two carp circling: one is the lid, one the pot' },
    draw: ({ above, circle, cut, intersect, onCircle, rect, shape, shrink, turn, union }, dice) => {
      const eyeAt = dice.between(2, 6);
      const [x, y, r, gap, stem] = [120, 136, 88, 11.2, 12];
      const lobe = (r - 1.5 * gap - stem) / 2;
      const off = lobe + gap / 2;
      const back = onCircle(x, y, r, -24);
      const brow = onCircle(x, y, r, 200);
      const chin = onCircle(x - off, y, lobe, 165);
      const root = onCircle(x + off, y, lobe + gap, -14);
      const fish = shape(
        [...back, -114],
        [x, y - r, 180],
        [...brow, 110],
        [44.5, 122, 72],
        [...chin, 75],
        [x - gap / 2, y, -90],
        [...root, 76],
        [246, 168, 22, -130],
        [230, 136, -96, -84],
        [246, 104, -50, 158],
      );
      const other = (region: Region): Region => turn(region, 180, [x, y]);
      const one = cut(fish, circle(x - off - eyeAt, y - 10, 9));
      const knob = union(rect(94, 24, 52, 15, 7.5), rect(110, 34, 20, 22));
      const thin = shrink(fish, 3);
      const floor = above(y + r - 14);
      return {
        parts: [...ink(union(one, knob)), ...accent(intersect(other(one), floor))],
        small: [...ink(union(thin, rect(98, 24, 44, 34, 6))), ...accent(intersect(other(thin), floor))],
      };
    },
  }),
  defineScene({
    name: 'window-sill',
    subject: 'sprout',
    relations: ['rising-from', 'in', 'on'],
    object: 'potted-plant',
    zh: { word: '盆中新芽', meaning: '一点耐心，一盆春天' },
    en: { word: 'sprout in a pot', meaning: 'a little patience, a potful of spring' },
    idea: { zh: '花盆里长出两片新叶', en: 'two leaves growing from a flower pot' },
    draw: ({ curve, path, polygon, rect, stroke, union, vesica, cut }, dice) => {
      const tip = dice.between(10, 20);
      const pot = union(
        rect(56, 138, 128, 30, 6),
        cut(
          polygon(
            [
              [68, 168],
              [172, 168],
              [156, 240],
              [84, 240],
            ],
            [0, 0, 12, 12],
          ),
          rect(40, 168, 160, 9.5),
        ),
      );
      const stem = stroke(path([120, 128]).line([120, 84]), 14, 'butt');
      const left = vesica([118, 100], [40, 44], 50);
      const right = vesica([122, 88], [196, tip], 56);
      return {
        parts: [...ink(pot), ...accent(union(stem, left, right))],
        small: [
          ...ink(
            union(
              rect(56, 142, 128, 34, 6),
              polygon(
                [
                  [70, 160],
                  [170, 160],
                  [156, 240],
                  [84, 240],
                ],
                [0, 0, 12, 12],
              ),
            ),
          ),
          ...accent(union(stroke(curve([120, 126], [120, 84]), 18, 'butt'), left, right)),
        ],
      };
    },
  }),
  defineScene({
    name: 'harvest',
    subject: 'wheat',
    relations: ['wrapped-round', 'beside', 'holding', 'in'],
    object: 'bowl',
    zh: { word: '麦穗环碗', meaning: '一碗饭，是一整片田的心意' },
    en: { word: 'wheat round a bowl', meaning: 'a whole field stands behind one bowl' },
    idea: { zh: '两枝麦穗环抱一只碗', en: 'two ears of wheat closing round a bowl' },
    draw: ({ above, both, circle, curve, intersect, below, move, rect, stroke, turn, union, vesica }, dice) => {
      const grain = dice.between(19, 22);
      const bowl = union(intersect(circle(120, 114, 56), below(120)), rect(98, 166, 44, 12, [0, 0, 5, 5]));
      const stem = stroke(curve([116, 232, 190], [22, 130, -90], [52, 44, -58]), 9.5);
      const seed = (x: number, y: number, way: number): Region =>
        move(turn(vesica([0, 0], [0, -42], grain), way, [0, 0]), x, y);
      const ears = union(
        seed(17, 122, -22),
        seed(23, 88, -10),
        seed(42, 52, 12),
        seed(36, 132, 34),
        seed(38, 96, 46),
        seed(54, 66, 62),
      );
      const rice = intersect(circle(120, 132, 44), above(110));
      return {
        parts: [...ink(bowl), ...accent(both(union(stem, ears)), rice)],
        small: [...ink(bowl), ...accent(both(stroke(curve([104, 234, 190], [24, 130, -90], [58, 36, -55]), 22)))],
      };
    },
  }),
];
