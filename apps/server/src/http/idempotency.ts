import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { AppError, IDEMPOTENCY_HEADER, type Endpoint } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { idempotencyKeys } from '../db/tables/server-state.ts';

const MAX_KEY_LENGTH = 128;

/** What a call does before its transaction, and what it does inside it. */
export type Work = { prepare: () => Promise<unknown>; run: (db: Db, prepared: unknown) => unknown };

/**
 * Runs a creating call once per key. Preparing touches nothing and may be done in vain; the claim, the work and the stored reply share one transaction,
 * so a repeat after a crash or a lost answer either finds everything or nothing.
 * A simultaneous repeat waits on the unique key until the first commits.
 */
export async function withIdempotency(
  db: Db,
  endpoint: Endpoint,
  request: FastifyRequest,
  input: unknown,
  { prepare, run }: Work,
): Promise<unknown> {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return run(db, await prepare());
  if (typeof key !== 'string' || key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw new AppError('BAD_INPUT', { field: IDEMPOTENCY_HEADER, reason: `1–${MAX_KEY_LENGTH}` });
  }
  const caller = request.caller.user?.id ?? `guest ${request.ip}`;
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const claim = { caller, endpoint: endpoint.name, key, requestHash };
  const isThisCall = and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.endpoint, endpoint.name),
    eq(idempotencyKeys.key, key),
  );

  const findEarlier = async (within: Db) => {
    const [earlier] = await within.select().from(idempotencyKeys).where(isThisCall);
    if (earlier && earlier.requestHash !== requestHash) throw new AppError('REPEATED_KEY');
    return earlier;
  };

  const answered = await findEarlier(db);
  if (answered) return answered.reply;
  const prepared = await prepare();
  return db.transaction(async (tx) => {
    const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
    if (claimed.length === 0) {
      const earlier = await findEarlier(tx);
      if (!earlier) throw new AppError('REPEATED_KEY');
      return earlier.reply;
    }
    const reply = await run(tx, prepared);
    await tx
      .update(idempotencyKeys)
      .set({ reply: reply ?? null })
      .where(isThisCall);
    return reply;
  });
}
