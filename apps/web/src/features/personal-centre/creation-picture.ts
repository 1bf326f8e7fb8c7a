import { drawLogo } from '../../lib/logo-drawing/draw-logo.ts';
import { pictureUrl, PREVIEW_PIXELS } from '../../lib/logo-drawing/painter.ts';
import type { Creation } from './use-lists.ts';

/** The server's picture, or until it is made the same drawn here: with a watermark unless bought. */
export async function creationPicture({ previewUrl, doc, purchased }: Creation): Promise<string> {
  return previewUrl ?? pictureUrl(await drawLogo(doc, { bought: purchased !== 'none' }), PREVIEW_PIXELS);
}
