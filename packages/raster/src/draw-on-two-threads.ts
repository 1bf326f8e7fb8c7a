import type { Worker } from 'node:worker_threads';
import { startThread } from '@markwright/worker-pool';
import { drawMockUp } from './draw-mock-up.ts';
import { drawPicture } from './draw-picture.ts';
import type { Picture, PictureRequest, SceneRequest } from './picture-request.ts';

export type SceneAsked = { svg: string; scene: SceneRequest; longSide: number };
export type SceneAnswered = { picture: Picture } | { failure: string };
type Place = (asked: SceneAsked) => Promise<Picture>;

/**
 * `drawPicture` for whoever makes many pictures in a process of its own. Placing a mark on a photograph is arithmetic on the
 * calling thread, so every other one is placed on a second thread: two at once and no more, since each holds some 20 MB.
 */
export function openTwoThreadDrawing(): (request: PictureRequest) => Promise<Picture> {
  // The last one goes first: alone, a photograph leaves the calling thread to others.
  const free: Place[] = [placeHere, openThread()];
  const waiting: ((place: Place) => void)[] = [];
  const giveBack = (place: Place) => {
    const next = waiting.shift();
    if (next) next(place);
    else free.push(place);
  };

  async function drawScene(asked: SceneAsked): Promise<Picture> {
    const place = free.pop() ?? (await new Promise<Place>((resolve) => waiting.push(resolve)));
    try {
      return await place(asked);
    } finally {
      giveBack(place);
    }
  }

  return ({ scene, svg, longSide, ...request }) =>
    scene ? drawScene({ svg, scene, longSide }) : drawPicture({ svg, longSide, ...request });
}

const placeHere: Place = ({ svg, scene, longSide }) => drawMockUp(svg, scene, longSide);

/** Started by the first photograph; it ends with the process. */
function openThread(): Place {
  let thread: Worker | undefined;
  let waiting: { resolve(picture: Picture): void; reject(error: Error): void } | undefined;

  function start(): Worker {
    const started = startThread('scene-thread', import.meta.url);
    started.on('message', (answer: SceneAnswered) => {
      // Whoever waits for an answer keeps the process alive; a thread with nothing to do does not.
      started.unref();
      if ('picture' in answer) waiting?.resolve(answer.picture);
      else waiting?.reject(new Error(answer.failure));
    });
    const end = (error: Error) => {
      thread = undefined;
      waiting?.reject(error);
    };
    started.on('error', end);
    started.on('exit', (code) => end(new Error(`The thread that places marks ended (${code})`)));
    return started;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      thread ??= start();
      thread.ref();
      thread.postMessage(asked);
    });
}
