import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { NOTICE_CHANNEL, type OpenDatabase } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import type { EnginePool } from './open-engine-pool.ts';

const SHARE_MS = 1000;
/** A notice holds 8,000 bytes; those who used least need not be known elsewhere. */
const CLIENTS_TOLD = 200;
const NOTICE = 'engine-use ';
const toldSchema = z.object({ from: z.string(), uses: z.array(z.tuple([z.string(), z.number()])) });

/**
 * Processes of one PostgreSQL tell each other what their visitors have used of the engine. One that counts for itself
 * takes a crowd spread over several of them for newcomers, who go before a visitor that it knows. Resolves to a function
 * that stops.
 */
export async function shareEngineUse(database: OpenDatabase, engine: Pick<EnginePool, 'shareUse'>) {
  if (database.kind === 'embedded') return async () => {};
  const { takeUntold, learnUse } = engine.shareUse(await getSecret(database.db, 'engine-use'));
  const from = randomUUID();
  const stopListening = await database.onNotice((payload) => {
    if (!payload.startsWith(NOTICE)) return;
    const { data: told } = toldSchema.safeParse(JSON.parse(payload.slice(NOTICE.length)));
    if (told && told.from !== from) told.uses.forEach(learnUse);
  });
  const tell = async () => {
    const uses = takeUntold(CLIENTS_TOLD);
    if (uses.length === 0) return;
    await database.pool.query('select pg_notify($1, $2)', [NOTICE_CHANNEL, NOTICE + JSON.stringify({ from, uses })]);
  };
  // What a lost connection keeps from the others is forgotten within seconds anyway.
  const timer = setInterval(() => void tell().catch(() => undefined), SHARE_MS).unref();
  return async () => {
    clearInterval(timer);
    await stopListening();
  };
}
