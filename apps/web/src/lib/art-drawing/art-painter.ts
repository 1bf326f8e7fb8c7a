import { findArtStyle } from '@markwright/art-font';
import type { FontGlyphs } from '@markwright/fonts/glyph-json';
import { artDoc, displayText, hasIdeograph, type ArtBrief, type LogoDoc } from '@markwright/logo';
import { fetchGlyphs } from '../logo-drawing/glyphs.ts';
import { canDrawInWorkers, openWorkerClient, recordWork } from '../workers/worker-client.ts';
import { addGlyphs, drawArtPicture, type ArtLook, type ArtRequest, type DrawnArt } from './draw-art-picture.ts';

const client = openWorkerClient<ArtRequest, DrawnArt, FontGlyphs>({
  name: 'the lettering worker',
  start: () =>
    canDrawInWorkers() ? new Worker(new URL('./art-worker.ts', import.meta.url), { type: 'module' }) : null,
  atOnce: 1,
});

/** Glyphs that the worker has and the page would need, should it have to draw. */
const handed: FontGlyphs[] = [];

async function drawHere(request: ArtRequest): Promise<DrawnArt> {
  const from = performance.now();
  for (const glyphs of handed.splice(0)) addGlyphs(glyphs);
  const { width, height } = request;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const bitmap = await createImageBitmap(drawArtPicture(canvas, request));
  return { bitmap, ms: performance.now() - from };
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
  client.start();
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
  client.tell(glyphs);
  handed.push(glyphs);
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
  const { bitmap, ms } = await client.ask({ ...look, doc }, { signal, here: drawHere });
  recordWork(`art-font ${doc.art?.style ?? ''}`, ms);
  return bitmap;
}
