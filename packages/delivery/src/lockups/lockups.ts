import {
  ARTBOARD,
  drawPlaced,
  layOut,
  LOCKUPS,
  openArrangements,
  placeIcon,
  SMALL_ICON_PX,
  type Arranged,
  type LockupKind,
  type LogoDoc,
  type Outlines,
} from '@markwright/logo';
import { COLORINGS, logoShapes, rowsOf, type Coloring, type LogoShape } from '@markwright/logo/shapes';
import { uniteBoxes, type Box } from '@markwright/vector';
import { moveShapes } from './move-shapes.ts';

export { COLORINGS, LOCKUPS, SMALL_ICON_PX };
export type { Coloring, LockupKind, LogoShape };

/** One arrangement in one colouring: filled outlines whose ink begins at 0, 0. */
export type Lockup = {
  kind: LockupKind | 'icon';
  coloring: Coloring;
  shapes: LogoShape[];
  /** Extent of its ink. */
  width: number;
  height: number;
  /** Nothing else comes nearer than this, in the same units. */
  clearSpace: number;
  /** What lies under it; null where it stands on whatever it is put on. */
  ground: string | null;
};

/** The designed picture: its artboard, its ground and everything on it. */
type Artwork = { shapes: LogoShape[]; width: number; height: number; ground: string | null };

/** SVG elements and the extent of their ink. */
export type Drawing = { elements: string; box: Box };

export type Lockups = {
  doc: LogoDoc;
  /** The lockups this logo has, each once: where wide is what was designed, only designed is listed. */
  kinds: LockupKind[];
  /** The lockup a kind is the same as, so that a reader can be told. */
  sameAs: (kind: LockupKind) => LockupKind | undefined;
  has: (kind: LockupKind) => boolean;
  /** The lockup, or the nearest one there is: stacked and wide give way to designed, mark to the icon, word to designed. */
  get: (kind: LockupKind, coloring: Coloring) => Lockup;
  /** As designed, strokes and glow included, for pictures in pixels: printed, not outlined, which takes a tenth of the time. */
  drawing: (kind: LockupKind | 'icon', pixels?: number) => Drawing;
  /** The designed picture whole, its ground's pattern included, drawn so much larger on every side for cutting. */
  artwork: (bleed?: number) => Artwork;
  /** The mark, or a name's telling letter, for squares; below 48 px the mark's simpler drawing. */
  icon: (coloring: Coloring, pixels?: number) => Lockup;
};

export function boxOfShapes(shapes: readonly LogoShape[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shape of shapes) {
    for (const { x, y } of rowsOf(shape).flat()) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

export function openLockups(doc: LogoDoc, outlines: Outlines): Lockups {
  const arrangements = openArrangements(doc, outlines);
  const large = placeIcon(doc, outlines);
  const icons = { large, small: doc.mark?.drawing.small ? placeIcon(doc, outlines, SMALL_ICON_PX - 1) : large };
  const drawn = new Map<string, Lockup>();

  function draw(key: string, kind: Lockup['kind'], coloring: Coloring, placing: Arranged) {
    const id = `${key}|${coloring}`;
    const known = drawn.get(id);
    if (known) return known;
    const { shapes, ground } = logoShapes(placing.placed, placing.doc, coloring);
    const ink = shapes.filter(({ part }) => part !== 'backdrop');
    const box = boxOfShapes(ink);
    const lockup: Lockup = {
      kind,
      coloring,
      shapes: moveShapes(ink, -box.x, -box.y),
      width: box.width,
      height: box.height,
      clearSpace: placing.placed.clearSpace,
      ground,
    };
    drawn.set(id, lockup);
    return lockup;
  }

  const icon = (coloring: Coloring, pixels = SMALL_ICON_PX): Lockup => {
    const size = pixels < SMALL_ICON_PX ? 'small' : 'large';
    return draw(`icon-${size}`, 'icon', coloring, icons[size]);
  };
  return {
    doc,
    kinds: LOCKUPS.filter((kind) => arrangements.find(kind) && !arrangements.sameAs(kind)),
    sameAs: (kind) => arrangements.sameAs(kind),
    has: (kind) => arrangements.find(kind) !== undefined,
    icon,
    drawing(kind, pixels = SMALL_ICON_PX) {
      const square = icons[pixels < SMALL_ICON_PX ? 'small' : 'large'];
      const nearest = kind === 'mark' ? square : arrangements.designed;
      const placing = kind === 'icon' ? square : (arrangements.find(kind) ?? nearest);
      const svg = drawPlaced(placing.placed, placing.doc, { background: 'transparent' });
      return {
        elements: svg.slice(svg.indexOf('</title>') + '</title>'.length, svg.lastIndexOf('</svg>')),
        box: uniteBoxes(placing.placed.pieces.map(({ ink }) => ink)),
      };
    },
    artwork(bleed = 0) {
      const size = { width: ARTBOARD.width + 2 * bleed, height: ARTBOARD.height + 2 * bleed };
      return { ...logoShapes(layOut(doc, outlines, size), doc, 'original'), ...size };
    },
    get(kind, coloring) {
      const found = arrangements.find(kind);
      if (found) return draw(kind, kind, coloring, found);
      return kind === 'mark' ? icon(coloring) : draw('designed', kind, coloring, arrangements.designed);
    },
  };
}
