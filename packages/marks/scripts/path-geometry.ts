import SvgPath from 'svgpath';

export type Bounds = { left: number; top: number; right: number; bottom: number };

type Segment = (string | number)[];

/**
 * Absolute M L C Q Z only, scaled. Arcs become cubics and shorthands are spelled out, so that everything
 * downstream (bounds, offsets, warps) needs to know five commands.
 */
export function plainPath(d: string, transform: string, scale: number): string {
  const source = SvgPath.from(d).abs().unshort();
  if (transform) source.transform(transform);
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const out: string[] = [];
  const round = (n: number) => String(Math.round(n * 10) / 10);
  source
    .scale(scale)
    .unarc()
    .abs()
    .iterate((segment: Segment) => {
      const command = String(segment[0]);
      const args = segment.slice(1).map(Number);
      if (command === 'H') out.push(`L${round(args[0]!)} ${round(y)}`);
      else if (command === 'V') out.push(`L${round(x)} ${round(args[0]!)}`);
      else out.push(command + args.map(round).join(' '));
      if (command === 'H') x = args[0]!;
      else if (command === 'V') y = args[0]!;
      else if (command === 'Z') [x, y] = [startX, startY];
      else [x, y] = [args.at(-2)!, args.at(-1)!];
      if (command === 'M') [startX, startY] = [x, y];
    });
  return out.join('').replace(/ -/g, '-');
}

/** Parameter values where a cubic turns in one dimension. */
function cubicTurns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = 3 * (-p0 + 3 * p1 - 3 * p2 + p3);
  const b = 6 * (p0 - 2 * p1 + p2);
  const c = 3 * (p1 - p0);
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  return root < 0 ? [] : [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

function cubicAt(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** Exact bounds of plain path data: curve extremes, not control points. */
export function pathBounds(d: string): Bounds {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const reach = (x: number, y: number) => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  let [x, y] = [0, 0];
  SvgPath.from(d).iterate((segment: Segment) => {
    const args = segment.slice(1).map(Number);
    if (segment[0] === 'C' || segment[0] === 'Q') {
      const [x1, y1] = [args[0]!, args[1]!];
      const [endX, endY] = [args.at(-2)!, args.at(-1)!];
      const cubic = segment[0] === 'C';
      const c1 = cubic ? [x1, y1] : [x + (2 / 3) * (x1 - x), y + (2 / 3) * (y1 - y)];
      const c2 = cubic ? [args[2]!, args[3]!] : [endX + (2 / 3) * (x1 - endX), endY + (2 / 3) * (y1 - endY)];
      const turns = [...cubicTurns(x, c1[0]!, c2[0]!, endX), ...cubicTurns(y, c1[1]!, c2[1]!, endY)];
      for (const t of turns) {
        if (t > 0 && t < 1) reach(cubicAt(t, x, c1[0]!, c2[0]!, endX), cubicAt(t, y, c1[1]!, c2[1]!, endY));
      }
      reach(endX, endY);
    } else if (segment[0] !== 'Z') {
      reach(args.at(-2)!, args.at(-1)!);
    }
    if (args.length > 0) [x, y] = [args.at(-2)!, args.at(-1)!];
  });
  return bounds;
}
