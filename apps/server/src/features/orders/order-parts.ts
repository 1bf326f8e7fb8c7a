import type { Db } from '../../db/open-db.ts';
import type { Log } from '../../log.ts';
import type { PayProviders } from '../../providers/pay-provider.ts';
import type { CreationDoor } from './creation-door.ts';

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
export type OrderParts = Payments & { creations: CreationDoor; later: Later; log: Log };
