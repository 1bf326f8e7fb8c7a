import type { Kit, Region } from '@markwright/marks/kit';
import type { Prop } from './prop.ts';

/** Things and animals that strangers ask for in company and could not name in the drawings of the stock. */
export const burrowProps: readonly Prop[] = [
  {
    concepts: ['mole'],
    name: 'digging',
    zh: '鼹鼠',
    en: 'mole',
    draw: ({ both, circle, cut, grow, polygon, rect, union, vesica }) => {
      const body = rect(46, 28, 148, 208, [74, 74, 40, 40]);
      const nose = union(vesica([92, 104], [148, 104], 34), circle(120, 104, 15));
      const paw = union(
        circle(48, 186, 30),
        ...[0, 1, 2, 3].map((i) =>
          polygon(
            [
              [20 + i * 15, 172],
              [26 + i * 15, 130 + Math.abs(i - 1.5) * 5],
              [34 + i * 15, 172],
            ],
            2,
          ),
        ),
      );
      const paws = both(paw);
      const face = cut(body, both(circle(92, 74, 7)), cut(grow(nose, 8), nose), rect(114, 116, 12, 34, 5));
      return {
        body: union(cut(face, cut(grow(paws, 8), paws)), paws),
        small: union(cut(body, both(circle(90, 74, 9)), circle(120, 106, 16)), paws),
        places: {
          head: { x: 120, y: 34, width: 92 },
          eyes: { x: 120, y: 74, width: 100 },
          ground: 236,
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['hippo'],
    name: 'standing',
    zh: '河马',
    en: 'hippo',
    draw: ({ circle, cut, path, rect, stroke, union }) => {
      const body = union(
        rect(70, 62, 166, 118, [56, 60, 44, 40]),
        rect(-4, 66, 88, 96, [36, 40, 40, 40]),
        rect(40, 46, 84, 96, 36),
        circle(58, 44, 14),
        circle(106, 46, 14),
        circle(14, 66, 14),
        rect(84, 150, 38, 78, [0, 0, 8, 8]),
        rect(188, 150, 38, 78, [0, 0, 8, 8]),
        rect(132, 160, 30, 68, [0, 0, 8, 8]),
        stroke(path([228, 92]).line([246, 118]), 11),
      );
      const mouth = stroke(path([0, 128]).line([66, 134]), 8);
      return {
        body: cut(body, circle(76, 76, 8), circle(14, 84, 6), mouth),
        small: cut(body, circle(76, 76, 11)),
        places: {
          back: { x: 160, y: 62, width: 120 },
          top: { x: 160, y: 62, width: 120 },
          eyes: { x: 76, y: 76, width: 56 },
          ground: 228,
          facing: 'left',
        },
      };
    },
  },
  {
    concepts: ['hippo'],
    name: 'face',
    zh: '河马',
    en: 'hippo',
    draw: ({ both, circle, cut, rect, stroke, path, union }) => {
      const head = union(
        both(circle(-52, -66, 17), 0),
        rect(-58, -72, 116, 110, 50),
        rect(-82, -8, 164, 96, [48, 48, 44, 44]),
      );
      const full = cut(
        head,
        both(circle(-30, -34, 8), 0),
        both(circle(-38, 16, 11), 0),
        stroke(path([-54, 56]).line([54, 56]), 8),
        both(rect(-36, 56, 15, 18, [0, 0, 5, 5]), 0),
      );
      return {
        body: full,
        small: cut(head, both(circle(-30, -34, 11), 0), both(circle(-38, 16, 14), 0)),
        places: {
          head: { x: 0, y: -66, width: 92 },
          eyes: { x: 0, y: -34, width: 92 },
          neck: { x: 0, y: 84, width: 100 },
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['blueberry'],
    name: 'three',
    zh: '蓝莓',
    en: 'blueberries',
    draw: ({ around, circle, cut, grow, polygon, union }) => {
      const crown = (x: number, y: number): Region =>
        union(
          ...around(
            polygon([
              [x - 8, y - 8],
              [x, y - 27],
              [x + 8, y - 8],
            ]),
            5,
            [x, y],
          ),
          circle(x, y, 11),
        );
      const [top, left, right] = [circle(120, 70, 60), circle(60, 168, 60), circle(182, 168, 60)];
      return {
        body: union(
          cut(top, crown(120, 62)),
          cut(left, grow(top, 8), crown(52, 174)),
          cut(right, grow(top, 8), grow(left, 8), crown(188, 174)),
        ),
        small: union(cut(top, circle(120, 62, 18)), cut(left, grow(top, 9)), cut(right, grow(top, 9), grow(left, 9))),
        places: { ground: 228, facing: 'front' },
      };
    },
  },
  {
    concepts: ['cocker-spaniel'],
    name: 'face',
    zh: '可卡犬',
    en: 'spaniel',
    draw: ({ both, circle, cut, grow, rect, stroke, path, union, vesica }) => {
      const ears = both(union(rect(-96, -44, 46, 118, [26, 18, 30, 26]), circle(-78, 66, 22), circle(-58, 72, 18)), 0);
      const head = union(rect(-54, -76, 108, 130, [50, 50, 44, 44]), rect(-37, 12, 74, 61, 29));
      const nose = vesica([-20, 22], [20, 22], 26);
      const face = cut(
        head,
        both(circle(-24, -16, 8), 0),
        cut(grow(nose, 7), nose),
        stroke(path([0, 40]).line([0, 62]), 6),
      );
      return {
        body: union(cut(face, cut(grow(ears, 8), ears)), ears),
        small: union(cut(head, both(circle(-24, -16, 11), 0), grow(ears, 10)), ears),
        places: {
          head: { x: 0, y: -74, width: 80 },
          eyes: { x: 0, y: -16, width: 88 },
          neck: { x: 0, y: 74, width: 70 },
          facing: 'front',
        },
      };
    },
  },
  {
    concepts: ['woodpecker'],
    name: 'upright',
    zh: '啄木鸟',
    en: 'woodpecker',
    draw: ({ circle, cut, drop, grow, polygon, rect, shrink, union }) => {
      const bird = union(
        circle(104, 60, 36),
        drop(104, 132, 52, [54, 250]),
        rect(82, 70, 50, 50),
        polygon(
          [
            [74, 62],
            [40, 10],
            [86, 24],
            [100, -12],
            [128, 38],
          ],
          2,
        ),
        polygon(
          [
            [132, 44],
            [220, 62],
            [132, 76],
          ],
          2,
        ),
      );
      const wing = drop(90, 132, 24, [62, 206]);
      return {
        body: cut(bird, circle(114, 52, 8), cut(grow(wing, 4), shrink(wing, 4))),
        small: cut(bird, circle(114, 52, 11)),
        places: { eyes: { x: 114, y: 52, width: 50 }, facing: 'right' },
      };
    },
  },
  {
    concepts: ['tunnel'],
    name: 'portal',
    zh: '隧道',
    en: 'tunnel',
    draw: ({ circle, cut, path, rect, stroke, union }) => {
      const hill = union(circle(120, 120, 118), rect(2, 120, 236, 112, [0, 0, 8, 8]));
      const opening = union(circle(120, 150, 66), rect(54, 150, 132, 90));
      const joints = union(
        ...[-150, -120, -90, -60, -30].map((at) => {
          const angle = (at * Math.PI) / 180;
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
          return stroke(path([120 + dx * 70, 150 + dy * 70]).line([120 + dx * 96, 150 + dy * 96]), 7);
        }),
      );
      return {
        body: cut(hill, opening, joints),
        small: cut(hill, opening),
        places: { ground: 232, facing: 'front' },
      };
    },
  },
  {
    concepts: ['hot-tub'],
    name: 'tub',
    zh: '木桶',
    en: 'wooden tub',
    draw: staved,
  },
  {
    concepts: ['bucket'],
    name: 'pail',
    zh: '水桶',
    en: 'bucket',
    draw: ({ curve, cut, polygon, rect, stroke, union }) => {
      const pail = polygon(
        [
          [38, 92],
          [202, 92],
          [180, 236],
          [60, 236],
        ],
        [4, 4, 12, 12],
      );
      const rim = rect(26, 84, 188, 22, 8);
      const bail = stroke(curve([40, 92, -90], [120, 12, 0], [200, 92, 90]), 13);
      return {
        body: union(cut(pail, rect(20, 106, 200, 8), rect(20, 150, 200, 8)), rim, bail),
        small: union(pail, rim, bail),
        places: { top: { x: 120, y: 84, width: 180 }, ground: 236, facing: 'front' },
      };
    },
  },
  {
    concepts: ['kangaroo'],
    name: 'upright',
    zh: '袋鼠',
    en: 'kangaroo',
    draw: ({ circle, curve, cut, shape, stroke, path, union, vesica }) => {
      const body = union(
        shape(
          [92, 84, 60],
          [132, 128, 50],
          [168, 188, 90],
          [146, 226, 180],
          [72, 226, 180],
          [66, 168, -80],
          [70, 110, -90],
          [92, 84, null, null],
        ),
        stroke(curve([92, 110, -80], [82, 62, -110]), 38),
        vesica([24, 58], [104, 46], 44),
        vesica([86, 44], [92, -12], 22),
        vesica([102, 48], [124, 0], 22),
        stroke(curve([150, 196, 40], [186, 226, 0], [212, 220, -24]), 24),
        stroke(path([60, 226]).line([128, 226]), 20),
        stroke(curve([84, 116, 150], [48, 132, 120]), 17),
      );
      return {
        body: cut(body, circle(66, 46, 6)),
        small: cut(body, circle(66, 46, 8)),
        places: { eyes: { x: 66, y: 46, width: 50 }, ground: 236, facing: 'left' },
      };
    },
  },
];

/** Of staves between two hoops. */
function staved({ cut, path, polygon, rect, stroke, union }: Kit): ReturnType<Prop['draw']> {
  const tub = polygon(
    [
      [16, 70],
      [224, 70],
      [202, 232],
      [38, 232],
    ],
    4,
  );
  const joints = union(
    ...[-60, -20, 20, 60].map((dx) => stroke(path([120 + dx * 1.05, 60]).line([120 + dx * 0.86, 240]), 6)),
  );
  const hoops = union(rect(0, 92, 240, 8), rect(0, 116, 240, 8), rect(0, 188, 240, 8), rect(0, 212, 240, 8));
  return {
    body: union(cut(tub, joints, hoops)),
    small: cut(tub, rect(0, 100, 240, 12)),
    places: { top: { x: 120, y: 70, width: 208 }, ground: 232, facing: 'front' },
  };
}
