import { kit } from '@markwright/marks/kit';
import type { PartHost } from './part-host.ts';

const { around, both, circle, cut, path, rect, ring, shape, stroke, union, vesica } = kit;

/** Plants, fruit and the sun of which one part is missing. */
export const growingPartHosts: readonly PartHost[] = [
  {
    concepts: ['sun'],
    parts: ['ray', 'petal', 'spine', 'hair', 'mane', 'flame'],
    draw: () => ({ body: circle(120, 120, 56) }),
    place: { kind: 'ring', x: 120, y: 120, near: 68, count: 8, from: -90, to: 225, reach: 56 },
  },
  {
    concepts: ['tree', 'oak', 'banyan', 'willow', 'pine'],
    parts: ['trunk', 'stem', 'root', 'lower', 'base', 'leg'],
    draw: () => ({
      body: union(circle(120, 58, 58), circle(64, 92, 46), circle(176, 92, 46), rect(64, 80, 112, 58, 10)),
    }),
    place: { kind: 'room', room: { x: 52, y: 116, width: 136, height: 130 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['flower', 'rose', 'tulip', 'daisy', 'sunflower', 'lotus', 'dandelion'],
    parts: ['stem', 'trunk', 'leaf', 'lower', 'root', 'handle'],
    draw: () => ({
      body: union(
        cut(union(...around(circle(120, 26, 27), 6, [120, 68]), circle(120, 68, 40)), ring(120, 68, 29, 9.5)),
      ),
    }),
    place: { kind: 'room', room: { x: 74, y: 128, width: 92, height: 128 }, anchor: [0.5, 0], axis: 90 },
  },
  {
    concepts: ['flower', 'rose', 'tulip', 'daisy', 'sunflower', 'lotus', 'chrysanthemum', 'plum-blossom'],
    parts: ['petal', 'leaf', 'ray'],
    draw: () => ({ body: cut(circle(120, 120, 50), circle(120, 120, 15)) }),
    place: { kind: 'ring', x: 120, y: 120, near: 60, count: 8, from: -90, to: 225, reach: 66 },
  },
  {
    concepts: ['apple', 'pear', 'cherry', 'orange', 'peach', 'lemon', 'pumpkin', 'tomato'],
    parts: ['leaf', 'stem', 'handle', 'crown', 'top', 'hair'],
    draw: () => ({
      body: union(
        shape(
          [120, 96, -20],
          [176, 84, 20],
          [214, 146, 90],
          [150, 234, 180],
          [120, 228, 190, 170],
          [90, 234, 180],
          [26, 146, -90],
          [64, 84, -20],
          [120, 96, 20, null],
        ),
      ),
    }),
    place: { kind: 'room', room: { x: 70, y: -22, width: 100, height: 108 }, anchor: [0.5, 1], axis: -70 },
  },
  {
    concepts: ['agave', 'aloe', 'cactus', 'lotus', 'potted-plant', 'sprout', 'carrot', 'radish'],
    parts: ['bulb', 'root', 'base', 'lower', 'body', 'core'],
    draw: () => ({
      body: union(
        vesica([120, 136], [120, 0], 44),
        both(union(vesica([104, 138], [44, 22], 40), vesica([96, 142], [0, 84], 36))),
      ),
    }),
    place: { kind: 'room', room: { x: 62, y: 122, width: 116, height: 122 }, anchor: [0.5, 0] },
  },
  {
    concepts: ['agave', 'aloe', 'carrot', 'radish', 'beetroot'],
    parts: ['leaf', 'crown', 'top', 'hair', 'upper'],
    draw: () => ({
      body: cut(
        circle(120, 170, 66),
        stroke(path([54, 156]).line([110, 168]), 9),
        stroke(path([140, 190]).line([190, 182]), 9),
      ),
    }),
    place: { kind: 'ring', x: 120, y: 176, near: 66, count: 5, from: -150, to: -30, reach: 112, isBehind: true },
  },
];
