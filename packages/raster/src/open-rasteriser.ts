import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { checkOrder, PictureError, type Picture, type PictureOrder } from './picture-order.ts';
import { startThread } from './start-thread.ts';

export type Rasteriser = {
  draw(order: PictureOrder): Promise<Picture>;
  close(): Promise<void>;
};

type Waiting = { order: PictureOrder; resolve: (picture: Picture) => void; reject: (error: Error) => void };
type Reply = { id: number; picture?: Picture; error?: string };
type Hand = { worker: Worker; busy: (Waiting & { id: number }) | undefined };

/**
 * Pictures are drawn by a few threads, one picture each, so the event loop never waits for one and memory is bounded
 * by the number of threads (a 4096² picture takes about 300 MB while it is made).
 */
export function openRasteriser({ threads = Math.min(2, availableParallelism()) } = {}): Rasteriser {
  const queue: Waiting[] = [];
  const hands: Hand[] = [];
  let nextId = 0;
  let closed = false;

  function hire(): Hand {
    const worker = startThread('raster-worker', import.meta.url);
    const hand: Hand = { worker, busy: undefined };
    worker.unref();
    worker.on('message', (reply: Reply) => finish(hand, reply));
    worker.on('error', (error) => lose(hand, error));
    worker.on('exit', () => lose(hand, new PictureError('The drawing thread ended')));
    hands.push(hand);
    return hand;
  }

  function finish(hand: Hand, { picture, error }: Reply): void {
    const job = hand.busy;
    hand.busy = undefined;
    hand.worker.unref();
    if (picture) job?.resolve(picture);
    else job?.reject(new PictureError(error ?? 'The picture could not be drawn'));
    next();
  }

  /** A thread that died takes its picture with it, not the queue. */
  function lose(hand: Hand, error: Error): void {
    const index = hands.indexOf(hand);
    if (index < 0) return;
    hands.splice(index, 1);
    hand.busy?.reject(error);
    next();
  }

  function next(): void {
    const idle = hands.find(({ busy }) => !busy) ?? (hands.length < threads ? hire() : undefined);
    const job = idle && !closed ? queue.shift() : undefined;
    if (!idle || !job) return;
    const id = (nextId += 1);
    idle.busy = { ...job, id };
    idle.worker.ref();
    idle.worker.postMessage({ id, order: job.order });
    next();
  }

  return {
    draw(order) {
      return new Promise((resolve, reject) => {
        if (closed) throw new PictureError('The rasteriser is closed');
        checkOrder(order);
        queue.push({ order, resolve, reject });
        next();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new PictureError('The rasteriser is closed'));
      await Promise.all(hands.splice(0).map(({ worker }) => worker.terminate()));
    },
  };
}
