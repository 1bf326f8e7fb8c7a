import { kit } from '@markwright/marks/kit';
import type { PartHost } from './part-host.ts';

const { circle, cut, curve, drop, path, polygon, rect, ring, shape, stroke, union, vesica } = kit;

function outlined(wing: ReturnType<typeof circle>): ReturnType<typeof circle> {
  return cut(kit.grow(wing, 4), kit.shrink(wing, 4));
}

/** Boiler, cab, three wheels and a cowcatcher, without a chimney. */
const locomotive = cut(
  union(
    rect(66, 112, 146, 62, [0, 26, 10, 0]),
    rect(16, 66, 70, 108, 4),
    rect(6, 56, 90, 18, 6),
    circle(50, 200, 30),
    circle(122, 206, 24),
    circle(184, 206, 24),
    polygon(
      [
        [206, 168],
        [240, 228],
        [206, 228],
      ],
      3,
    ),
    rect(30, 166, 180, 22),
  ),
  rect(36, 88, 32, 32, 4),
  ...[
    [50, 200, 11],
    [122, 206, 8],
    [184, 206, 8],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
);

/** Tools, locks, skates and steamers of which one part is missing. */
export const workshopPartHosts: readonly PartHost[] = [
  {
    concepts: ['hanger'],
    parts: ['hook', 'neck', 'head', 'top', 'handle', 'upper'],
    draw: () => ({
      body: stroke(path([120, 118]).line([226, 196], [204, 222], [36, 222], [14, 196], [120, 118]), 19),
    }),
    place: { kind: 'room', room: { x: 52, y: -34, width: 136, height: 140 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['hammer', 'mallet', 'gavel'],
    parts: ['handle', 'stem', 'lower', 'tail', 'leg'],
    draw: () => {
      const head = union(
        rect(52, 18, 84, 50, 6),
        rect(20, 10, 40, 66, 7),
        polygon(
          [
            [130, 18],
            [184, 22],
            [228, 66],
            [216, 72],
            [170, 56],
            [130, 68],
          ],
          3,
        ),
      );
      return { body: union(head, rect(84, 60, 44, 28, [0, 0, 5, 5])) };
    },
    place: { kind: 'room', room: { x: 48, y: 80, width: 116, height: 164 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['hammer', 'mallet', 'gavel', 'axe', 'pickaxe'],
    parts: ['head', 'top', 'upper', 'blade', 'face', 'beak'],
    draw: () => ({ body: union(rect(106, 96, 28, 148, [4, 4, 13, 13]), rect(99, 186, 42, 58, 13)) }),
    place: { kind: 'room', room: { x: 24, y: -10, width: 192, height: 106 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['sword', 'dagger', 'chefs-knife', 'kitchen-knives', 'cleaver'],
    parts: ['handle', 'lower', 'tail', 'base'],
    draw: () => ({
      body: cut(
        union(
          polygon([
            [120, -24],
            [144, 10],
            [144, 128],
            [96, 128],
            [96, 10],
          ]),
          rect(58, 122, 124, 20, 10),
        ),
        rect(116, 22, 8, 90),
      ),
    }),
    place: { kind: 'room', room: { x: 52, y: 132, width: 136, height: 112 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['sword', 'dagger', 'chefs-knife', 'kitchen-knives', 'razor', 'straight-razor'],
    parts: ['blade', 'tip', 'upper', 'top', 'head'],
    draw: () => ({
      body: union(rect(60, 164, 120, 20, 10), rect(106, 174, 28, 58), circle(120, 230, 20)),
    }),
    place: { kind: 'room', room: { x: 58, y: -28, width: 124, height: 190 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['train', 'steam-locomotive'],
    parts: ['chimney', 'top', 'handle'],
    draw: () => ({ body: locomotive, small: locomotive }),
    place: { kind: 'room', room: { x: 128, y: -6, width: 96, height: 112 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['train', 'steam-locomotive'],
    parts: ['smoke', 'flame'],
    draw: () => ({
      body: union(
        locomotive,
        polygon([
          [158, 112],
          [152, 78],
          [196, 78],
          [190, 112],
        ]),
      ),
    }),
    place: { kind: 'room', room: { x: 96, y: -30, width: 140, height: 98 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['ferry', 'ship', 'cruise-ship', 'boat'],
    parts: ['chimney', 'smoke', 'handle'],
    draw: () => {
      const hull = shape([2, 166], [238, 166], [204, 226, 140, 180], [44, 226, null, 220], [2, 166, null, null]);
      const cabin = rect(54, 118, 132, 40, 8);
      return {
        body: union(hull, cut(cabin, ...[84, 120, 156].map((x) => circle(x, 138, 10)))),
        small: union(hull, cabin),
      };
    },
    place: { kind: 'room', room: { x: 68, y: 4, width: 104, height: 108 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['boat', 'canoe', 'kayak', 'dragon-boat', 'wooden-boat'],
    parts: ['oar'],
    draw: () => ({
      body: shape([6, 118], [234, 118], [190, 186, 150, 180], [50, 186, null, 210], [6, 118, null, null]),
    }),
    place: { kind: 'room', room: { x: 14, y: 44, width: 76, height: 190 }, anchor: [0.5, 0.5], axis: 112, twice: 120 },
  },
  {
    concepts: ['blowtorch', 'lighter'],
    parts: ['flame', 'tip', 'head', 'nose'],
    draw: () => {
      const body = union(
        rect(8, 112, 76, 128, [18, 18, 10, 10]),
        rect(26, 84, 40, 20, 4),
        stroke(path([46, 84]).line([46, 58], [98, 58]), 22),
        polygon(
          [
            [92, 40],
            [138, 48],
            [138, 68],
            [92, 76],
          ],
          3,
        ),
      );
      return { body: cut(body, rect(8, 146, 76, 10)), small: body };
    },
    place: { kind: 'room', room: { x: 132, y: 0, width: 112, height: 116 }, anchor: [0, 0.5], axis: 0 },
  },
  {
    concepts: ['padlock', 'lock'],
    parts: ['body', 'lower', 'belly', 'core', 'base'],
    draw: () => ({ body: stroke(curve([72, 150, -90], [72, 74, -90], [120, 26, 0], [168, 74, 90], [168, 150]), 26) }),
    place: { kind: 'room', room: { x: 14, y: 98, width: 212, height: 142 }, anchor: [0.5, 0] },
  },
  {
    concepts: ['padlock', 'lock', 'kettlebell', 'handbag'],
    parts: ['handle', 'ring', 'hook', 'top', 'upper', 'horn', 'head'],
    draw: () => ({ body: cut(rect(38, 108, 164, 128, 22), circle(120, 162, 17), rect(111, 166, 18, 40, 6)) }),
    place: { kind: 'room', room: { x: 44, y: -14, width: 152, height: 124 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['ice-skate'],
    parts: ['blade', 'lower', 'base', 'wheel'],
    draw: () => {
      const boot = union(rect(58, 0, 74, 124, [12, 12, 0, 14]), rect(58, 74, 144, 54, [0, 44, 10, 14]));
      return {
        body: union(
          cut(boot, rect(100, 22, 40, 9, 4), rect(100, 44, 40, 9, 4)),
          rect(78, 124, 18, 36),
          rect(160, 124, 18, 36),
        ),
      };
    },
    place: { kind: 'room', room: { x: 16, y: 150, width: 216, height: 86 }, anchor: [0.5, 0], axis: 0 },
  },
  {
    concepts: ['oar'],
    parts: ['blade', 'end', 'tip', 'head', 'top'],
    draw: () => ({ body: rect(107, 60, 26, 120, 6) }),
    place: {
      kind: 'spots',
      spots: [
        [120, 26],
        [120, 214],
      ],
      side: 112,
      isLongUpright: true,
    },
  },
  {
    concepts: ['eye', 'eyelashes'],
    parts: ['lash', 'hair'],
    draw: () => ({ body: stroke(curve([18, 70, 52], [120, 124, 0], [222, 70, -52]), 24) }),
    place: { kind: 'ring', x: 120, y: -40, near: 180, count: 5, from: 128, to: 52, reach: 82 },
  },
  {
    concepts: ['shark'],
    parts: ['tail', 'fin', 'rump'],
    draw: () => {
      const body = union(
        drop(66, 128, 50, [212, 128]),
        polygon(
          [
            [74, 92],
            [128, 28],
            [136, 104],
          ],
          3,
        ),
        polygon(
          [
            [76, 164],
            [82, 222],
            [126, 150],
          ],
          3,
        ),
      );
      const mouth = stroke(curve([22, 146, 40], [70, 150, -20]), 7);
      return { body: cut(body, circle(52, 114, 7), mouth), small: cut(body, circle(52, 114, 10)) };
    },
    place: { kind: 'room', room: { x: 172, y: 64, width: 92, height: 128 }, anchor: [0, 0.5], axis: 0 },
  },
  {
    concepts: ['woodpecker'],
    parts: ['beak', 'nose', 'tooth', 'tongue'],
    draw: () => {
      const bird = union(
        circle(74, 62, 34),
        polygon(
          [
            [44, 60],
            [22, 12],
            [62, 26],
            [72, -6],
            [98, 40],
          ],
          2,
        ),
        drop(74, 132, 48, [34, 246]),
        stroke(path([88, 92]).line([84, 120]), 52),
        stroke(path([104, 158]).line([196, 150]), 12),
      );
      const wing = drop(62, 130, 22, [40, 196]);
      return {
        body: union(cut(bird, circle(84, 56, 8), outlined(wing)), rect(194, -8, 46, 254, 6)),
        small: union(cut(bird, circle(84, 56, 10)), rect(194, -8, 46, 254, 6)),
      };
    },
    place: { kind: 'room', room: { x: 98, y: 32, width: 92, height: 62 }, anchor: [0, 0.5], axis: 0 },
  },
  {
    concepts: ['spoon', 'fork', 'spatula', 'ladle', 'oar'],
    parts: ['handle', 'stem', 'tail', 'lower'],
    draw: () => ({ body: union(vesica([120, -8], [120, 112], 92), circle(120, 50, 40)) }),
    place: { kind: 'room', room: { x: 66, y: 96, width: 108, height: 148 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['bicycle', 'scooter', 'motorcycle'],
    parts: ['seat'],
    draw: () => ({
      body: union(
        ring(54, 178, 48, 15),
        ring(190, 178, 48, 15),
        stroke(path([54, 178]).line([92, 102], [166, 102], [118, 178], [54, 178]), 13),
        stroke(path([92, 102]).line([118, 178]), 13),
        stroke(path([190, 178]).line([160, 70], [190, 70]), 13),
      ),
    }),
    place: { kind: 'room', room: { x: 44, y: 18, width: 92, height: 82 }, anchor: [0.5, 1], axis: 0 },
  },
];
