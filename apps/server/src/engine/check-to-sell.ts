import { AppError } from '@markwright/contracts';
import type { LoadedOutlines } from '@markwright/fonts';
import { DrawingTooHeavyError, findShrunkName, layOutToSell, neededGlyphs, openChecked } from '@markwright/logo';
import { isNameRead } from './read-name.ts';

/**
 * Whether the files of a logo can be drawn, and, for one bought as vector, whether the bought name is what one reads in
 * them. `bought` is the document as it was when it was bought; null where only the drawing is asked about.
 */
export async function checkToSell(stored: unknown, bought: unknown, outlines: LoadedOutlines): Promise<void> {
  const doc = openChecked(stored);
  await outlines.ensureLoaded([...neededGlyphs(doc).keys()]);
  try {
    layOutToSell(doc, outlines);
  } catch (error) {
    if (error instanceof DrawingTooHeavyError) throw new AppError('DOC_TOO_HEAVY');
    throw error;
  }
  if (bought === null) return;
  const shrunk = findShrunkName(doc, openChecked(bought), outlines);
  if (shrunk === 'small') throw new AppError('NAME_NOT_LARGEST', { name: doc.name.text });
  if (shrunk === 'mark') throw new AppError('MARK_OVER_NAME', { name: doc.name.text });
  if (!isNameRead(doc, outlines)) throw new AppError('NAME_NOT_READ', { name: doc.name.text });
}
