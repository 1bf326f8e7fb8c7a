import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FAULT_COUNTS } from './fault-counts.ts';
import { readRows, startAndExpectEnd, startFaultServer, writeUntilKilled } from './kill-rounds.ts';

const { kills: ROUNDS } = FAULT_COUNTS;
const MINUTE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'markwright-faults-'));
const environment = { DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'test' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  `the embedded server killed ${ROUNDS} times while writing loses nothing it acknowledged, tears no transaction and runs every job`,
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startFaultServer(environment);
      const nameOf = (writer: number, turn: number) => `${round}-${writer}-${turn}`;
      const killAfter = 10 + Math.floor(Math.random() * 40);
      acknowledged.push(...(await writeUntilKilled(server, { path: '/api/fault/write', nameOf, killAfter })));
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(10 * ROUNDS);

    const server = await startFaultServer(environment);
    const rows = await readRows(server.url);
    const names = new Set(rows.map(({ row }) => row));
    expect(names.size).toBe(rows.length);
    const lost = acknowledged.filter((id) => !names.has(`${id} a`));
    expect(lost).toEqual([]);
    const ids = new Set(rows.map(({ row }) => row.slice(0, -2)));
    const torn = [...ids].filter((id) => ['a', 'b', 'c'].some((part) => !names.has(`${id} ${part}`)));
    expect(torn).toEqual([]);
    const unmarked = async () => (await readRows(server.url)).filter(({ marked }) => !marked).length;
    await expect.poll(unmarked, { timeout: MINUTE_MS, interval: 500 }).toBe(0);

    process.stdout.write(
      `${ROUNDS} kills, ${acknowledged.length} acknowledged writes, 0 lost, 0 torn, all jobs done\n`,
    );
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (ROUNDS + 2) * 2 * MINUTE_MS,
);

test(
  'a second server on the same data directory refuses with a clear message, and the first goes on working',
  async () => {
    const first = await startFaultServer(environment);
    const second = await startAndExpectEnd(environment);
    expect(second.code).toBe(1);
    expect(second.said).toContain(`The data directory ${folder} is in use by another running server`);
    expect(await readRows(first.url)).not.toEqual([]);
    const ended = once(first.process, 'exit');
    first.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  2 * MINUTE_MS,
);
