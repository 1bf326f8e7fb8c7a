import { cut, union, ink, type Sketch, kit, type Region } from '@markwright/marks/kit';
import type { Brow, Host } from './host.ts';
import { sketchOf } from './join.ts';

const { circle, polygon, rect, mirror, path, stroke, vesica, turn } = kit;

type Face = { ears: (brow: Brow) => Region; features: (x: number, y: number) => Region[] };

/** At small sizes a face is two eyes and a nose. */
const plainFace = (x: number, y: number): Region[] => [...eyes(x, y - 12, 38, 14), rect(x - 18, y + 12, 36, 26, 13)];

const eyes = (x: number, y: number, apart: number, r: number): Region[] => [
  circle(x - apart, y, r),
  circle(x + apart, y, r),
];

const mouth = (x: number, y: number): Region[] => [
  stroke(path([x - 22, y]).through([x - 10, y + 12], [x, y]), 9, 'round'),
  stroke(path([x, y]).through([x + 10, y + 12], [x + 22, y]), 9, 'round'),
];

/** Both ears: one drawn near the right end of the brow, one mirrored. */
const pair = ({ left, right }: Brow, ear: Region): Region => union(ear, mirror(ear, (left + right) / 2));

const roundEars = (brow: Brow): Region => {
  const r = (brow.right - brow.left) * 0.2;
  return pair(brow, circle(brow.right - r * 0.7, brow.y + r * 0.1, r));
};

const pointedEars = (brow: Brow): Region => {
  const wide = (brow.right - brow.left) * 0.4;
  return pair(
    brow,
    polygon(
      [
        [brow.right - wide, brow.y + 12],
        [brow.right - wide * 0.12, brow.y - wide * 0.78],
        [brow.right, brow.y + wide * 0.5],
      ],
      [0, 6, 0],
    ),
  );
};

const longEars = (brow: Brow): Region => {
  const long = (brow.right - brow.left) * 0.62;
  const x = (brow.left + brow.right) / 2 + long * 0.34;
  return pair(
    brow,
    turn(rect(x - long * 0.16, brow.y - long * 0.8, long * 0.32, long * 1.1, long * 0.159), 9, [x, brow.y]),
  );
};

const muzzle = (x: number, y: number): Region[] => [...eyes(x, y - 14, 36, 9), rect(x - 14, y + 4, 28, 18, 9)];

const FACES: Record<string, Face> = {
  bear: { ears: roundEars, features: (x, y) => [...muzzle(x, y), ...mouth(x, y + 30)] },
  panda: {
    ears: roundEars,
    features: (x, y) => [
      turn(vesica([x - 40, y - 36], [x - 40, y + 12], 36), 28, [x - 40, y - 12]),
      turn(vesica([x + 40, y - 36], [x + 40, y + 12], 36), -28, [x + 40, y - 12]),
      rect(x - 13, y + 12, 26, 17, 8),
    ],
  },
  cat: { ears: pointedEars, features: (x, y) => [...eyes(x, y - 10, 36, 10), ...mouth(x, y + 16)] },
  fox: {
    ears: pointedEars,
    features: (x, y) => [
      ...eyes(x, y - 10, 38, 9),
      polygon(
        [
          [x - 17, y + 12],
          [x + 17, y + 12],
          [x, y + 32],
        ],
        4,
      ),
    ],
  },
  rabbit: { ears: longEars, features: (x, y) => [...eyes(x, y - 8, 32, 9), ...mouth(x, y + 16)] },
};

export const hasFace = (concept: string): boolean => concept in FACES;

/** The host's own outline becomes an animal: ears grow from its upper edge, a face is cut into it. */
export function wearEars(host: Host, animal: string): Sketch | undefined {
  const face = FACES[animal];
  const { body, brow } = sketchOf(host);
  if (!face || !brow) return undefined;
  const head = union(body, face.ears(brow));
  const [x, y] = [(brow.left + brow.right) / 2, brow.face];
  return { parts: ink(cut(head, ...face.features(x, y))), small: ink(cut(head, ...plainFace(x, y))) };
}
