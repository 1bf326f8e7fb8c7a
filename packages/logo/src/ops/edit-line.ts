import type { LineName, LogoDoc, TextLine } from '../document/logo-doc.ts';

/** Changes one line of text; the same document comes back when nothing differs or the line is absent. */
export function editLine(doc: LogoDoc, line: LineName, change: Partial<TextLine>): LogoDoc {
  const current = doc[line];
  if (!current) return doc;
  const fields = Object.keys(change) as (keyof TextLine)[];
  if (fields.every((field) => current[field] === change[field])) return doc;
  return { ...doc, [line]: { ...current, ...change } };
}
