import { fdatasyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { startCheckpoints } from './checkpoints.ts';
import { openDurablePglite } from './durable-pglite.ts';
import { wrapPglite, type OpenDatabase } from './open-db.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwright-durable-'));
let syncs = 0;
let database: OpenDatabase;

beforeAll(async () => {
  const pglite = await openDurablePglite(folder, (fd) => {
    syncs += 1;
    fdatasyncSync(fd);
  });
  database = wrapPglite(pglite, () => {});
  await database.pool.query('create table notes (text text)');
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every commit reaches the disk before it is acknowledged', async () => {
  for (let i = 0; i < 20; i += 1) {
    const before = syncs;
    await database.pool.query('insert into notes values ($1)', [`note ${i}`]);
    expect(syncs).toBeGreaterThan(before);
  }
});

test('reading makes no disk flush', async () => {
  const before = syncs;
  await database.pool.query('select count(*) from notes');
  expect(syncs).toBe(before);
});

test('a checkpoint runs when something was written, and not again while nothing is', async () => {
  const checkpointed = async () => {
    const { rows } = await database.pool.query('select checkpoint_lsn::text as lsn from pg_control_checkpoint()');
    return String(rows[0].lsn);
  };
  const asked: string[] = [];
  const query = (text: string) => (asked.push(text), database.pool.query(text));
  await database.pool.query(`insert into notes values ('before the checkpoint')`);
  const before = await checkpointed();
  const stop = startCheckpoints({ query } as unknown as pg.Pool, createLog('silent', false), 20);
  // The first round looks, writes and looks again; those after it only look.
  await expect.poll(() => asked.length, { timeout: 5000 }).toBeGreaterThan(8);
  stop();
  expect(asked.filter((text) => text === 'checkpoint')).toHaveLength(1);
  expect(await checkpointed()).not.toBe(before);
});
