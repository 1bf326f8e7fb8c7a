import { contrast, drawNameApart, type LogoDoc, type Outlines } from '@markwright/logo';
import { drawPixels } from '@markwright/raster/small-picture';

const WIDTH = 1000;
/** Where a pixel of the name stands out from what lies under it. */
const CONTRAST_MIN = 2;
/** Of the name's pixels so many must stand out: the rest are thin edges, or decoration. */
const READ_SHARE = 0.6;
const DARK = 128;

/**
 * Whether the name is read in the picture: it is drawn with and without it, and what differs is set against the name's own
 * pixels. So it does not matter how a name is hidden: by its colour, by an effect, or by something that lies over it.
 */
export function isNameRead(doc: LogoDoc, outlines: Outlines): boolean {
  const { whole, without, alone } = drawNameApart(doc, outlines);
  // A few layouts draw the name as a picture.
  if (!alone) return true;
  const [shown, hidden, name] = [whole, without, alone].map(draw) as [Uint8Array, Uint8Array, Uint8Array];
  let written = 0;
  let read = 0;
  for (let at = 0; at < name.length; at += 4) {
    if ((name[at] ?? 255) < DARK) written += 1;
    if (isSeen(shown, hidden, at)) read += 1;
  }
  return written > 0 && read >= READ_SHARE * written;
}

const draw = (svg: string): Uint8Array => drawPixels(svg, WIDTH);

function isSeen(one: Uint8Array, other: Uint8Array, at: number): boolean {
  if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) return false;
  return contrast(hexAt(one, at), hexAt(other, at)) >= CONTRAST_MIN;
}

const hexAt = (pixels: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
