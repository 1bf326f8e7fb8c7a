import type { LogoDoc, LogoMark } from '../document/logo-doc.ts';
import { colorSchema, MARK_SCALE_RANGE, markDrawingSchema } from '../document/logo-doc.ts';
import { sixDigits } from '../color/six-digits.ts';
import type { MarkShape } from '../mark/mark-drawing.ts';
import { clampTo } from './clamp.ts';

export type MarkChoice = Pick<LogoMark, 'drawing' | 'source' | 'meaning'>;

const isSame = (mark: LogoMark, choice: MarkChoice) =>
  mark.source.kind === choice.source.kind &&
  mark.source.id === choice.source.id &&
  mark.source.seed === choice.source.seed &&
  JSON.stringify(mark.drawing) === JSON.stringify(choice.drawing) &&
  mark.meaning.zh === choice.meaning.zh &&
  mark.meaning.en === choice.meaning.en;

/** Another mark in the colours and at the scale of the one it replaces; null takes the mark away. */
export function swapMark(doc: LogoDoc, choice: MarkChoice | null): LogoDoc {
  if (choice === null) return doc.mark === null ? doc : { ...doc, mark: null };
  if (doc.mark && isSame(doc.mark, choice)) return doc;
  const { primary, secondary, scale } = doc.mark ?? {
    primary: doc.name.color,
    secondary: doc.layout.accent,
    scale: 1,
  };
  const mark: LogoMark = {
    drawing: markDrawingSchema.parse(choice.drawing),
    source: choice.source,
    meaning: choice.meaning,
    primary,
    secondary,
    scale,
  };
  return { ...doc, mark };
}

export function recolorMark(doc: LogoDoc, colors: { primary?: string; secondary?: string }): LogoDoc {
  if (!doc.mark) return doc;
  const primary = colors.primary === undefined ? doc.mark.primary : colorSchema.parse(colors.primary);
  const secondary = colors.secondary === undefined ? doc.mark.secondary : colorSchema.parse(colors.secondary);
  if (primary === doc.mark.primary && secondary === doc.mark.secondary) return doc;
  return { ...doc, mark: { ...doc.mark, primary, secondary } };
}

/** Another colour for one that the drawing brought along, in all of its shapes. */
export function repaintMark(doc: LogoDoc, from: string, to: string): LogoDoc {
  const { mark } = doc;
  const color = colorSchema.parse(to);
  if (!mark || sixDigits(from) === color) return doc;
  const repaint = (shapes: readonly MarkShape[]): MarkShape[] =>
    shapes.map((shape) => (shape.paint === from ? { ...shape, paint: color as MarkShape['paint'] } : shape));
  const { shapes, small, ...rest } = mark.drawing;
  if (!shapes.some(({ paint }) => paint === from)) return doc;
  const drawing = { ...rest, shapes: repaint(shapes), ...(small && { small: repaint(small) }) };
  return { ...doc, mark: { ...mark, drawing } };
}

export function scaleMark(doc: LogoDoc, scale: number): LogoDoc {
  if (!doc.mark) return doc;
  const next = clampTo(MARK_SCALE_RANGE, scale, doc.mark.scale);
  return next === doc.mark.scale ? doc : { ...doc, mark: { ...doc.mark, scale: next } };
}
