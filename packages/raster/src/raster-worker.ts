import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import type { PictureOrder } from './picture-order.ts';

parentPort?.on('message', async ({ id, order }: { id: number; order: PictureOrder }) => {
  try {
    const picture = await drawPicture(order);
    parentPort?.postMessage({ id, picture });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
