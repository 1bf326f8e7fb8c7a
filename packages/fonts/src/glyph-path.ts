import type { Box } from './outlines.ts';

/** A drawing command as harfbuzz reports it: font units, y up, absolute. */
export type DrawCommand = { type: string; values: number[] };

export type GlyphOutline = { path: string; ink: Box | null };

export function moveCommands(commands: readonly DrawCommand[], dx: number, dy: number): DrawCommand[] {
  return commands.map(({ type, values }) => ({
    type,
    values: values.map((value, index) => value + (index % 2 === 0 ? dx : dy)),
  }));
}

/** Turns drawing commands to y-down integer path data and its exact ink box. */
export function outlineOf(commands: readonly DrawCommand[]): GlyphOutline {
  const bounds = new InkBounds();
  let path = '';
  for (const { type, values } of commands) {
    path += type;
    const points: number[] = [];
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      points.push(Math.round(index % 2 === 0 ? value : 0 - value));
      path += index === 0 ? points[index] : ` ${points[index]}`;
    }
    bounds.add(points);
  }
  return { path, ink: bounds.box() };
}

/** Grows over line and curve segments; control points count only as far as the curve really reaches. */
class InkBounds {
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;
  private penX = 0;
  private penY = 0;

  add(points: readonly number[]) {
    if (points.length < 2) return;
    const endX = points.at(-2) ?? 0;
    const endY = points.at(-1) ?? 0;
    // A lone point is a move or the end of a line: its start is already inside, or is not ink.
    this.reachX(endX);
    this.reachY(endY);
    if (points.length > 2) {
      for (const x of curveReach([this.penX, ...points.filter((_, index) => index % 2 === 0)])) this.reachX(x);
      for (const y of curveReach([this.penY, ...points.filter((_, index) => index % 2 === 1)])) this.reachY(y);
    }
    this.penX = endX;
    this.penY = endY;
  }

  private reachX(x: number) {
    if (x < this.left) this.left = x;
    if (x > this.right) this.right = x;
  }

  private reachY(y: number) {
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
