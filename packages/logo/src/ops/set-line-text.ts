import type { LineName, LogoDoc, TextLine } from '../document/logo-doc.ts';
import { acceptText, newLine } from '../document/new-doc.ts';
import { cleanText, hasIdeograph } from '../document/text-rules.ts';
import { editLine } from './edit-line.ts';

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
