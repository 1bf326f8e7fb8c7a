import { beginAction, currentOperator, endAction } from './admin/operator-actions.ts';
import { readManifest } from './backup/manifest.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { openDatabase } from './db/open-db.ts';
import { readEnv } from './compose/env.ts';
import { openStorage } from './providers/storage/open-storage.ts';

/**
 * `npm run restore -- FOLDER`: a backup into the empty installation that the environment names, embedded or PostgreSQL,
 * disk or bucket. Moving from one kind to the other is a backup of the one and a restore into the other.
 */
const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('npm run restore -- FOLDER   (the folder that `npm run admin -- backup` made)');
  const env = readEnv(process.env);
  await readManifest(folder);
  const database = await openDatabase(env, () => {});
  try {
    // Links are signed with the secret that comes with the backup; nothing signs one here.
    const { storage } = await openStorage(env, async () => '');
    const { tables, files, madeAt } = await restoreBackup(folder, { database, storage });
    const action = { operator: currentOperator(), action: 'restore', words: [folder] };
    const begunBy = await beginAction(database.db, action);
    await endAction(database.db, { ...action, begunBy, state: 'done', subject: `backup of ${madeAt}` });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const what = `${tables.length} tables with ${rows} rows and ${files.count} files of ${files.bytes} bytes`;
    process.stdout.write(`${what}, as they were at ${madeAt}; each compared with the backup\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
