import { kit } from '@markwright/marks/kit';
import type { PartHost } from './part-host.ts';

const { around, both, circle, curve, cut, drop, path, polygon, rect, ring, shape, stroke, union } = kit;

const GUITARS = ['guitar', 'bass-guitar', 'ukulele'];
const BOWED = ['violin', 'cello', 'double-bass', 'erhu'];
const FIDDLES = [...GUITARS, ...BOWED];
/** Waisted, with two sound holes and a bridge. */
const bowedBody = cut(
  union(circle(120, 184, 57), circle(120, 118, 45), rect(82, 124, 76, 60)),
  both(circle(66, 148, 20)),
  both(stroke(curve([92, 138, 60], [100, 156, 90], [94, 176, 110]), 8)),
  rect(104, 192, 32, 8, 4),
);
const soundBox = union(circle(120, 182, 58), circle(120, 124, 42), rect(88, 130, 64, 50));

/** Made things and hands of which one part is missing. */
export const madePartHosts: readonly PartHost[] = [
  {
    concepts: BOWED,
    parts: ['headstock', 'head', 'top', 'tip'],
    draw: () => ({ body: union(bowedBody, rect(109, 40, 22, 60)) }),
    place: { kind: 'room', room: { x: 56, y: -62, width: 128, height: 106 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: BOWED,
    parts: ['neck', 'string', 'handle'],
    draw: () => ({ body: bowedBody }),
    place: { kind: 'room', room: { x: 64, y: -34, width: 112, height: 136 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: FIDDLES,
    parts: ['headstock', 'head', 'top', 'tip'],
    draw: () => ({ body: cut(union(soundBox, rect(109, 62, 22, 60)), circle(120, 148, 16), rect(92, 196, 56, 10, 4)) }),
    place: { kind: 'room', room: { x: 60, y: -30, width: 120, height: 94 }, anchor: [0.5, 1] },
  },
  {
    concepts: FIDDLES,
    parts: ['body', 'belly', 'lower', 'base'],
    draw: () => ({
      body: union(
        rect(109, 20, 22, 116),
        rect(100, -14, 40, 42, 7),
        both(union(rect(84, -8, 22, 11, 5), rect(84, 10, 22, 11, 5))),
      ),
    }),
    place: { kind: 'room', room: { x: 50, y: 98, width: 140, height: 142 }, anchor: [0.5, 1] },
  },
  {
    concepts: FIDDLES,
    parts: ['neck', 'string', 'handle'],
    draw: () => ({ body: cut(soundBox, circle(120, 148, 16), rect(92, 196, 56, 10, 4)) }),
    place: { kind: 'room', room: { x: 64, y: -24, width: 112, height: 136 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['rocket'],
    parts: ['flame', 'smoke', 'tail', 'lower'],
    draw: () => {
      const hull = shape(
        [120, -4, null, 40],
        [158, 74, 90],
        [148, 148, 100, 180],
        [92, 148, null, null],
        [82, 74, -90],
        [120, -4, -40, null],
      );
      const fins = both(shape([88, 98, null, 200], [54, 138, 100], [60, 172, null, null], [92, 146]));
      return { body: cut(union(hull, fins), circle(120, 72, 17)), small: union(hull, fins) };
    },
    place: { kind: 'room', room: { x: 74, y: 160, width: 92, height: 96 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['kite'],
    parts: ['tail', 'string', 'lower'],
    draw: () => {
      const sail = polygon([
        [120, 0],
        [196, 72],
        [120, 164],
        [44, 72],
      ]);
      return { body: cut(sail, rect(115, -10, 10, 190), rect(30, 67, 180, 10)), small: sail };
    },
    place: { kind: 'room', room: { x: 66, y: 172, width: 108, height: 90 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['balloon'],
    parts: ['string', 'tail', 'lower', 'stem'],
    draw: () => {
      const bag = union(
        drop(120, 74, 74, [120, 166]),
        polygon(
          [
            [120, 150],
            [136, 172],
            [104, 172],
          ],
          3,
        ),
      );
      return { body: cut(bag, stroke(curve([76, 66, -80], [100, 34, -30]), 11)), small: bag };
    },
    place: { kind: 'room', room: { x: 74, y: 176, width: 92, height: 84 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['lighthouse', 'tower', 'pagoda'],
    parts: ['lower', 'base', 'body', 'trunk', 'tail', 'leg'],
    draw: () => {
      const tower = polygon([
        [94, 76],
        [146, 76],
        [156, 156],
        [84, 156],
      ]);
      const room = union(
        rect(100, 34, 40, 34, 2),
        rect(82, 62, 76, 14, 5),
        polygon(
          [
            [120, 0],
            [150, 32],
            [90, 32],
          ],
          4,
        ),
      );
      return {
        body: union(
          room,
          cut(
            tower,
            polygon([
              [60, 100],
              [180, 100],
              [180, 122],
              [60, 122],
            ]),
          ),
        ),
        small: union(room, tower),
      };
    },
    place: { kind: 'room', room: { x: 46, y: 150, width: 148, height: 108 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['lighthouse'],
    parts: ['beam', 'flame', 'core', 'top'],
    draw: () => {
      const tower = polygon([
        [34, 84],
        [86, 84],
        [102, 238],
        [18, 238],
      ]);
      const room = union(
        rect(40, 42, 40, 34, 2),
        rect(22, 70, 76, 14, 5),
        polygon(
          [
            [60, 8],
            [90, 40],
            [30, 40],
          ],
          4,
        ),
      );
      return { body: union(room, cut(tower, rect(0, 118, 140, 30), rect(0, 182, 140, 26))), small: union(room, tower) };
    },
    place: { kind: 'room', room: { x: 88, y: 0, width: 170, height: 120 }, anchor: [0, 0.45], axis: 0 },
  },
  {
    concepts: ['windmill', 'wind-turbine', 'pinwheel', 'fan'],
    parts: ['blade', 'wing', 'sail', 'petal', 'wheel'],
    draw: () => ({
      body: union(
        polygon([
          [100, 112],
          [140, 112],
          [160, 238],
          [80, 238],
        ]),
        circle(120, 92, 17),
      ),
    }),
    place: { kind: 'ring', x: 120, y: 92, near: 26, count: 4, from: -135, to: 135, reach: 92 },
  },
  {
    concepts: ['clock', 'watch', 'alarm-clock', 'pocket-watch', 'compass'],
    parts: ['needle', 'core', 'dial', 'face', 'hand', 'lens'],
    draw: () => ({
      body: union(ring(120, 120, 116, 20), ...around(rect(114, 32, 12, 20, 4), 4, [120, 120])),
      small: ring(120, 120, 116, 26),
    }),
    place: { kind: 'room', room: { x: 66, y: 66, width: 108, height: 108 }, anchor: [0.5, 0.5] },
  },
  {
    concepts: ['key'],
    parts: ['head', 'handle', 'top', 'crown', 'upper'],
    draw: () => ({ body: union(rect(109, 102, 22, 136, 4), rect(125, 178, 40, 18, 3), rect(125, 210, 30, 18, 3)) }),
    place: { kind: 'room', room: { x: 52, y: -20, width: 136, height: 124 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['snowman'],
    parts: ['nose', 'beak', 'face'],
    draw: () => {
      const body = union(circle(120, 172, 66), circle(120, 72, 52));
      return { body: cut(body, both(circle(98, 56, 7)), circle(120, 152, 7), circle(120, 184, 7)), small: body };
    },
    place: { kind: 'room', room: { x: 108, y: 66, width: 112, height: 34 }, anchor: [0, 0.5], axis: 0 },
  },
  {
    concepts: ['snowman'],
    parts: ['head', 'crown', 'cap', 'upper', 'hair'],
    draw: () => ({ body: cut(circle(120, 166, 72), circle(120, 136, 7), circle(120, 166, 7), circle(120, 196, 7)) }),
    place: { kind: 'room', room: { x: 58, y: -16, width: 124, height: 112 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['hand'],
    parts: ['finger', 'tip', 'nail'],
    draw: () => ({
      body: union(
        rect(64, 156, 104, 80, [20, 24, 40, 40]),
        ...[65, 92, 119, 146].map((x, i) => rect(x, [130, 116, 114, 124][i]!, 22, 70, [11, 11, 0, 0])),
        stroke(curve([160, 206, -30], [200, 158, -60]), 28),
      ),
    }),
    place: {
      kind: 'spots',
      spots: [
        [52, 98],
        [94, 70],
        [140, 68],
        [184, 86],
        [222, 128],
      ],
      side: 50,
      isLongUpright: true,
    },
  },
  {
    concepts: ['bell', 'wind-chime'],
    parts: ['clapper', 'core', 'lower', 'tongue'],
    draw: () => ({
      body: union(
        shape(
          [28, 168],
          [62, 118, -70],
          [66, 74, -90],
          [120, 22, 0],
          [174, 74, 90],
          [178, 118, 90],
          [212, 168, 70, null],
        ),
        circle(120, 18, 15),
      ),
    }),
    place: { kind: 'room', room: { x: 74, y: 164, width: 92, height: 90 }, anchor: [0.5, 0.12] },
  },
  {
    concepts: ['sailboat', 'boat', 'sailing-ship', 'ship'],
    parts: ['hull', 'body', 'lower', 'base'],
    draw: () => ({
      body: union(
        rect(112, -4, 12, 168, 5),
        shape([132, 4, null, 50], [206, 150, null, 180], [132, 150]),
        shape([104, 40, null, 130], [40, 150, null, 0], [104, 150]),
      ),
    }),
    place: { kind: 'room', room: { x: 14, y: 158, width: 212, height: 96 }, anchor: [0.5, 0], axis: 0 },
  },
  {
    concepts: ['brush', 'paintbrush', 'toothbrush', 'makeup-brush', 'ink-brush', 'pen', 'pencil', 'quill'],
    parts: ['bristle', 'tip', 'head', 'top', 'flame', 'end'],
    draw: () => ({ body: union(rect(106, 130, 28, 108, [2, 2, 12, 12]), rect(98, 96, 44, 26, 4)) }),
    place: { kind: 'room', room: { x: 62, y: -22, width: 116, height: 112 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['popsicle', 'lollipop', 'cotton-candy', 'magnifier', 'hand-mirror', 'tennis'],
    parts: ['head', 'body', 'top', 'scoop', 'core', 'lens', 'upper'],
    draw: () => ({ body: rect(108, 156, 24, 82, [2, 2, 11, 11]) }),
    place: { kind: 'room', room: { x: 40, y: -10, width: 160, height: 164 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['cupcake', 'cake', 'muffin', 'pudding'],
    parts: ['scoop', 'top', 'head', 'cherry', 'flame', 'upper'],
    draw: () => {
      const cup = polygon(
        [
          [44, 128],
          [196, 128],
          [172, 236],
          [68, 236],
        ],
        [6, 6, 8, 8],
      );
      const folds = union(...[88, 120, 152].map((x) => rect(x - 5, 140, 10, 110)));
      return { body: cut(cup, folds), small: cup };
    },
    place: { kind: 'room', room: { x: 30, y: -18, width: 180, height: 138 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['house', 'factory', 'cabin', 'thatched-cottage'],
    parts: ['smoke', 'chimney'],
    draw: () => {
      const walls = union(
        rect(40, 150, 150, 86, 3),
        polygon(
          [
            [18, 156],
            [115, 76],
            [212, 156],
          ],
          4,
        ),
        rect(148, 84, 28, 50),
      );
      return { body: cut(walls, rect(96, 180, 38, 58, [19, 19, 0, 0])), small: walls };
    },
    place: { kind: 'room', room: { x: 112, y: -22, width: 112, height: 96 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['sneaker', 'leather-shoe', 'boot'],
    parts: ['string', 'tail', 'tongue', 'tip'],
    draw: () => ({
      body: union(
        cut(
          shape([20, 108], [58, 96, 0], [96, 116, 60], [150, 150, 20], [232, 182, 60, null], [232, 206], [20, 206]),
          rect(0, 184, 250, 9),
        ),
      ),
    }),
    place: { kind: 'room', room: { x: 92, y: 4, width: 130, height: 130 }, anchor: [0.1, 1], axis: -40 },
  },
  {
    concepts: ['tricycle', 'cart', 'wheelbarrow', 'truck', 'bus', 'van', 'train'],
    parts: ['wheel', 'leg'],
    draw: () => ({
      body: union(rect(8, 104, 140, 62, 6), stroke(path([140, 150]).line([196, 150], [180, 62], [212, 62]), 14)),
    }),
    place: {
      kind: 'spots',
      spots: [
        [58, 178],
        [198, 178],
      ],
      side: 96,
    },
  },
];
