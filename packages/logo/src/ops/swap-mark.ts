import type { LogoDoc, LogoMark } from '../document/logo-doc.ts';
import { markDrawingSchema } from '../document/logo-doc.ts';

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
