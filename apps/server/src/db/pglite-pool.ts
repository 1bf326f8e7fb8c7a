import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';

type ParseMessage = { types?: unknown };
type PgliteConnection = { parse(query: ParseMessage): unknown };

/**
 * A node-postgres pool over the one session of an embedded database, so the rest of the server knows one driver.
 * With a single client, transactions queue. Nothing may use the PGlite object beside this pool:
 * its statements would land inside whatever transaction the pool has open.
 */
export function createPglitePool(pglite: PGlite, listenTo: string): pg.Pool {
  class PgliteClient extends pg.Client {
    constructor(options: pg.ClientConfig) {
      const { connection } = createPgConfig(pglite) as unknown as { connection: PgliteConnection };
      const parse = connection.parse.bind(connection);
      // Drizzle passes a parser object where the wire protocol wants a list of type numbers.
      connection.parse = (query) => parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
      super({ ...options, connection } as pg.ClientConfig);
    }
  }
  const options = {
    Client: PgliteClient,
    max: 1,
    user: 'postgres',
    password: 'unused',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // A client dropped after an error may leave its transaction and prepared statements in the shared session.
    verify: (client: pg.Client, done: (error?: Error) => void) => {
      client
        .query('rollback')
        .then(() => client.query('discard all'))
        .then(() => client.query(`listen ${listenTo}`))
        .then(() => done(), done);
    },
  };
  return new pg.Pool(options as unknown as pg.PoolConfig);
}
