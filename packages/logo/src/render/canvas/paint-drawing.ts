import { compose, mapPoint, place, type Box } from '@markwright/vector';
import type { Affine } from '@markwright/vector';
import { mapBack, numberOf, outlineOf, readTransform, rectPath } from './element-geometry.ts';
import type { Drawing, DrawingElement } from './read-drawing.ts';
import type { Context, Gradient, Surface } from './surface.ts';

export type PaintOptions = {
  /** The part of the drawing that fills the surface; all of it by default. */
  view?: Box;
  /** A part of the logo shown away from its place, while it is dragged. */
  moved?: { part: string; dx: number; dy: number };
};

/** Presentation attributes that elements hand down to their children. */
const INHERITED = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const;

type Style = Readonly<Partial<Record<(typeof INHERITED)[number], string>>>;

/** Not painted where they stand: something refers to them, or they are words about the drawing. */
const APART = new Set(['defs', 'title', 'linearGradient', 'radialGradient', 'clipPath', 'mask', 'pattern']);

const SVG_MITER_LIMIT = 4;
const REFERENCE = 'url(#';

type Brush = { surface: Surface; context: Context; drawing: Drawing; options: PaintOptions };

/** Paints a drawing onto a canvas: the same picture that an SVG viewer shows, as pixels and nothing else. */
export function paintDrawing(surface: Surface, drawing: Drawing, options: PaintOptions = {}): void {
  const { context, width, height } = surface;
  const view = options.view ?? drawing.view;
  const scale = Math.min(width / view.width, height / view.height);
  const at = place(
    scale,
    (width - view.width * scale) / 2 - view.x * scale,
    (height - view.height * scale) / 2 - view.y * scale,
  );
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.miterLimit = SVG_MITER_LIMIT;
  const brush = { surface, context, drawing, options };
  for (const child of drawing.root.children) paintElement(brush, child, at, {});
  context.restore();
}

function paintElement(brush: Brush, element: DrawingElement, outer: Affine, above: Style): void {
  if (APART.has(element.tag)) return;
  const { attributes } = element;
  const mask = referred(brush.drawing, attributes.mask);
  const isGroup = element.children.length > 0 || element.tag === 'use';
  const fades = isGroup && attributes.opacity !== undefined && Number(attributes.opacity) < 1;
  if (!mask && !fades) return paintPlain(brush, element, outer, above);
  const layer = brush.surface.newLayer();
  layer.context.miterLimit = SVG_MITER_LIMIT;
  const inner = { ...brush, context: layer.context };
  paintPlain(inner, element, outer, above);
  // The engine's masks are white all over with holes in black: the holes are what is taken away.
  for (const hole of mask?.children ?? []) {
    if (hole.attributes.fill === '#fff') continue;
    layer.context.globalCompositeOperation = 'destination-out';
    paintPlain(inner, hole, outer, {});
  }
  brush.context.save();
  brush.context.setTransform(1, 0, 0, 1, 0, 0);
  brush.context.globalAlpha = fades ? Number(attributes.opacity) : 1;
  brush.context.drawImage(layer.picture, 0, 0);
  brush.context.restore();
}

function paintPlain(brush: Brush, element: DrawingElement, outer: Affine, above: Style): void {
  const { attributes } = element;
  const style = inherit(above, attributes);
  const at = movedBy(brush.options, attributes, compose(outer, readTransform(attributes.transform)));
  if (element.tag === 'use') {
    const target = brush.drawing.byId.get((attributes.href ?? '').slice(1));
    const there = compose(at, place(1, numberOf(element, 'x'), numberOf(element, 'y')));
    if (target) paintElement(brush, target, there, style);
  } else if (element.tag === 'svg') paintInset(brush, element, at, style);
  else if (element.tag === 'g') for (const child of element.children) paintElement(brush, child, at, style);
  else paintShape(brush, element, at, style);
}

const inherit = (above: Style, attributes: DrawingElement['attributes']): Style => {
  let own: Record<string, string> | undefined;
  for (const name of INHERITED) {
    const value = attributes[name];
    if (value !== undefined) (own ??= { ...above })[name] = value;
  }
  return own ?? above;
};

const movedBy = ({ moved }: PaintOptions, attributes: DrawingElement['attributes'], at: Affine): Affine =>
  moved && attributes['data-part'] === moved.part ? compose(at, place(1, moved.dx, moved.dy)) : at;

const referred = ({ byId }: Drawing, value: string | undefined): DrawingElement | undefined =>
  value?.startsWith(REFERENCE) ? byId.get(value.slice(REFERENCE.length, -1)) : undefined;

const setPlace = (context: Context, { a, b, c, d, e, f }: Affine): void => context.setTransform(a, b, c, d, e, f);

