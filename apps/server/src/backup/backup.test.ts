import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded, type OpenDatabase } from '../db/open-db.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { s3Storage } from '../providers/storage/storage-s3.ts';
import { fastTemporaryFolder } from '../testing/fast-temporary-folder.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'secret' };
const folder = mkdtempSync(join(fastTemporaryFolder(), 'markwright-backup-'));
const inFolder = (name: string) => join(folder, name);
let shop: TestShop;
let s3Server: S3Server;

beforeAll(async () => {
  [shop, s3Server] = await Promise.all([openTestShop(), startS3Server('moved', KEYS)]);
});
afterAll(async () => {
  await Promise.all([shop.close(), s3Server.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const source = () => ({ pool: shop.database.pool, storage: shop.storage });
const disk = (name: string) => diskStorage({ folder: inFolder(name), secret: 'x', publicUrl: '' });

let empty: Promise<string> | undefined;
/** An installation that was never used: the first start of the database takes seconds, a copy of it does not. */
const emptyInstallation = () =>
  (empty ??= openEmbedded(inFolder('empty'), () => {}).then(async (database) => {
    await database.close();
    return inFolder('empty');
  }));

async function withEmbedded(name: string, work: (database: OpenDatabase) => Promise<void>): Promise<void> {
  if (!existsSync(inFolder(name))) cpSync(await emptyInstallation(), inFolder(name), { recursive: true });
  const database = await openEmbedded(inFolder(name), () => {});
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** An account, a paid order with its jobs, and files of two kinds. */
async function fillShop(): Promise<string> {
  const buyer = await shop.newBuyer();
  const outTradeNo = await shop.order(buyer, await shop.newCreation(buyer), 'hd-package');
  await shop.press(await shop.startWechat(buyer, outTradeNo), 'pay');
  await shop.storage.put('creations/7/星 logo+1.png', Buffer.from([0, 1, 250]), 'image/png');
  await shop.storage.put('notes.txt', Buffer.from('\u{1F600} text'), 'text/plain');
  return outTradeNo;
}

test('a backup of a running shop, restored into an empty embedded installation with a bucket, is the same row by row and file by file', async () => {
  const outTradeNo = await fillShop();
  const made = await makeBackup(source(), inFolder('first'));
  expect(made.tables.find(({ name }) => name === 'public.orders')?.rows).toBeGreaterThan(0);
  expect(made.files.count).toBeGreaterThanOrEqual(2);
  const bucket = s3Storage({
    endpoint: s3Server.endpoint,
    region: 'r',
    bucket: 'moved',
    forcePathStyle: true,
    ...KEYS,
  });
  await withEmbedded('restored', async (database) => {
    await restoreBackup(inFolder('first'), { database, storage: bucket });
    const { rows } = await database.pool.query('select trade_state from orders where out_trade_no = $1', [outTradeNo]);
    expect(rows).toEqual([{ trade_state: 'SUCCESS' }]);
    const copied = await bucket.get('creations/7/星 logo+1.png');
    expect(copied?.contentType).toBe('image/png');
    expect([...(await buffer(copied!.stream))]).toEqual([0, 1, 250]);
    const again = await makeBackup({ pool: database.pool, storage: bucket }, inFolder('second'));
    expect(again.tables).toEqual(made.tables);
    expect(again.files).toEqual(made.files);
  });
});

test('a target that holds rows is refused and not touched; a folder that exists is never written over', async () => {
  await expect(makeBackup(source(), inFolder('first'))).rejects.toThrow('exists already');
  await withEmbedded('restored', async (database) => {
    const target = { database, storage: disk('unused') };
    await expect(restoreBackup(inFolder('first'), target)).rejects.toThrow('not empty');
    expect(await target.storage.exists('notes.txt')).toBe(false);
  });
});

test('a backup that was changed, one that was not finished and one of another version are refused in words', async () => {
  const manifest = JSON.parse(readFileSync(join(inFolder('first'), 'manifest.json'), 'utf8')) as {
    migrations: string[];
  };
  writeFileSync(join(inFolder('first'), 'files', 'notes.txt'), 'changed');
  // What was refused leaves the target empty, so that the next backup is looked at for itself.
  await withEmbedded('refusing', async (database) => {
    const target = { database, storage: disk('refusing-files') };
    await expect(restoreBackup(inFolder('first'), target)).rejects.toThrow('notes.txt is not what it was');
    const older = { ...manifest, migrations: manifest.migrations.slice(1) };
    writeFileSync(join(inFolder('first'), 'manifest.json'), JSON.stringify(older));
    await expect(restoreBackup(inFolder('first'), target)).rejects.toThrow('another version');
    await expect(restoreBackup(folder, target)).rejects.toThrow('is no backup');
  });
});
