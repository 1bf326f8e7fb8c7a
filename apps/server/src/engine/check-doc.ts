import { AppError } from '@markwright/contracts';
import { findFont, type LoadedOutlines } from '@markwright/fonts';
import {
  DrawingTooHeavyError,
  findDocExcess,
  GlyphsMissingError,
  layOutToSell,
  neededGlyphs,
  openDoc,
  OpenDocError,
  type LogoDoc,
} from '@markwright/logo';

/** A document somebody sent, fit to be kept: within bounds, of today's version, and one that can really be drawn. */
export async function checkDoc(sent: unknown, outlines: LoadedOutlines): Promise<LogoDoc> {
  const doc = openOrRefuse(sent);
  const excess = findDocExcess(doc);
  if (excess) throw new AppError('DOC_BROKEN', { reason: excess });
  const fonts = [...neededGlyphs(doc).keys()];
  const unknown = fonts.find((font) => !findFont(font));
  if (unknown) throw new AppError('DOC_BROKEN', { reason: unknown });
  await outlines.ensureLoaded(fonts);
  try {
    layOutToSell(doc, outlines);
  } catch (error) {
    if (error instanceof DrawingTooHeavyError) throw new AppError('DOC_TOO_HEAVY');
    if (error instanceof GlyphsMissingError)
      throw new AppError('CHARACTERS_MISSING', { characters: error.characters.join(' ') });
    throw new AppError('DOC_BROKEN', { reason: doc.layout.id });
  }
  return doc;
}

function openOrRefuse(stored: unknown): LogoDoc {
  try {
    return openDoc(stored);
  } catch (error) {
    if (error instanceof OpenDocError) throw new AppError('DOC_BROKEN', { reason: error.message });
    throw error;
  }
}
