import { z } from 'zod';
import type { Engine } from '../../engine/engine.ts';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import { hourly } from '../../jobs/schedule.ts';
import { importFeeds } from './rules.ts';

/** Enough to ask for it. */
export const importFeedsWanted = { name: 'feeds.import', payload: z.object({}) };

/** Every hour, at a minute that few others choose. */
export const importFeedsJob = (engine: Pick<Engine, 'readFeed'>): Job<object> =>
  defineJob({
    ...importFeedsWanted,
    schedule: hourly(23),
    attempts: 1,
    leaseSeconds: 600,
    concurrency: 1,
    run: async (_, { db, log }) => {
      const reports = await importFeeds(db, log, (text) => engine.readFeed(text));
      const fresh = reports.reduce((sum, report) => sum + report.fresh, 0);
      log.info({ feeds: reports.length, failed: reports.filter(({ failure }) => failure).length, fresh }, 'feeds read');
    },
  });
