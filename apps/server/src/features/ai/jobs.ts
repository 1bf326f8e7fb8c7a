import { randomBytes } from 'node:crypto';
import { LOGOS_PER_TASK, type AiChange } from '@markwright/contracts';
import type { Rasteriser } from '@markwright/raster';
import type { Db } from '../../db/open-db.ts';
import type { Engine } from '../../engine/engine.ts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import type { Log } from '../../log.ts';
import type { PictureWork } from '../../pictures/picture-work.ts';
import type { ChatModel } from '../../providers/chat-model/chat-model.ts';
import { ModelError, type ImageModel } from '../../providers/image-model/image-model.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { makeLogosRef } from './job-ref.ts';
import { changeResults, NothingToDraw } from './change-results.ts';
import { makeLogos, type MadeLogo } from './make-logos.ts';
import { presentStages } from './present.ts';
import { findOwnResult, findResultsOf, findTask, startTask, type AiTaskRow, type NewAiResult } from './queries.ts';
import { readTask } from './read-task.ts';
import { deliverTask, failTask } from './rules.ts';

const PREVIEW_SIDE = 800;
/** An outside model may take minutes; a worker that died is noticed after this long without a sign of life. */
const LEASE_SECONDS = 60;

/** What a task is made with. The models are outside ones and optional. */
export type AiDeps = {
  engine: Engine;
  rasteriser: Rasteriser;
  pictures: PictureWork;
  imageModel?: ImageModel;
  letteringModel?: ImageModel;
  chatModel?: ChatModel;
};

export const makeLogosJob = (deps: AiDeps): Job<{ taskId: string }> =>
  defineJob({
    ...makeLogosRef,
    attempts: 3,
    leaseSeconds: LEASE_SECONDS,
    concurrency: 2,
    async run({ taskId }, { db, storage, log }) {
      const task = await findTask(db, taskId);
      if (!task || task.state === 'done' || task.state === 'failed') return;
      try {
        // Starts while the logos are thought out, so that they are drawn at once.
        deps.rasteriser.wake();
        const logos = task.change
          ? await makeChange(task, task.change, deps, db)
          : await makeDrawing(task, deps, { db, log });
        const results = await keepPictures(task, logos, deps, storage);
        await deliverTask(db, taskId, results, new Date());
      } catch (error) {
        if (!(error instanceof NothingToDraw) && !(error instanceof ModelError && error.isPermanent)) throw error;
        log.warn({ taskId, reason: error.message }, 'an AI logo task cannot be done');
        await failTask(db, taskId, new Date());
      }
    },
    async gaveUp({ taskId }, { db }) {
      await failTask(db, taskId, new Date());
    },
  });

async function makeDrawing(task: AiTaskRow, deps: AiDeps, { db, log }: { db: Db; log: Log }): Promise<MadeLogo[]> {
  const reading = await readTask(task, { ...deps, db, log });
  await startTask(db, task.id, presentStages(reading));
  return makeLogos(task, reading, deps);
}

/** Nothing is read anew: the four stay what they were but for the wishes. */
async function makeChange(task: AiTaskRow, change: AiChange, { engine }: AiDeps, db: Db): Promise<MadeLogo[]> {
  await startTask(db, task.id, null);
  const { resultId, taskId, edits } = change;
  const one = resultId ? await findOwnResult(db, task.userId, resultId) : undefined;
  return changeResults(one ? [one] : await findResultsOf(db, taskId ?? ''), edits, engine);
}

/** Pictures first, rows last: a picture without its row is nobody's and never shown. */
async function keepPictures(
  task: AiTaskRow,
  logos: readonly MadeLogo[],
  { rasteriser }: AiDeps,
  storage: Storage,
): Promise<NewAiResult[]> {
  const createdAt = new Date();
  return Promise.all(
    logos.slice(0, LOGOS_PER_TASK).map(async ({ covered, doc, style, meaning, engine }, position) => {
      const order = { svg: covered, format: 'png', longSide: PREVIEW_SIDE } as const;
      const picture = await rasteriser.draw(order, { isJob: true });
      const imageKey = `ai/${task.id}/${position}-${randomBytes(8).toString('hex')}.png`;
      await storage.put(imageKey, picture.bytes, 'image/png');
      const { id: taskId, userId, logoName } = task;
      return { taskId, userId, position, logoName, doc, style, meaning, engine, imageKey, createdAt };
    }),
  );
}
