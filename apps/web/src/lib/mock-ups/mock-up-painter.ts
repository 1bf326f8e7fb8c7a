import { encodeGlyphs, type FontGlyphs } from '@markwright/fonts/glyph-json';
import type { LogoDoc } from '@markwright/logo';
import type { SceneName } from '@markwright/mockups';
import { logFailure } from '../log.ts';
import { glyphs } from '../logo-drawing/glyphs.ts';
import { neededTexts } from '../logo-drawing/needed-texts.ts';
import type { DrawnMockUp, MockUpLook } from './draw-mock-up.ts';
import type { PhotoRequest } from './draw-on-photo.ts';
import type { DrawRequest, MockUpMessage, MockUpReply } from './mock-up-worker.ts';
import { sceneUrl } from './scene-urls.ts';

export type MockUpWish = { scene: SceneName; doc: LogoDoc; bought: boolean; look: MockUpLook; width: number };
export type PhotoMockUpWish = Omit<PhotoRequest, 'glyphs'>;

type Waiting = {
  request: DrawRequest;
  signal: AbortSignal;
  resolve: (drawn: DrawnMockUp) => void;
  reject: (error: unknown) => void;
};

/** One is fetched and decoded while the other is placed; more would hold more scenes in memory at once. */
const AT_ONCE = 2;
const queue: Waiting[] = [];
const underWay = new Map<number, Waiting>();
let worker: Worker | null | undefined;
let requests = 0;

function startWorker(): Worker | null {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return null;
  const started = new Worker(new URL('./mock-up-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<MockUpReply>) => {
    const asked = underWay.get(data.id);
    underWay.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else if (asked) finish(asked, data.drawn);
    sendNext();
  };
  started.onerror = (event) => {
    logFailure('the mock-up worker', event.message);
    worker = null;
    const lost = [...underWay.values()];
    underWay.clear();
    queue.unshift(...lost);
    sendNext();
  };
  return started;
}

function finish({ request, resolve }: Waiting, drawn: DrawnMockUp): void {
  // Each scene's own time, for whoever measures.
  const { placingMs } = drawn;
  const name = 'photo' in request ? 'own photo' : /[^/]*$/.exec(request.url)?.[0];
  performance.measure?.(`mock-up ${name}`, {
    start: Math.max(0, performance.now() - placingMs),
    duration: placingMs,
  });
  resolve(drawn);
}

/** The newest wish of a picture counts: what is no longer wanted is never drawn. */
function sendNext(): void {
  while (underWay.size < AT_ONCE) {
    const next = queue.shift();
    if (!next) return;
    if (next.signal.aborted) {
      next.reject(next.signal.reason);
      continue;
    }
    requests += 1;
    const id = requests;
    underWay.set(id, next);
    worker = worker === undefined ? startWorker() : worker;
    if (worker) worker.postMessage({ id, request: next.request } satisfies MockUpMessage);
    else void drawHere(id, next);
  }
}

/** Browsers whose workers have no canvas draw in the page. */
async function drawHere(id: number, asked: Waiting): Promise<void> {
  try {
    const { request } = asked;
    const drawn =
      'photo' in request
        ? await (await import('./draw-on-photo.ts')).drawOnPhoto(request)
        : await (await import('./draw-mock-up.ts')).drawMockUp(request);
    finish(asked, drawn);
  } catch (error) {
    asked.reject(error);
  } finally {
    underWay.delete(id);
    sendNext();
  }
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

const draw = (request: DrawRequest, signal: AbortSignal): Promise<DrawnMockUp> =>
  new Promise((resolve, reject) => {
    queue.push({ request, signal, resolve, reject });
    sendNext();
  });

/** The logo in a photographed scene as pixels; what is no longer wanted is refused with an AbortError. */
export const paintMockUp = async ({ scene, ...wish }: MockUpWish, signal: AbortSignal): Promise<DrawnMockUp> =>
  draw({ ...wish, url: sceneUrl(scene), glyphs: await glyphsOf(wish.doc) }, signal);

/** The same on a photograph of the customer's own. It stays in this browser. */
export const paintOnPhoto = async (wish: PhotoMockUpWish, signal: AbortSignal): Promise<DrawnMockUp> =>
  draw({ ...wish, glyphs: await glyphsOf(wish.doc) }, signal);
