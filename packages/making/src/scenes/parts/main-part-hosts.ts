import type { PartHost } from './part-host.ts';

/** Things without the part that is nearly the whole of them: what is left says what they are. */
export const mainPartHosts: readonly PartHost[] = [
  {
    concepts: ['umbrella', 'oil-paper-umbrella', 'parasol', 'beach-umbrella'],
    parts: ['cap', 'crown', 'top', 'shade', 'upper', 'body'],
    draw: ({ curve, stroke }) => ({
      body: stroke(curve([120, 112, 90], [120, 202, 90], [142, 228, 0], [164, 204, -90]), 15),
    }),
    place: { kind: 'room', room: { x: 6, y: -14, width: 228, height: 138 }, anchor: [0.5, 1], axis: 0 },
  },
  {
    concepts: ['carriage', 'pumpkin-carriage'],
    parts: ['body', 'upper', 'top', 'crown'],
    draw: ({ circle, curve, path, ring, stroke, union }) => {
      const wheel = (x: number, r: number) =>
        union(
          ring(x, 232 - r, r, 12),
          circle(x, 232 - r, 9),
          stroke(path([x - r + 8, 232 - r]).line([x + r - 8, 232 - r]), 9),
          stroke(path([x, 240 - r * 2]).line([x, 224]), 9),
        );
      return {
        body: union(
          wheel(58, 42),
          wheel(184, 42),
          stroke(curve([30, 186, 20], [120, 200, 0], [216, 186, -20], [240, 150, -60]), 13),
        ),
      };
    },
    place: { kind: 'room', room: { x: 30, y: 0, width: 180, height: 186 }, anchor: [0.5, 1] },
  },
  {
    concepts: ['wheel', 'wooden-wheel', 'ferris-wheel'],
    parts: ['disc', 'core', 'body', 'face'],
    draw: ({ around, cut, polygon, ring }) => ({
      body: cut(
        ring(120, 120, 118, 24),
        ...around(
          polygon([
            [115, 0],
            [125, 0],
            [123, 12],
            [117, 12],
          ]),
          12,
          [120, 120],
        ),
      ),
    }),
    place: { kind: 'room', room: { x: 36, y: 36, width: 168, height: 168 }, anchor: [0.5, 0.5] },
  },
  {
    concepts: ['swim-ring', 'surfboard', 'bamboo-raft', 'canoe', 'kayak'],
    parts: ['body', 'hull', 'lower'],
    draw: ({ curve, stroke, union }) => {
      const ripple = (y: number, from: number, to: number) => {
        const step = (to - from) / 4;
        const crest = (i: number) => [from + i * step, y + (i % 2 === 0 ? -7 : 7), 0] as const;
        return stroke(curve(crest(0), crest(1), crest(2), crest(3), crest(4)), 14);
      };
      return { body: union(ripple(196, 4, 236), ripple(226, 44, 196)) };
    },
    place: { kind: 'room', room: { x: 10, y: 20, width: 220, height: 164 }, anchor: [0.5, 1], axis: -14 },
  },
];
