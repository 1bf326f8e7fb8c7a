import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { PgliteSocket } from './pglite-socket.ts';

/**
 * A node-postgres pool over the one session of an embedded database, so the rest of the server knows one driver.
 * With a single client, transactions queue. Nothing may use the database beside this pool:
 * its statements would land inside whatever transaction the pool has open.
 */
export function createPglitePool(pglite: PGlite, listenTo: string): pg.Pool {
  return new pg.Pool({
    stream: () => new PgliteSocket(pglite),
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // A client dropped after an error may leave its transaction and prepared statements in the shared session.
    verify: (client, done) => {
      client
        .query('rollback')
        .then(() => client.query('discard all'))
        .then(() => client.query(`listen ${listenTo}`))
        .then(() => done(), done);
    },
  });
}
