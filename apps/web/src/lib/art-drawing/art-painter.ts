import { findArtStyle } from '@markwright/art-font';
import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import { artDoc, displayText, hasIdeograph, type ArtBrief, type LogoDoc } from '@markwright/logo';
import { logFailure } from '../log.ts';
import { fetchGlyphs } from '../logo-drawing/glyphs.ts';
import type { ArtMessage, ArtReply } from './art-worker.ts';
import { addGlyphs, drawArtPicture, type ArtLook, type ArtRequest } from './draw-art-picture.ts';

type Waiting = {
  order: ArtRequest;
  signal: AbortSignal;
  resolve: (bitmap: ImageBitmap) => void;
  reject: (error: Error) => void;
};

const queue: Waiting[] = [];
let current: Waiting | undefined;
let worker: Worker | null | undefined;
let orders = 0;

function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  const started = new Worker(new URL('./art-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ArtReply>) => {
    const done = current;
    current = undefined;
    if ('error' in data) done?.reject(new Error(data.error));
    else {
      // Each style's own time, for whoever measures.
      performance.measure?.(`art-font ${done?.order.doc.art?.style ?? ''}`, {
        start: Math.max(0, performance.now() - data.ms),
        duration: data.ms,
      });
      done?.resolve(data.bitmap);
    }
    sendNext();
  };
  started.onerror = (event) => {
    logFailure('the lettering worker', event.message);
    current?.reject(new Error(event.message));
    current = undefined;
    sendNext();
  };
  return started;
}

const post = (message: ArtMessage): void => worker?.postMessage(message);

/** One at a time: what was asked for a moment ago and is no longer wanted is never drawn. */
function sendNext(): void {
  while (!current) {
    const next = queue.shift();
    if (!next) return;
    if (next.signal.aborted) {
      next.reject(new DOMException('No longer wanted', 'AbortError'));
      continue;
    }
    current = next;
    if (worker) post({ order: next.order });
    else drawHere(next);
  }
}

function drawHere(waiting: Waiting): void {
  const { width, height } = waiting.order;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  // Drawn inside the promise: one that cannot be drawn is refused and does not hold up the rest.
  Promise.resolve()
    .then(() => createImageBitmap(drawArtPicture(canvas, waiting.order)))
    .then(waiting.resolve, waiting.reject)
    .finally(() => {
      current = undefined;
      sendNext();
    });
}

/** The server lets a visitor wait in line a dozen times at most; a gallery asks for more faces than that. */
const LANES = 3;
const waitingForLane: (() => void)[] = [];
let lanesTaken = 0;

async function inLane<T>(work: () => Promise<T>): Promise<T> {
  if (lanesTaken >= LANES) await new Promise<void>((resolve) => waitingForLane.push(resolve));
  lanesTaken += 1;
  try {
    return await work();
  } finally {
    lanesTaken -= 1;
    waitingForLane.shift()?.();
  }
}

/** By font and text: the characters the font lacks, once its glyphs have reached the worker. */
const fetched = new Map<string, Promise<readonly string[]>>();

function missingIn(font: string, text: string): Promise<readonly string[]> {
  worker ??= startWorker();
  const key = `${font}|${text}`;
  const known = fetched.get(key);
  if (known) return known;
  const asked = inLane(() => fetchGlyphs(font, [text])).then((glyphs) => {
    hand(glyphs);
    return Object.entries(glyphs.glyphs).flatMap(([character, glyph]) => (glyph ? [] : [character]));
  });
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

function hand(glyphs: FontGlyphs): void {
  if (worker) post({ glyphs });
  else addGlyphs(glyphs);
}

/** The document of a lettering, in the first face of its style that has every character of the name. */
export async function prepareArt(brief: ArtBrief): Promise<LogoDoc> {
  const fonts = findArtStyle(brief.style)?.fonts;
  const own = fonts?.[hasIdeograph(brief.name) ? 'hanzi' : 'latin'] ?? [];
  for (const font of [...(brief.font ? [brief.font] : []), ...own, ...(fonts?.hanzi ?? [])]) {
    const doc = artDoc({ ...brief, font }, () => true);
    if ((await missingIn(font, displayText(doc.name))).length === 0) return doc;
  }
  return artDoc({ ...brief, font: undefined }, () => true);
}

/** The lettering as pixels; what is no longer wanted is refused with an AbortError. */
export async function paintArt(doc: LogoDoc, look: ArtLook, signal: AbortSignal): Promise<ImageBitmap> {
  await missingIn(doc.name.font, displayText(doc.name));
  return new Promise((resolve, reject) => {
    queue.push({ order: { ...look, id: (orders += 1), doc }, signal, resolve, reject });
    sendNext();
  });
}
