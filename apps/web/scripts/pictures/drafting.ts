import { round } from './studio.ts';

export const INK = '#17130F';
export const ORANGE = '#FF6000';
export const HAIR = '#D9D0C3';

type Paint = { stroke?: string; opacity?: number; width?: number; fill?: string; dash?: string };

/** A line of the drawing; one pixel of orange at part strength unless told otherwise. */
export const line = (d: string, { stroke = ORANGE, opacity = 1, width = 1, fill = 'none', dash }: Paint = {}): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"` +
  `${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

export const circle = (x: number, y: number, radius: number, opacity = 0.7): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${ORANGE}" stroke-opacity="${opacity}"/>`;

export const cross = (x: number, y: number, arm = 3): string =>
  line(`M${round(x - arm)} ${round(y)}h${2 * arm}M${round(x)} ${round(y - arm)}v${2 * arm}`);

/** White squares on the corners of an outline. Curves' handles are left out: too many nodes read as dirt. */
export function nodes(points: readonly { x: number; y: number }[], size = 4): string {
  const half = size / 2;
  const d = points.map(({ x, y }) => `M${round(x - half)} ${round(y - half)}h${size}v${size}h${-size}z`).join('');
  return `<path d="${d}" fill="#fff" stroke="${INK}"/>`;
}

/** End points of every segment of absolute path data, close ones once. */
export function cornersOf(d: string, apart = 6): { x: number; y: number }[] {
  const kept: { x: number; y: number }[] = [];
  for (const [, letter, numbers = ''] of d.matchAll(/([MLQCA])([^MLQCAZ]*)/g)) {
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const step = { M: 2, L: 2, Q: 4, C: 6, A: 7 }[letter ?? 'M'] ?? 2;
    for (let end = step; end <= values.length; end += step) {
      const point = { x: values[end - 2] ?? 0, y: values[end - 1] ?? 0 };
      if (kept.every(({ x, y }) => Math.hypot(point.x - x, point.y - y) > apart)) kept.push(point);
    }
  }
  return kept;
}

/** Font contours overlap; a corner that lies inside another contour is no corner of the letter. */
export function outerCornersOf(d: string, apart: number): { x: number; y: number }[] {
  const contours = d.split(/(?=M)/).map((contour) => cornersOf(contour, 0));
  return cornersOf(d, apart).filter(({ x, y }) => {
    const around = contours.filter(
      (contour) => encloses(contour, x + 0.01, y + 0.01) && encloses(contour, x - 0.01, y - 0.01),
    );
    return around.length === 0;
  });
}

function encloses(contour: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  contour.forEach((from, index) => {
    const to = contour[(index + 1) % contour.length] ?? from;
    const crosses = from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
    if (crosses) inside = !inside;
  });
  return inside;
}

export const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export function grid(x: number, y: number, width: number, height: number, step: number): string {
  let d = '';
  for (let at = 0; at <= width + 0.1; at += step) d += `M${round(x + at)} ${y}v${height}`;
  for (let at = 0; at <= height + 0.1; at += step) d += `M${x} ${round(y + at)}h${width}`;
  return line(d, { stroke: HAIR, opacity: 0.7 });
}
