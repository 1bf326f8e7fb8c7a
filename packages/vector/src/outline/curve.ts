import type { Point } from '../flatten.ts';

/** One piece of an outline: what fonts (quadratics, cubics) and the drawing kit (lines, arcs) are made of. */
export type Curve =
  | { kind: 'line'; from: Point; to: Point }
  | { kind: 'quadratic'; from: Point; control: Point; to: Point }
  | { kind: 'cubic'; from: Point; first: Point; second: Point; to: Point }
  | { kind: 'arc'; from: Point; to: Point; center: Point; radius: number; sweep: number };

export const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function pointOn(curve: Curve, t: number): Point {
  const { from, to } = curve;
  if (t === 0) return from;
  if (t === 1) return to;
  switch (curve.kind) {
    case 'line':
      return mix(from, to, t);
    case 'quadratic':
      return mix(mix(from, curve.control, t), mix(curve.control, to, t), t);
    case 'cubic': {
      const inner = mix(curve.first, curve.second, t);
      return mix(mix(mix(from, curve.first, t), inner, t), mix(inner, mix(curve.second, to, t), t), t);
    }
    case 'arc': {
      const angle = Math.atan2(from.y - curve.center.y, from.x - curve.center.x) + curve.sweep * t;
      return {
        x: curve.center.x + curve.radius * Math.cos(angle),
        y: curve.center.y + curve.radius * Math.sin(angle),
      };
    }
  }
}

/** The stretch between two shares of a curve; start > end runs it backwards. */
export function partOf(curve: Curve, start: number, end: number): Curve {
  if (start > end) return reverse(partOf(curve, end, start));
  const [from, to] = [pointOn(curve, start), pointOn(curve, end)];
  switch (curve.kind) {
    case 'line':
      return { kind: 'line', from, to };
    case 'quadratic': {
      const [first, second] = [mix(curve.from, curve.control, start), mix(curve.control, curve.to, start)];
      return { kind: 'quadratic', from, control: mix(first, second, end), to };
    }
    case 'cubic': {
      const blossom = (a: number, b: number, c: number): Point => {
        const [p, q, r] = [
          mix(curve.from, curve.first, a),
          mix(curve.first, curve.second, a),
          mix(curve.second, curve.to, a),
        ];
        return mix(mix(p, q, b), mix(q, r, b), c);
      };
      return { kind: 'cubic', from, first: blossom(start, start, end), second: blossom(start, end, end), to };
    }
    case 'arc':
      return { ...curve, from, to, sweep: curve.sweep * (end - start) };
  }
}

export function reverse(curve: Curve): Curve {
  const ends = { from: curve.to, to: curve.from };
  switch (curve.kind) {
    case 'line':
    case 'quadratic':
      return { ...curve, ...ends };
    case 'cubic':
      return { ...curve, ...ends, first: curve.second, second: curve.first };
    case 'arc':
      return { ...curve, ...ends, sweep: -curve.sweep };
  }
}

const bow = (a: Point, b: Point, c: Point): number => Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y);

/** Equal steps in t that keep every chord within the tolerance. */
export function stepsFor(curve: Curve, tolerance: number): number {
  switch (curve.kind) {
    case 'line':
      return 1;
    case 'quadratic':
      return Math.max(1, Math.ceil(Math.sqrt(bow(curve.from, curve.control, curve.to) / 4 / tolerance)));
    case 'cubic': {
      const bend = Math.max(bow(curve.from, curve.first, curve.second), bow(curve.first, curve.second, curve.to));
      return Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance)));
    }
    case 'arc': {
      const turn = 2 * Math.acos(Math.max(0, 1 - tolerance / curve.radius));
      return Math.max(1, Math.ceil(Math.abs(curve.sweep) / turn));
    }
  }
}

const inside = (t: number): boolean => t > 0 && t < 1;

/** Shares at which a curve may reach furthest in x or y. */
export function turningShares(curve: Curve): number[] {
  switch (curve.kind) {
    case 'line':
      return [];
    case 'quadratic':
      return (['x', 'y'] as const)
        .map((axis) => {
          const bend = curve.from[axis] - 2 * curve.control[axis] + curve.to[axis];
          return (curve.from[axis] - curve.control[axis]) / bend;
        })
        .filter(inside);
    case 'cubic':
      return (['x', 'y'] as const).flatMap((axis) => {
        const [p, q, r, s] = [curve.from[axis], curve.first[axis], curve.second[axis], curve.to[axis]];
        const [a, b, c] = [s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p];
        if (Math.abs(a) < 1e-9) return [-c / b].filter(inside);
        const root = Math.sqrt(b * b - 4 * a * c);
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(inside);
      });
    case 'arc': {
      const start = Math.atan2(curve.from.y - curve.center.y, curve.from.x - curve.center.x);
      return Array.from({ length: 17 }, (_, i) => (((i - 8) * Math.PI) / 2 - start) / curve.sweep).filter(inside);
    }
  }
}
