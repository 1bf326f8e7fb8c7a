import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import { addGlyphs, drawArtPicture, type ArtRequest } from './draw-art-picture.ts';

export type ArtMessage = { glyphs: FontGlyphs } | { order: ArtRequest };
export type ArtReply = { id: number; bitmap: ImageBitmap; ms: number } | { id: number; error: string };

/** The page's typings know no workers; these two are all that is used of one. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<ArtMessage>) => void;
  postMessage: (reply: ArtReply, transfer: Transferable[]) => void;
};

/** Lettering takes tens of milliseconds a style: all of it happens here, never in the page. */
scope.onmessage = ({ data }) => {
  if ('glyphs' in data) return addGlyphs(data.glyphs);
  const { order } = data;
  try {
    const from = performance.now();
    const canvas = drawArtPicture(new OffscreenCanvas(order.width, order.height), order);
    const bitmap = canvas.transferToImageBitmap();
    scope.postMessage({ id: order.id, bitmap, ms: performance.now() - from }, [bitmap]);
  } catch (error) {
    scope.postMessage({ id: order.id, error: String(error) }, []);
  }
};
