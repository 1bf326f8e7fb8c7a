import { formatNumber, printPath, scaleOf } from '@markwright/vector';
import type { Ink, Piece } from '../layout/piece.ts';
import { clipServer, gradientServer } from './paint-servers.ts';

/** The colour an ink gets; null leaves it out. */
export type Paint = (ink: Ink) => string | null;

export const asDesigned: Paint = (ink) => ink.color;

function styleOf(ink: Ink, color: string): string {
  const opacity = ink.opacity === undefined || ink.opacity === 1 ? '' : ` opacity="${formatNumber(ink.opacity)}"`;
  if (ink.strokeWidth === undefined) return ` fill="${color}"${ink.evenOdd ? ' fill-rule="evenodd"' : ''}${opacity}`;
  const width = formatNumber(Math.max(0.01, ink.strokeWidth * scaleOf(ink.at)));
  return ` fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity}`;
}

/** Neighbouring letters of one colour become one path, as a designer would want to find them. */
export function printInks(inks: readonly Ink[], paint: Paint, mayJoin = false): string {
  let out = '';
  let open = '';
  for (const ink of inks) {
    const color = paint(ink);
    if (color === null) continue;
    const gradient = ink.gradient && color === ink.color ? gradientServer(ink.gradient) : undefined;
    const clip = ink.clip ? clipServer(ink.clip) : undefined;
    const style = styleOf(ink, gradient?.reference ?? color) + (clip ? ` clip-path="${clip.reference}"` : '');
    const joins = mayJoin && style === open && !ink.evenOdd && ink.opacity === undefined;
    if (!joins) out += `${out ? '"/>' : ''}${gradient?.definition ?? ''}${clip?.definition ?? ''}<path${style} d="`;
    out += printPath(ink.path, ink.at);
    open = style;
  }
  return out ? `${out}"/>` : '';
}

const isText = ({ role }: Piece) => role === 'name' || role === 'secondName' || role === 'slogan';

/** Each part as a group that says what it is. */
export const printPieces = (pieces: readonly Piece[], paint: Paint = asDesigned): string =>
  pieces.map((piece) => `<g data-part="${piece.role}">${printInks(piece.inks, paint, isText(piece))}</g>`).join('');
