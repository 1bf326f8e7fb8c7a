import { createServer, connect, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { openPostgres } from './open-db.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a connection that is lost inside a transaction fails that transaction only, and the next one works', async () => {
  const errors: Error[] = [];
  const opened = openPostgres(database.connectionString ?? '', (error) => errors.push(error));
  try {
    const lost = opened.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The broken connection is told to its listeners before the next question is asked.
      await expect.poll(() => errors.length).toBeGreaterThan(0);
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await opened.close();
  }
});

test('connections lost just as a transaction begins are not missing from the pool afterwards', async () => {
  const gate = await openGate(database.connectionString ?? '');
  const opened = openPostgres(gate.url, () => {});
  try {
    for (let turn = 0; turn <= (opened.pool.options.max ?? 0); turn += 1) {
      opened.pool.once('acquire', () => void gate.close());
      await expect(opened.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
      await gate.reopen();
    }
    expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await gate.close();
    await opened.close();
    await gate.end();
  }
});

test('after the database was away for a while one listener hears notices, not several', async () => {
  const gate = await openGate(database.connectionString ?? '');
  const heard: string[] = [];
  const opened = openPostgres(gate.url, () => {});
  const stop = await opened.onNotice((payload) => heard.push(payload));
  try {
    await gate.close();
    await expect.poll(gate.refusals, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
    await gate.reopen();
    const listening = async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and query like 'listen %'`,
      );
      return rows[0]?.count;
    };
    await expect.poll(listening, { timeout: 30_000 }).toBeGreaterThanOrEqual(1);
    await database.pool.query(`select pg_notify('markwright_notice', 'hello')`);
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('hello');
    expect(heard).toEqual(['hello']);
    expect(await listening()).toBe(1);
  } finally {
    await stop();
    await opened.close();
    await gate.end();
  }
});

/** Stands before the database and can be shut: connections break, new ones are dropped at once. */
async function openGate(behind: string) {
  const target = new URL(behind);
  const sockets = new Set<Socket>();
  let isShut = false;
  let refused = 0;
  const server: Server = createServer((visitor) => {
    if (isShut) {
      refused += 1;
      visitor.destroy();
      return;
    }
    const inner = connect(Number(target.port), target.hostname);
    for (const socket of [visitor, inner]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        visitor.destroy();
        inner.destroy();
      });
    }
    visitor.pipe(inner).pipe(visitor);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(behind);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    refusals: () => refused,
    async close() {
      isShut = true;
      breakAll();
    },
    async reopen() {
      isShut = false;
    },
    async end() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
