import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import { serveRequests } from '../workers/serve-requests.ts';
import { addGlyphs, drawArtPicture, type ArtRequest, type DrawnArt } from './draw-art-picture.ts';

/** Lettering takes tens of milliseconds a style: all of it happens here, never in the page. */
serveRequests<ArtRequest, DrawnArt, FontGlyphs>((request) => {
  const from = performance.now();
  const bitmap = drawArtPicture(new OffscreenCanvas(request.width, request.height), request).transferToImageBitmap();
  return { answer: { bitmap, ms: performance.now() - from }, transfer: [bitmap] };
}, addGlyphs);
