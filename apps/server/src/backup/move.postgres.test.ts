import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { openEmbedded, openPostgres } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import { insertUser } from '../features/auth/queries.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwright-move-'));
let server: TestDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an embedded installation moves to PostgreSQL with every row, and the counters go on', async () => {
  const storage = diskStorage({ folder: join(folder, 'files'), secret: 'x', publicUrl: '' });
  const embedded = await openEmbedded(join(folder, 'data'), () => {});
  await migrateDatabase(embedded);
  const secret = await getSecret(embedded.db, 'file-links');
  await insertUser(embedded.db, { nickName: '阿山', phone: '13812345678' });
  const made = await makeBackup({ pool: embedded.pool, storage }, join(folder, 'backup'));
  await embedded.close();

  const name = `markwright_moved_${process.pid}`;
  await server.pool.query(`create database ${name}`);
  const url = new URL(server.connectionString ?? '');
  url.pathname = `/${name}`;
  const moved = openPostgres(url.href, () => {});
  try {
    const target = diskStorage({ folder: join(folder, 'moved-files'), secret: 'x', publicUrl: '' });
    expect((await restoreBackup(join(folder, 'backup'), { database: moved, storage: target })).tables).toEqual(
      made.tables,
    );
    expect(await getSecret(moved.db, 'file-links')).toBe(secret);
    await insertUser(moved.db, { nickName: '后来', phone: '13900000001' });
  } finally {
    await moved.close();
    await server.pool.query(`drop database ${name} with (force)`);
  }
});
