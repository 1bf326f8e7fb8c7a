import { sql } from 'drizzle-orm';
import { utimes } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creations, fileDownloads, idempotencyKeys, rateHits, sessions, uploads } from '../db/schema.ts';
import { insertUser } from '../testing/insert-user.ts';
import { sumUploads } from '../features/files/queries.ts';
import { UPLOADS_BYTES_MAX } from '../features/files/rules.ts';
import { createLog } from '../log.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';
import { FILE_TASKS, ROW_TASKS } from './housekeeping-tasks.ts';
import { housekeeping, readHousekeeping } from '../jobs/housekeeping.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const folder = mkdtempSync(join(tmpdir(), 'markwright-clean-'));
const storage = diskStorage({ folder, secret: 'x', publicUrl: '' });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(ACCOUNTS_ONLY);
});
beforeEach(() => server.database.clear());
afterAll(() => server.close());

const lines: string[] = [];
async function clean(bounds?: { rows: number; files: number }) {
  const log = createLog('info', false, { write: (line: string) => lines.push(line) });
  const { db } = server.database;
  await housekeeping(ROW_TASKS, FILE_TASKS, bounds).run({}, { db, storage, log, enqueue: server.queue.enqueue });
  return Object.fromEntries((await readHousekeeping(db)).map(({ subject, removed }) => [subject, removed]));
}

async function putFile(key: string, days: number) {
  await storage.put(key, Buffer.from('x'), 'image/png');
  await utimes(join(folder, key), ago(days), ago(days));
}

test('expired sessions, old idempotency keys and ended counters go; live ones stay', async () => {
  const { db } = server.database;
  const { id: userId } = await insertUser(db, {});
  const session = (tokenHash: string, expiresAt: Date, revokedAt: Date | null = null) => ({
    tokenHash,
    userId,
    createdAt: ago(40),
    expiresAt,
    revokedAt,
  });
  await db
    .insert(sessions)
    .values([session('live', ago(-1)), session('expired', ago(1)), session('revoked', ago(-1), ago(2))]);
  const key = (name: string, createdAt: Date) => ({
    caller: 'c',
    endpoint: 'e',
    key: name,
    requestHash: 'h',
    createdAt,
  });
  await db.insert(idempotencyKeys).values([key('new', ago(1)), key('old', ago(3))]);
  const hit = (name: string, resetAt: Date) => ({ key: name, hits: 1, resetAt });
  await db.insert(rateHits).values([hit('running', ago(-1)), hit('over', ago(1))]);
  expect(await clean()).toMatchObject({ sessions: 2, idempotency_keys: 1, rate_hits: 1 });
  expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['live']);
  expect((await db.select().from(idempotencyKeys)).map(({ key: name }) => name)).toEqual(['new']);
  expect((await db.select().from(rateHits)).map(({ key: name }) => name)).toEqual(['running']);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'housekeeping done', removed: { sessions: 2 } });
});

test('the log of labels left off is kept for six months and not longer', async () => {
  const { db } = server.database;
  const { id: userId } = await insertUser(db, {});
  const log = (days: number) => ({
    userId,
    creationId: '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10',
    package: 'hd' as const,
    visibleLabel: false,
    agreementVersion: 'v',
    createdAt: ago(days),
  });
  await db.insert(fileDownloads).values([log(1), log(184), log(187)]);
  expect(await clean()).toMatchObject({ file_downloads: 1 });
  expect(await db.select().from(fileDownloads)).toHaveLength(2);
});

test('files nobody refers to, old downloads and cut-outs go; named ones and those just written stay', async () => {
  const { db } = server.database;
  const avatar = `${'a'.repeat(32)}.webp`;
  const { id: userId } = await insertUser(db, { wxHeadImgUrl: `/api/user/avatar/${avatar}` });
  await db.insert(creations).values({ userId, name: 'n', doc: {}, previewKey: 'creations/1/preview-kept.png' });
  const kept = ['creations/1/preview-kept.png', `avatars/${avatar}`, 'downloads/1/fresh.png'];
  for (const key of kept) await putFile(key, 2);
  const fresh = ['uploads/just-now.png', 'cut-outs/just-now.png'];
  for (const key of fresh) await putFile(key, 0);
  const gone = [
    'creations/1/preview-old.png',
    'avatars/unused.webp',
    'uploads/nobody.png',
    'ai/1/0-x.png',
    'cut-outs/a.png',
  ];
  for (const key of gone) await putFile(key, 2);
  await putFile('downloads/1/old.png', 8);
  const removed = await clean();
  for (const folderName of ['creations/', 'avatars/', 'uploads/', 'ai/', 'downloads/', 'cut-outs/'])
    expect([folderName, removed[folderName]]).toEqual([folderName, 1]);
  for (const key of [...kept, ...fresh]) expect(await storage.exists(key), key).toBe(true);
  for (const key of [...gone, 'downloads/1/old.png']) expect(await storage.exists(key), key).toBe(false);
});

test('what an account sent is gone after a day, row and file, and its room is free again', async () => {
  const { db } = server.database;
  const { id: ownerId } = await insertUser(db, {});
  const picture = { ownerId, contentType: 'image/png', bytes: UPLOADS_BYTES_MAX, width: 1, height: 1 };
  const upload = (key: string, days: number) => ({ ...picture, key, createdAt: ago(days) });
  await db.insert(uploads).values([upload('uploads/yesterday.png', 2), upload('uploads/today.png', 0)]);
  await putFile('uploads/yesterday.png', 2);
  await putFile('uploads/today.png', 0);
  expect(await clean()).toMatchObject({ uploads: 1, 'uploads/': 1 });
  expect((await db.select().from(uploads)).map(({ key }) => key)).toEqual(['uploads/today.png']);
  expect(await storage.exists('uploads/yesterday.png')).toBe(false);
  expect(await storage.exists('uploads/today.png')).toBe(true);
  expect(await sumUploads(db, ownerId)).toBe(UPLOADS_BYTES_MAX);
});

test('a run removes no more than its bounds, and the next one goes on where it stopped', async () => {
  const { db } = server.database;
  await db.execute(
    sql`insert into rate_hits select 'k' || n, 1, now() - interval '1 day' from generate_series(1, 7) n`,
  );
  await storage.delete('uploads/just-now.png');
  for (let n = 1; n <= 5; n += 1) await putFile(`uploads/many-${n}.png`, 2);
  expect(await clean({ rows: 3, files: 2 })).toMatchObject({ rate_hits: 3 });
  const uploads = async (): Promise<number> => (await clean({ rows: 3, files: 2 }))['uploads/'] ?? 0;
  const first = (await readHousekeeping(db)).find(({ subject }) => subject === 'uploads/')?.removed ?? 0;
  expect(first).toBe(2);
  expect(await uploads()).toBe(4);
  expect(await uploads()).toBe(5);
  expect((await db.select().from(rateHits)).length).toBe(0);
});

test('the counts stand in /metrics', async () => {
  await clean();
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/^housekeeping_removed_total\{subject="sessions"\} \d+$/m);
  expect(text).toMatch(/^housekeeping_last_run_timestamp_seconds\{subject="uploads\/"\} [\d.]+$/m);
});
