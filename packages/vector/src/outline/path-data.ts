import { parsePath } from '../path.ts';
import svgpath from 'svgpath';
import type { Point } from '../flatten.ts';
import { apart, type Curve, partOf } from './curve.ts';
import type { Outline } from './outline.ts';

/** Thousandths of a unit on a canvas of 240. */
const round = (n: number): string => String(Math.round(n * 1e3) / 1e3 + 0);
const at = (p: Point): string => `${round(p.x)} ${round(p.y)}`;
/** Readers recompute an arc's center from its ends, which goes wrong near half circles: longer arcs are split. */
const LONGEST_ARC = Math.PI * 0.6;

export function printOutline(outline: Outline): string {
  return outline.map((ring) => `M${at(ring[0]!.from)}${ring.map(printCurve).join('')}Z`).join('');
}

function printCurve(curve: Curve): string {
  switch (curve.kind) {
    case 'line':
      return `L${at(curve.to)}`;
    case 'quadratic':
      return `Q${at(curve.control)} ${at(curve.to)}`;
    case 'cubic':
      return `C${at(curve.first)} ${at(curve.second)} ${at(curve.to)}`;
    case 'arc': {
      const pieces = Math.ceil(Math.abs(curve.sweep) / LONGEST_ARC);
      return Array.from({ length: pieces }, (_, i) => {
        const { to } = partOf(curve, i / pieces, (i + 1) / pieces);
        return `A${round(curve.radius)} ${round(curve.radius)} 0 0 ${curve.sweep > 0 ? 1 : 0} ${at(to)}`;
      }).join('');
    }
  }
}

/** Reads absolute or relative path data; open subpaths are closed unless told, as filling does. */
export function readOutline(data: string, open: 'closed' | 'as-drawn' = 'closed'): Outline {
  const path = parsePath(hasEllipses(data) ? svgpath(data).abs().unarc().toString() : data);
  const rings: Outline = [];
  let ring: Curve[] = [];
  let [pen, start]: [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let cursor = 0;
  const read = (): Point => ({ x: path.numbers[cursor++] ?? 0, y: path.numbers[cursor++] ?? 0 });
  const add = (curve: Curve): void => {
    if (curve.kind !== 'line' || apart(curve.from, curve.to) > 1e-9) ring.push(curve);
    pen = curve.to;
  };
  const finish = (close: boolean): void => {
    if (close && apart(pen, start) > 1e-6) add({ kind: 'line', from: pen, to: start });
    if (ring.length > 0) rings.push(ring);
    ring = [];
  };
  for (const command of path.commands) {
    if (command === 'M') {
      finish(open === 'closed');
      pen = start = read();
    } else if (command === 'L') add({ kind: 'line', from: pen, to: read() });
    else if (command === 'Q') add({ kind: 'quadratic', from: pen, control: read(), to: read() });
    else if (command === 'C') add({ kind: 'cubic', from: pen, first: read(), second: read(), to: read() });
    else if (command === 'A') {
      const [radius = 0, , , large = 0, sweep = 0] = path.numbers.subarray(cursor, cursor + 5);
      cursor += 5;
      add(arcBetween(pen, read(), radius, large === 1, sweep === 1));
    } else {
      finish(true);
      pen = start;
    }
  }
  finish(open === 'closed');
  return rings;
}

function hasEllipses(data: string): boolean {
  const { commands, numbers } = parsePath(data);
  let cursor = 0;
  for (const command of commands) {
    if (command === 'A' && Math.abs((numbers[cursor] ?? 0) - (numbers[cursor + 1] ?? 0)) > 1e-6) return true;
    cursor += { M: 2, L: 2, Q: 4, C: 6, A: 7 }[command] ?? 0;
  }
  return false;
}

/** The SVG endpoint form turned into center and sweep. */
function arcBetween(from: Point, to: Point, given: number, large: boolean, clockwise: boolean): Curve {
  const half = apart(from, to) / 2;
  if (half < 1e-9 || given < 1e-9) return { kind: 'line', from, to };
  const radius = Math.max(given, half);
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large === clockwise ? -1 : 1);
  const [ux, uy] = [(to.x - from.x) / (2 * half), (to.y - from.y) / (2 * half)];
  const center = { x: (from.x + to.x) / 2 - uy * height, y: (from.y + to.y) / 2 + ux * height };
  const [start, end] = [Math.atan2(from.y - center.y, from.x - center.x), Math.atan2(to.y - center.y, to.x - center.x)];
  const turn = Math.PI * 2;
  const sweep = clockwise ? (end - start + turn) % turn : -((start - end + turn) % turn);
  return { kind: 'arc', from, to, center, radius, sweep };
}
