import type { Ink, Piece } from '../layout/piece.ts';
import { printInks } from './print-pieces.ts';
import type { Paint } from './print-pieces.ts';

/**
 * One colour on nothing: what was painted in the ground's colour becomes a real hole. Every hole cuts
 * what lies under it and nothing that comes after, so masks are nested in painting order.
 */
export function printWithHoles(
  pieces: readonly Piece[],
  paint: Paint,
  isHole: (ink: Ink) => boolean,
  id: string,
): string {
  let body = '';
  let masks = 0;
  let holes: Ink[] = [];
  const cut = () => {
    if (holes.length === 0) return;
    masks += 1;
    const mask = `${id}-${masks}`;
    body =
      `<mask id="${mask}" maskUnits="userSpaceOnUse" x="-100%" y="-100%" width="300%" height="300%">` +
      `<rect x="-100%" y="-100%" width="300%" height="300%" fill="#fff"/>${printInks(holes, () => '#000')}</mask>` +
      `<g mask="url(#${mask})">${body}</g>`;
    holes = [];
  };
  for (const ink of pieces.flatMap((piece) => piece.inks)) {
    if (isHole(ink)) {
      holes.push(ink);
      continue;
    }
    cut();
    body += printInks([ink], paint);
  }
  cut();
  return body;
}
