import { paintDrawing, readDrawing } from '@markwright/logo/canvas';
import { surfaceOf } from './canvas-surface.ts';
import type { PaintOrder, PaintReply } from './painter.ts';

/** The page's typings know no workers; these two are all that is used of one. */
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<PaintOrder>) => void;
  postMessage: (reply: PaintReply, transfer: Transferable[]) => void;
};

/** Turns drawings into pixels beside the page, so that scrolling and typing never wait for one. */
scope.onmessage = ({ data: { id, svg, width, height } }) => {
  try {
    const canvas = new OffscreenCanvas(width, height);
    paintDrawing(surfaceOf(canvas), readDrawing(svg));
    const bitmap = canvas.transferToImageBitmap();
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch (error) {
    scope.postMessage({ id, error: String(error) }, []);
  }
};
