import type { Stop } from '../src/kit/curve.ts';
import { kit } from '../src/kit/kit.ts';
import type { Region } from '../src/kit/region.ts';

type Corner = { x: number; y: number; sharp: boolean };

/** `x,y` is passed smoothly, `x,y!` is a corner. */
function readCorner(word: string): Corner {
  const match = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(word);
  if (!match) throw new Error(`"${word}" is no point`);
  return { x: Number(match[1]), y: Number(match[2]), sharp: match[3] === '!' };
}

/** The direction at b of the circle through three points: what a pen would do that passes them in one sweep. */
function directionAt(a: Corner, b: Corner, c: Corner): number {
  const angle = (from: Corner, to: Corner) => Math.atan2(to.y - from.y, to.x - from.x);
  const [ab, bc, ac] = [angle(a, b), angle(b, c), angle(a, c)];
  const turned = Math.atan2(Math.sin(ab + bc - 2 * ac), Math.cos(ab + bc - 2 * ac));
  return ((ac + turned) * 180) / Math.PI;
}

function stopsOf(corners: readonly Corner[], closed: boolean): Stop[] {
  const last = corners.length - 1;
  return corners.map((corner, i) => {
    const [before, after] = [corners[i === 0 ? last : i - 1]!, corners[i === last ? 0 : i + 1]!];
    const isEnd = !closed && (i === 0 || i === last);
    return corner.sharp || isEnd ? [corner.x, corner.y] : [corner.x, corner.y, directionAt(before, corner, after)];
  });
}

const closedCurve = (corners: readonly Corner[]): Region => {
  const [first, ...rest] = stopsOf(corners, true);
  return kit.shape(first!, ...rest);
};

/** The right half of a symmetric outline, from its top to its bottom, with the left half added. */
function withLeftHalf(half: readonly Corner[]): Corner[] {
  const mirrored = half.filter(({ x }) => Math.abs(x - 120) > 0.01).map((corner) => ({ ...corner, x: 240 - corner.x }));
  return [...half, ...mirrored.toReversed()];
}

const numbers = (words: readonly string[]) => words.map(Number);
const spots = (words: readonly string[]) => words.map(readCorner).map(({ x, y }): [number, number] => [x, y]);

function ellipse([x, y, across, down = across, tilt = 0]: number[]): Region {
  const [cx, cy, rx, ry] = [x!, y!, across!, down!];
  const upright = kit.shape([cx, cy - ry, 0], [cx + rx, cy, 90], [cx, cy + ry, 180], [cx - rx, cy, -90]);
  return tilt ? kit.turn(upright, tilt, [cx, cy]) : upright;
}

/**
 * The shapes of the notation, by their first word:
 *   c x y r             circle                    e x y rx ry [tilt]   ellipse
 *   r x y w h [radius]  rectangle                 p radius x,y …       polygon
 *   b x,y …             closed smooth curve       B x,y …              the same, right half only: the left mirrors it
 *   l weight x,y …      pen line, smooth          k weight x,y …       pen line of straight pieces
 *   v x,y x,y width     leaf between two tips     d x y r x,y          drop with its tip
 *   g x y r weight      ring                      a x y r from to      slice of pie
 */
function readPlainShape([kind = '', ...words]: string[]): Region {
  switch (kind) {
    case 'c': {
      const [x, y, r] = numbers(words);
      return kit.circle(x!, y!, r!);
    }
    case 'e':
      return ellipse(numbers(words));
    case 'r': {
      const [x, y, w, h, radius] = numbers(words);
      return kit.rect(x!, y!, w!, h!, radius ?? 0);
    }
    case 'p':
      return kit.polygon(spots(words.slice(1)), Number(words[0]));
    case 'b':
      return closedCurve(words.map(readCorner));
    case 'B':
      return closedCurve(withLeftHalf(words.map(readCorner)));
    case 'l': {
      const [first, ...rest] = stopsOf(words.slice(1).map(readCorner), false);
      return kit.stroke(kit.curve(first!, ...rest), Number(words[0]));
    }
    case 'k': {
      const [first, ...rest] = spots(words.slice(1));
      return kit.stroke(kit.path(first!).line(...rest), Number(words[0]));
    }
    case 'v': {
      const [from, to] = spots(words.slice(0, 2));
      return kit.vesica(from!, to!, Number(words[2]));
    }
    case 'd': {
      const [x, y, r] = numbers(words.slice(0, 3));
      return kit.drop(x!, y!, r!, spots(words.slice(3))[0]!);
    }
    case 'g': {
      const [x, y, r, weight] = numbers(words);
      return kit.ring(x!, y!, r!, weight!);
    }
    case 'a': {
      const [x, y, r, from, to] = numbers(words);
      return kit.sector(x!, y!, r!, from!, to!);
    }
    default:
      throw new Error(`"${kind}" is no shape`);
  }
}

/** What may follow a shape: `m` (and its mirror image), `t degrees x,y`, `x count x,y` (copies round a point), `s by x,y`. */
function changed(region: Region, [how = '', ...words]: string[]): Region {
  const at = (word: string | undefined): [number, number] => (word ? spots([word])[0]! : [120, 120]);
  switch (how) {
    case 'm':
      return kit.both(region);
    case 't':
      return kit.turn(region, Number(words[0]), at(words[1]));
    case 'x':
      return kit.union(...kit.around(region, Number(words[0]), at(words[1])));
    case 's':
      return kit.scale(region, Number(words[0]), at(words[1]));
    default:
      throw new Error(`"${how}" changes nothing`);
  }
}

export function readShape(text: string): Region {
  const [plain, ...changes] = text.split('|').map((part) => part.trim().split(/\s+/));
  return changes.reduce(changed, readPlainShape(plain!));
}
