import { mapPoint, type Ink } from '@markwright/logo';

export type Point = { x: number; y: number };

/** Numbers of each command; the last two are where the pen stops. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };
/** A bend sharper than this is a corner; a drawing programme would show a handle there. */
const CORNER_COSINE = Math.cos((35 * Math.PI) / 180);

type Stop = { at: Point; arrives: Point; leaves: Point };

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

function isCorner({ arrives, leaves }: Stop): boolean {
  const length = Math.hypot(arrives.x, arrives.y) * Math.hypot(leaves.x, leaves.y);
  return length > 0 && (arrives.x * leaves.x + arrives.y * leaves.y) / length < CORNER_COSINE;
}

/** Corners of one contour: where the pen arrives in one direction and leaves in another. */
function cornersOf(points: readonly Point[][]): Point[] {
  const first = points[0]?.at(-1);
  if (!first) return [];
  const strokes = points.slice(1).map((controls, index) => [points[index]?.at(-1) ?? first, ...controls]);
  // Contours are closed: the last stroke leads back to where the first one starts.
  const last = strokes.at(-1)?.at(-1);
  if (last && Math.hypot(last.x - first.x, last.y - first.y) > 0.01) strokes.push([last, first]);
  return strokes
    .map((stroke, index): Stop => {
      const next = strokes[(index + 1) % strokes.length] ?? stroke;
      const [start = first, second = first] = next;
      const at = stroke.at(-1) ?? first;
      return { at, arrives: minus(at, stroke.at(-2) ?? at), leaves: minus(second, start) };
    })
    .filter(isCorner)
    .map(({ at }) => at);
}

/** Where the outline of a shape turns a corner, on the artboard. Smooth points are left out: shown all, they read as dirt. */
export function cornerNodes({ path, at }: Ink): Point[] {
  const contours: Point[][][] = [];
  let cursor = 0;
  for (const command of path.commands) {
    const count = NUMBERS[command] ?? 0;
    const numbers = [...path.numbers.subarray(cursor, cursor + count)];
    cursor += count;
    // An arc names its radii first; only its end is a point.
    const plain = command === 'A' ? numbers.slice(5) : numbers;
    const points: Point[] = [];
    for (let index = 0; index + 1 < plain.length; index += 2)
      points.push(mapPoint(at, plain[index] ?? 0, plain[index + 1] ?? 0));
    if (command === 'M') contours.push([points]);
    else if (points.length > 0) contours.at(-1)?.push(points);
  }
  return contours.flatMap(cornersOf);
}

/** Drops nodes that would touch one that is already shown. */
export function apart(nodes: readonly Point[], distance: number): Point[] {
  const kept: Point[] = [];
  for (const node of nodes)
    if (!kept.some((other) => Math.hypot(other.x - node.x, other.y - node.y) < distance)) kept.push(node);
  return kept;
}
