import type { LogoShape } from '@markwright/logo/shapes';
import { cmykOf } from '../color/cmyk.ts';
import { over } from '../color/rgb.ts';

const POINTS_PER_MM = 72 / 25.4;
const n = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '') || '0';
const inks = (color: string): string => cmykOf(color).map(n).join(' ');

const OPERATORS: Readonly<Record<string, { operator: string; points: number }>> = {
  M: { operator: 'm', points: 1 },
  L: { operator: 'l', points: 1 },
  C: { operator: 'c', points: 3 },
  Z: { operator: 'h', points: 0 },
};

/** One path a line of at most this many numbers: old readers stop at 255 characters. */
function printEpsPath({ commands, numbers }: LogoShape['path']): string {
  const steps: string[] = [];
  let cursor = 0;
  for (const command of commands) {
    const { operator, points } = OPERATORS[command] ?? { operator: 'h', points: 0 };
    const values = Array.from({ length: points * 2 }, () => n(numbers[cursor++] ?? 0));
    steps.push([...values, operator].join(' '));
  }
  const lines: string[] = [];
  for (let at = 0; at < steps.length; at += 4) lines.push(steps.slice(at, at + 4).join(' '));
  return lines.join('\n');
}

/** Colours from one point to another (level 3). */
function printShading({ from, to, stops, isRadial }: NonNullable<LogoShape['gradient']>, paper: string): string {
  const colors = stops.map(({ at, color, opacity = 1 }) => ({ at, ink: inks(over(color, opacity, paper)) }));
  const steps = colors
    .slice(1)
    .map(({ ink }, index) => `<</FunctionType 2/Domain[0 1]/C0[${colors[index]!.ink}]/C1[${ink}]/N 1>>`);
  const bounds = colors.slice(1, -1).map(({ at }) => n(at));
  const run =
    steps.length === 1
      ? steps[0]
      : `<</FunctionType 3/Domain[0 1]/Functions[${steps.join('\n')}]/Bounds[${bounds.join(' ')}]/Encode[${steps.map(() => '0 1').join(' ')}]>>`;
  const coords = isRadial
    ? [from.x, from.y, 0, from.x, from.y, Math.hypot(to.x - from.x, to.y - from.y)]
    : [from.x, from.y, to.x, to.y];
  return `<</ShadingType ${isRadial ? 3 : 2}/ColorSpace/DeviceCMYK\n/Coords[${coords.map(n).join(' ')}]\n/Function ${run}\n/Extend[true true]>> shfill`;
}

function printEpsShape(shape: LogoShape, paper: string): string {
  const path = `newpath\n${printEpsPath(shape.path)}`;
  const rule = shape.evenOdd ? 'eo' : '';
  if (shape.gradient) return `gsave\n${path}\n${rule}clip newpath\n${printShading(shape.gradient, paper)}\ngrestore`;
  // The format knows no opacity: the colour is mixed with what lies under it.
  const color = shape.opacity === undefined ? shape.color : over(shape.color, shape.opacity, paper);
  return `${path}\n${inks(color)} setcmykcolor ${rule}fill`;
}

type EpsDrawing = {
  shapes: readonly LogoShape[];
  /** In the shapes' units, from 0, 0. */
  width: number;
  height: number;
  ground: string | null;
  /** Millimetres to a unit. */
  scale: number;
  day: string;
};

/** Process inks, outlines only: what sign and embroidery programs of the last thirty years open. */
export function writeEps({ shapes, width, height, ground, scale, day }: EpsDrawing): Buffer {
  const unit = scale * POINTS_PER_MM;
  const [right, top] = [width * unit, height * unit];
  const level = shapes.some(({ gradient }) => gradient) ? 3 : 2;
  const body = shapes.map((shape) => printEpsShape(shape, ground ?? '#ffffff'));
  const rect = ground ? [`${inks(ground)} setcmykcolor 0 0 ${n(width)} ${n(height)} rectfill`] : [];
  return Buffer.from(
    [
      '%!PS-Adobe-3.0 EPSF-3.0',
      `%%BoundingBox: 0 0 ${Math.ceil(right)} ${Math.ceil(top)}`,
      `%%HiResBoundingBox: 0 0 ${n(right)} ${n(top)}`,
      '%%Title: logo',
      '%%Creator: Markwright',
      `%%CreationDate: ${day}`,
      '%%DocumentProcessColors: Cyan Magenta Yellow Black',
      '%%DocumentData: Clean7Bit',
      `%%LanguageLevel: ${level}`,
      '%%EndComments',
      'gsave',
      '/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /h {closepath} bind def',
      `0 ${n(top)} translate ${n(unit)} ${n(-unit)} scale`,
      ...rect,
      ...body,
      'grestore',
      'showpage',
      '%%EOF',
      '',
    ].join('\n'),
    'latin1',
  );
}
