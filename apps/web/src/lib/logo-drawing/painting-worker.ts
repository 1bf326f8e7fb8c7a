import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import type { LogoDoc } from '@markwright/logo';
import { logFailure } from '../log.ts';
import type { DrawOptions } from './print-logo.ts';

export type Pixels = { width: number; height: number };
/** What a page asks to be painted: a logo by its document, or the markup of a sample. */
export type Paintable = { doc: LogoDoc; options: DrawOptions } | { svg: string };
export type PaintRequest = Pixels & { id: number; what: Paintable };
export type PaintMessage = { glyphs: FontGlyphs } | { order: PaintRequest };
export type PaintReply = { id: number; bitmap: ImageBitmap } | { id: number; error: string };

type Waiting = {
  order: PaintRequest;
  resolve: (bitmap: ImageBitmap) => void;
  reject: (error: Error) => void;
  /** Paints in the page, should the worker be lost. */
  here: () => Promise<ImageBitmap>;
};

const waiting = new Map<number, Waiting>();
/** Whatever arrived before the worker was there. */
const arrived: FontGlyphs[] = [];
let worker: Worker | null | undefined;
let orders = 0;

function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  const started = new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' });
  for (const glyphs of arrived.splice(0)) started.postMessage({ glyphs } satisfies PaintMessage);
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
    for (const order of lost) order.here().then(order.resolve, order.reject);
  };
  return started;
}

/** Fetches the worker's script before the first picture is wanted. */
export const startPainting = (): void => void (worker ??= startWorker());

export function handGlyphs(glyphs: FontGlyphs): void {
  if (worker) worker.postMessage({ glyphs } satisfies PaintMessage);
  else arrived.push(glyphs);
}

/** In the worker where the browser has them, else in the page. */
export function paintInWorker(
  what: Paintable,
  { width, height }: Pixels,
  here: () => Promise<ImageBitmap>,
): Promise<ImageBitmap> {
  startPainting();
  if (!worker) return here();
  const order = { id: (orders += 1), what, width, height };
  return new Promise((resolve, reject) => {
    waiting.set(order.id, { order, resolve, reject, here });
    worker?.postMessage({ order } satisfies PaintMessage);
  });
}
