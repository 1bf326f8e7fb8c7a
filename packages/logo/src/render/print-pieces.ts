import { scaleOf } from '../geometry/affine.ts';
import { formatNumber } from '../geometry/format-number.ts';
import { printPath } from '../geometry/path.ts';
import type { Ink, Piece } from '../layout/piece.ts';

type Style = { attributes: string; isStroke: boolean };

function styleOf(ink: Ink, color: string): Style {
  const opacity = ink.opacity === undefined || ink.opacity === 1 ? '' : ` opacity="${formatNumber(ink.opacity)}"`;
  if (ink.strokeWidth === undefined) {
    return { attributes: ` fill="${color}"${ink.evenOdd ? ' fill-rule="evenodd"' : ''}${opacity}`, isStroke: false };
  }
  const width = formatNumber(Math.max(0.01, ink.strokeWidth * scaleOf(ink.at)));
  return {
    attributes: ` fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity}`,
    isStroke: true,
  };
}

/** Neighbouring shapes of one style become one path, as a designer would want to find them. */
function printInks(inks: readonly Ink[], paint: (ink: Ink) => string, mayJoin: boolean): string {
  let out = '';
  let open = '';
  for (const ink of inks) {
    const { attributes } = styleOf(ink, paint(ink));
    const joins = mayJoin && attributes === open && !ink.evenOdd && ink.opacity === undefined;
    if (!joins) out += `${out ? '"/>' : ''}<path${attributes} d="`;
    out += printPath(ink.path, ink.at);
    open = attributes;
  }
  return out ? `${out}"/>` : '';
}

/** Each part as a group that says what it is. */
export function printPieces(pieces: readonly Piece[], paint: (ink: Ink) => string = (ink) => ink.color): string {
  return pieces
    .map((piece) => {
      const isText = piece.role === 'name' || piece.role === 'secondName' || piece.role === 'slogan';
      return `<g data-part="${piece.role}">${printInks(piece.inks, paint, isText)}</g>`;
    })
    .join('');
}
