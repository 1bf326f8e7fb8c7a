import { z } from 'zod';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { everyMinutes } from '../../jobs/schedule.ts';
import { syncArticles } from './sync-articles.ts';

/** A file put into the content folder shows up without a restart. */
export const syncArticlesJob = (folders: readonly string[]): Job<object> =>
  defineJob({
    name: 'articles.sync',
    payload: z.object({}),
    schedule: everyMinutes(10),
    attempts: 1,
    run: async (_, { db, log }) => {
      const { written, deleted, refused } = await syncArticles(db, folders, log);
      if (written + deleted + refused.length > 0)
        log.info({ written, deleted, refused }, 'articles brought up to date');
    },
  });
