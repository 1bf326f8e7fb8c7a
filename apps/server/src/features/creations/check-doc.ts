import { AppError } from '@markwright/contracts';
import { findFont, type LoadedOutlines } from '@markwright/fonts';
import { GlyphsMissingError, layOut, neededGlyphs, openDoc, OpenDocError, type LogoDoc } from '@markwright/logo';
import { megabytes } from '../../http/handle-errors.ts';

const DOC_LIMIT_BYTES = 512 * 1024;

/** A document fit to be kept: of today's version, not too large, and one that can really be drawn. */
export async function checkDoc(stored: unknown, outlines: LoadedOutlines): Promise<LogoDoc> {
  if (Buffer.byteLength(JSON.stringify(stored)) > DOC_LIMIT_BYTES) {
    throw new AppError('BODY_TOO_LARGE', { limit: megabytes(DOC_LIMIT_BYTES) });
  }
  const doc = openOrRefuse(stored);
  const fonts = [...neededGlyphs(doc).keys()];
  const unknown = fonts.find((font) => !findFont(font));
  if (unknown) throw new AppError('DOC_BROKEN', { reason: unknown });
  await outlines.ensureLoaded(fonts);
  try {
    layOut(doc, outlines);
  } catch (error) {
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
