import type { PartHost } from './part-host.ts';

/** Animals without the part that another thing is to be. */
export const animalPartHosts: readonly PartHost[] = [
  {
    concepts: ['squirrel'],
    parts: ['tail'],
    draw: ({ circle, curve, cut, path, rect, stroke, union, vesica }) => {
      const body = union(
        circle(118, 174, 50),
        stroke(path([96, 112]).line([110, 168]), 66),
        circle(78, 84, 37),
        circle(50, 96, 17),
        vesica([84, 62], [96, 20], 24),
        vesica([64, 60], [66, 24], 20),
        rect(66, 206, 100, 24, 12),
        stroke(curve([100, 136], [58, 146]), 20),
      );
      return { body: cut(body, circle(68, 80, 8)), small: cut(body, circle(68, 80, 11)) };
    },
    place: { kind: 'room', room: { x: 154, y: 24, width: 100, height: 204 }, anchor: [0, 1], axis: -74 },
  },
  {
    concepts: ['hedgehog'],
    parts: ['spine', 'back', 'hair'],
    draw: ({ circle, cut, drop, rect, union }) => {
      const body = union(
        drop(92, 158, 58, [-14, 192]),
        circle(-4, 188, 14),
        rect(62, 196, 34, 33, 13),
        rect(108, 188, 34, 41, 13),
      );
      return { body: cut(body, circle(44, 158, 9)), small: cut(body, circle(44, 158, 12)) };
    },
    place: { kind: 'ring', x: 94, y: 160, near: 58, count: 7, from: -148, to: 10, reach: 88, isBehind: true },
  },
  {
    concepts: ['turtle', 'tortoise', 'sea-turtle'],
    parts: ['shell', 'back'],
    draw: ({ circle, curve, cut, rect, stroke, union }) => {
      const body = union(
        rect(20, 166, 168, 24, 12),
        rect(38, 180, 36, 46, 10),
        rect(132, 180, 36, 46, 10),
        stroke(curve([176, 178, 0], [206, 156, -70]), 26),
        circle(212, 142, 24),
      );
      return { body: cut(body, circle(218, 138, 7)), small: cut(body, circle(217, 139, 10)) };
    },
    place: { kind: 'room', room: { x: 20, y: 44, width: 156, height: 126 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['snail', 'hermit-crab'],
    parts: ['shell', 'back', 'body'],
    draw: ({ circle, curve, cut, shape, stroke, union }) => {
      const body = union(
        shape(
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
        ),
        stroke(curve([20, 104], [6, 62]), 10),
        stroke(curve([40, 104], [50, 60]), 10),
        circle(6, 58, 10),
        circle(50, 56, 10),
      );
      return { body: cut(body, circle(30, 122, 6.5)) };
    },
    place: { kind: 'room', room: { x: 74, y: 62, width: 150, height: 136 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['lion'],
    parts: ['mane', 'hair', 'head'],
    draw: ({ both, circle, cut, union, vesica }) => {
      const head = circle(120, 124, 56);
      const muzzle = circle(120, 150, 22);
      const nose = vesica([106, 142], [134, 142], 17);
      return {
        body: union(cut(head, both(circle(98, 112, 7.5)), muzzle), nose),
        small: cut(head, both(circle(98, 116, 10))),
      };
    },
    place: { kind: 'ring', x: 120, y: 124, near: 58, count: 9, from: -90, to: 230, reach: 62, isBehind: true },
  },
  {
    concepts: ['butterfly', 'moth', 'dragonfly', 'bee'],
    parts: ['wing'],
    draw: ({ both, circle, curve, rect, stroke, union }) => ({
      body: union(
        rect(110, 84, 20, 118, 10),
        circle(120, 80, 16),
        both(stroke(curve([114, 72], [92, 36]), 9)),
        both(circle(91, 34, 8)),
      ),
      small: union(rect(108, 84, 24, 118, 12), circle(120, 80, 19)),
    }),
    place: {
      kind: 'room',
      room: { x: 0, y: 66, width: 112, height: 128 },
      anchor: [1, 0.5],
      axis: 20,
      twice: 120,
      isBehind: true,
    },
  },
  {
    concepts: ['bird', 'dove', 'swallow', 'hummingbird', 'sparrow', 'robin', 'magpie', 'canary', 'kingfisher'],
    parts: ['wing'],
    draw: ({ circle, cut, polygon, shape, union }) => {
      const body = union(
        shape(
          [22, 132, -80],
          [62, 96, 0],
          [104, 126, 60],
          [236, 168, null, null],
          [130, 216, 180],
          [22, 144, -100],
          [22, 132, -90, null],
        ),
        polygon(
          [
            [30, 124],
            [2, 142],
            [30, 152],
          ],
          [0, 3, 0],
        ),
      );
      return { body: cut(body, circle(56, 128, 7.5)), small: cut(body, circle(56, 130, 10)) };
    },
    place: { kind: 'room', room: { x: 98, y: 20, width: 130, height: 124 }, anchor: [0.2, 1], axis: -50 },
  },
  {
    concepts: ['deer', 'moose', 'reindeer', 'stag', 'elk', 'sika-deer'],
    parts: ['horn', 'ear'],
    draw: ({ both, circle, cut, polygon, union, vesica }) => {
      const face = polygon(
        [
          [84, 122],
          [156, 122],
          [144, 204],
          [132, 234],
          [108, 234],
          [96, 204],
        ],
        [16, 16, 30, 9, 9, 30],
      );
      const ears = both(vesica([96, 138], [30, 130], 30));
      return {
        body: cut(union(face, ears), both(circle(104, 156, 7)), vesica([106, 216], [134, 216], 17)),
        small: cut(union(face, ears), both(circle(102, 158, 9))),
      };
    },
    place: { kind: 'room', room: { x: 22, y: 6, width: 92, height: 112 }, anchor: [1, 1], axis: -120, twice: 120 },
  },
  {
    concepts: ['fish', 'koi', 'carp', 'goldfish', 'salmon', 'tuna'],
    parts: ['tail', 'fin', 'lower'],
    draw: ({ circle, curve, cut, stroke, vesica }) => {
      const body = vesica([4, 120], [190, 120], 104);
      const gill = stroke(curve([74, 82, 60], [74, 158, 120]), 10);
      return { body: cut(body, gill, circle(44, 110, 8)), small: cut(body, circle(46, 112, 12)) };
    },
    place: { kind: 'room', room: { x: 168, y: 62, width: 96, height: 116 }, anchor: [0, 0.5], axis: 0 },
  },
  {
    concepts: ['whale'],
    parts: ['tail'],
    draw: ({ circle, curve, cut, shape, stroke }) => {
      const body = shape(
        [6, 128, -84],
        [72, 82, -4],
        [150, 106, 30],
        [186, 92, -60, null],
        [210, 104, null, null],
        [120, 204, 180],
        [6, 138, -96],
        [6, 128, -90, null],
      );
      return {
        body: cut(body, stroke(curve([4, 150, 20], [62, 162, 0], [102, 148, -40]), 10), circle(54, 126, 7.5)),
        small: cut(body, circle(54, 130, 11)),
      };
    },
    place: { kind: 'room', room: { x: 148, y: 4, width: 110, height: 92 }, anchor: [0.5, 1], axis: -60 },
  },
  {
    concepts: ['peacock'],
    parts: ['tail', 'wing', 'smoke'],
    draw: ({ both, circle, cut, drop, polygon, stroke, path, union }) => {
      const crest = union(
        ...[-26, 0, 26].map((dx) => union(stroke(path([120, 66]).line([120 + dx, 34]), 8), circle(120 + dx, 32, 9))),
      );
      const beak = polygon(
        [
          [110, 92],
          [130, 92],
          [120, 110],
        ],
        1,
      );
      const body = union(drop(120, 178, 44, [120, 66]), circle(120, 86, 27));
      const feet = both(stroke(path([104, 214]).line([98, 236]), 9));
      return { body: union(cut(body, both(circle(109, 82, 5)), beak), crest, feet), small: union(body, crest) };
    },
    place: { kind: 'ring', x: 120, y: 172, near: 56, count: 8, from: -190, to: 10, reach: 104, isBehind: true },
  },
];
