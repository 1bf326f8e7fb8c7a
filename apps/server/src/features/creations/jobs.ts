import { z } from 'zod';
import { defineJob, type Job, type JobRef } from '../../jobs/define-job.ts';
import { drawPreview, type PreviewDeps } from './draw-preview.ts';

type Payload = { creationId: string };

/** Sent whenever the picture would look different: after a save, a purchase and a refund. */
export const previewWanted: JobRef<Payload> = {
  name: 'creations.draw-preview',
  payload: z.object({ creationId: z.uuid() }),
};

export const drawPreviews = (deps: PreviewDeps): Job<Payload> =>
  defineJob({
    ...previewWanted,
    run: async ({ creationId }, { db, storage }) => {
      await drawPreview(db, storage, deps, creationId);
    },
  });
