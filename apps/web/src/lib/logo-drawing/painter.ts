import { paintDrawing, readDrawing, viewOf } from '@markwright/logo/canvas';
import { logFailure } from '../log.ts';
import { surfaceOf } from './canvas-surface.ts';

/**
 * The longest side in pixels that a page may show of a picture: with the watermark in it, without one but only a
 * sample (an icon, a line of type), and bought. Larger ones are what is sold.
 */
export const LONGEST = { marked: 1200, sample: 640, bought: 4096 } as const;
export type PictureKind = keyof typeof LONGEST;

export type Pixels = { width: number; height: number };
export type PaintOrder = Pixels & { id: number; svg: string };
export type PaintReply = { id: number; bitmap: ImageBitmap } | { id: number; error: string };

/** As many pixels as a drawing needs to fill a room on the screen sharply, up to what its kind allows. */
export function pixelsFor(svg: string, room: Pixels, kind: PictureKind): Pixels {
  const view = viewOf(svg);
  const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
  const wanted = Math.min(room.width / view.width, room.height / view.height) * ratio;
  const scale = Math.min(wanted, LONGEST[kind] / Math.max(view.width, view.height));
  return { width: Math.max(1, Math.round(view.width * scale)), height: Math.max(1, Math.round(view.height * scale)) };
}

type Waiting = PaintOrder & { resolve: (bitmap: ImageBitmap) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let orders = 0;

function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  const started = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<PaintReply>) => {
    const order = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) order?.reject(new Error(data.error));
    else order?.resolve(data.bitmap);
  };
  started.onerror = (event) => {
    logFailure('the painting worker', event.message);
    worker = null;
    const lost = [...waiting.values()];
    waiting.clear();
    for (const order of lost) paintHere(order).then(order.resolve, order.reject);
  };
  return started;
}

/** Fetches the worker's script before the first picture is wanted. */
export const startPainting = (): void => void (worker ??= startWorker());

/** The drawing as pixels: in a worker where the browser has them, else in the page. */
export function paintPixels(svg: string, { width, height }: Pixels): Promise<ImageBitmap> {
  startPainting();
  const order = { id: (orders += 1), svg, width, height };
  if (!worker) return paintHere(order);
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { ...order, resolve, reject });
    worker?.postMessage(order);
  });
}

function canvasWith({ svg, width, height }: Omit<PaintOrder, 'id'>): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paintDrawing(surfaceOf(canvas), readDrawing(svg));
  return canvas;
}

const paintHere = async (order: PaintOrder): Promise<ImageBitmap> => createImageBitmap(canvasWith(order));

/** As large as a picture that leaves the page may be before anybody has paid for it. */
export const PREVIEW_PIXELS = 800;

/** The address of a drawing as a PNG, for places that take an address: dialogs, files to save. */
export function pictureUrl(svg: string, longSide: number): string {
  const view = viewOf(svg);
  const scale = longSide / Math.max(view.width, view.height);
  const canvas = canvasWith({ svg, width: Math.round(view.width * scale), height: Math.round(view.height * scale) });
  return canvas.toDataURL('image/png');
}
