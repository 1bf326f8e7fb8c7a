import { mapPoint, type Affine, type Box, type Path } from '@markwright/vector';
import type { Weight } from './pdf/fonts.ts';
import { circlePath, extentOf, linePath, rectPath } from './pdf/shapes.ts';
import type { DrawnShape } from './originals.ts';
import { cleanFor, measure, type TypeSetter } from './set-text.ts';

/** A4 lying, in millimetres, and what is printed beyond its edge so that grounds are cut without a white seam. */
export const PAGE = { width: 297, height: 210, bleed: 3 } as const;
export const PAGE_BOX: Box = { x: 0, y: 0, width: PAGE.width, height: PAGE.height };
export const BLEED_BOX: Box = {
  x: -PAGE.bleed,
  y: -PAGE.bleed,
  width: PAGE.width + 2 * PAGE.bleed,
  height: PAGE.height + 2 * PAGE.bleed,
};

/** Nothing is set smaller than this. */
export const SMALLEST_PT = 7;
export const MM_PER_PT = 25.4 / 72;

type PathStyle = {
  fill?: string;
  stroke?: string;
  /** Line width in millimetres. */
  width?: number;
  dash?: readonly number[];
  opacity?: number;
  evenOdd?: boolean;
  round?: boolean;
};

export type TextStyle = {
  /** Points. */
  size: number;
  color: string;
  weight?: Weight;
  align?: 'left' | 'right' | 'middle';
  /** Degrees, clockwise. */
  turn?: number;
};

/** A JPG and its size in pixels. */
export type SheetPicture = { bytes: Uint8Array; width: number; height: number };

/** What stands on a page, in millimetres from its top left corner, in painting order. */
export type Item =
  | ({ kind: 'path'; path: Path; box: Box } & PathStyle)
  | {
      kind: 'text';
      text: string;
      x: number;
      /** The base line. */
      y: number;
      size: number;
      weight: Weight;
      color: string;
      turn: number;
      box: Box;
    }
  | { kind: 'logo'; shapes: readonly DrawnShape[]; at: Affine; box: Box; opacity?: number }
  | { kind: 'picture'; picture: SheetPicture; box: Box }
  | { kind: 'clip'; path: Path; box: Box; items: Item[] };

/** Text reaches this far above and below its base line, in ems: how much room a line takes. */
const ABOVE = 0.78;
const BELOW = 0.12;

/** One page as a list of what is drawn on it, so that tests can look at it before it becomes a file. */
export class Sheet {
  readonly items: Item[] = [];

  constructor(
    readonly setter: TypeSetter,
    readonly ground: string,
    readonly title: string,
  ) {}

  path(path: Path, style: PathStyle): void {
    const extent = extentOf(path);
    const half = style.stroke ? (style.width ?? 0) / 2 : 0;
    const box = {
      x: extent.x - half,
      y: extent.y - half,
      width: extent.width + 2 * half,
      height: extent.height + 2 * half,
    };
    this.items.push({ kind: 'path', path, box, ...style });
  }

  rect(box: Box, style: PathStyle): void {
    this.path(rectPath(box), style);
  }

  circle(cx: number, cy: number, r: number, style: PathStyle): void {
    this.path(circlePath(cx, cy, r), style);
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 0.14, dash?: readonly number[]): void {
    this.path(
      linePath([
        [x1, y1],
        [x2, y2],
      ]),
      { stroke, width, ...(dash ? { dash } : {}) },
    );
  }

  /** One line of text on its base line; answers how wide it is. */
  text(raw: string, x: number, y: number, style: TextStyle): number {
    const { size, color, weight = 'regular', align = 'left', turn = 0 } = style;
    const text = cleanFor(this.setter, weight, raw);
    const width = measure(this.setter, text, size, weight);
    if (text === '') return 0;
    const shift = align === 'right' ? width : align === 'middle' ? width / 2 : 0;
    const radians = (turn * Math.PI) / 180;
    const [left, base] = [x - shift * Math.cos(radians), y - shift * Math.sin(radians)];
    const em = size * MM_PER_PT;
    const box = turnedBox(left, base, width, em, radians);
    this.items.push({ kind: 'text', text, x: left, y: base, size, weight, color, turn: radians, box });
    return width;
  }

  logo(shapes: readonly DrawnShape[], at: Affine, extent: Box, opacity?: number): Box {
    const box = mappedBox(at, extent);
    this.items.push({ kind: 'logo', shapes, at, box, ...(opacity === undefined ? {} : { opacity }) });
    return box;
  }

  /** Fills the room; what is too wide or too tall for it is cut evenly. */
  picture(picture: SheetPicture, room: Box): void {
    const scale = Math.max(room.width / picture.width, room.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const box = { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
    this.clip(room, (inner) => inner.items.push({ kind: 'picture', picture, box }));
  }

  /** Only what lies inside the outline is seen. */
  clip(outline: Box | Path, draw: (inner: Sheet) => void): void {
    const inner = new Sheet(this.setter, this.ground, this.title);
    draw(inner);
    const path = 'commands' in outline ? outline : rectPath(outline);
    this.items.push({ kind: 'clip', path, box: extentOf(path), items: inner.items });
  }
}

function mappedBox(at: Affine, { x, y, width, height }: Box): Box {
  const corners = [
    mapPoint(at, x, y),
    mapPoint(at, x + width, y),
    mapPoint(at, x, y + height),
    mapPoint(at, x + width, y + height),
  ];
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const turnedBox = (x: number, y: number, width: number, em: number, radians: number): Box => {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const at = { a: cos, b: sin, c: -sin, d: cos, e: x, f: y };
  return mappedBox(at, { x: 0, y: -em * ABOVE, width, height: em * (ABOVE + BELOW) });
};
