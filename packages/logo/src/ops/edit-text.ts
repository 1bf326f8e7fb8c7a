import type { LineName, LogoDoc, TextLine } from '../document/logo-doc.ts';
import { colorSchema, fontKeySchema, SIZE_RANGE, SPACING_RANGE } from '../document/logo-doc.ts';
import { acceptText, newLine } from '../document/new-doc.ts';
import { cleanText, hasIdeograph } from '../document/text-rules.ts';
import { clampTo } from './clamp.ts';

/** Changes one line of text; the same document comes back when nothing differs or the line is absent. */
function editLine(doc: LogoDoc, line: LineName, change: Partial<TextLine>): LogoDoc {
  const current = doc[line];
  if (!current) return doc;
  const fields = Object.keys(change) as (keyof TextLine)[];
  if (fields.every((field) => current[field] === change[field])) return doc;
  return { ...doc, [line]: { ...current, ...change } };
}

/** A second name or slogan that appears takes its manners from the line it will stand beside. */
function firstLine(doc: LogoDoc, line: LineName, text: string): TextLine {
  const model = doc.secondName ?? doc.slogan ?? doc.name;
  const letterCase = line === 'secondName' && !hasIdeograph(text) ? 'upper' : 'typed';
  return { ...newLine(text, model.font, model.color), letterCase };
}

/**
 * Throws a TextError for text that cannot be drawn. An empty second name or slogan takes the line away;
 * an empty name is an error.
 */
export function setLineText(doc: LogoDoc, line: LineName, raw: string): LogoDoc {
  if (line !== 'name' && cleanText(raw) === '') return doc[line] === null ? doc : { ...doc, [line]: null };
  const text = acceptText(raw, line);
  return doc[line] ? editLine(doc, line, { text }) : { ...doc, [line]: firstLine(doc, line, text) };
}

export const setLineFont = (doc: LogoDoc, line: LineName, fontKey: string): LogoDoc =>
  editLine(doc, line, { font: fontKeySchema.parse(fontKey) });

export const setLineSize = (doc: LogoDoc, line: LineName, size: number): LogoDoc =>
  editLine(doc, line, { size: clampTo(SIZE_RANGE, size, doc[line]?.size ?? 1) });

export const setLineColor = (doc: LogoDoc, line: LineName, color: string): LogoDoc =>
  editLine(doc, line, { color: colorSchema.parse(color) });

/** Extra space in em, on top of the optical spacing. */
export const setLetterSpacing = (doc: LogoDoc, line: LineName, spacing: number): LogoDoc =>
  editLine(doc, line, { spacing: clampTo(SPACING_RANGE, spacing, doc[line]?.spacing ?? 0) });

export const setLetterCase = (doc: LogoDoc, line: LineName, letterCase: TextLine['letterCase']): LogoDoc =>
  editLine(doc, line, { letterCase });
