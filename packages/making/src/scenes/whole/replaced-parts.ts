import { accent, ink, type Region } from '@markwright/marks/kit';
import { defineScene } from '../whole-scene.ts';

/** Animals one of whose parts is another thing. */
export const replacedPartScenes = [
  defineScene({
    name: 'coil',
    subject: 'elephant',
    relations: ['holding', 'made-of', 'carrying', 'beside', 'as-part'],
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
    relations: ['made-of', 'carrying', 'wearing', 'holding', 'as-part'],
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
    relations: ['carrying', 'wearing', 'made-of', 'under', 'and', 'as-part'],
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
    relations: ['carrying', 'wearing', 'made-of', 'under', 'as-part'],
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
