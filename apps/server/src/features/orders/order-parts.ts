import type { Db } from '../../db/open-db.ts';
import type { Log } from '../../log.ts';
import type { PayProviders } from '../../providers/pay-provider.ts';
import type { JobDeps } from '../../jobs/define-job.ts';
import { creationsForOrders } from '../creations/for-orders.ts';
import { laterBy } from './job-refs.ts';

export type BoughtDesign = { id: string; name: string; doc: unknown; revision: number };

/** What orders ask of the creations feature. */
export type CreationsForOrders = {
  /** Throws NOT_FOUND for strangers too. */
  getOwn(tx: Db, userId: string, creationId: string): Promise<BoughtDesign>;
  freeze(tx: Db, creationId: string): Promise<void>;
  unfreeze(tx: Db, creationId: string): Promise<void>;
  /** Names and pictures for a list of orders. */
  previews(
    db: Db,
    userId: string,
    creationIds: string[],
  ): Promise<Map<string, { name: string; previewUrl: string | null }>>;
};

/** Work put off, inside the transaction that causes it. */
export type Later = {
  /** Asks the provider how an attempt stands, again and again with growing pauses. */
  checkAttempt(tx: Db, attemptId: string): Promise<void>;
  closeWhenExpired(tx: Db, orderId: string, expiresAt: Date): Promise<void>;
  /** Tells the provider that an attempt closed here takes no more money. */
  closeAtProvider(tx: Db, attemptId: string): Promise<void>;
  sendRefund(tx: Db, refundId: string): Promise<void>;
  /** Deletes the drawn files of a creation, so that addresses handed out for them end with the right to them. */
  removeFiles(tx: Db, creationId: string): Promise<void>;
};

/** How this server takes money. */
export type Payments = {
  providers: PayProviders;
  /** Where no provider is live: nothing is really charged. */
  sandbox: boolean;
  publicUrl: string;
};

/** What orders need beyond the call itself. */
export type OrderParts = Payments & { creations: CreationsForOrders; later: Later; log: Log };

type Deps = Pick<JobDeps, 'enqueue' | 'storage' | 'log'>;

/** The same parts for a request and for a job. */
export const joinParts = (payments: Payments, { enqueue, storage, log }: Deps): OrderParts => ({
  ...payments,
  creations: creationsForOrders({ storage, enqueue }),
  later: laterBy(enqueue),
  log,
});
