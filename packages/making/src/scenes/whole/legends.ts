import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Scenes of festivals, temples and old stories. */
export const legendScenes = [
  defineScene({
    name: 'pearl',
    subject: 'dragon',
    relations: ['wrapped-round', 'holding', 'beside'],
    object: 'pearl',
    zh: { word: '龙戏珠', meaning: '守住心里那一颗光' },
    en: { word: 'dragon round a pearl', meaning: 'guard the one light that matters' },
    idea: { zh: '一条龙盘成一圈，中间一颗宝珠', en: 'a dragon coiled in a ring about a pearl' },
    draw: ({ circle, curve, cut, onCircle, polygon, sector, shape, stroke, union }, dice) => {
      const pearl = circle(112, 132, dice.between(32, 36));
      const at = (r: number, degrees: number) => onCircle(112, 132, r, degrees);
      const band = cut(circle(112, 132, 96), circle(112, 132, 56), sector(112, 132, 160, -78, 4));
      const fin = (degrees: number): Region =>
        polygon([at(92, degrees - 11), at(92, degrees + 11), at(118, degrees + 9)], [0, 0, 2]);
      // an open mouth to the right, brow and horn above
      const head = shape(
        [116, 30, null, -20],
        [168, 24, 10],
        [232, 62, 30],
        [228, 78, 170],
        [186, 82, 180],
        [178, 92, 90, 20],
        [222, 100, 10],
        [212, 116, 180],
        [160, 112, 190],
        [132, 76, null, null],
        [116, 76],
      );
      const horn = stroke(curve([160, 34], [150, 0]), 12);
      const mane = polygon(
        [
          [128, 40],
          [104, 10],
          [146, 22],
        ],
        [0, 3, 0],
      );
      const dragon = union(band, ...[34, 76, 118, 160, 202, 244].map(fin), head, horn, mane);
      return {
        parts: [...ink(cut(dragon, circle(178, 52, 7.5))), ...accent(pearl)],
        small: [...ink(union(band, head)), ...accent(circle(112, 132, 33))],
      };
    },
  }),
  defineScene({
    name: 'lantern-walk',
    subject: 'rabbit',
    relations: ['holding', 'carrying', 'beside'],
    object: 'lantern',
    zh: { word: '提灯的兔', meaning: '一盏灯，照亮回家的路' },
    en: { word: 'rabbit with a lantern', meaning: 'one lantern lights the whole way home' },
    idea: { zh: '一只站立的兔子挑着灯笼', en: 'a standing rabbit with a lantern on a stick' },
    draw: ({ circle, curve, cut, fillet, grow, path, rect, stroke, union, vesica }, dice) => {
      const swing = dice.between(196, 202);
      const body = fillet(union(circle(92, 176, 50), circle(84, 118, 34), rect(52, 196, 80, 32, 14)), 10);
      const head = union(circle(84, 82, 34), circle(102, 90, 20));
      const ears = union(vesica([72, 66], [44, -10], 30), vesica([90, 58], [92, -14], 28));
      const arm = stroke(curve([96, 128], [138, 112]), 20);
      const tail = circle(40, 190, 16);
      const rabbit = union(body, head, ears, arm, tail);
      const stick = stroke(path([120, 122]).line([swing, 62]), 9.5);
      const lamp = cut(
        union(rect(swing - 34, 98, 68, 72, 30), rect(swing - 18, 88, 36, 16, 3), rect(swing - 18, 164, 36, 16, 3)),
        rect(swing - 14, 112, 9.5, 44),
        rect(swing + 5, 112, 9.5, 44),
      );
      const tassel = stroke(path([swing, 178]).line([swing, 208]), 11);
      const cord = stroke(path([swing, 62]).line([swing, 92]), 9.5);
      const light = union(lamp, tassel, cord, stick);
      return {
        parts: [...ink(cut(rabbit, circle(96, 78, 6.5))), ...accent(cut(light, grow(rabbit, 10)))],
        small: [
          ...ink(union(body, head, vesica([76, 66], [56, -12], 40))),
          ...accent(rect(swing - 36, 92, 72, 84, 30), stroke(path([140, 90]).line([swing - 10, 64]), 18)),
        ],
      };
    },
  }),
  defineScene({
    name: 'drumbeat',
    subject: 'lion',
    relations: ['on', 'beside', 'over', 'behind'],
    object: 'drum',
    zh: { word: '狮舞鼓上', meaning: '鼓点一响，好运进门' },
    en: { word: 'lion dance on a drum', meaning: 'the drum sounds and luck comes in' },
    idea: { zh: '一只醒狮立在大鼓上，额前一角，双目圆睁', en: 'a dancing lion’s head over a big drum' },
    draw: ({ both, circle, curve, cut, grow, polygon, rect, ring, shape, stroke, union }, dice) => {
      const lift = dice.between(-2, 4);
      const curls = both(
        union(circle(120, 34, 22), circle(84, 34, 21), circle(56, 58, 20), circle(46, 92, 20), circle(58, 124, 20)),
      );
      const face = union(circle(120, 92, 66), both(circle(96, 130, 30)));
      const head = union(curls, face);
      const horn = polygon(
        [
          [106, 24],
          [120, lift - 14],
          [134, 24],
        ],
        [0, 5, 0],
      );
      const collar = ring(120, 92, 61, 10);
      const eyes = both(circle(101, 84, 8.5));
      const nose = polygon(
        [
          [102, 100],
          [138, 100],
          [120, 118],
        ],
        4,
      );
      const mouth = both(stroke(curve([120, 120, 100], [108, 130, 180], [96, 124, -120]), 9));
      const drum = shape(
        [30, 158],
        [210, 158, null, 74],
        [210, 222, 106, null],
        [30, 222, null, -106],
        [30, 158, -74, null],
      );
      const studs = union(...[50, 85, 120, 155, 190].map((x) => circle(x, 200, 6)));
      return {
        parts: [...ink(cut(union(head, horn), collar, eyes, nose, mouth)), ...accent(cut(drum, studs, grow(head, 10)))],
        small: [
          ...ink(cut(union(head, horn), both(circle(94, 82, 14)), rect(92, 112, 56, 17))),
          ...accent(cut(drum, grow(head, 15))),
        ],
      };
    },
  }),
  defineScene({
    name: 'ring',
    subject: 'fish',
    relations: ['facing', 'wrapped-round', 'beside', 'and'],
    object: 'fish',
    zh: { word: '双鱼相逐', meaning: '首尾相衔，年年有余' },
    en: { word: 'two fish circling', meaning: 'head to tail, and always enough' },
    idea: { zh: '两尾鱼首尾相逐，围成一圈', en: 'two fish chasing each other in a ring' },
    draw: ({ circle, cut, shape, turn, onCircle, stroke, path }, dice) => {
      const eye = dice.between(6.5, 8);
      const at = (r: number, degrees: number) => onCircle(120, 120, r, degrees);
      const fish = shape(
        [...at(104, -150), -60],
        [...at(112, -90), 0],
        [...at(86, -22), 96],
        [...at(58, -30), -110],
        [...at(48, -90), 180],
        [...at(56, -160), 112],
        [...at(30, 166), 70, 170],
        [...at(66, 172), 200, null],
        [...at(112, 172), null, -40],
        [...at(104, -150), -60, null],
      );
      const gill = stroke(path(at(126, -56)).through(at(82, -62), at(40, -52)), 9.5);
      const one = cut(fish, circle(...at(84, -38), eye), gill);
      const half = (region: Region): Region => turn(region, 180, [120, 120]);
      const plain = cut(fish, circle(...at(84, -42), 11));
      return { parts: [...ink(one), ...accent(half(one))], small: [...ink(plain), ...accent(half(plain))] };
    },
  }),
  defineScene({
    name: 'antler-branches',
    subject: 'deer',
    relations: ['wearing', 'made-of', 'holding', 'carrying', 'as-part'],
    object: 'branch',
    zh: { word: '枝角鹿', meaning: '头上长着一座林子的春天' },
    en: { word: 'deer with branches for antlers', meaning: 'a whole wood in spring upon its head' },
    idea: { zh: '鹿角是两枝发芽的树枝', en: 'a deer whose antlers are two leafing branches' },
    draw: ({ both, circle, curve, cut, polygon, stroke, union, vesica }, dice) => {
      const leaf = dice.between(19, 22);
      const face = polygon(
        [
          [88, 126],
          [152, 126],
          [142, 204],
          [130, 232],
          [110, 232],
          [98, 204],
        ],
        [16, 16, 30, 9, 9, 30],
      );
      const ears = both(vesica([98, 140], [36, 132], 28));
      const bough = union(
        stroke(curve([108, 116, -110], [74, 78, -100], [62, 8, -84]), 12),
        stroke(curve([75, 82, 190], [34, 66, -120]), 11),
      );
      const leaves = union(
        vesica([66, 44], [100, 12], leaf),
        vesica([64, 58], [22, 24], leaf),
        vesica([78, 84], [112, 62], leaf),
        vesica([36, 70], [4, 82], leaf),
      );
      const head = cut(union(face, ears), both(circle(104, 156, 6.5)), vesica([106, 214], [134, 214], 17));
      const antlers = both(union(bough, leaves));
      return {
        parts: [...ink(head), ...accent(antlers)],
        small: [
          ...ink(union(face, both(vesica([98, 142], [32, 134], 34)))),
          ...accent(both(union(stroke(curve([106, 112], [62, 22]), 20), stroke(curve([84, 66], [30, 60]), 20)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'turtle-mountain',
    subject: 'turtle',
    relations: ['carrying', 'made-of', 'under', 'as-part'],
    object: 'mountain',
    zh: { word: '负山的龟', meaning: '走得慢，背得起一座山' },
    en: { word: 'turtle carrying a mountain', meaning: 'slow, and able to carry a mountain' },
    idea: { zh: '龟的背甲是一座山', en: 'a turtle whose shell is a mountain' },
    draw: ({ circle, cut, grow, polygon, rect, shape, union }, dice) => {
      const summit = dice.between(22, 32);
      const hill = shape(
        [14, 172],
        [72, 84, -50],
        [84, 84, 50],
        [98, 102, null, null],
        [124, summit, -56],
        [140, summit, 56],
        [206, 172, null, null],
      );
      const snow = polygon([
        [131, summit + 6],
        [160, summit + 50],
        [146, summit + 66],
        [132, summit + 46],
        [116, summit + 68],
        [102, summit + 52],
      ]);
      const belly = rect(2, 182, 202, 22, 11);
      const legs = union(rect(34, 192, 38, 44, [0, 0, 8, 8]), rect(130, 192, 38, 44, [0, 0, 8, 8]));
      const head = union(
        circle(216, 150, 25),
        shape([196, 150], [238, 150, null, 100], [196, 200, 180, null], [180, 200]),
      );
      const turtle = union(belly, legs, head);
      return {
        parts: [...ink(cut(turtle, circle(222, 145, 6))), ...accent(cut(hill, snow, grow(turtle, 10)))],
        small: [...ink(turtle), ...accent(cut(hill, grow(turtle, 15)))],
      };
    },
  }),
];
