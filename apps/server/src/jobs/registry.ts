import type { Rasteriser } from '@markwright/raster';
import type { Studio } from '@markwright/studio';
import { vacuumDatabase } from '../db/maintenance-jobs.ts';
import { makeLogosJob, type AiParts } from '../features/ai/jobs.ts';
import { drawPreviews } from '../features/creations/jobs.ts';
import { packagesBy } from '../features/orders/grant-rules.ts';
import { orderJobs } from '../features/orders/jobs.ts';
import type { Payments } from '../features/orders/order-parts.ts';
import type { Job } from './define-job.ts';

/** What jobs are given beyond the database, the files and the log. */
export type JobParts = { studio: Studio; rasteriser: Rasteriser; payments: Payments; ai: AiParts };

/** Every job of the product. A name listed twice stops the server at start. */
export const jobsWith = (parts: JobParts): readonly Job[] => [
  vacuumDatabase,
  ...orderJobs(parts.payments),
  makeLogosJob(parts.ai),
  drawPreviews({ ...parts, outlines: parts.studio.outlines, packagesOf: packagesBy(parts.payments) }),
];
