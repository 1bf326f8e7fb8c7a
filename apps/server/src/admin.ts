import { resolve } from 'node:path';
import { adminHelp } from './admin/admin-commands.ts';
import { askRunningServer } from './admin/admin-endpoint.ts';
import { runAdmin, type AdminAnswer } from './admin/run-admin.ts';
import { choosePayments } from './compose/payments.ts';
import { contentFolders } from './content-folders.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-db.ts';
import { getSecret } from './db/secrets.ts';
import { readEnv, type Env } from './compose/env.ts';
import { readFeed } from './engine/read-feed.ts';
import { previewWanted } from './features/creations/jobs.ts';
import { orderJobs } from './features/orders/jobs.ts';
import { defineJob } from './jobs/define-job.ts';
import { openQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { openStorage } from './providers/storage/open-storage.ts';

/** Without a running server of its own database the command opens that itself; jobs it leaves are worked on later. */
async function runAlone(args: readonly string[], env: Env): Promise<AdminAnswer> {
  const log = createLog('fatal', false);
  const database = await openDatabase(env, () => {});
  try {
    await migrateDatabase(database);
    const { payments } = await choosePayments({ env, database, log, ownUrl: () => env.publicUrl });
    const jobs = [...orderJobs(payments), defineJob({ ...previewWanted, run: async () => {} })];
    const queue = await openQueue({ database, jobs, log });
    const { storage } = await openStorage(env, () => getSecret(database.db, 'file-links'));
    const orders = { ...payments, enqueue: queue.enqueue, storage, log };
    const content = contentFolders(env.DATA_DIR);
    const deps = { db: database.db, orders, pool: database.pool, storage, content, log };
    // Nobody else is served by this process.
    const answer = await runAdmin(args, { ...deps, readFeed: async (text) => readFeed(text) });
    await queue.stop(1000);
    return answer;
  } finally {
    await database.close();
  }
}

/** The running server stands in another folder than whoever types the command. */
const fromHere = ([name = 'help', folder, ...rest]: readonly string[]): string[] =>
  name === 'backup' && folder ? [name, resolve(folder), ...rest] : [name, ...(folder ? [folder] : []), ...rest];

async function run(given: readonly string[]): Promise<AdminAnswer> {
  const args = fromHere(given);
  if (args[0] === 'help') return { lines: adminHelp(), exitCode: 0 };
  const env = readEnv(process.env);
  const carried = env.DATABASE_URL ? undefined : await askRunningServer(env.DATA_DIR, args);
  return carried ?? runAlone(args, env);
}

try {
  const { lines, exitCode } = await run(process.argv.slice(2));
  (exitCode === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exit(exitCode);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
