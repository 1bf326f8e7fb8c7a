import { subtract, grow, mapOutline, type Outline } from '@markwright/vector/outline';
import { CREATURES } from '@markwright/marks/kinds';
import { EVEN, filled, measure } from './silhouette.ts';
import { madeFrom, type Thing } from './thing.ts';

/** More than this and nobody counts them; fewer and larger ones are still a mark. */
const MOST_COUNTED = 6;
/** Space between two of a group, as a share of one's longer side. */
const GAP = 0.07;

/** One copy: its size, and where its middle and its foot stand in sides of the drawing. */
type Copy = { by: number; x: number; foot: number; isFront?: boolean };

/** Several of one thing as one drawing, found again by the thing's own name. */
export function groupOf(thing: Thing, said: number): Thing {
  const count = Math.min(said, MOST_COUNTED);
  return madeFrom(thing, `group of ${count}`, () => gather(thing, copiesOf(thing, count)));
}

/** Three of a small, round thing beside each other, the middle one before: what lies in a basket. */
export const heapOf = (thing: Thing): Thing =>
  madeFrom(thing, 'heap', () => gather(thing, abreast(thing.shape.box.width * 0.9)));

const looksAhead = ({ view, places, shape }: Thing): boolean =>
  view === 'face' || places.facing === 'front' || (places.facing === undefined && shape.lopsided < EVEN);

function copiesOf(thing: Thing, count: number): Copy[] {
  const { width, height } = thing.shape.box;
  const rows = inRows(width, height, count);
  if (!CREATURES.has(thing.concept) || count > 3) return rows;
  const row = looksAhead(thing) && count === 3 ? abreast(width) : inLine(width, height, count);
  const [left, right] = [Math.min(...row.map(leftOf(width))), Math.max(...row.map(rightOf(width)))];
  // What is broad itself makes too long a row.
  return right - left > height * LONGEST ? rows : row;
}

const LONGEST = 2.2;
const leftOf =
  (width: number) =>
  ({ x, by }: Copy) =>
    x - (width * by) / 2;
const rightOf =
  (width: number) =>
  ({ x, by }: Copy) =>
    x + (width * by) / 2;

/** Three that look at us: the middle one before the other two. */
const abreast = (width: number): Copy[] => [
  { by: 0.78, x: -width * 0.7, foot: 0 },
  { by: 0.78, x: width * 0.7, foot: 0 },
  { by: 1, x: 0, foot: 0, isFront: true },
];

/** One after the other on one ground, each a little smaller: a parent and its young. */
function inLine(width: number, height: number, count: number): Copy[] {
  const gap = Math.max(width, height) * GAP;
  let x = 0;
  return Array.from({ length: count }, (_, place) => {
    const by = 0.82 ** place;
    const at = x + (width * by) / 2;
    x += width * by + gap;
    return { by, x: at, foot: 0 };
  });
}

/** Equal ones in two rows, the fewer above. */
function inRows(width: number, height: number, count: number): Copy[] {
  const gap = Math.max(width, height) * GAP;
  const isRow = count === 2 || (count === 3 && height > width * 1.4);
  const rows = isRow ? [count] : [Math.floor(count / 2), Math.ceil(count / 2)];
  return rows.flatMap((many, row) =>
    Array.from({ length: many }, (_, place) => ({
      by: 1,
      x: (place - (many - 1) / 2) * (width + gap),
      foot: row * (height + gap),
    })),
  );
}

/** Each is small in the whole, so of more than two the simple drawing is taken, of a stock picture its silhouette. */
function simpleEnough({ id, ink, small, solid }: Thing, count: number): Outline {
  if (count < 3) return ink;
  return id.includes(':') ? solid : small;
}

function gather(thing: Thing, copies: readonly Copy[]): Thing {
  const { box } = thing.shape;
  const place = (outline: Outline, { by, x, foot }: Copy): Outline =>
    mapOutline(outline, {
      a: by,
      b: 0,
      c: 0,
      d: by,
      e: x - (box.x + box.width / 2) * by,
      f: foot - (box.y + box.height) * by,
    });
  const one = simpleEnough(thing, copies.length);
  const front = copies.find(({ isFront }) => isFront);
  const cutter = front && grow(place(filled(one), front), Math.max(box.width, box.height) * GAP);
  const all = (outline: Outline): Outline =>
    copies.flatMap((copy) => {
      const placed = place(outline, copy);
      return cutter && copy !== front ? subtract(placed, cutter) : placed;
    });
  const ink = all(one);
  const solid = filled(ink);
  const shape = measure(solid);
  return { ...thing, ink, small: all(thing.small), solid, shape, places: { ground: shape.box.y + shape.box.height } };
}
