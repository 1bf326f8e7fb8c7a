import type { Worker } from 'node:worker_threads';
import { startThread } from '@markwright/raster';
import type { LogoMaker } from './logo-maker.ts';

export type Asked = { id: number; method: keyof LogoMaker; args: unknown[] };
export type Answered = { id: number; value?: unknown; error?: string };
export type LogoThread = LogoMaker & { close(): Promise<void> };

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/**
 * The engine in a thread of its own: composing four logos takes a good part of a second, and the event loop has
 * visitors to answer meanwhile. It starts with the first task and again after a crash.
 */
export function openLogoThread(): LogoThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let nextId = 0;
  let closed = false;

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function hire(): Worker {
    const hired = startThread('logo-worker', import.meta.url);
    hired.unref();
    hired.on('message', ({ id, value, error }: Answered) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (waiting.size === 0) hired.unref();
      if (error === undefined) asker?.resolve(value as never);
      else asker?.reject(new Error(error));
    });
    hired.on('error', (error) => lose(hired, error));
    hired.on('exit', () => lose(hired, new Error('The drawing thread ended')));
    return hired;
  }

  const ask = <T>(method: keyof LogoMaker, args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (closed) throw new Error('The drawing thread is closed');
      worker ??= hire();
      const id = (nextId += 1);
      waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, method, args } satisfies Asked);
    });

  return {
    read: (brief) => ask('read', [brief]),
    make: (request, reading) => ask('make', [request, reading]),
    cover: (doc) => ask('cover', [doc]),
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
