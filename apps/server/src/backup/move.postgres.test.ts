import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../db/migrate.ts';
import { openEmbedded, openPostgres } from '../db/open-db.ts';
import { getSecret } from '../db/secrets.ts';
import { insertUser } from '../testing/insert-user.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { s3Storage } from '../providers/storage/storage-s3.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { getPgliteTemplate, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
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

test('an embedded installation moves to PostgreSQL and S3 with every row and file, and the counters go on', async () => {
  const storage = diskStorage({ folder: join(folder, 'files'), secret: 'x', publicUrl: '' });
  cpSync(await getPgliteTemplate(), join(folder, 'data', 'postgres'), { recursive: true });
  const embedded = await openEmbedded(join(folder, 'data'), () => {});
  await migrateDatabase(embedded);
  const secret = await getSecret(embedded.db, 'file-links');
  await insertUser(embedded.db, { nickName: '阿山', phone: '13812345678' });
  const picture = Buffer.from([0, 1, 2, 250, 251, 252]);
  await storage.put('creations/7/星 logo+1.png', picture, 'image/png');
  await storage.put('notes/a.txt', Buffer.from('你好'), 'text/plain');
  const made = await makeBackup({ pool: embedded.pool, storage }, join(folder, 'backup'));
  await embedded.close();

  const name = `markwright_moved_${process.pid}`;
  await server.pool.query(`create database ${name}`);
  const url = new URL(server.connectionString ?? '');
  url.pathname = `/${name}`;
  const moved = openPostgres(url.href, () => {});
  const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret/with+signs' };
  const bucket = await startS3Server('moved', keys);
  try {
    const { endpoint } = bucket;
    const target = s3Storage({ endpoint, region: 'cn-north-1', bucket: 'moved', forcePathStyle: true, ...keys });
    expect((await restoreBackup(join(folder, 'backup'), { database: moved, storage: target })).tables).toEqual(
      made.tables,
    );
    expect(made.files.count).toBe(2);
    const file = await target.get('creations/7/星 logo+1.png');
    expect([file?.contentType, file && (await buffer(file.stream))]).toEqual(['image/png', picture]);
    expect(await getSecret(moved.db, 'file-links')).toBe(secret);
    await insertUser(moved.db, { nickName: '后来', phone: '13900000001' });
  } finally {
    await moved.close();
    await bucket.close();
    await server.pool.query(`drop database ${name} with (force)`);
  }
});
