import { kit, type Region } from '@markwright/marks/kit';
import type { PartHost } from './part-host.ts';

const { both, circle, curve, cut, drop, fillet, path, polygon, rect, shape, stroke, union, vesica } = kit;

/** Stands facing right on four legs, head and neck apart. */
const fourLegs = (y: number): Region =>
  union(
    rect(46, y, 142, 58, 28),
    ...[52, 82, 136, 166].map((x) => rect(x, y + 34, 21, 234 - y - 34, [0, 0, 6, 6])),
    stroke(curve([54, y + 18, 190], [32, y + 52, 100]), 9),
  );

/** Animals of which one part that tells them is missing. */
export const livingPartHosts: readonly PartHost[] = [
  {
    concepts: ['camel'],
    parts: ['hump', 'back', 'shell'],
    draw: () => {
      const body = union(
        fourLegs(122),
        stroke(curve([178, 150, 10], [214, 118, -70], [210, 66, -90]), 25),
        rect(196, 46, 56, 30, 15),
      );
      return { body: cut(body, circle(218, 58, 5.5)), small: body };
    },
    place: {
      kind: 'spots',
      spots: [
        [88, 98],
        [146, 98],
      ],
      side: 66,
      isBehind: true,
      isLongUpright: true,
    },
  },
  {
    concepts: ['giraffe', 'llama', 'alpaca'],
    parts: ['neck', 'body'],
    draw: () => {
      const head = union(
        shape([156, 18], [186, 10, 0], [236, 44, 60], [222, 62, 180], [168, 52, 190, null]),
        stroke(path([166, 20]).line([160, -4]), 10),
        stroke(path([184, 16]).line([184, -8]), 10),
      );
      return { body: union(fourLegs(140), cut(head, circle(190, 34, 6))), small: union(fourLegs(140), head) };
    },
    place: { kind: 'room', room: { x: 120, y: 48, width: 92, height: 106 }, anchor: [0.5, 1], axis: 90 },
  },
  {
    concepts: ['heron', 'crane-bird', 'egret', 'stork', 'flamingo', 'pelican', 'ibis', 'toucan'],
    parts: ['beak', 'nose', 'head', 'tooth'],
    draw: () => {
      const body = union(
        shape([96, 128, 20], [178, 132, 30], [238, 184, null, null], [140, 184, 180], [88, 148, -80]),
        stroke(curve([104, 150, 200], [86, 116, -80], [112, 78, -50], [104, 44, -140]), 21),
        circle(96, 44, 23),
        stroke(path([138, 178]).line([138, 236]), 10),
        stroke(path([162, 178]).line([162, 236]), 10),
      );
      return { body: cut(body, circle(92, 40, 6)), small: body };
    },
    place: { kind: 'room', room: { x: -24, y: 12, width: 108, height: 84 }, anchor: [1, 0.4], axis: 4 },
  },
  {
    concepts: ['rhinoceros', 'unicorn', 'narwhal'],
    parts: ['horn', 'nose', 'tooth'],
    draw: () => {
      const body = union(
        rect(80, 84, 152, 92, 44),
        ...[92, 124, 176, 204].map((x) => rect(x, 140, 26, 90, [0, 0, 7, 7])),
        shape(
          [24, 126],
          [70, 92, -30],
          [112, 84, 0, null],
          [120, 160],
          [70, 172, 180],
          [30, 168, 200],
          [24, 126, -80, null],
        ),
        vesica([96, 92], [90, 52], 22),
      );
      return { body: cut(body, circle(66, 124, 6.5)), small: cut(body, circle(66, 124, 9)) };
    },
    place: { kind: 'room', room: { x: -12, y: 26, width: 82, height: 92 }, anchor: [0.6, 1], axis: -100 },
  },
  {
    concepts: ['chameleon'],
    parts: ['eye', 'pupil', 'lens'],
    draw: () => {
      const body = union(
        shape(
          [14, 116],
          [58, 52, -60, -20],
          [150, 76, 30],
          [186, 128, 60],
          [176, 152, 120],
          [90, 160, 180],
          [20, 138, 200],
          [14, 116, -80, null],
        ),
        stroke(curve([176, 142, 40], [214, 176, 90], [186, 208, 190], [166, 186, -90], [184, 172, 10]), 17),
        stroke(path([90, 150]).line([78, 196]), 17),
        stroke(path([142, 150]).line([150, 196]), 17),
      );
      return { body: union(cut(body, circle(74, 98, 38)), stroke(path([40, 208]).line([176, 208]), 12)) };
    },
    place: { kind: 'spots', spots: [[74, 98]], side: 60 },
  },
  {
    concepts: ['chameleon', 'frog', 'snake', 'lizard', 'gecko'],
    parts: ['tongue'],
    draw: () => {
      const head = shape(
        [238, 100],
        [150, 62, 190],
        [70, 106, 130, null],
        [110, 128],
        [70, 152, null, null],
        [150, 190, 30],
        [238, 160, -20, null],
      );
      return { body: cut(union(head, circle(150, 76, 28)), circle(150, 76, 11)) };
    },
    place: { kind: 'room', room: { x: -30, y: 92, width: 132, height: 76 }, anchor: [1, 0.5], axis: 0 },
  },
  {
    concepts: ['gecko', 'lizard', 'crocodile', 'salamander', 'chameleon', 'iguana', 'dinosaur'],
    parts: ['tail'],
    draw: () => {
      const legs = both(
        union(
          stroke(path([112, 92]).line([74, 82], [62, 52]), 14),
          stroke(path([112, 138]).line([74, 146], [62, 176]), 14),
        ),
      );
      const body = union(drop(120, 42, 28, [120, -6]), vesica([120, 40], [120, 176], 62), legs);
      return { body: cut(body, both(circle(108, 38, 6))), small: body };
    },
    place: {
      kind: 'room',
      room: { x: 70, y: 146, width: 100, height: 110 },
      anchor: [0.5, 0],
      axis: 90,
      isBehind: true,
    },
  },
  {
    concepts: ['firefly', 'bee', 'hornet'],
    parts: ['tail', 'belly', 'lower', 'body', 'rump'],
    draw: () => {
      const wings = both(vesica([112, 92], [26, 132], 52));
      const body = union(
        circle(120, 46, 25),
        rect(92, 74, 56, 48, [22, 22, 6, 6]),
        both(stroke(path([112, 28]).line([94, 2]), 9)),
      );
      return { body: union(body, cut(wings, rect(82, 60, 76, 70))) };
    },
    place: {
      kind: 'room',
      room: { x: 70, y: 128, width: 100, height: 112 },
      anchor: [0.5, 0],
      axis: 90,
      isUpsideDown: true,
    },
  },
  {
    concepts: ['ladybug'],
    parts: ['spot', 'back', 'shell', 'body'],
    draw: () => {
      const body = circle(120, 134, 104);
      const head = cut(circle(120, 36, 36), circle(120, 134, 113));
      const spots = both(union(circle(72, 106, 29), circle(74, 176, 29)));
      return { body: union(cut(body, rect(115, 20, 10, 220), spots), head) };
    },
    place: {
      kind: 'spots',
      spots: [
        [72, 106],
        [168, 106],
        [74, 176],
        [166, 176],
      ],
      side: 44,
    },
  },
  {
    concepts: ['beetle', 'ladybug', 'ant', 'butterfly', 'snail'],
    parts: ['antenna', 'horn', 'ear'],
    draw: () => {
      const body = union(circle(120, 112, 32), rect(58, 128, 124, 108, [56, 56, 54, 54]));
      const legs = both(union(...[156, 186, 214].map((y) => stroke(path([66, y]).line([30, y + 4]), 12))));
      return { body: cut(union(body, legs), rect(115, 140, 10, 110), rect(40, 134, 160, 9)) };
    },
    place: { kind: 'room', room: { x: 14, y: -10, width: 92, height: 106 }, anchor: [1, 1], axis: -110, twice: 120 },
  },
  {
    concepts: ['crab', 'lobster', 'crayfish', 'scorpion'],
    parts: ['claw', 'hand', 'tooth'],
    draw: () => {
      const shell = rect(46, 112, 148, 92, [64, 64, 40, 40]);
      const legs = both(union(...[150, 180].map((y) => stroke(path([56, y]).line([20, y + 8], [8, y + 40]), 12))));
      const eyes = both(union(stroke(path([98, 118]).line([94, 92]), 9), circle(94, 88, 11)));
      const arms = both(stroke(path([60, 128]).line([32, 96]), 14));
      return { body: union(cut(shell, both(circle(96, 142, 6))), legs, eyes, arms) };
    },
    place: { kind: 'room', room: { x: -20, y: -6, width: 92, height: 100 }, anchor: [0.6, 1], axis: -100, twice: 120 },
  },
  {
    concepts: ['octopus', 'squid', 'jellyfish'],
    parts: ['hand', 'leg', 'antenna', 'claw', 'tail', 'lower'],
    draw: () => {
      const head = rect(58, 6, 124, 136, [62, 62, 40, 40]);
      return { body: cut(head, both(circle(96, 92, 11))), small: cut(head, both(circle(96, 92, 14))) };
    },
    place: { kind: 'ring', x: 120, y: 96, near: 46, count: 6, from: 10, to: 170, reach: 104, isBehind: true },
  },
  {
    concepts: ['rooster', 'chicken', 'hen', 'turkey', 'pheasant', 'duck', 'goose', 'swan'],
    parts: ['tail', 'rump', 'wing'],
    draw: () => {
      const body = union(
        shape(
          [52, 74, -70],
          [86, 48, 0],
          [114, 80, 70],
          [142, 118, 30],
          [190, 112, null, null],
          [184, 176, 110],
          [118, 214, 180],
          [60, 150, -90],
        ),
        polygon(
          [
            [58, 66],
            [20, 84],
            [58, 96],
          ],
          [0, 3, 0],
        ),
        union(circle(74, 44, 12), circle(92, 38, 13), circle(108, 48, 12)),
        stroke(path([108, 206]).line([108, 238]), 10),
        stroke(path([136, 206]).line([136, 238]), 10),
      );
      return { body: cut(body, circle(80, 76, 7)), small: body };
    },
    place: {
      kind: 'room',
      room: { x: 152, y: 2, width: 116, height: 150 },
      anchor: [0, 0.9],
      axis: -55,
      isBehind: true,
    },
  },
  {
    concepts: ['ox', 'cow', 'bull', 'bison', 'yak', 'goat', 'ram', 'antelope', 'water-buffalo'],
    parts: ['horn', 'ear', 'antenna'],
    draw: () => {
      const face = polygon(
        [
          [72, 96],
          [168, 96],
          [158, 190],
          [140, 236],
          [100, 236],
          [82, 190],
        ],
        [26, 26, 20, 22, 22, 20],
      );
      const skull = fillet(union(face, both(vesica([90, 122], [18, 132], 36))), 4);
      const muzzle = rect(92, 188, 56, 34, 17);
      return {
        body: union(cut(skull, both(circle(98, 140, 7.5)), muzzle), both(circle(108, 205, 6))),
        small: cut(skull, both(circle(98, 142, 10))),
      };
    },
    place: { kind: 'room', room: { x: -8, y: -4, width: 104, height: 108 }, anchor: [0.9, 1], axis: -120, twice: 120 },
  },
  {
    concepts: ['elephant', 'mammoth', 'anteater'],
    parts: ['trunk', 'nose', 'tongue', 'beak'],
    draw: () => {
      const face = circle(120, 94, 62);
      const ears = cut(both(circle(38, 92, 58)), circle(120, 94, 72));
      return { body: cut(union(face, ears), both(circle(92, 84, 8))), small: union(face, ears) };
    },
    place: { kind: 'room', room: { x: 78, y: 112, width: 84, height: 134 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['mermaid', 'woman', 'girl'],
    parts: ['tail', 'lower', 'leg'],
    draw: () => {
      const hair = shape(
        [72, 118],
        [76, 52, -80],
        [120, 8, 0],
        [164, 52, 80],
        [168, 118, null, null],
        [140, 96],
        [100, 96],
      );
      const face = circle(120, 62, 30);
      const body = shape([84, 128], [120, 112, 0], [156, 128, null, null], [148, 166], [92, 166]);
      return { body: union(cut(hair, circle(120, 62, 39)), face, cut(body, circle(120, 62, 39))) };
    },
    place: {
      kind: 'room',
      room: { x: 44, y: 152, width: 152, height: 92 },
      anchor: [0.5, 0],
      axis: 90,
      isBehind: true,
    },
  },
];
