import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { checkDataDir } from './check-data-dir.ts';
import { createPglite } from './create-pglite.ts';
import { listenToPostgres } from './listen-to-postgres.ts';
import { openDurablePglite } from './durable-pglite.ts';
import { lockDirectory } from './lock-directory.ts';
import { createStatementNames, withName } from './named-statements.ts';
import { createPglitePool } from './pglite-pool.ts';

/** The database or an open transaction: every query takes one of these first, so a caller can pass its transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** Sent inside a transaction, delivered when it commits: wakes the job workers of every process. */
export const NOTICE_CHANNEL = 'markwright_notice';

export type OpenDatabase = {
  kind: 'embedded' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** Calls back with the payload of every notice on our channel; resolves to a function that stops. */
  onNotice(callback: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** The one the environment names: PostgreSQL, or the embedded one in the data directory. */
export const openDatabase = async (
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  onError: (error: Error) => void,
): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL, onError) : openEmbedded(env.DATA_DIR, onError);

export function openPostgres(connectionString: string, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  nameStatements(pool);
  releaseFailedBegin(pool);
  pool.on('error', onError);
  // A connection that breaks while a transaction holds it tells the connection, not the pool; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  return {
    kind: 'postgres',
    pool,
    db: toDb(pool),
    onNotice: (callback) => listenToPostgres(connectionString, NOTICE_CHANNEL, callback, onError),
    close: () => pool.end(),
  };
}

/** The embedded database under `dataDir`, locked for this process. */
export async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  checkDataDir(dataDir);
  const release = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'postgres');
    await createPglite(directory);
    const opened = wrapPglite(await openDurablePglite(directory), onError);
    const close = async () => {
      await opened.close();
      await release();
    };
    return { ...opened, close };
  } catch (error) {
    await release();
    throw error;
  }
}

export function wrapPglite(pglite: PGlite, onError: (error: Error) => void): OpenDatabase {
  const callbacks = new Set<(payload: string) => void>();
  const pool = createPglitePool(pglite, NOTICE_CHANNEL);
  nameStatements(pool);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    client.on('notification', ({ payload }) => callbacks.forEach((callback) => callback(payload ?? '')));
  });
  const close = async () => {
    await pool.end();
    await pglite.close();
  };
  const onNotice: OpenDatabase['onNotice'] = async (callback) => {
    callbacks.add(callback);
    return async () => void callbacks.delete(callback);
  };
  return { kind: 'embedded', pool, db: toDb(pool), onNotice, close };
}

const toDb = (pool: pg.Pool): Db => drizzle(pool);

/** All connections of the pool use the same names for statements that come again. */
function nameStatements(pool: pg.Pool): void {
  const findStatementName = createStatementNames();
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const askByName = (query: unknown, ...rest: unknown[]) => ask(withName(findStatementName, query, rest[0]), ...rest);
    client.query = askByName as typeof client.query;
  });
}

/**
 * Drizzle keeps a connection for good when its transaction could not even begin, as happens while the database restarts;
 * after as many as the pool holds nothing would ever be answered again.
 */
function releaseFailedBegin(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
    const askAndReturn = (query: unknown, ...rest: unknown[]) => {
      const answer = ask(query, ...rest);
      const isBegin =
        typeof query === 'object' && query !== null && 'text' in query && String(query.text).startsWith('begin');
      if (isBegin && answer instanceof Promise) answer.catch((error: Error) => client.release(error));
      return answer;
    };
    client.query = askAndReturn as typeof client.query;
  });
}
