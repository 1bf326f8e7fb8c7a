import type { MarkDrawing, MarkShape, Paint } from '@markwright/logo';
import { CANVAS, type DrawingStyle } from '../src/catalogue/catalogue-types.ts';
import { elementPath } from './element-path.ts';
import { pathBounds, plainPath } from './path-geometry.ts';
import { readSvgElements, type Attributes } from './svg-elements.ts';

const NAMED_COLOURS: Record<string, string> = { white: '#ffffff', black: '#000000', red: '#ff0000' };

function readColour(value: string): Paint | null {
  const hex = NAMED_COLOURS[value] ?? value;
  if (/^#[0-9a-f]{6}$/i.test(hex)) return hex.toLowerCase() as Paint;
  if (/^#[0-9a-f]{3}$/i.test(hex)) return hex.replace(/[0-9a-f]/gi, '$&$&').toLowerCase() as Paint;
  return null;
}

/** The paint an attribute asks for; null for "none" and for colours a one-colour style cannot hold. */
function readPaint(value: string | undefined, style: DrawingStyle, faded: boolean): Paint | null {
  if (value === undefined || value === 'none') return null;
  if (value === 'currentColor') return style === 'duotone' && faded ? 'secondary' : 'primary';
  return style === 'colour' ? readColour(value) : null;
}

function shapesOf(attributes: Attributes, d: string, style: DrawingStyle, scale: number): MarkShape[] {
  const opacity = Number(attributes['opacity'] ?? 1) * Number(attributes['fill-opacity'] ?? 1);
  const shapes: MarkShape[] = [];
  const fill = readPaint(attributes['fill'] ?? 'black', style, opacity < 1);
  if (fill) {
    const shape: MarkShape = { d, paint: fill };
    if (attributes['fill-rule'] === 'evenodd') shape.fillRule = 'evenodd';
    // A duotone's faded half is told by its paint; everywhere else transparency is part of the picture.
    if (opacity < 1 && style !== 'duotone') shape.opacity = Math.round(opacity * 100) / 100;
    shapes.push(shape);
  }
  const stroke = readPaint(attributes['stroke'], style, opacity < 1);
  if (stroke) {
    const width = Number(attributes['stroke-width'] ?? 1) * scale;
    const shape: MarkShape = { d, paint: stroke, strokeWidth: Math.round(width * 100) / 100 };
    if (opacity < 1 && style !== 'duotone') shape.opacity = Math.round(opacity * 100) / 100;
    shapes.push(shape);
  }
  return shapes;
}

/** Ink box over all shapes. A round-capped stroke reaches exactly half its width beyond its path. */
export function inkBox(shapes: readonly MarkShape[]): MarkDrawing['box'] {
  const all = shapes.map(({ d, strokeWidth = 0 }) => ({ ...pathBounds(d), reach: strokeWidth / 2 }));
  const left = Math.min(...all.map((b) => b.left - b.reach));
  const top = Math.min(...all.map((b) => b.top - b.reach));
  const right = Math.max(...all.map((b) => b.right + b.reach));
  const bottom = Math.max(...all.map((b) => b.bottom + b.reach));
  const round = (n: number) => Math.round(n * 100) / 100;
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

/** An icon's SVG body as a drawing on the common canvas, or null where it cannot be kept whole. */
export function iconDrawing(body: string, side: number, style: DrawingStyle): MarkDrawing | null {
  const elements = readSvgElements(body);
  if (!elements) return null;
  const scale = CANVAS / side;
  const shapes: MarkShape[] = [];
  for (const element of elements) {
    const d = plainPath(elementPath(element), element.attributes['transform'] ?? '', scale);
    if (!d) continue;
    const made = shapesOf(element.attributes, d, style, scale);
    // An element of a foreign colour would vanish silently; better no drawing than half a drawing.
    const isInvisible = element.attributes['fill'] === 'none' && !element.attributes['stroke'];
    if (made.length === 0 && !isInvisible) return null;
    shapes.push(...made);
  }
  if (shapes.length === 0) return null;
  const box = inkBox(shapes);
  return box.width > 0 && box.height > 0 ? { box, shapes } : null;
}