/** A drawing within the drawing: what leaves its frame is cut off. */
function paintInset(brush: Brush, element: DrawingElement, at: Affine, style: Style): void {
  const { context, surface } = brush;
  const [width, height] = [numberOf(element, 'width'), numberOf(element, 'height')];
  context.save();
  setPlace(context, at);
  context.clip(surface.pathFrom(rectPath(0, 0, width, height)));
  for (const child of element.children) paintElement(brush, child, at, style);
  context.restore();
}

function shapeOf({ surface }: Brush, element: DrawingElement): object | undefined {
  const data = outlineOf(element);
  if (data === undefined) return undefined;
  element.shape ??= surface.pathFrom(data);
  return element.shape;
}

function paintShape(brush: Brush, element: DrawingElement, at: Affine, style: Style): void {
  const { context, drawing } = brush;
  const path = shapeOf(brush, element);
  if (!path) return;
  const { attributes } = element;
  const [clipped] = referred(drawing, attributes['clip-path'])?.children ?? [];
  const clip = clipped && shapeOf(brush, clipped);
  context.save();
  setPlace(context, at);
  if (clip) context.clip(clip);
  const alpha = Number(attributes.opacity ?? 1);
  const fill = style.fill ?? '#000';
  const pattern = referred(drawing, fill);
  if (pattern?.tag === 'pattern') paintTiles(brush, pattern, path, at);
  else if (fill !== 'none') {
    context.globalAlpha = alpha;
    context.fillStyle = pattern ? gradientOf(context, pattern) : fill;
    context.fill(path, style['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  const stroke = style.stroke ?? 'none';
  if (stroke !== 'none') {
    const gradient = referred(drawing, stroke);
    context.globalAlpha = alpha * Number(style['stroke-opacity'] ?? 1);
    context.strokeStyle = gradient ? gradientOf(context, gradient) : stroke;
    context.lineWidth = Number(style['stroke-width'] ?? 1);
    context.lineCap = style['stroke-linecap'] ?? 'butt';
    context.lineJoin = style['stroke-linejoin'] ?? 'miter';
    context.setLineDash((style['stroke-dasharray'] ?? '').split(' ').filter(Boolean).map(Number));
    context.stroke(path);
  }
  context.restore();
}

/** The tile again and again over the shape, as outlines every time: a bitmap tile would blur when it is turned. */
function paintTiles(brush: Brush, pattern: DrawingElement, path: object, at: Affine): void {
  const { context, surface } = brush;
  const plane = compose(at, readTransform(pattern.attributes.patternTransform));
  const [stepX, stepY] = [numberOf(pattern, 'width'), numberOf(pattern, 'height')];
  const corners = [
    mapBack(plane, 0, 0),
    mapBack(plane, surface.width, 0),
    mapBack(plane, 0, surface.height),
    mapBack(plane, surface.width, surface.height),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  context.clip(path);
  for (let row = Math.floor(Math.min(...ys) / stepY); row * stepY <= Math.max(...ys); row += 1) {
    for (let column = Math.floor(Math.min(...xs) / stepX); column * stepX <= Math.max(...xs); column += 1) {
      const tile = compose(plane, place(1, column * stepX, row * stepY));
      if (isNear(tile, stepX, stepY, surface))
        for (const child of pattern.children) paintElement(brush, child, tile, {});
    }
  }
}

/** Tiles lie slanted: those in the corners of their own grid may miss the surface altogether. */
function isNear(tile: Affine, width: number, height: number, surface: Surface): boolean {
  const { x, y } = mapPoint(tile, width / 2, height / 2);
  const reach = Math.hypot(tile.a, tile.b) * Math.hypot(width, height) * 0.5;
  return x > -reach && y > -reach && x < surface.width + reach && y < surface.height + reach;
}

function gradientOf(context: Context, element: DrawingElement): Gradient {
  const of = (name: string) => numberOf(element, name);
  const gradient =
    element.tag === 'radialGradient'
      ? context.createRadialGradient(of('cx'), of('cy'), 0, of('cx'), of('cy'), of('r'))
      : context.createLinearGradient(of('x1'), of('y1'), of('x2'), of('y2'));
  for (const stop of element.children) {
    const color = stop.attributes['stop-color'] ?? '#000000';
    gradient.addColorStop(numberOf(stop, 'offset'), withAlpha(color, Number(stop.attributes['stop-opacity'] ?? 1)));
  }
  return gradient;
}

const withAlpha = (hex: string, alpha: number): string =>
  alpha >= 1
    ? hex
    : hex +
      Math.round(Math.max(0, alpha) * 255)
        .toString(16)
        .padStart(2, '0');
