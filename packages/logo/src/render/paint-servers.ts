import { formatNumber as n, hashText, pathOfRows, place, printPath } from '@markwright/vector';
import type { Point } from '@markwright/vector';
import type { InkGradient } from '../layout/piece.ts';

/** A definition and the reference to it. Ids come from the content, so equal ones may stand in one page twice. */
type PaintServer = { definition: string; reference: string };

const server = (tag: string, prefix: string, attributes: string, inner: string): PaintServer => {
  const id = `mw${prefix}${hashText(attributes + inner).toString(36)}`;
  return { definition: `<${tag} id="${id}"${attributes}>${inner}</${tag}>`, reference: `url(#${id})` };
};

export function gradientServer({ from, to, stops, isRadial }: InkGradient): PaintServer {
  const inner = stops
    .map(({ at, color, opacity }) => {
      const seen = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${n(opacity)}"`;
      return `<stop offset="${n(at)}" stop-color="${color}"${seen}/>`;
    })
    .join('');
  if (isRadial) {
    const radius = Math.hypot(to.x - from.x, to.y - from.y);
    const place = ` gradientUnits="userSpaceOnUse" cx="${n(from.x)}" cy="${n(from.y)}" r="${n(radius)}"`;
    return server('radialGradient', 'r', place, inner);
  }
  const line = ` gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}"`;
  return server('linearGradient', 'l', line, inner);
}

export const clipServer = (rows: readonly (readonly Point[])[]): PaintServer =>
  server('clipPath', 'c', '', `<path d="${printPath(pathOfRows(rows), place(1, 0, 0))}"/>`);
