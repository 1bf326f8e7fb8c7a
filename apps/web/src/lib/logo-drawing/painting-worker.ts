import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import type { LogoDoc } from '@markwright/logo';
import { canDrawInWorkers, openWorkerClient } from '../workers/worker-client.ts';
import type { DrawOptions } from './print-logo.ts';

export type Pixels = { width: number; height: number };
/** What a page asks to be painted: a logo by its document, or the markup of a sample. */
export type Paintable = { doc: LogoDoc; options: DrawOptions } | { svg: string };
export type PaintRequest = Pixels & { what: Paintable };

/** Whatever arrived before the worker was there. */
const arrived: FontGlyphs[] = [];

const client = openWorkerClient<PaintRequest, ImageBitmap, FontGlyphs>({
  name: 'the painting worker',
  start: () =>
    canDrawInWorkers() ? new Worker(new URL('./paint-worker.ts', import.meta.url), { type: 'module' }) : null,
  first: () => arrived.splice(0),
});

/** Fetches the worker's script before the first picture is wanted. */
export const startPainting = client.start;

export function handGlyphs(glyphs: FontGlyphs): void {
  if (!client.tell(glyphs)) arrived.push(glyphs);
}

/** In the worker where the browser has them, else in the page. */
export const paintInWorker = (
  what: Paintable,
  { width, height }: Pixels,
  here: () => Promise<ImageBitmap>,
): Promise<ImageBitmap> => client.ask({ what, width, height }, { here });
