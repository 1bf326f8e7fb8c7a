import type { Click, CutOut, HoleChoice, Tracing } from '@markwright/matting';
import { openWorkerClient } from '../../lib/workers/worker-client.ts';

export type Settings = { tolerance: number; holes: HoleChoice; clicks: readonly Click[] };

export type CutOutRequest = { kind: 'cut' | 'trace'; picture: string; settings: Settings };
export type CutOutAnswer = { cut: CutOut } | { tracing: Tracing | undefined };
export type CutOutNote =
  | { kind: 'open'; picture: string; data: Uint8ClampedArray; width: number; height: number }
  | { kind: 'close'; picture: string };

/** For one step, cutting or tracing: people wait for it with the page in front of them. */
const STEP_LIMIT_MS = 2000;

/** Kept on the page too: a worker that is ended takes its own with it. */
const opened = new Map<string, ImageData>();

const opening = (picture: string, { data, width, height }: ImageData): CutOutNote => ({
  kind: 'open',
  picture,
  data: new Uint8ClampedArray(data),
  width,
  height,
});

const client = openWorkerClient<CutOutRequest, CutOutAnswer, CutOutNote>({
  name: 'the matting worker',
  start: () => new Worker(new URL('./cut-out-worker.ts', import.meta.url), { type: 'module' }),
  first: () => [...opened].map(([picture, pixels]) => opening(picture, pixels)),
  stepLimitMs: STEP_LIMIT_MS,
  restarts: true,
});

export function openInWorker(picture: string, pixels: ImageData): void {
  client.tell(opening(picture, pixels));
  opened.set(picture, pixels);
}

export function closeInWorker(picture: string): void {
  opened.delete(picture);
  client.tell({ kind: 'close', picture });
}

export async function cutOut(picture: string, settings: Settings): Promise<CutOut> {
  const answer = await client.ask({ kind: 'cut', picture, settings });
  if (!('cut' in answer)) throw new Error('The worker answered something else');
  return answer.cut;
}

export async function traceCutOut(picture: string, settings: Settings): Promise<Tracing | undefined> {
  const answer = await client.ask({ kind: 'trace', picture, settings });
  return 'tracing' in answer ? answer.tracing : undefined;
}
