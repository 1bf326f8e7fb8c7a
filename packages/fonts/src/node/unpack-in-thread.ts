import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** A thread that has had nothing to do for this long ends: its decoder holds some fifty megabytes. */
const IDLE_MS = 2000;

/** The thread's program as text: a file of its own would have to be built beside every program that opens fonts. */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const decompress = require(workerData.decoder);
let last = Promise.resolve();
parentPort.on('message', ({ id, path }) => {
  last = last.then(async () => {
    try {
      const ttf = (await decompress(readFileSync(path))).slice();
      parentPort.postMessage({ id, ttf }, [ttf.buffer]);
    } catch (error) {
      parentPort.postMessage({ id, message: String(error) });
    }
  });
});
`;

type Answer = { id: number; ttf: Uint8Array } | { id: number; message: string };
type Waiting = { resolve: (ttf: Uint8Array) => void; reject: (error: Error) => void };

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function startThread(): Worker {
  const decoder = createRequire(import.meta.url).resolve('wawoff2/decompress.js');
  const started = new Worker(PROGRAM, { eval: true, workerData: { decoder } });
  started.on('message', (answer: Answer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('ttf' in answer) caller?.resolve(answer.ttf);
    else caller?.reject(new Error(answer.message));
    if (waiting.size === 0) endWhenIdle(started);
  });
  started.on('error', (error) => ended(started, error));
  started.on('exit', (code) => ended(started, new Error(`The thread that unpacks fonts ended (${code})`)));
  return started;
}

/** Whoever waits for this thread is told; one that was replaced or sent away when idle has nobody waiting. */
function ended(started: Worker, error: Error): void {
  if (thread !== started) return;
  thread = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

/** A program may end while the thread waits for more. */
function endWhenIdle(started: Worker): void {
  started.unref();
  idle = setTimeout(() => {
    thread = undefined;
    void started.terminate();
  }, IDLE_MS).unref();
}

/**
 * TrueType bytes of a packed font file, unpacked on another thread: a Chinese font takes a tenth of a second, in which
 * the caller reads the brief.
 */
export function unpackInThread(path: string): Promise<Uint8Array> {
  clearTimeout(idle);
  thread ??= startThread();
  thread.ref();
  const id = (lastId += 1);
  thread.postMessage({ id, path });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}
