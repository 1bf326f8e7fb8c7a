import { ARTBOARD } from '@markwright/logo';
import { paintDrawing, readDrawing, viewOf } from '@markwright/logo/canvas';
import { surfaceOf } from './canvas-surface.ts';
import { glyphs } from './glyphs.ts';
import { paintInWorker, type Paintable, type Pixels } from './painting-worker.ts';
import { printLogo } from './print-logo.ts';

export { startPainting, type Paintable, type Pixels } from './painting-worker.ts';

/**
 * The longest side in pixels that a page may show of a picture: with the watermark in it, without one but only a
 * sample (an icon, a line of type), and bought. Larger ones are what is sold, and only the server draws them: whether a
 * design is bought is something a browser can be made to believe.
 */
export const LONGEST = { marked: 1200, sample: 640, bought: 1200 } as const;
export type PictureKind = keyof typeof LONGEST;

const sizeOf = (what: Paintable): Pixels => ('svg' in what ? viewOf(what.svg) : (what.options.size ?? ARTBOARD));

/** As many pixels as a drawing needs to fill a room on the screen sharply, up to what its kind allows. */
export function pixelsFor(what: Paintable, room: Pixels, kind: PictureKind): Pixels {
  const view = sizeOf(what);
  const ratio = Math.min(3, globalThis.devicePixelRatio || 1);
  const wanted = Math.min(room.width / view.width, room.height / view.height) * ratio;
  const scale = Math.min(wanted, LONGEST[kind] / Math.max(view.width, view.height));
  return { width: Math.max(1, Math.round(view.width * scale)), height: Math.max(1, Math.round(view.height * scale)) };
}

/**
 * The drawing as pixels. A logo goes to the worker as its document and a sample as its markup; the markup of a whole logo
 * (on a mock-up, say) is painted in the page, where nothing passes it on.
 */
export function paintPixels(what: Paintable, size: Pixels, kind: PictureKind): Promise<ImageBitmap> {
  const here = () => createImageBitmap(canvasWith(markupOf(what), size));
  return 'doc' in what || kind === 'sample' ? paintInWorker(what, size, here) : here();
}

const markupOf = (what: Paintable): string =>
  'svg' in what ? what.svg : printLogo(what.doc, what.options, glyphs.outlines);

function canvasWith(svg: string, { width, height }: Pixels): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  paintDrawing(surfaceOf(canvas), readDrawing(svg));
  return canvas;
}

/** As large as a picture that leaves the page may be before anybody has paid for it. */
export const PREVIEW_PIXELS = 800;

/** The address of a drawing as a PNG, for places that take an address: dialogs, files to save. */
export function pictureUrl(svg: string, longSide: number): string {
  const view = viewOf(svg);
  const scale = longSide / Math.max(view.width, view.height);
  const size = { width: Math.round(view.width * scale), height: Math.round(view.height * scale) };
  return canvasWith(svg, size).toDataURL('image/png');
}
