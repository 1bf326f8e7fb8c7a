import { kit, type Region } from '@markwright/marks/kit';
import type { PartHost } from './part-host.ts';

const { circle, curve, cut, path, polygon, rect, ring, stroke, union } = kit;

/** A teapot in its pieces; one of them is left out. */
const teapot: Record<'spout' | 'handle' | 'lid' | 'body', Region> = {
  body: rect(64, 88, 122, 124, [52, 52, 46, 46]),
  spout: stroke(curve([76, 176, 190], [38, 142, -100], [20, 96, -110]), 24),
  handle: cut(ring(190, 146, 44, 16), rect(64, 60, 116, 160)),
  lid: union(rect(86, 62, 78, 18, 9), circle(125, 50, 13)),
};
const { body, spout, handle, lid } = teapot;

const mugBody = rect(30, 84, 134, 138, [8, 8, 40, 40]);
const mugHandle = cut(ring(168, 146, 44, 17), rect(30, 60, 133, 180));

/** What holds or makes something hot, without a part. */
export const vesselPartHosts: readonly PartHost[] = [
  {
    concepts: ['teapot', 'kettle', 'purple-clay-teapot', 'watering-can', 'moka-pot'],
    parts: ['spout', 'beak', 'nose', 'tip'],
    draw: () => ({ body: union(body, handle, lid) }),
    place: { kind: 'room', room: { x: -40, y: 44, width: 122, height: 130 }, anchor: [1, 0.9], axis: -125 },
  },
  {
    concepts: ['teapot', 'kettle', 'purple-clay-teapot', 'watering-can', 'moka-pot'],
    parts: ['handle', 'tail'],
    draw: () => ({ body: union(body, spout, lid) }),
    place: {
      kind: 'room',
      room: { x: 166, y: 72, width: 96, height: 136 },
      anchor: [0, 0.5],
      axis: 90,
      isBehind: true,
    },
  },
  {
    concepts: ['teapot', 'kettle', 'purple-clay-teapot', 'moka-pot'],
    parts: ['lid', 'top', 'cap', 'head'],
    draw: () => ({ body: union(body, spout, handle) }),
    place: { kind: 'room', room: { x: 66, y: -14, width: 118, height: 100 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['teapot', 'kettle', 'purple-clay-teapot', 'moka-pot'],
    parts: ['body', 'belly', 'core'],
    draw: () => ({ body: union(spout, handle, lid, rect(86, 206, 78, 16, 8)) }),
    place: { kind: 'room', room: { x: 58, y: 84, width: 134, height: 128 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['mug', 'coffee', 'tea', 'cup-saucer'],
    parts: ['handle', 'ear', 'tail'],
    draw: () => ({ body: mugBody }),
    place: {
      kind: 'room',
      room: { x: 138, y: 76, width: 112, height: 148 },
      anchor: [0, 0.5],
      axis: 90,
      isBehind: true,
    },
  },
  {
    concepts: ['mug', 'coffee', 'tea', 'cup-saucer'],
    parts: ['smoke', 'scoop', 'rim', 'top'],
    draw: () => ({ body: union(mugBody, mugHandle) }),
    place: { kind: 'room', room: { x: 30, y: -22, width: 134, height: 98 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['lamp', 'table-lamp', 'desk-lamp', 'floor-lamp'],
    parts: ['cap', 'shade', 'top', 'head', 'upper', 'flame', 'core'],
    draw: () => ({ body: union(rect(111, 100, 18, 112), rect(70, 208, 100, 22, 9)) }),
    place: { kind: 'room', room: { x: 30, y: -6, width: 180, height: 118 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['light-bulb'],
    parts: ['core', 'filament', 'flame', 'belly', 'body'],
    draw: () => ({
      body: union(
        cut(union(circle(120, 92, 92), rect(82, 140, 76, 48, 8)), union(circle(120, 92, 76), rect(97, 140, 46, 34))),
        rect(84, 198, 72, 15, 7),
        rect(94, 222, 52, 15, 7),
      ),
    }),
    place: { kind: 'room', room: { x: 70, y: 38, width: 100, height: 108 }, anchor: [0.5, 0.5], axis: -90 },
  },
  {
    concepts: ['matches', 'torch'],
    parts: ['flame', 'head', 'tip', 'top'],
    draw: () => ({
      body: polygon(
        [
          [100, 106],
          [140, 106],
          [130, 238],
          [110, 238],
        ],
        5,
      ),
    }),
    place: { kind: 'room', room: { x: 62, y: -8, width: 116, height: 108 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['campfire', 'bonfire', 'stove', 'fire'],
    parts: ['flame', 'top', 'smoke', 'upper'],
    draw: () => ({
      body: union(
        stroke(path([36, 184]).line([204, 228]), 26),
        cut(stroke(path([204, 184]).line([36, 228]), 26), stroke(path([36, 184]).line([204, 228]), 46, 'butt')),
      ),
    }),
    place: { kind: 'room', room: { x: 44, y: -4, width: 152, height: 176 }, anchor: [0.5, 1], axis: -90 },
  },
  {
    concepts: ['pickle-jar', 'wine-jar', 'jar', 'honey-jar', 'water-vat', 'clay-pot'],
    parts: ['lid', 'top', 'cap', 'head', 'upper'],
    draw: () => ({
      body: union(rect(66, 92, 108, 18, 6), cut(rect(22, 118, 196, 118, [70, 70, 44, 44]), rect(0, 150, 240, 10))),
      small: union(rect(60, 88, 120, 40, 6), rect(22, 118, 196, 118, [70, 70, 44, 44])),
    }),
    place: {
      kind: 'room',
      room: { x: 48, y: 4, width: 144, height: 96 },
      anchor: [0.5, 1],
      isUpsideDown: 'vessel',
    },
  },
];
