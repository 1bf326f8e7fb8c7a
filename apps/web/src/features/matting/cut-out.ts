import type { Click, CutOut, HoleChoice, Tracing } from '@markwright/matting';

export type Settings = { tolerance: number; holes: HoleChoice; clicks: readonly Click[] };

export type CutOutOrder =
  | { kind: 'open'; picture: string; data: Uint8ClampedArray; width: number; height: number }
  | { kind: 'close'; picture: string }
  | { kind: 'cut' | 'trace'; id: number; picture: string; settings: Settings };
export type CutOutReply = { id: number } & ({ cut: CutOut } | { tracing: Tracing | undefined } | { error: string });

type Waiting = { resolve: (reply: CutOutReply) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, Waiting>();

function startWorker(): Worker {
  const started = new Worker(new URL('./cut-out-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<CutOutReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data);
  };
  started.onerror = (event) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  };
  return started;
}

const send = (order: CutOutOrder, transfer: Transferable[] = []): void =>
  (worker ??= startWorker()).postMessage(order, transfer);

const ask = (kind: 'cut' | 'trace', picture: string, settings: Settings): Promise<CutOutReply> =>
  new Promise((resolve, reject) => {
    orders += 1;
    waiting.set(orders, { resolve, reject });
    send({ kind, id: orders, picture, settings });
  });

export const openInWorker = (picture: string, { data, width, height }: ImageData): void =>
  send({ kind: 'open', picture, data: new Uint8ClampedArray(data), width, height });

export const closeInWorker = (picture: string): void => send({ kind: 'close', picture });

export async function cutOut(picture: string, settings: Settings): Promise<CutOut> {
  const reply = await ask('cut', picture, settings);
  if (!('cut' in reply)) throw new Error('The worker answered something else');
  return reply.cut;
}

export async function traceCutOut(picture: string, settings: Settings): Promise<Tracing | undefined> {
  const reply = await ask('trace', picture, settings);
  return 'tracing' in reply ? reply.tracing : undefined;
}
