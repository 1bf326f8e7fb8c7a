import { encodeGlyphs, type FontGlyphs } from '@markwright/fonts/glyph-json';
import type { LogoDoc } from '@markwright/logo';
import type { SceneName } from '@markwright/mockups';
import { glyphs } from '../logo-drawing/glyphs.ts';
import { neededTexts } from '../logo-drawing/needed-texts.ts';
import { canDrawInWorkers, openWorkerClient, recordWork } from '../workers/worker-client.ts';
import type { DrawnMockUp, MockUpLook } from './draw-mock-up.ts';
import type { PhotoRequest } from './draw-on-photo.ts';
import type { DrawRequest } from './mock-up-worker.ts';
import { sceneUrl } from './scene-urls.ts';

type MockUpWish = { scene: SceneName; doc: LogoDoc; bought: boolean; look: MockUpLook; width: number };
type PhotoMockUpWish = Omit<PhotoRequest, 'glyphs'>;

/** One is fetched and decoded while the other is placed; more would hold more scenes in memory at once. */
const AT_ONCE = 2;

const client = openWorkerClient<DrawRequest, DrawnMockUp>({
  name: 'the mock-up worker',
  start: () =>
    canDrawInWorkers() ? new Worker(new URL('./mock-up-worker.ts', import.meta.url), { type: 'module' }) : null,
  atOnce: AT_ONCE,
});

/** Browsers whose workers have no canvas draw in the page. */
const drawHere = async (request: DrawRequest): Promise<DrawnMockUp> =>
  'photo' in request
    ? (await import('./draw-on-photo.ts')).drawOnPhoto(request)
    : (await import('./draw-mock-up.ts')).drawMockUp(request);

async function draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnMockUp> {
  const drawn = await client.ask(request, { signal, here: drawHere });
  recordWork(`mock-up ${'photo' in request ? 'own photo' : /[^/]*$/.exec(request.url)?.[0]}`, drawn.placingMs);
  return drawn;
}

/** A document never changes: an edit makes a new one. */
const encoded = new WeakMap<LogoDoc, readonly FontGlyphs[]>();

/** All outlines that a document needs, to be sent along with it. */
async function glyphsOf(doc: LogoDoc): Promise<readonly FontGlyphs[]> {
  const known = encoded.get(doc);
  if (known) return known;
  const needed = neededTexts(doc);
  await glyphs.ensure(needed);
  const found = [...needed].map(([font, texts]) => encodeGlyphs(glyphs.outlines, font, texts));
  encoded.set(doc, found);
  return found;
}

/** The logo in a photographed scene as pixels; what is no longer wanted is refused with an AbortError. */
export const paintMockUp = async ({ scene, ...wish }: MockUpWish, signal: AbortSignal): Promise<DrawnMockUp> =>
  draw({ ...wish, url: sceneUrl(scene), glyphs: await glyphsOf(wish.doc) }, signal);

/** The same on a photograph of the customer's own. It stays in this browser. */
export const paintOnPhoto = async (wish: PhotoMockUpWish, signal: AbortSignal): Promise<DrawnMockUp> =>
  draw({ ...wish, glyphs: await glyphsOf(wish.doc) }, signal);
