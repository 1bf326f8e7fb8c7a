import type { Rasteriser } from '@markwright/raster';
import type { EngineAccess } from '../engine/engine.ts';
import { makeLogosJob, type AiDeps } from '../features/ai/jobs.ts';
import { syncArticlesJob } from '../features/articles/jobs.ts';
import { fetchBillsJob } from '../features/bills/jobs.ts';
import { drawPreviews } from '../features/creations/jobs.ts';
import { importFeedsJob } from '../features/feeds/jobs.ts';
import { mailInvoiceJob } from '../features/orders/invoice-jobs.ts';
import { orderJobs } from '../features/orders/jobs.ts';
import type { Payments } from '../features/orders/order-deps.ts';
import { buildPackJob } from '../features/packs/jobs.ts';
import type { PackBuilder } from '../packing/pack-request.ts';
import type { Job } from '../jobs/define-job.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import { FILE_TASKS, ROW_TASKS } from './housekeeping-tasks.ts';
import { housekeeping, vacuumDatabase } from '../jobs/housekeeping.ts';

/** What jobs are given beyond the database, the files and the log. */
type JobListDeps = {
  engine: EngineAccess;
  rasteriser: Rasteriser;
  payments: Payments;
  mail: MailSender | null;
  ai: Omit<AiDeps, 'engine' | 'rasteriser'>;
  packs: PackBuilder;
  /** Who made AI pictures, as their hidden label says. */
  producer: string;
  /** Folders with articles, feeds and designers. */
  content: readonly string[];
};

/** Every job of the product. A name listed twice stops the server at start. */
export const jobsWith = (deps: JobListDeps): readonly Job[] => [
  housekeeping(ROW_TASKS, FILE_TASKS),
  vacuumDatabase,
  ...orderJobs(deps.payments),
  mailInvoiceJob(deps.mail),
  fetchBillsJob(deps.payments),
  makeLogosJob({ ...deps.ai, engine: deps.engine.forJobs, rasteriser: deps.rasteriser }),
  syncArticlesJob(deps.content),
  importFeedsJob(deps.engine.forJobs),
  buildPackJob({ ...deps.payments, engine: deps.engine, packs: deps.packs, producer: deps.producer }),
  drawPreviews({ ...deps, sandbox: deps.payments.sandbox }),
];
