import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const SECRET = '只有我知道的品牌名';

async function logged(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = createLog('info', false, { write: (line: string) => lines.push(line) });
  await work().catch((error: unknown) => log.error({ err: error }, 'request failed'));
  return lines.join('');
}

test('a failed statement is logged with its text and code, and without what the user typed', async () => {
  const throughDrizzle = await logged(() => database.db.execute(sql`select ${SECRET}::uuid`));
  const throughPool = await logged(() => database.pool.query('select $1::uuid', [SECRET]));
  const duplicate = await logged(() =>
    database.db.transaction(async (tx) => {
      for (const round of [1, 2]) {
        await tx.execute(sql`insert into seeds (name, version, applied_at) values (${SECRET}, ${round}, now())`);
      }
    }),
  );
  for (const line of [throughDrizzle, throughPool, duplicate]) expect(line).not.toContain(SECRET);
  expect(JSON.parse(throughDrizzle).err).toMatchObject({ query: 'select $1::uuid', code: '22P02' });
  expect(JSON.parse(throughPool).err).toMatchObject({ code: '22P02', message: 'a database statement failed' });
  expect(JSON.parse(duplicate).err).toMatchObject({ code: '23505', constraint: 'seeds_pkey' });
  expect(JSON.parse(duplicate).err.stack).toContain('log.test.ts');
});

test('any other error keeps its message', async () => {
  const line = await logged(() => Promise.reject(new Error('the fonts are missing')));
  expect(JSON.parse(line).err).toMatchObject({ type: 'Error', message: 'the fonts are missing' });
});
