import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { ADMIN_COMMANDS } from './admin-commands.ts';
import { beginAction, currentOperator, shortenPersonal } from './operator-actions.ts';
import { runAdmin } from './run-admin.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('truncate operator_actions'));

const deps = () => ({
  db: shop.database.db,
  orders: shop.orderDeps,
  pool: shop.database.pool,
  storage: shop.storage,
  content: [],
  readFeed: async () => [],
  log: createLog('silent', false),
});
const run = (...args: string[]) => runAdmin(args, deps(), 'li@shop');
const audit = async (): Promise<string[]> => (await run('audit')).lines;

test('every command is recorded: who, how it ended, what, and on which account', async () => {
  const { pool } = shop.database;
  await shop.signIn({ phone: '13712345678', nickName: '阿山' });
  const { rows } = await pool.query<{ id: string }>(`select id from users where phone = '13712345678'`);
  await run('grant-points', '13712345678', '12');
  await run('grant-points', '13712345678', '-3');
  await run('delete-account', '13712345678', 'yes');
  const lines = await audit();
  const subject = `account ${rows[0]?.id}`;
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`li@shop  done  grant-points 137****5678 12  ${subject}`);
  expect(lines[1]).toContain('li@shop  refused  grant-points 137****5678 -3');
  expect(lines[0]).toContain(`li@shop  done  delete-account 137****5678 yes  ${subject}`);
  expect(lines.join()).not.toContain('13712345678');
  expect(Date.parse(lines[0]?.split('  ')[0] ?? '')).toBeGreaterThan(Date.now() - 3600_000);
});

test('a number stays out of the record wherever it was typed', async () => {
  await run('orders', '13712345678');
  await run('grant-points', '137', '1234', '5678');
  const { rows } = await shop.database.pool.query<{ row: string }>(
    'select row_to_json(operator_actions)::text as row from operator_actions',
  );
  expect(rows.length).toBeGreaterThan(2);
  for (const { row } of rows) expect(row).not.toMatch(/137\D{0,5}1234/);
});

test('looking is recorded too, an unknown command and a question for help are not', async () => {
  await run('orders');
  await run('help');
  await run('destroy');
  expect((await audit()).map((line) => line.split('  ')[3])).toEqual(['orders']);
  expect((await audit())[0]).toContain('audit');
});

test('a command that still runs or was cut off is in the record as not ended yet', async () => {
  await beginAction(shop.database.db, { operator: 'li@shop', action: 'refund', words: ['NUMBER'] });
  expect((await audit())[0]).toContain('not ended yet  refund NUMBER');
});

test('with two operators at once, the command that another began meanwhile is listed and one’s own question is not', async () => {
  const { db } = shop.database;
  const begunId = await beginAction(db, { operator: 'li@shop', action: 'audit', words: [] });
  await beginAction(db, { operator: 'wang@shop', action: 'refund', words: ['NUMBER'] });
  const lines = await ADMIN_COMMANDS['audit']?.run([], {
    ...deps(),
    operator: 'li@shop',
    begunId,
    onSubject: () => {},
  });
  expect(lines).toEqual([expect.stringContaining('wang@shop  not ended yet  refund NUMBER')]);
});

test('nothing of the record can be changed or deleted', async () => {
  const { pool } = shop.database;
  await run('orders');
  await expect(pool.query(`update operator_actions set operator = 'nobody'`)).rejects.toThrow(/only added/);
  await expect(pool.query('delete from operator_actions')).rejects.toThrow(/only added/);
  expect(await audit()).toHaveLength(1);
});

test('a command whose record cannot be written is not carried out', async () => {
  const { pool } = shop.database;
  await pool.query('alter table operator_actions rename to operator_actions_away');
  try {
    await expect(run('prices', 'hd', '1.00')).rejects.toThrow();
  } finally {
    await pool.query('alter table operator_actions_away rename to operator_actions');
  }
  expect((await run('prices')).lines[0]).toBe('hd\t68.00 yuan');
});

test('the operator is who says so, else who signed in before sudo, else the account of the machine', () => {
  expect(currentOperator({ OPERATOR: 'Li Na', SUDO_USER: 'root' })).toMatch(/^Li Na@.+/);
  expect(currentOperator({ SUDO_USER: 'lina' })).toMatch(/^lina@/);
  expect(currentOperator({})).toMatch(/^.+@.+/);
});

test('numbers and addresses of people are shortened, order numbers are not', () => {
  const spellings = ['+86 138-1234-5678', '+8613812345678', '008613812345678', '138-123-45678', '13 812345678'];
  for (const spelling of spellings) expect(shortenPersonal(spelling)).toBe('138****5678');
  expect(shortenPersonal('li.na@example.com')).toBe('l***@example.com');
  expect(shortenPersonal('A1B2C3D4E5F6A7B8C9D0E1F2')).toBe('A1B2C3D4E5F6A7B8C9D0E1F2');
});
