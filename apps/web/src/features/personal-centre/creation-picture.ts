import { drawLogo, svgUrl } from '../../lib/logo-drawing/draw-logo.ts';
import type { Creation } from './use-lists.ts';

/** The server's picture, or until it is made the same drawn here: with a watermark unless bought. */
export async function creationPicture({ previewUrl, doc, purchased }: Creation): Promise<string> {
  return previewUrl ?? svgUrl(await drawLogo(doc, { watermark: purchased === 'none' }));
}
