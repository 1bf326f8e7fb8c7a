import {
  ARTBOARD,
  layOut,
  printWatermark,
  renderConstruction,
  type Box,
  type LogoDoc,
  type Outlines,
  type PlacedLogo,
} from '@markwright/logo';
import { apart, cornerNodes, type Point } from './corner-nodes.ts';

const FRAME = { width: 396, height: 256 };
const NODE = 6;
const NODES_APART = 11;
/** A brush has hundreds of corners: all of them would hide the drawing. */
const NODES_MOST = 70;

/**
 * The frame round the mark, with the beginning of the name beside it; round the name's beginning where there is no mark.
 * Where the name stands below, both are in it whole: letters cut along their middle look like a mistake.
 */
function frameOf({ pieces, box }: PlacedLogo): Box {
  const mark = pieces.find(({ role }) => role === 'mark')?.ink;
  const name = pieces.find(({ role }) => role === 'name')?.ink ?? box;
  if (mark && name.y > mark.y + mark.height * 0.8) return frameAround(mark, name);
  const height = mark ? mark.height / 0.74 : name.height / 0.56;
  const width = (height * FRAME.width) / FRAME.height;
  const { x, y, height: down } = mark ?? name;
  return { x: x - width * 0.07, y: y + (down - height) / 2, width, height };
}

function frameAround(mark: Box, name: Box): Box {
  const left = Math.min(mark.x, name.x);
  const across = Math.max(mark.x + mark.width, name.x + name.width) - left;
  const down = name.y + name.height - mark.y;
  const height = Math.max(down / 0.86, ((across / 0.9) * FRAME.height) / FRAME.width);
  const width = (height * FRAME.width) / FRAME.height;
  return { x: left + (across - width) / 2, y: mark.y + (down - height) / 2, width, height };
}

/**
 * The logo as a drawing programme shows it, from near: outlines, the circles it was made of, handles at the corners.
 * It is a picture of what the vector package is, and of no use as the file itself.
 */
export function drawOpened(doc: LogoDoc, outlines: Outlines, bought: boolean): string {
  const placed = layOut(doc, outlines, ARTBOARD);
  const frame = frameOf(placed);
  const { x: left, y: top, width, height } = frame;
  const cover = bought ? '' : printWatermark(frame, { ground: '#ffffff', ink: doc.name.color }, 'mw-opened', 'quiet');
  const pixel = width / FRAME.width;
  const half = (NODE * pixel) / 2;
  const corners = placed.pieces
    .filter(({ role }) => role !== 'ornament')
    .flatMap(({ inks }) => inks.flatMap(cornerNodes));
  const handles = fewEnough(corners, NODES_APART * pixel).map(
    ({ x, y }) => `M${x - half} ${y - half}h${half * 2}v${half * 2}h${-half * 2}z`,
  );
  return renderConstruction(doc, { outlines, pixel, background: '#ffffff' })
    .replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, `viewBox="${left} ${top} ${width} ${height}"`)
    .replace(STRONG_CIRCLES, QUIET_CIRCLES)
    .replace(
      '</svg>',
      `<path d="${handles.join('')}" fill="#ffffff" stroke="#ff6000" stroke-width="${1.2 * pixel}"/>${cover}</svg>`,
    );
}

function fewEnough(corners: readonly Point[], gap: number): readonly Point[] {
  const kept = apart(corners, gap);
  return kept.length > NODES_MOST ? fewEnough(kept, gap * 1.5) : kept;
}

/** Here the outlines are the subject; the circles stand back. */
const STRONG_CIRCLES = 'stroke-opacity="0.85"';
const QUIET_CIRCLES = 'stroke-opacity="0.4"';
