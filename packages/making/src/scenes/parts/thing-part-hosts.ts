import type { PartHost } from './part-host.ts';

/** Plants, people and things without the part that another thing is to be. */
export const thingPartHosts: readonly PartHost[] = [
  {
    concepts: ['flower', 'rose', 'tulip', 'daisy', 'dandelion'],
    parts: ['head', 'disc', 'face', 'core', 'top', 'crown'],
    draw: ({ curve, stroke, union, vesica }) => ({
      body: union(
        stroke(curve([120, 118], [120, 236]), 13),
        vesica([120, 214], [54, 172], 34),
        vesica([120, 196], [186, 154], 34),
      ),
      small: union(
        stroke(curve([120, 118], [120, 236]), 18),
        vesica([120, 216], [46, 176], 44),
        vesica([120, 196], [194, 156], 44),
      ),
    }),
    place: { kind: 'room', room: { x: 44, y: 0, width: 152, height: 140 }, anchor: [0.5, 0.96] },
  },
  {
    concepts: ['sunflower', 'daisy', 'chrysanthemum'],
    parts: ['disc', 'face', 'core', 'head'],
    draw: ({ around, circle, cut, union, vesica }) => {
      const petals = (count: number, width: number) =>
        cut(union(...around(vesica([120, 66], [120, 2], width), count, [120, 120])), circle(120, 120, 58));
      return { body: petals(12, 27), small: petals(8, 36) };
    },
    place: { kind: 'room', room: { x: 72, y: 72, width: 96, height: 96 }, anchor: [0.5, 0.5] },
  },
  {
    concepts: ['tree', 'oak', 'bonsai', 'banyan', 'willow'],
    parts: ['crown', 'leaf', 'top', 'branch', 'head', 'upper'],
    draw: ({ curve, shape, stroke, union }) => {
      const trunk = shape(
        [104, 130],
        [106, 200, 90, 140],
        [72, 232, null, null],
        [168, 232],
        [134, 200, null, -90],
        [136, 130],
      );
      return { body: union(trunk, stroke(curve([130, 172, -40], [166, 138, -50]), 14)), small: trunk };
    },
    place: { kind: 'room', room: { x: 26, y: 0, width: 188, height: 150 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['umbrella', 'oil-paper-umbrella', 'parasol'],
    parts: ['handle', 'stem', 'trunk', 'lower'],
    draw: ({ circle, intersect, above, union, cut }) => {
      const dome = intersect(circle(120, 128, 108), above(122));
      const scallop = union(...[-72, -24, 24, 72].map((dx) => circle(120 + dx, 132, 26)));
      return { body: cut(dome, scallop), small: dome };
    },
    place: { kind: 'room', room: { x: 74, y: 96, width: 92, height: 144 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['mushroom', 'shiitake'],
    parts: ['cap', 'crown', 'top', 'head', 'upper'],
    draw: ({ shape, stroke, curve, union }) => ({
      body: union(
        shape([94, 120], [88, 220, 100, 70], [152, 220, null, null], [146, 120]),
        stroke(curve([70, 226], [170, 226]), 14),
      ),
    }),
    place: { kind: 'room', room: { x: 22, y: 4, width: 196, height: 132 }, anchor: [0.5, 1], axis: 0, isSlanted: true },
  },
  {
    concepts: ['groom', 'lawyer', 'father', 'detective-person', 'man', 'waiter'],
    parts: ['head', 'face', 'cap'],
    draw: ({ cut, polygon, shape, union }) => {
      const bust = shape(
        [20, 238],
        [54, 160, -70],
        [98, 144, -20, 40],
        [120, 168, null, null],
        [142, 144, null, 20],
        [186, 160, 50],
        [220, 238, null, null],
      );
      const tie = polygon(
        [
          [110, 178],
          [130, 178],
          [134, 232],
          [120, 240],
          [106, 232],
        ],
        2,
      );
      return { body: cut(bust, tie), small: union(bust) };
    },
    place: { kind: 'room', room: { x: 54, y: 2, width: 132, height: 148 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['woman', 'girl', 'mother', 'dancer', 'singer', 'hair', 'hairdresser', 'bride'],
    parts: ['hair', 'crown'],
    draw: ({ circle, shape, union }) => ({
      body: union(
        circle(120, 110, 46),
        shape(
          [40, 238],
          [62, 188, -60],
          [104, 172, -10, null],
          [108, 150],
          [132, 150],
          [136, 172, null, 10],
          [178, 188, 60],
          [200, 238, null, null],
        ),
      ),
    }),
    place: {
      kind: 'room',
      room: { x: 24, y: -14, width: 192, height: 176 },
      anchor: [0.5, 0.2],
      axis: 0,
      isBehind: true,
    },
  },
  {
    concepts: ['sailor', 'fisherman', 'grandpa', 'elder', 'captain', 'pirate'],
    parts: ['beard'],
    draw: ({ both, circle, cut, rect, stroke, path, union }) => ({
      body: cut(
        union(circle(120, 96, 62), rect(48, 30, 144, 30, 12), rect(72, 4, 96, 40, 14)),
        both(circle(98, 92, 7)),
        stroke(path([40, 68]).line([200, 68]), 9),
      ),
    }),
    place: { kind: 'room', room: { x: 48, y: 112, width: 144, height: 126 }, anchor: [0.5, 0], axis: 0 },
  },
  {
    concepts: ['bicycle'],
    parts: ['wheel'],
    draw: ({ path, stroke, union }) => ({
      body: union(
        stroke(path([58, 166]).line([96, 92], [168, 92], [118, 166], [58, 166]), 11),
        stroke(path([118, 166]).line([90, 74]), 11),
        stroke(path([182, 166]).line([160, 62], [190, 62]), 11),
        stroke(path([72, 72]).line([108, 72]), 13),
      ),
    }),
    place: {
      kind: 'spots',
      spots: [
        [52, 174],
        [188, 174],
      ],
      side: 104,
    },
  },
  {
    concepts: ['car'],
    parts: ['wheel'],
    draw: ({ cut, rect, polygon, union }) => {
      const body = union(
        rect(6, 104, 228, 76, [20, 34, 14, 14]),
        polygon(
          [
            [44, 112],
            [72, 52],
            [160, 52],
            [196, 112],
          ],
          [4, 16, 16, 4],
        ),
      );
      return { body: cut(body, rect(74, 70, 40, 34, 4), rect(124, 70, 38, 34, 4)), small: body };
    },
    place: {
      kind: 'spots',
      spots: [
        [64, 182],
        [178, 182],
      ],
      side: 72,
    },
  },
  {
    concepts: ['barbell', 'dumbbell'],
    parts: ['end', 'weight', 'wheel'],
    draw: ({ rect }) => ({ body: rect(12, 109, 216, 22, 10) }),
    place: {
      kind: 'spots',
      spots: [
        [58, 120],
        [182, 120],
      ],
      side: 90,
    },
  },
  {
    concepts: ['candle'],
    parts: ['flame', 'tip', 'head', 'top'],
    draw: ({ circle, cut, grow, rect, union }) => {
      const wax = union(
        rect(82, 110, 76, 30, [14, 14, 8, 8]),
        rect(82, 116, 22, 66, [6, 6, 11, 11]),
        rect(134, 116, 24, 48, [6, 6, 12, 12]),
      );
      const stand = union(rect(42, 216, 156, 22, 11), cut(circle(208, 214, 24), circle(208, 214, 11)));
      const body = union(rect(115, 92, 10, 24, 3), cut(rect(82, 112, 76, 94), grow(wax, 7)), wax, stand);
      return { body, small: union(rect(112, 92, 16, 30), rect(80, 110, 80, 100, 8), rect(42, 214, 156, 24, 11)) };
    },
    place: { kind: 'room', room: { x: 56, y: -18, width: 128, height: 104 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['eye'],
    parts: ['pupil', 'eye', 'core'],
    draw: ({ cut, vesica, circle }) => ({
      body: cut(vesica([2, 120], [238, 120], 148), vesica([32, 120], [208, 120], 104), circle(120, 120, 50)),
    }),
    place: { kind: 'room', room: { x: 76, y: 76, width: 88, height: 88 }, anchor: [0.5, 0.5] },
  },
  {
    concepts: ['oyster', 'shell'],
    parts: ['core'],
    draw: ({ circle, cut, intersect, above, below, stroke, path, union }) => {
      const upper = intersect(circle(120, 118, 104), above(112));
      const ribs = union(...[-52, 0, 52].map((dx) => stroke(path([120 + dx * 0.5, 96]).line([120 + dx * 1.3, 34]), 9)));
      const lower = intersect(circle(120, 130, 104), below(170));
      return {
        body: union(cut(upper, ribs, circle(120, 138, 52)), lower),
        small: union(cut(upper, circle(120, 138, 56)), lower),
      };
    },
    place: { kind: 'room', room: { x: 78, y: 92, width: 84, height: 78 }, anchor: [0.5, 0.6] },
  },
  {
    concepts: ['avocado'],
    parts: ['core'],
    draw: ({ circle, cut, shape }) => {
      const fruit = shape(
        [120, 2, 0],
        [168, 66, 60],
        [204, 150, 90],
        [120, 238, 180],
        [36, 150, -90],
        [72, 66, -60],
        [120, 2, 0, null],
      );
      return { body: cut(fruit, circle(120, 150, 58)) };
    },
    place: { kind: 'room', room: { x: 78, y: 106, width: 84, height: 88 }, anchor: [0.5, 0.5] },
  },
  {
    concepts: ['sailboat', 'boat', 'sailing-ship'],
    parts: ['sail'],
    draw: ({ rect, shape, union }) => ({
      body: union(
        shape([14, 178], [226, 178], [182, 230, 150, 180], [62, 230, null, 210], [14, 178, null, null]),
        rect(112, 20, 12, 160, 5),
      ),
    }),
    place: { kind: 'room', room: { x: 40, y: 14, width: 168, height: 154 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['hot-air-balloon'],
    parts: ['balloon', 'envelope', 'crown', 'top', 'upper'],
    draw: ({ both, path, rect, stroke, union }) => ({
      body: union(rect(94, 196, 52, 42, [4, 4, 12, 12]), both(stroke(path([102, 200]).line([84, 158]), 8))),
      small: union(rect(88, 196, 64, 42, [4, 4, 12, 12]), both(stroke(path([102, 200]).line([84, 158]), 13))),
    }),
    place: { kind: 'room', room: { x: 34, y: 2, width: 172, height: 164 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['ice-cream'],
    parts: ['scoop', 'ball', 'top', 'cherry', 'upper', 'head'],
    draw: ({ cut, path, polygon, stroke, union }) => {
      const cone = polygon(
        [
          [58, 116],
          [182, 116],
          [120, 238],
        ],
        [6, 6, 8],
      );
      return {
        body: cut(
          cone,
          union(stroke(path([70, 108]).line([150, 188]), 8), stroke(path([170, 108]).line([90, 188]), 8)),
        ),
        small: cone,
      };
    },
    place: { kind: 'room', room: { x: 48, y: 0, width: 144, height: 120 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['pineapple'],
    parts: ['crown', 'leaf', 'top', 'stem', 'hair'],
    draw: ({ cut, path, rect, stroke, union }) => {
      const body = rect(66, 106, 108, 132, 50);
      const lines = [-70, -24, 22, 68].flatMap((d) => [
        stroke(path([50, 172 + d - 60]).line([190, 172 + d + 60]), 8),
        stroke(path([50, 172 + d + 60]).line([190, 172 + d - 60]), 8),
      ]);
      return { body: cut(body, union(...lines)), small: body };
    },
    place: { kind: 'room', room: { x: 54, y: 0, width: 132, height: 116 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['house'],
    parts: ['roof', 'top', 'upper'],
    draw: ({ cut, rect }) => ({ body: cut(rect(48, 126, 144, 110, 4), rect(100, 166, 40, 72, [20, 20, 0, 0])) }),
    place: { kind: 'room', room: { x: 14, y: 6, width: 212, height: 126 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['owl'],
    parts: ['eye', 'pupil'],
    draw: ({ both, circle, cut, polygon, shape }) => {
      const body = shape(
        [44, 12],
        [88, 40, 10],
        [152, 40, -10, null],
        [196, 12],
        [204, 150, 92],
        [120, 238, 180],
        [36, 150, -92],
        [44, 12, -88, null],
      );
      const beak = polygon(
        [
          [108, 124],
          [132, 124],
          [120, 148],
        ],
        2,
      );
      return { body: cut(body, both(circle(82, 94, 42)), beak), small: cut(body, both(circle(82, 94, 44))) };
    },
    place: {
      kind: 'spots',
      spots: [
        [82, 94],
        [158, 94],
      ],
      side: 56,
    },
  },
];
