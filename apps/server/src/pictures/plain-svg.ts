import {
  compose,
  formatNumber,
  parsePath,
  PathError,
  printPath,
  type Affine,
  type MarkDrawing,
  type MarkShape,
} from '@markwright/logo';
import { inkBoxOf } from '@markwright/logo/print';
import { isElement, type SvgElement } from './read-svg.ts';

const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
/** Attributes that pass from a group to what is in it. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'fill-rule', 'color', 'stroke-linecap', 'stroke-linejoin'];
/** With any of these the shapes alone are not the picture. */
const BEYOND_SHAPES = [
  'clip-path',
  'mask',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stroke-dasharray',
  'visibility',
  'display',
];
const CONTAINERS = new Set(['svg', 'g']);
const KAPPA = 0.5522847498;

type Style = ReadonlyMap<string, string>;

class NotPlainError extends Error {}

/** A drawing of shapes in plain colours as a mark; undefined where it has gradients, clips, text or anything else. */
export function readPlainShapes(root: SvgElement): MarkDrawing | undefined {
  const shapes: MarkShape[] = [];
  try {
    walk(root, IDENTITY, new Map(), shapes);
    const box = shapes.length > 0 ? inkBoxOf(shapes) : undefined;
    return box && { box, shapes };
  } catch (error) {
    if (error instanceof NotPlainError || error instanceof PathError) return undefined;
    throw error;
  }
}

function walk(element: SvgElement, outer: Affine, inherited: Style, shapes: MarkShape[]): void {
  const { name, attributes, children } = element;
  if (BEYOND_SHAPES.some((attribute) => attributes.has(attribute))) throw new NotPlainError();
  const style = new Map(inherited);
  for (const attribute of INHERITED)
    if (attributes.has(attribute)) style.set(attribute, attributes.get(attribute) ?? '');
  const at = compose(outer, readTransform(attributes.get('transform') ?? ''));
  if (CONTAINERS.has(name)) {
    for (const child of children.filter(isElement)) walk(child, at, style, shapes);
    return;
  }
  if (name === 'defs' && children.filter(isElement).length === 0) return;
  const d = pathOf(element);
  if (d === undefined) throw new NotPlainError();
  if (d === '') return;
  const printed = printPath(parsePath(d), at);
  const fill = colorOf(style.get('fill') ?? '#000000', style);
  if (fill) {
    const rule = style.get('fill-rule') === 'evenodd' ? { fillRule: 'evenodd' as const } : {};
    shapes.push({ d: printed, paint: fill, ...rule });
  }
  const stroke = colorOf(style.get('stroke') ?? 'none', style);
  if (stroke) {
    const width = Number.parseFloat(style.get('stroke-width') ?? '1') * Math.hypot(at.a, at.b);
    if (!(width > 0)) return;
    shapes.push({ d: printed, paint: stroke, strokeWidth: Number(formatNumber(width)) });
  }
}

const NAMED: Record<string, `#${string}`> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  gray: '#808080',
  grey: '#808080',
  orange: '#ffa500',
  yellow: '#ffff00',
};

/** Undefined for none. */
function colorOf(text: string, style: Style): `#${string}` | undefined {
  const value = text.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return undefined;
  if (value === 'currentcolor') return colorOf(style.get('color') ?? '#000000', new Map());
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[0-9a-f]{6}$/.test(value)) return value as `#${string}`;
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('')}`;
  const named = NAMED[value];
  if (!named) throw new NotPlainError();
  return named;
}

/** Only turns, moves and even scales: a skewed stroke has no one width. */
function readTransform(text: string): Affine {
  let at = IDENTITY;
  const parts = [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  if (text.trim() !== '' && parts.length === 0) throw new NotPlainError();
  for (const [, kind = '', inner = ''] of parts) {
    const n = inner
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (n.some((value) => !Number.isFinite(value))) throw new NotPlainError();
    at = compose(at, stepOf(kind, n));
  }
  const isSimilar = Math.abs(at.a - at.d) < 1e-6 && Math.abs(at.b + at.c) < 1e-6;
  if (!isSimilar) throw new NotPlainError();
  return at;
}

function stepOf(kind: string, [a = 0, b, c, d, e, f]: number[]): Affine {
  if (kind === 'translate') return { ...IDENTITY, e: a, f: b ?? 0 };
  if (kind === 'scale') return { ...IDENTITY, a, d: b ?? a };
  if (kind === 'matrix') return { a, b: b ?? 0, c: c ?? 0, d: d ?? 1, e: e ?? 0, f: f ?? 0 };
  if (kind !== 'rotate') throw new NotPlainError();
  const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c ?? 0];
  return { a: cos, b: sin, c: -sin, d: cos, e: x - cos * x + sin * y, f: y - sin * x - cos * y };
}

/** The outline of an element as path data, empty for nothing; undefined for what is no shape. */
function pathOf({ name, attributes }: SvgElement): string | undefined {
  const at = (attribute: string): number => Number.parseFloat(attributes.get(attribute) ?? '0') || 0;
  switch (name) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'rect':
      return rect(at('x'), at('y'), at('width'), at('height'), at('rx') || at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
    case 'polygon': {
      const numbers = (attributes.get('points') ?? '').split(/[\s,]+/).filter(Boolean);
      if (numbers.length < 4) return '';
      return `M${numbers.join(' ')}${name === 'polygon' ? 'Z' : ''}`;
    }
    default:
      return undefined;
  }
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  if (!(rx > 0 && ry > 0)) return '';
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}` +
    `C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}` +
    `C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
  );
}

function rect(x: number, y: number, width: number, height: number, radius: number): string {
  if (!(width > 0 && height > 0)) return '';
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + r} ${y}H${x + width - r}${arc(x + width, y + r)}V${y + height - r}${arc(x + width - r, y + height)}` +
    `H${x + r}${arc(x, y + height - r)}V${y + r}${arc(x + r, y)}Z`
  );
}
