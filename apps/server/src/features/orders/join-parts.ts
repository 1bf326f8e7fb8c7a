import type { JobDeps } from '../../jobs/define-job.ts';
import { creationDoor } from '../creations/door.ts';
import { laterBy } from './job-refs.ts';
import type { OrderParts, Payments } from './order-parts.ts';

type Deps = Pick<JobDeps, 'enqueue' | 'storage' | 'log'>;

/** The same parts for a request and for a job. */
export const joinParts = (payments: Payments, { enqueue, storage, log }: Deps): OrderParts => ({
  ...payments,
  creations: creationDoor({ storage, enqueue }),
  later: laterBy(enqueue),
  log,
});
