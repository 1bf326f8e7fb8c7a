import { parentPort } from 'node:worker_threads';
import { openShippedOutlines } from '@markwright/fonts/node';
import { openLogoMaker } from './logo-maker.ts';
import type { Asked, Answered } from './logo-thread.ts';

const maker = openLogoMaker(openShippedOutlines());

parentPort?.on('message', async ({ id, method, args }: Asked) => {
  const answer = (reply: Omit<Answered, 'id'>) => parentPort?.postMessage({ id, ...reply });
  try {
    const work = maker[method] as (...given: unknown[]) => Promise<unknown>;
    answer({ value: await work(...args) });
  } catch (error) {
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
});
