import { vacuumDatabase } from '../db/maintenance-jobs.ts';
import type { Job } from './define-job.ts';

/** Every job of the product. A name listed twice stops the server at start. */
export const JOBS: readonly Job[] = [vacuumDatabase];
