import type { Click, CutOut, HoleChoice, Tracing } from '@markwright/matting';

export type Settings = { tolerance: number; holes: HoleChoice; clicks: readonly Click[] };

export type CutOutRequest =
  | { kind: 'open'; picture: string; data: Uint8ClampedArray; width: number; height: number }
  | { kind: 'close'; picture: string }
  | { kind: 'cut' | 'trace'; id: number; picture: string; settings: Settings };
/** `step`: a step of the order begins. */
export type CutOutReply = { id: number } & (
  { step: true } | { cut: CutOut } | { tracing: Tracing | undefined } | { error: string }
);

/** A picture took longer than a step may; its worker was ended. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** For one step, cutting or tracing: people wait for it with the page in front of them. */
const STEP_LIMIT_MS = 2000;

type Waiting = {
  resolve: (reply: CutOutReply) => void;
  reject: (error: Error) => void;
  timer?: ReturnType<typeof setTimeout>;
};

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, Waiting>();
/** Kept on the page too: a worker that is ended takes its own with it. */
const opened = new Map<string, ImageData>();

function startWorker(): Worker {
  const started = new Worker(new URL('./cut-out-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<CutOutReply>) => {
    const asked = waiting.get(data.id);
    clearTimeout(asked?.timer);
    if ('step' in data) {
      if (asked)
        asked.timer = setTimeout(() => endWorker(new TooSlowError('The picture took too long')), STEP_LIMIT_MS);
      return;
    }
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data);
  };
  started.onerror = (event) => endWorker(new Error(event.message));
  return started;
}

/** Whatever the worker had to do has failed; the next order starts another one, which is given the pictures again. */
function endWorker(error: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(error);
  }
  waiting.clear();
}

function send(order: CutOutRequest): void {
  if (!worker) {
    worker = startWorker();
    for (const [picture, pixels] of opened) worker.postMessage(opening(picture, pixels));
  }
  worker.postMessage(order);
}

const opening = (picture: string, { data, width, height }: ImageData): CutOutRequest => ({
  kind: 'open',
  picture,
  data: new Uint8ClampedArray(data),
  width,
  height,
});

const ask = (kind: 'cut' | 'trace', picture: string, settings: Settings): Promise<CutOutReply> =>
  new Promise((resolve, reject) => {
    orders += 1;
    waiting.set(orders, { resolve, reject });
    send({ kind, id: orders, picture, settings });
  });

export function openInWorker(picture: string, pixels: ImageData): void {
  if (worker) send(opening(picture, pixels));
  opened.set(picture, pixels);
}

export function closeInWorker(picture: string): void {
  opened.delete(picture);
  if (worker) send({ kind: 'close', picture });
}

export async function cutOut(picture: string, settings: Settings): Promise<CutOut> {
  const reply = await ask('cut', picture, settings);
  if (!('cut' in reply)) throw new Error('The worker answered something else');
  return reply.cut;
}

export async function traceCutOut(picture: string, settings: Settings): Promise<Tracing | undefined> {
  const reply = await ask('trace', picture, settings);
  return 'tracing' in reply ? reply.tracing : undefined;
}
