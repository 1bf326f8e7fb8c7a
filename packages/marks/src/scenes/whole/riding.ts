import { accent, ink } from '../../kit/define-mark.ts';
import type { Region } from '../../kit/region.ts';
import { bearHead, corgiHead, headAt } from '../cast/heads.ts';
import { defineScene } from '../whole-scene.ts';

/** Animals that ride, and animals one of whose parts is another thing. */
export const ridingScenes = [
  defineScene({
    name: 'gallop',
    subject: 'rabbit',
    relations: ['riding', 'on', 'holding'],
    object: 'carrot',
    zh: { word: '骑胡萝卜的兔', meaning: '最爱的那一口，骑着就走' },
    en: { word: 'rabbit riding a carrot', meaning: 'off at a gallop on what it likes best' },
    idea: { zh: '一只兔子骑着胡萝卜飞奔，双耳向后', en: 'a rabbit astride a flying carrot, its ears blown back' },
    draw: (
      { circle, curve, cut, drop, fillet, grow, path, rightOf, shape, soften, stroke, turn, union, vesica },
      dice,
    ) => {
      const up = dice.between(-16, -12);
      const carrot = shape(
        [46, 184, null, -90],
        [86, 147, 0],
        [246, 181, 18],
        [246, 193, 172],
        [86, 221, 180],
        [46, 184, -90, null],
      );
      const notch = stroke(path([212, 150]).line([206, 181]), 12);
      const leaf = (x: number, y: number, root: number): Region => drop(x, y, 14.5, [44, root]);
      const leaves = fillet(cut(union(leaf(-2, 144, 188), leaf(-18, 184, 184), leaf(-2, 224, 180)), rightOf(34)), 4);
      const body = shape(
        [132, 84, null, 138],
        [78, 142, 90],
        [114, 187, 4],
        [150, 189, 2],
        [150, 165, 180],
        [146, 150, null, -80],
        [152, 104, -80, null],
      );
      const head = fillet(union(circle(154, 88, 29), circle(171, 96, 17)), 14);
      const arm = stroke(curve([140, 118], [184, 141]), 18);
      const ears = union(vesica([158, 72], [78, 14], 28), vesica([146, 84], [58, 62], 26));
      const rabbit = union(fillet(union(head, body, arm), 6), ears);
      const tail = circle(60, 137, 17);
      const lift = (region: Region): Region => turn(region, up, [120, 150]);
      const little = union(head, body, vesica([160, 80], [66, 22], 42));
      return {
        parts: [
          ...ink(lift(cut(rabbit, circle(161, 84, 7))), lift(cut(tail, grow(rabbit, 12))), lift(leaves)),
          ...accent(lift(soften(cut(carrot, grow(union(rabbit, tail), 12), notch), 2))),
        ],
        small: [
          ...ink(lift(little), lift(union(drop(2, 160, 19, [34, 184]), drop(2, 212, 19, [34, 184])))),
          ...accent(lift(cut(carrot, grow(little, 16)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'surfing-breakfast',
    subject: 'corgi',
    relations: ['on', 'riding'],
    object: 'croissant',
    zh: { word: '冲浪的柯基', meaning: '踩着刚出炉的香气出发' },
    en: { word: 'corgi surfing a croissant', meaning: 'riding out on the smell of fresh baking' },
    idea: { zh: '一只柯基站在羊角面包上冲浪，双耳竖起', en: 'a corgi standing on a croissant as on a surfboard' },
    draw: ({ circle, cut, fillet, grow, path, rect, shape, stroke, turn, union }, dice) => {
      const rock = dice.between(-12, -7);
      const bread = shape(
        [0, 144, null, 46],
        [120, 186, 0],
        [240, 144, -46, 96],
        [196, 218, 140],
        [120, 244, 180],
        [44, 218, -140],
        [0, 144, -96, null],
      );
      const crease = (x: number, lean: number): Region => stroke(path([x, 150]).line([x + lean, 260]), 10, 'butt');
      const creases = union(crease(58, -34), crease(101, -11), crease(139, 11), crease(182, 34));
      const head = headAt(corgiHead('glad'), 74, 84, 0.9, -4);
      const torso = fillet(
        union(rect(58, 108, 134, 54, [20, 27, 10, 10]), rect(64, 140, 30, 44, 6), rect(154, 140, 32, 44, 6)),
        8,
      );
      const tail = circle(192, 116, 15);
      const body = cut(union(torso, tail), grow(head.skull, 9.5));
      const dog = union(torso, tail, head.skull);
      const all = (region: Region): Region => turn(region, rock, [120, 150]);
      return {
        parts: [...ink(all(head.ink), all(body)), ...accent(all(cut(bread, creases, grow(dog, 10))))],
        small: [
          ...ink(all(head.plain), all(cut(union(torso, tail), grow(head.skull, 13)))),
          ...accent(all(cut(bread, grow(dog, 14)))),
        ],
      };
    },
  }),
  defineScene({
    name: 'sunday-ride',
    subject: 'bear',
    relations: ['riding', 'on'],
    object: 'bicycle',
    zh: { word: '骑车的熊', meaning: '不赶路，风景才跟得上' },
    en: { word: 'bear on a bicycle', meaning: 'go slowly, and the view keeps up' },
    idea: { zh: '一只熊骑着单车，脚踩在踏板上', en: 'a bear pedalling a bicycle' },
    draw: ({ circle, curve, cut, grow, path, ring, shape, stroke, union }, dice) => {
      const pedal = dice.between(196, 202);
      const wheels = union(ring(56, 190, 48, 11), ring(190, 190, 48, 11), circle(56, 190, 9), circle(190, 190, 9));
      const frame = union(
        stroke(path([190, 190]).line([172, 118]), 11),
        stroke(path([160, 112]).line([186, 112]), 11),
        stroke(path([56, 190]).line([122, 192], [176, 138]), 11),
      );
      const head = headAt(bearHead('open'), 134, 44, 0.8);
      const body = shape(
        [112, 74, null, 150],
        [68, 140, 90],
        [92, 168, 10],
        [128, 160, -30],
        [142, 108, -80],
        [146, 78, null, null],
      );
      const leg = stroke(curve([96, 148, 10], [132, 158, 60], [128, pedal, 110]), 24);
      const arm = stroke(curve([132, 96, 40], [162, 108, 0]), 20);
      const bear = union(body, leg, arm);
      return {
        parts: [
          ...ink(head.ink, cut(bear, grow(head.skull, 9.5))),
          ...accent(cut(union(wheels, frame), grow(union(bear, head.skull), 10))),
        ],
        small: [
          ...ink(head.skull, cut(bear, grow(head.skull, 12))),
          ...accent(
            cut(
              union(ring(56, 190, 50, 18), ring(190, 190, 50, 18), stroke(path([190, 190]).line([172, 124]), 16)),
              grow(bear, 14),
            ),
          ),
        ],
      };
    },
  }),
  defineScene({
    name: 'coil',
    subject: 'elephant',
    relations: ['holding', 'made-of', 'carrying', 'beside'],
    object: 'garden-hose',
    zh: { word: '水管象', meaning: '大家伙做细活，一滴也不浪费' },
    en: { word: 'garden-hose elephant', meaning: 'a big fellow for gentle work, not a drop wasted' },
    idea: { zh: '盘起的水管是象耳，伸出的一段是象鼻', en: 'a coiled hose for the ear, its free end for the trunk' },
    draw: ({ circle, cut, drop, grow, path, polygon, rect, shape, stroke, union }, dice) => {
      const fall = dice.between(74, 78);
      const [x, y, w, pitch] = [100, 98, 17, 29.5];
      const r = 18 + pitch;
      const hose = stroke(
        path([x + 2, y - 18])
          .line([x, y - 18])
          .through([x - 18, y], [x, y + 18])
          .through([x + 18 + pitch / 2, y - pitch / 2], [x, y - r])
          .through([x - r, y], [x, y + r])
          .line([x + 34, y + r])
          .smooth([x + 74, y + 63])
          .smooth([x + 106, y + fall]),
        w,
      );
      const [tx, ty] = [x + 106, y + fall];
      const nozzle = union(
        rect(tx + 20, ty - 18, 14, 36, 4),
        polygon(
          [
            [tx + 27, ty - 11],
            [tx + 27, ty + 11],
            [tx + 56, ty + 7],
            [tx + 56, ty - 7],
          ],
          [0, 0, 2, 2],
        ),
      );
      const body = union(
        shape([-8, 224], [-8, 124, null, -90], [66, 48, 0], [98, 48, 0, null], [146, 92], [146, 224]),
        circle(x + 46, y - 6, 57),
      );
      const arch = union(rect(47, 196, 44, 60), circle(69, 196, 22));
      const simple = stroke(
        path([x + 26, y])
          .through([x - 26, y], [x + 2, y + 26])
          .line([x + 40, y + 34])
          .smooth([x + 84, y + 58])
          .smooth([x + 120, y + fall]),
        26,
      );
      return {
        parts: [
          ...ink(cut(body, arch, grow(hose, 12.2), circle(x + 76, y - 10, 8.5)), nozzle),
          ...accent(hose, drop(tx + 48, ty + 50, 14, [tx + 48, ty + 18])),
        ],
        small: [
          ...ink(cut(body, rect(50, 176, 40, 60), grow(simple, 16))),
          ...accent(simple, drop(tx + 26, ty + 46, 16, [tx + 26, ty + 16])),
        ],
      };
    },
  }),
  defineScene({
    name: 'coat-of-pencils',
    subject: 'hedgehog',
    relations: ['made-of', 'carrying', 'wearing', 'holding'],
    object: 'pencil',
    zh: { word: '铅笔刺猬', meaning: '一身是笔，走到哪里画到哪里' },
    en: { word: 'pencil hedgehog', meaning: 'always sharp, always something to draw with' },
    idea: { zh: '刺猬背上竖着一圈削好的铅笔', en: 'a hedgehog whose spines are sharpened pencils' },
    draw: ({ circle, cut, drop, grow, polygon, rect, turn, union }, dice) => {
      const swing = dice.between(-3, 3);
      const body = union(
        drop(92, 158, 58, [-14, 192]),
        circle(-4, 188, 14),
        rect(62, 196, 34, 33, 13),
        rect(108, 188, 34, 41, 13),
      );
      const hub = [94, 160] as const;
      const pencils = (width: number, gap: number, wood: number, tip: number, list: [number, number][]) =>
        list.map(([angle, reach]) => {
          const [near, far] = [reach + wood, reach + tip];
          const half = ((width / 2) * (far - near)) / tip;
          const at = (region: Region): Region => turn(region, angle + swing, hub);
          const paint = cut(at(rect(hub[0] + 30, hub[1] - width / 2, reach - 30, width)), grow(body, gap));
          const lead = polygon(
            [
              [hub[0] + near, hub[1] - half],
              [hub[0] + near, hub[1] + half],
              [hub[0] + far, hub[1]],
            ],
            [0, 0, 2],
          );
          return { paint, lead: at(lead) };
        });
      const six = pencils(29, 12.3, 12.3, 43, [
        [-150, 106],
        [-119, 112],
        [-88, 116],
        [-57, 118],
        [-26, 118],
        [5, 116],
      ]);
      const four = pencils(44, 18, 0, 52, [
        [-138, 104],
        [-91, 110],
        [-44, 110],
        [3, 110],
      ]);
      return {
        parts: [
          ...ink(cut(body, circle(44, 158, 9)), ...six.map(({ lead }) => lead)),
          ...accent(...six.map(({ paint }) => paint)),
        ],
        small: [...ink(body), ...accent(...four.map(({ paint, lead }) => union(paint, lead)))],
      };
    },
  }),
  defineScene({
    name: 'bun-shell',
    subject: 'snail',
    relations: ['carrying', 'wearing', 'made-of', 'under', 'and'],
    object: 'bun',
    zh: { word: '背包子的蜗牛', meaning: '慢工出细活，一笼热乎的' },
    en: { word: 'snail with a bun for a shell', meaning: 'slowly made, and served hot' },
    idea: { zh: '蜗牛的壳是一只包子，褶子朝上', en: 'a snail whose shell is a steamed bun, its pleats on top' },
    draw: ({ circle, curve, cut, grow, shape, stroke, union }, dice) => {
      const wide = dice.between(86, 92);
      const bun = shape(
        [148 - wide, 176, null, -88],
        [128, 78, -50],
        [148, 62, 0],
        [168, 78, 50],
        [148 + wide, 176, 88, null],
      );
      const pleats = union(
        stroke(curve([148, 88, 90], [148, 140, 90]), 9.5),
        stroke(curve([134, 92, 130], [104, 146, 104]), 9.5),
        stroke(curve([162, 92, 50], [192, 146, 76]), 9.5),
      );
      const foot = shape(
        [8, 118, null, -90],
        [30, 92, 0],
        [52, 118, 90],
        [58, 176, 90],
        [84, 190, 0, 0],
        [240, 190],
        [220, 218, 180, 180],
        [50, 218, 180],
        [8, 176, -90],
        [8, 118, -90, null],
      );
      const horns = union(
        stroke(curve([20, 104], [6, 62]), 10),
        stroke(curve([40, 104], [50, 60]), 10),
        circle(6, 58, 10),
        circle(50, 56, 10),
      );
      const snail = union(foot, horns);
      return {
        parts: [...ink(cut(snail, circle(30, 122, 6.5))), ...accent(cut(bun, pleats, grow(foot, 10)))],
        small: [
          ...ink(foot, circle(10, 58, 16)),
          ...accent(cut(bun, grow(foot, 15), stroke(curve([148, 84], [148, 140]), 16))),
        ],
      };
    },
  }),
  defineScene({
    name: 'moving-house',
    subject: 'snail',
    relations: ['carrying', 'wearing', 'made-of', 'under'],
    object: 'house',
    zh: { word: '背房子的蜗牛', meaning: '走到哪里，哪里是家' },
    en: { word: 'snail with a house', meaning: 'wherever it goes is home' },
    idea: { zh: '蜗牛背着一座小屋慢慢走', en: 'a snail with a small house for a shell' },
    draw: ({ circle, curve, cut, grow, polygon, rect, shape, stroke, union }, dice) => {
      const ridge = dice.between(14, 24);
      const walls = union(
        rect(86, 92, 124, 110),
        polygon(
          [
            [66, 104],
            [148, ridge],
            [230, 104],
          ],
          [4, 5, 4],
        ),
        rect(178, 34, 22, 50),
      );
      const openings = union(rect(132, 128, 32, 80, [16, 16, 0, 0]), circle(148, 84, 12));
      const foot = shape(
        [8, 118, null, -90],
        [30, 92, 0],
        [52, 118, 90],
        [58, 176, 90],
        [84, 194, 0, 0],
        [240, 194],
        [220, 222, 180, 180],
        [50, 222, 180],
        [8, 176, -90],
        [8, 118, -90, null],
      );
      const horns = union(
        stroke(curve([20, 104], [6, 62]), 10),
        stroke(curve([40, 104], [50, 60]), 10),
        circle(6, 58, 10),
        circle(50, 56, 10),
      );
      return {
        parts: [...ink(cut(union(foot, horns), circle(30, 122, 6.5))), ...accent(cut(walls, openings, grow(foot, 10)))],
        small: [
          ...ink(union(foot, stroke(curve([28, 104], [14, 56]), 20))),
          ...accent(cut(walls, rect(128, 130, 40, 80), grow(foot, 15))),
        ],
      };
    },
  }),
];
