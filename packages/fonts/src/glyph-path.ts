import type { Box, PlacedGlyph } from '@markwright/vector';

/** A drawing command as harfbuzz reports it: font units, y up, absolute. */
type DrawCommand = { type: string; values: number[] };

export type GlyphOutline = Pick<PlacedGlyph, 'path' | 'outline' | 'ink'>;

export function moveCommands(commands: readonly DrawCommand[], dx: number, dy: number): DrawCommand[] {
  return commands.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value + (index % 2 === 0 ? dx : dy)),
  }));
}

/** Turns drawing commands to y-down whole numbers, as path data and as numbers, and their exact ink box. */
export function outlineOf(drawn: readonly DrawCommand[]): GlyphOutline {
  const bounds = new InkBounds();
  const numbers: number[] = [];
  let commands = '';
  let path = '';
  for (const { type, values } of drawn) {
    commands += type;
    path += type;
    const start = numbers.length;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      const whole = Math.round(index % 2 === 0 ? value : 0 - value);
      numbers.push(whole);
      path += index === 0 ? whole : ` ${whole}`;
    }
    bounds.add(numbers, start);
  }
  return { path, outline: { commands, numbers: Float64Array.from(numbers) }, ink: bounds.box() };
}

/** Grows over line and curve segments; control points count only as far as the curve really reaches. */
class InkBounds {
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;
  private penX = 0;
  private penY = 0;

  /** Takes in the points from `start` to the end of the row. */
  add(numbers: readonly number[], start: number) {
    if (numbers.length - start < 2) return;
    const endX = numbers.at(-2) ?? 0;
    const endY = numbers.at(-1) ?? 0;
    // A lone point is a move or the end of a line: its start is already inside, or is not ink.
    this.reach(endX, endY);
    if (this.hasPointOutside(numbers, start)) {
      const points = [this.penX, this.penY, ...numbers.slice(start)];
      const xs = curveReach(points.filter((_, index) => index % 2 === 0));
      const ys = curveReach(points.filter((_, index) => index % 2 === 1));
      for (const x of xs) this.reach(x, endY);
      for (const y of ys) this.reach(endX, y);
    }
    this.penX = endX;
    this.penY = endY;
  }

  /** A curve stays within its control points, so most need no more than this. */
  private hasPointOutside(numbers: readonly number[], start: number): boolean {
    for (let index = start; index < numbers.length - 2; index += 2) {
      const x = numbers[index] ?? 0;
      const y = numbers[index + 1] ?? 0;
      if (x < this.left || x > this.right || y < this.top || y > this.bottom) return true;
    }
    return false;
  }

  private reach(x: number, y: number) {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
    if (y < this.top) this.top = y;
    if (y > this.bottom) this.bottom = y;
  }

  box(): Box | null {
    if (this.left > this.right) return null;
    const x = Math.floor(this.left);
    const y = Math.floor(this.top);
    return { x, y, width: Math.ceil(this.right) - x, height: Math.ceil(this.bottom) - y };
  }
}

/** The ends of a Bézier curve on one axis and the extremes between them. */
function curveReach(values: readonly number[]): number[] {
  const reach = [values[0] ?? 0, values.at(-1) ?? 0];
  for (const t of extremes(values)) if (t > 0 && t < 1) reach.push(bezierAt(values, t));
  return reach;
}

function extremes(values: readonly number[]): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (values.length === 3) {
    const bend = a - 2 * b + c;
    return bend === 0 ? [] : [(a - b) / bend];
  }
  const cubic = d - 3 * c + 3 * b - a;
  const square = 2 * (c - 2 * b + a);
  const linear = b - a;
  if (cubic === 0) return square === 0 ? [] : [-linear / square];
  const discriminant = square * square - 4 * cubic * linear;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-square + root) / (2 * cubic), (-square - root) / (2 * cubic)];
}

/** De Casteljau: repeated mixing of neighbours. */
export function bezierAt(values: readonly number[], t: number): number {
  let mixed = [...values];
  while (mixed.length > 1) mixed = mixed.slice(1).map((value, index) => (mixed[index] ?? 0) * (1 - t) + value * t);
  return mixed[0] ?? 0;
}
