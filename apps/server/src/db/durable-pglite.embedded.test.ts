import { cpSync, fdatasyncSync, fstatSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  const stop = await startCheckpoints({ query } as unknown as pg.Pool, createLog('silent', false), 20);
  expect(
    asked.filter((text) => text === 'checkpoint'),
    'before visitors come',
  ).toHaveLength(1);
  // The first round looks, writes and looks again; those after it only look.
  await expect.poll(() => asked.length, { timeout: 5000 }).toBeGreaterThan(8);
  stop();
  expect(asked.filter((text) => text === 'checkpoint')).toHaveLength(1);
  expect(await checkpointed()).not.toBe(before);
});

test('after a crash every file is brought to the disk once, and what recovery writes again', async () => {
  await database.pool.query(`insert into notes values ('before the crash')`);
  const parent = mkdtempSync(join(tmpdir(), 'markwright-crashed-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  // As a killed process left it an hour ago: no last checkpoint.
  const crashed = join(parent, 'postgres');
  cpSync(folder, crashed, { recursive: true });
  const hourAgo = Date.now() / 1000 - 3600;
  const files = readdirSync(crashed, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const path = join(crashed, name);
    utimesSync(path, hourAgo, hourAgo);
    const stat = statSync(path);
    return stat.isFile() ? [{ name, path, ino: stat.ino }] : [];
  });
  const control = statSync(join(crashed, 'global', 'pg_control')).ino;
  const times = new Map<number, number>();
  const sync = (fd: number) => {
    const { ino } = fstatSync(fd);
    times.set(ino, (times.get(ino) ?? 0) + 1);
    fdatasyncSync(fd);
  };
  const pglite = await openDurablePglite(crashed, sync);
  // What recovery takes away or writes anew, such as lists of known relations, need not reach the disk before.
  const isThere = ({ path, ino }: { path: string; ino: number }) =>
    statSync(path, { throwIfNoEntry: false })?.ino === ino;
  expect(files.filter((file) => isThere(file) && !times.has(file.ino)).map(({ name }) => name)).toEqual([]);
  expect(files.filter(isThere).length).toBeGreaterThan(files.length * 0.9);
  expect(files.filter(({ ino }) => times.get(ino) === 1).length).toBeGreaterThan(files.length * 0.9);
  expect(times.get(control)).toBeGreaterThan(1);
  const { rows } = await pglite.query<{ text: string }>(`select text from notes where text like '%the crash'`);
  expect(rows.map(({ text }) => text)).toEqual(['before the crash']);
  await pglite.close();
});
