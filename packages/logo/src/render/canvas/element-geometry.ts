import { compose, place, placeTurned } from '@markwright/vector';
import type { Affine } from '@markwright/vector';
import type { DrawingElement } from './read-drawing.ts';

export const numberOf = (element: DrawingElement, name: string): number => Number(element.attributes[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;

export function rectPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}z`
  );
}

/** Path data of a basic shape; undefined for elements that are none. */
export function outlineOf(element: DrawingElement): string | undefined {
  const of = (name: string) => numberOf(element, name);
  switch (element.tag) {
    case 'path':
      return element.attributes.d;
    case 'rect':
      return rectPath(of('x'), of('y'), of('width'), of('height'), of('rx'));
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    default:
      return undefined;
  }
}

const NOWHERE = place(1, 0, 0);

function readStep(step: string): Affine {
  const [kind = '', list = ''] = step.split('(');
  const [first = 0, second] = list.split(/[ ,]+/).map(Number);
  switch (kind.trim()) {
    case 'translate':
      return place(1, first, second ?? 0);
    case 'scale':
      return { ...place(first, 0, 0), d: second ?? first };
    case 'rotate':
      return placeTurned(1, (first * Math.PI) / 180, 0, 0);
    default:
      throw new Error(`The engine prints no transform called ${kind}`);
  }
}

/** `translate(…) rotate(…) scale(…)` as one matrix. */
export const readTransform = (text: string | undefined): Affine =>
  text ? text.split(')').slice(0, -1).map(readStep).reduce(compose, NOWHERE) : NOWHERE;

/** Where the point of the plane that lands on x, y came from. */
export function mapBack({ a, b, c, d, e, f }: Affine, x: number, y: number): { x: number; y: number } {
  const determinant = a * d - b * c;
  return {
    x: (d * (x - e) - c * (y - f)) / determinant,
    y: (a * (y - f) - b * (x - e)) / determinant,
  };
}
