import { contrast } from '@markwright/logo';
import type { Coloring, Lockup, LockupKind, Lockups, LogoShape } from '../lockups/lockups.ts';
import { moveShapes } from '../lockups/move-shapes.ts';
import { printShapes, svgOf } from '../svg.ts';

export type Room = { width: number; height: number };

type Fit = { wide?: number; tall?: number; middle?: { x: number; y: number } };

/** Scale and corner that bring something into a room, `wide` and `tall` of its sides at most. */
function fitIn(of: Room, { width, height }: Room, { wide = 0.8, tall = 0.8, middle = { x: 0.5, y: 0.5 } }: Fit) {
  const scale = Math.min((width * wide) / of.width, (height * tall) / of.height);
  return { scale, x: width * middle.x - (of.width * scale) / 2, y: height * middle.y - (of.height * scale) / 2 };
}

/** A lockup's outlines in a room. */
export function placeIn(lockup: Lockup, room: Room, fit: Fit = {}): LogoShape[] {
  const { scale, x, y } = fitIn(lockup, room, fit);
  return moveShapes(lockup.shapes, x, y, scale);
}

/** The same as elements of a picture in pixels; what stands on its own ground keeps its glow and strokes. */
export function pictureIn(
  lockups: Lockups,
  { kind, coloring, pixels }: { kind: LockupKind | 'icon'; coloring: Coloring; pixels?: number },
  room: Room,
  fit: Fit = {},
): string {
  if (coloring !== 'original') {
    const lockup = kind === 'icon' ? lockups.icon(coloring, pixels) : lockups.get(kind, coloring);
    return printShapes(placeIn(lockup, room, fit));
  }
  const { elements, box } = lockups.drawing(kind, pixels);
  const { scale, x, y } = fitIn(box, room, fit);
  return `<g transform="translate(${(x - box.x * scale).toFixed(3)} ${(y - box.y * scale).toFixed(3)}) scale(${scale.toFixed(5)})">${elements}</g>`;
}

/** The share of a square that a lockup may take so that it stays inside the circle cut from that square. */
export function shareInCircle({ width, height }: Room, circle: number): number {
  const longer = Math.max(width, height);
  return Math.min(circle * 0.86, (circle * longer) / Math.hypot(width, height));
}

const NEARLY_WHITE = 1.04;

/** What an opaque picture stands on: the designed ground in its colours, where the design has one. */
type Stage = { ground: string; coloring: 'colour' | 'reversed' | 'original' };

/** A design is known by its ground; only one that is all but white, or has none, stands on white. */
export function stageOf(lockups: Lockups): Stage {
  const { background } = lockups.doc;
  if (background === 'transparent' || contrast(background, '#ffffff') < NEARLY_WHITE)
    return { ground: '#ffffff', coloring: 'colour' };
  return { ground: background, coloring: 'original' };
}

/** A square icon on a ground; below 48 px by the mark's simpler drawing. */
export function squareIcon(
  lockups: Lockups,
  { pixels, share, stage }: { pixels: number; share: number; stage: Stage },
): string {
  const room = { width: 1000, height: 1000 };
  const under = pictureIn(lockups, { kind: 'icon', coloring: stage.coloring, pixels }, room, {
    wide: share,
    tall: share,
  });
  return svgOf([], { view: { x: 0, y: 0, ...room }, ground: stage.ground, title: lockups.doc.name.text, under });
}

/** An icon without a ground, as a browser's tab shows it. */
export function clearIcon(lockups: Lockups, pixels: number, coloring: 'colour' | 'white' = 'colour'): string {
  const side = 1000;
  const share = pixels < 48 ? 1 : 0.94;
  const shapes = placeIn(lockups.icon(coloring, pixels), { width: side, height: side }, { wide: share, tall: share });
  return svgOf(shapes, { view: { x: 0, y: 0, width: side, height: side }, title: lockups.doc.name.text });
}

/** One file for light and dark tabs: the simpler drawing in its colours, and white where the browser is dark. */
export function faviconSvg(lockups: Lockups): string {
  const side = 64;
  const draw = (coloring: 'colour' | 'white') =>
    printShapes(placeIn(lockups.icon(coloring, 32), { width: side, height: side }, { wide: 1, tall: 1 }), coloring);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><style>.d{display:none}` +
    `@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>` +
    `<g class="l">${draw('colour')}</g><g class="d">${draw('white')}</g></svg>`
  );
}

/** A picture of any shape with a lockup on it: the whole logo on the design's own ground, and its pattern where it has one. */
export function board(
  lockups: Lockups,
  size: Room,
  { wide = 0.62, tall = 0.5, safe }: { wide?: number; tall?: number; safe?: Room } = {},
): string {
  const stage = stageOf(lockups);
  const inner = safe ?? size;
  const kind = inner.width / inner.height >= 1.9 ? 'wide' : 'designed';
  const fit = { wide: (wide * inner.width) / size.width, tall: (tall * inner.height) / size.height };
  const under = pictureIn(lockups, { kind, coloring: stage.coloring }, size, fit);
  return svgOf([], { view: { x: 0, y: 0, ...size }, ground: stage.ground, title: lockups.doc.name.text, under });
}
