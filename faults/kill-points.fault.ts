import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FAULT_COUNTS } from './fault-counts.ts';
import { callFault, startFaultServer, writeUntilKilled } from './kill-rounds.ts';
import { failsForGood, type Ledger } from './point-tasks.ts';

const { kills: ROUNDS } = FAULT_COUNTS;
const MINUTE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'markwright-point-faults-'));
const environment = { DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'test' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  `the server killed ${ROUNDS} times while points are spent and returned: the balance is the sum, and each failed task's point came back once`,
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startFaultServer(environment);
      const nameOf = (writer: number, turn: number) =>
        `${round}-${writer}-${turn}-${(writer + turn) % 2 ? 'fails' : 'works'}`;
      const killAfter = 10 + Math.floor(Math.random() * 30);
      acknowledged.push(...(await writeUntilKilled(server, { path: '/api/fault/task', nameOf, killAfter })));
    }

    const server = await startFaultServer(environment);
    const ledger = () => callFault<Ledger>(server.url, '/api/fault/ledger');
    const held = async () => (await ledger()).tasks.filter(({ state }) => state === 'held').length;
    await expect.poll(held, { timeout: 2 * MINUTE_MS, interval: 500 }).toBe(0);

    const { said, sum, lowest, tasks } = await ledger();
    expect(sum).toEqual(said);
    expect(lowest).toBeGreaterThanOrEqual(0);
    const subjects = new Set(tasks.map(({ subject }) => subject));
    expect(acknowledged.filter((id) => !subjects.has(id))).toEqual([]);
    // A task that kills have cut off twice is given up like one that fails: its point comes back, once.
    const wrong = tasks.filter(({ subject, state, spent, returned }) =>
      state === 'kept' ? failsForGood(subject) || spent !== 1 || returned !== 0 : spent !== 1 || returned !== 1,
    );
    expect(wrong).toEqual([]);
    const failed = tasks.filter(({ state }) => state === 'returned').length;
    expect(failed).toBeGreaterThanOrEqual(tasks.filter(({ subject }) => failsForGood(subject)).length);
    expect(Math.min(failed, tasks.length - failed)).toBeGreaterThan(0);

    process.stdout.write(`${ROUNDS} kills, ${tasks.length} tasks, ${failed} failed and refunded once, balance = sum\n`);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  },
  (ROUNDS + 2) * 2 * MINUTE_MS,
);
