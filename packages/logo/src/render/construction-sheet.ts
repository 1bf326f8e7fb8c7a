import type { LogoDoc } from '../document/logo-doc.ts';
import {
  bottom,
  formatNumber as n,
  growBox,
  mapPoint,
  mixColors,
  printPath,
  right,
  scaleOf,
  type Box,
  type Outlines,
} from '@markwright/vector';
import type { Affine } from '@markwright/vector';
import { layOut } from '../placing/lay-out.ts';
import { ARTBOARD } from '../layout/placed-logo.ts';
import type { Artboard, PlacedLogo } from '../layout/placed-logo.ts';
import type { Ink } from '../layout/piece.ts';
import type { Construction } from '../mark/mark-drawing.ts';
import { groundRect, svgOpening } from './render-svg.ts';
import { isHole } from './tones.ts';

type ConstructionOptions = {
  outlines: Outlines;
  size?: Artboard;
  /** Width of one screen pixel in artboard units: lines are one pixel thick. */
  pixel?: number;
  background?: string;
  /** Only the guides that belong to the logo, to lie under its picture: no grid, no outlines. */
  guidesOnly?: boolean;
};

const ORANGE = '#ff6000';
const INK = '#17130f';
const PAPER = '#faf7f2';
/** The grid 方格 divides the clear space x into this many squares. */
const SQUARES_PER_X = 2;

const arcPoint = (cx: number, cy: number, r: number, degrees: number) => ({
  x: cx + r * Math.cos((degrees * Math.PI) / 180),
  y: cy + r * Math.sin((degrees * Math.PI) / 180),
});

/** A primitive of the mark where the mark stands now. */
function printPrimitive(part: Construction, at: Affine): string {
  const scale = scaleOf(at);
  switch (part.kind) {
    case 'circle': {
      const center = mapPoint(at, part.cx, part.cy);
      return `<circle cx="${n(center.x)}" cy="${n(center.y)}" r="${n(part.r * scale)}"/>`;
    }
    case 'arc': {
      const from = arcPoint(part.cx, part.cy, part.r, part.from);
      const to = arcPoint(part.cx, part.cy, part.r, part.to);
      const [start, end] = [mapPoint(at, from.x, from.y), mapPoint(at, to.x, to.y)];
      const sweep = part.to > part.from ? 1 : 0;
      const large = Math.abs(part.to - part.from) > 180 ? 1 : 0;
      const radius = n(part.r * scale);
      return `<path d="M${n(start.x)} ${n(start.y)}A${radius} ${radius} 0 ${large} ${sweep} ${n(end.x)} ${n(end.y)}"/>`;
    }
    case 'line': {
      const [start, end] = [mapPoint(at, part.x1, part.y1), mapPoint(at, part.x2, part.y2)];
      return `<path d="M${n(start.x)} ${n(start.y)}L${n(end.x)} ${n(end.y)}"/>`;
    }
    case 'rect': {
      const corner = mapPoint(at, part.x, part.y);
      const radius = part.radius ? ` rx="${n(part.radius * scale)}"` : '';
      return `<rect x="${n(corner.x)}" y="${n(corner.y)}" width="${n(part.width * scale)}" height="${n(part.height * scale)}"${radius}/>`;
    }
  }
}

function printCenters(parts: readonly Construction[], at: Affine, arm: number): string {
  const crosses = parts.flatMap((part) => {
    if (part.kind !== 'circle' && part.kind !== 'arc') return [];
    const { x, y } = mapPoint(at, part.cx, part.cy);
    return [`M${n(x - arm)} ${n(y)}L${n(x + arm)} ${n(y)}M${n(x)} ${n(y - arm)}L${n(x)} ${n(y + arm)}`];
  });
  return crosses.length > 0 ? `<path d="${crosses.join('')}"/>` : '';
}

const rectOf = ({ x, y, width, height }: Box, attributes: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes}/>`;

/** Squares of half the clear space, counted from the lockup's corner so that they mean something. */
function printGrid({ artboard, box, clearSpace }: PlacedLogo): string {
  const step = clearSpace / SQUARES_PER_X;
  let d = '';
  for (let x = box.x % step; x <= artboard.width; x += step) d += `M${n(x)} 0L${n(x)} ${n(artboard.height)}`;
  for (let y = box.y % step; y <= artboard.height; y += step) d += `M0 ${n(y)}L${n(artboard.width)} ${n(y)}`;
  return `<path d="${d}"/>`;
}

/** Lines through the ink's edges, from one side of the sheet to the other. */
function printInkLines({ artboard, pieces }: PlacedLogo): string {
  const [xs, ys] = [new Set<string>(), new Set<string>()];
  for (const { role, ink } of pieces) {
    if (role === 'ornament') continue;
    xs.add(n(ink.x)).add(n(right(ink)));
    ys.add(n(ink.y)).add(n(bottom(ink)));
  }
  const across = [...ys].map((y) => `M0 ${y}L${n(artboard.width)} ${y}`);
  const down = [...xs].map((x) => `M${x} 0L${x} ${n(artboard.height)}`);
  return `<path d="${[...across, ...down].join('')}"/>`;
}

/**
 * A shape as an outline: its line lies under its fill, so contours that overlap inside a letter do not show.
 */
function printOutlined(inks: readonly Ink[], ground: string, pixel: number, background: string): string {
  const paper = background === 'transparent' ? PAPER : background;
  return inks
    .filter((ink) => !ink.isDecoration)
    .map((ink) => {
      const d = printPath(ink.path, ink.at);
      const body = isHole(ink, ground) ? paper : mixColors(paper, INK, 0.07);
      const line = pixel * 2.2;
      if (ink.strokeWidth === undefined) {
        const rule = ink.evenOdd ? ' fill-rule="evenodd"' : '';
        return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${n(line)}" stroke-linejoin="round"/><path d="${d}" fill="${body}"${rule}/>`;
      }
      const width = ink.strokeWidth * scaleOf(ink.at);
      const stroke = (color: string, by: number) =>
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(by)}" stroke-linecap="round" stroke-linejoin="round"/>`;
      return stroke(INK, width + line) + stroke(body, width);
    })
    .join('');
}

/** 方格制图: the logo as outline, with grid, ink lines, clear space and the circles its mark was made of. */
export function renderConstruction(doc: LogoDoc, options: ConstructionOptions): string {
  const { outlines, size = ARTBOARD, pixel = 1, background = PAPER, guidesOnly = false } = options;
  const placed = layOut(doc, outlines, size);
  const { pieces, box, clearSpace } = placed;
  const clear = growBox(box, clearSpace);
  const markAt = pieces.find((piece) => piece.markAt)?.markAt;
  const parts = doc.mark?.drawing.construction ?? [];
  const primitives = markAt
    ? parts.map((part) => printPrimitive(part, markAt)).join('') + printCenters(parts, markAt, pixel * 4)
    : '';
  const line = (opacity: number, inner: string, extra = '') =>
    inner
      ? `<g fill="none" stroke="${ORANGE}" stroke-opacity="${opacity}" stroke-width="${n(pixel)}"${extra}>${inner}</g>`
      : '';
  return [
    svgOpening(size, doc.name.text),
    groundRect(size, background),
    guidesOnly ? '' : line(0.12, printGrid(placed)),
    line(0.35, printInkLines(placed)),
    line(0.45, rectOf(clear, ''), ` stroke-dasharray="${n(pixel * 5)} ${n(pixel * 4)}"`),
    ...(guidesOnly ? [] : pieces.map((piece) => printOutlined(piece.inks, placed.ground, pixel, background))),
    line(0.85, primitives),
    '</svg>',
  ].join('');
}
