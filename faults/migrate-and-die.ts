import { openEmbedded } from '../apps/server/src/db/open-db.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';

/** Brings an empty database up to date and is killed, as by `kill -9`, when so many statements have been sent. */
const dieAfter = Number(process.env['DIE_AFTER']);
const database = await openEmbedded(process.env['DATA_DIR'] ?? '', () => {});
let sent = 0;
database.pool.on('connect', (client) => {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askUntilKilled = (...given: unknown[]) => {
    sent += 1;
    if (sent > dieAfter) process.kill(process.pid, 'SIGKILL');
    return ask(...given);
  };
  client.query = askUntilKilled as typeof client.query;
});
await migrateDatabase(database);
await database.close();
process.stdout.write(`statements ${sent}\n`);
