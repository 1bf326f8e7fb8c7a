import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAction } from '../admin/operator-actions.ts';
import { countHit } from '../http/count-hit.ts';
import { defineJob } from '../jobs/define-job.ts';
import { openQueue } from '../jobs/queue.ts';
import { createLog } from '../log.ts';
import { dropRoles, grantRoles, hasRoles } from '../testing/least-privilege-roles.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { openPostgres, type OpenDatabase } from './open-db.ts';
import { users } from './schema.ts';

const log = createLog('silent', false);
const NAME = `markwright_roles_${process.pid}`;

let server: TestDatabase;
let app: OpenDatabase;
/** Not on a server that has them for another database. */
let madeRoles = false;
const done: string[] = [];
const job = defineJob({
  name: 'roles.try',
  payload: z.object({ word: z.string() }),
  attempts: 1,
  run: async ({ word }) => void done.push(word),
});

const urlFor = (user?: string): string => {
  const url = new URL(server.connectionString ?? '');
  url.pathname = `/${NAME}`;
  if (user) url.username = user;
  return url.href;
};

/** As deploy/README.md tells: the roles, the owner's start, the roles once more, and then the server's own role. */
beforeAll(async () => {
  server = await openTestDatabase();
  await server.pool.query(`create database ${NAME}`);
  madeRoles = !(await hasRoles(urlFor()));
  await grantRoles(urlFor());
  const owner = openPostgres(urlFor('markwright_owner'), () => {});
  await migrateDatabase(owner);
  await (await openQueue({ database: owner, jobs: [job], log })).stop(0);
  await owner.close();
  await grantRoles(urlFor());
  app = openPostgres(urlFor('markwright_app'), () => {});
});
afterAll(async () => {
  await app.close();
  await server.pool.query(`drop database ${NAME} with (force)`);
  if (madeRoles) await dropRoles(server.connectionString ?? '');
  await server.close();
});

test('under its own role the server starts, writes rows, counts, records and works on jobs', async () => {
  await migrateDatabase(app);
  const queue = await openQueue({ database: app, jobs: [job], log, pollMs: 100 });
  try {
    await queue.startWorkers({ db: app.db, storage: {} as never, log });
    await app.db.transaction((tx) => queue.enqueue(tx, job, { word: 'done' }));
    await expect.poll(() => done, { timeout: 30_000 }).toEqual(['done']);
  } finally {
    await queue.stop(5000);
  }
  await app.db.insert(users).values({ nickName: '阿山' });
  await countHit(app.db, { key: 'roles', max: 2, windowSeconds: 60 });
  await beginAction(app.db, { operator: 'li@shop', action: 'orders', words: [] });
});

test.each([
  'create table stolen (id int)',
  'create schema mine',
  'alter table users add column stolen text',
  'drop table users',
  'truncate users',
  'create index mine on users (nick_name)',
  'drop table pgboss.job',
  `update operator_actions set operator = 'nobody'`,
  'delete from operator_actions',
  'truncate operator_actions',
  'alter table operator_actions disable trigger all',
  'delete from drizzle.__drizzle_migrations',
  'create role mine superuser',
  'alter role markwright_app superuser',
  'set role markwright_owner',
  `copy users to program 'cat'`,
  `select pg_read_file('/etc/passwd')`,
])('it may not: %s', async (statement) => {
  await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
});
