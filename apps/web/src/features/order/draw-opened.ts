import { ARTBOARD, layOut, renderConstruction, type LogoDoc, type Outlines } from '@markwright/logo';
import { apart, cornerNodes } from './corner-nodes.ts';

const FRAME = { width: 396, height: 256 };
/** How much of the logo's width the frame shows: near enough to see single nodes. */
const SHOWN_SHARE = 0.62;
const NODE = 6;
const NODES_APART = 11;

/**
 * The logo as a drawing programme shows it, near its beginning: outlines, the circles it was made of, handles at the
 * corners. It is a picture of what the vector package is, and of no use as the file itself.
 */
export function drawOpened(doc: LogoDoc, outlines: Outlines): string {
  const { pieces, box } = layOut(doc, outlines, ARTBOARD);
  const width = Math.max(box.width * SHOWN_SHARE, (box.height * SHOWN_SHARE * FRAME.width) / FRAME.height);
  const height = (width * FRAME.height) / FRAME.width;
  const pixel = width / FRAME.width;
  const left = box.x - width * 0.06;
  const top = box.y + (box.height - height) / 2;
  const handles = apart(
    pieces.filter(({ role }) => role !== 'ornament').flatMap(({ inks }) => inks.flatMap(cornerNodes)),
    NODES_APART * pixel,
  ).map(({ x, y }) => {
    const half = (NODE * pixel) / 2;
    return `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}z`;
  });
  return renderConstruction(doc, { outlines, pixel, background: '#ffffff' })
    .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`)
    .replace(
      '</svg>',
      `<path d="${handles.join('')}" fill="#ffffff" stroke="#ff6000" stroke-width="${1.2 * pixel}"/></svg>`,
    );
}
