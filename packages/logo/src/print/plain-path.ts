import { cubicControl, ellipseOfArc, mapPoint } from '@markwright/vector';
import type { Affine, Path, Point } from '@markwright/vector';

type Curve = readonly [Point, Point, Point];

/** An SVG end-point arc as cubics of a quarter turn at most. */
function arcCurves(from: Point, to: Point, shape: readonly number[]): Curve[] {
  const arc = ellipseOfArc(from, to, shape);
  if (!arc) return [[from, to, to]];
  const { start, span, at } = arc;
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
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
      write('C', [cubicControl(last, control), cubicControl(to, control), to]);
    } else if (command === 'A') {
      const shape = [read(), read(), read(), read(), read()];
      for (const curve of arcCurves(last, readPoint(), shape)) write('C', curve);
    } else plain += 'Z';
  }
  return { commands: plain, numbers: Float64Array.from(out) };
}
