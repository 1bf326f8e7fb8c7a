import { outlinesFromGlyphs } from '@markwright/fonts/glyph-json';
import { paintDrawing, readDrawing } from '@markwright/logo/canvas';
import { surfaceOf } from './canvas-surface.ts';
import type { PaintMessage, PaintReply } from './painting-worker.ts';
import { printLogo } from './print-logo.ts';

/** The page's typings know no workers; these two are all that is used of one. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintMessage>) => void;
  postMessage: (reply: PaintReply, transfer: Transferable[]) => void;
};
const outlines = outlinesFromGlyphs();

/** From documents to pixels beside the page: scrolling and typing never wait, and no logo's markup is passed about. */
scope.onmessage = ({ data }) => {
  if ('glyphs' in data) return outlines.add(data.glyphs);
  const { id, what, width, height } = data.order;
  try {
    const svg = 'svg' in what ? what.svg : printLogo(what.doc, what.options, outlines);
    const canvas = new OffscreenCanvas(width, height);
    paintDrawing(surfaceOf(canvas), readDrawing(svg));
    const bitmap = canvas.transferToImageBitmap();
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch (error) {
    scope.postMessage({ id, error: String(error) }, []);
  }
};
