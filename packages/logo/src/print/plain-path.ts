import { mapPoint } from '@markwright/vector';
import type { Affine, Path, Point } from '@markwright/vector';

/** The third of the way that turns a quadratic's control point into a cubic's. */
const towards = (from: Point, to: Point): Point => ({
  x: from.x + (2 / 3) * (to.x - from.x),
  y: from.y + (2 / 3) * (to.y - from.y),
});

type Curve = readonly [Point, Point, Point];

/** An SVG end-point arc as cubics of a quarter turn at most. */
function arcCurves(from: Point, to: Point, [rx0, ry0, turn, large, sweep]: readonly number[]): Curve[] {
  let [rx, ry] = [Math.abs(rx0 ?? 0), Math.abs(ry0 ?? 0)];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  const phi = ((turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const under = Math.max(0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2) / ((rx * py) ** 2 + (ry * px) ** 2 || 1);
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(under);
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const center = { x: cos * qx - sin * qy + (from.x + to.x) / 2, y: sin * qx + cos * qy + (from.y + to.y) / 2 };
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  const at = (x: number, y: number): Point => ({
    x: cos * rx * x - sin * ry * y + center.x,
    y: sin * rx * x + cos * ry * y + center.y,
  });
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + step * index, start + step * (index + 1)];
    return [
      at(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      at(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      index === count - 1 ? to : at(Math.cos(b), Math.sin(b)),
    ] as const;
  });
}

/** The same path after `at` in M, L, C and Z alone: what every drawing format has. */
export function plainPath({ commands, numbers }: Path, at: Affine): Path {
  let plain = '';
  const out: number[] = [];
  let cursor = 0;
  let last: Point = { x: 0, y: 0 };
  const read = (): number => numbers[cursor++] ?? 0;
  const readPoint = (): Point => ({ x: read(), y: read() });
  const write = (command: string, points: readonly Point[]) => {
    plain += command;
    for (const { x, y } of points) {
      const mapped = mapPoint(at, x, y);
      out.push(mapped.x, mapped.y);
    }
    last = points.at(-1) ?? last;
  };
  for (const command of commands) {
    if (command === 'M' || command === 'L') write(command, [readPoint()]);
    else if (command === 'C') write('C', [readPoint(), readPoint(), readPoint()]);
    else if (command === 'Q') {
      const [control, to] = [readPoint(), readPoint()];
      write('C', [towards(last, control), towards(to, control), to]);
    } else if (command === 'A') {
      const shape = [read(), read(), read(), read(), read()];
      for (const curve of arcCurves(last, readPoint(), shape)) write('C', curve);
    } else plain += 'Z';
  }
  return { commands: plain, numbers: Float64Array.from(out) };
}
