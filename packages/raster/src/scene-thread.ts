import { parentPort } from 'node:worker_threads';
import { drawMockUp } from './draw-mock-up.ts';
import type { SceneAnswered, SceneAsked } from './draw-on-two-threads.ts';

/** Places marks on photographs, one after the other, on a thread of its own. */
parentPort?.on('message', async ({ svg, scene, longSide }: SceneAsked) => {
  let answer: SceneAnswered;
  try {
    answer = { picture: await drawMockUp(svg, scene, longSide) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
