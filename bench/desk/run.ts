import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../apps/server/src/db/migrate.ts';
import { openEmbedded, type Db, type OpenDatabase } from '../../apps/server/src/db/open-db.ts';
import { listInvoiceRows } from '../../apps/server/src/desk/invoice-list.ts';
import { listOrders } from '../../apps/server/src/desk/order-list.ts';
import { listPeople } from '../../apps/server/src/desk/people-room.ts';
import { median } from '../percentile.ts';
import { round, writeResult } from '../write-result.ts';

/** `npm run bench -- desk`: the desk's lists over a hundred thousand orders, invoices and people in the embedded database. */
const ROWS = 100_000;
const ROUNDS = 9;
const LIMIT_MS = 100;
const SIZE = 40;

const TABLES = [
  `insert into users (id, nick_name, phone, created_at)
   select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '客人' || n, '13' || lpad(n::text, 9, '0'),
     now() - make_interval(mins => n) from generate_series(1, $1::int) n`,
  `insert into creations (id, user_id, name, doc)
   select ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
     ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '茶里' || n, jsonb_build_object('text', repeat('x', 1200))
   from generate_series(1, $1::int) n`,
  `insert into orders (out_trade_no, user_id, purchase_type, creation_id, amount_fen, sandbox, trade_state, expires_at, created_at)
   select upper(lpad(to_hex(n), 24, '0')), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'hd',
     ('10000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 6800, true,
     case n % 10 when 0 then 'REFUND' when 1 then 'NOTPAY' when 2 then 'CLOSED' else 'SUCCESS' end, now(),
     now() - make_interval(mins => n) from generate_series(1, $1::int) n`,
  `insert into payment_attempts (number, order_id, pay_type, form, sandbox, amount_fen, transaction_id)
   select 'P' || out_trade_no, id, 'wechat', 'native', true, 6800, '42000' || out_trade_no from orders where $1::int > 0`,
  `insert into invoices (order_id, state, kind, title, tax_number, email, language, asked_at)
   select id, case when trade_state = 'REFUND' then 'to-reverse' else 'issued' end, 'company',
     '公司' || row_number() over (order by created_at desc), '', 'a' || out_trade_no || '@example.com', 'zh', created_at
   from orders where $1::int > 0`,
];

async function fill({ pool }: OpenDatabase): Promise<void> {
  for (const statement of TABLES) await pool.query(statement, [ROWS]);
  await pool.query('analyze');
}

type Page = { list: unknown[]; next: string | null };

/** The page that begins halfway down, reached by its key as a reader would. */
async function halfway({ pool, db }: OpenDatabase, list: (db: Db, after: string) => Promise<Page>, table: string) {
  const { rows } = await pool.query<{ key: string }>(
    `select created_at::text || '~' || id::text as key from ${table} order by created_at desc, id desc offset $1 limit 1`,
    [ROWS / 2],
  );
  const key = rows[0]?.key ?? '';
  if ((await list(db, key)).list.length !== SIZE) throw new Error(`No page of ${table} begins at ${key}`);
  return key;
}

export async function run(options: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-bench-desk-'));
  const database = await openEmbedded(folder, (error) => {
    throw error;
  });
  try {
    await migrateDatabase(database);
    await fill(database);
    const { db } = database;
    const orders = (more: object) => listOrders(db, { size: SIZE, ...more });
    const invoices = async (more: object) => ({
      list: await listInvoiceRows(db, { size: SIZE, ...more }),
      next: null,
    });
    const people = (more: object) => listPeople(db, { size: SIZE, ...more });
    const deepOrder = await halfway(database, (tx, after) => listOrders(tx, { size: SIZE, after }), 'orders');
    const deepPerson = await halfway(database, (tx, after) => listPeople(tx, { size: SIZE, after }), 'users');
    const number = (77_777).toString(16).toUpperCase().padStart(24, '0');
    const cases: [name: string, ask: () => Promise<Page>][] = [
      ['orders, first page', () => orders({})],
      ['orders, halfway down', () => orders({ after: deepOrder })],
      ['orders in one state', () => orders({ state: 'REFUND' })],
      ['orders by number', () => orders({ words: number })],
      ['orders by transaction', () => orders({ words: `42000${number}` })],
      ['orders by phone', () => orders({ words: '13000077777' })],
      ['orders by nickname', () => orders({ words: '客人7777' })],
      ['orders by brand', () => orders({ words: '茶里7777' })],
      ['invoices, first page', () => invoices({})],
      ['invoices in one state', () => invoices({ state: 'to-reverse' })],
      ['invoices by order', () => invoices({ words: number })],
      ['invoices by title', () => invoices({ words: '公司7777' })],
      ['people, first page', () => people({})],
      ['people, halfway down', () => people({ after: deepPerson })],
      ['people by phone', () => people({ words: '13000077777' })],
      ['people by nickname', () => people({ words: '客人7777' })],
    ];
    const figures = [];
    for (const [name, ask] of cases) {
      const times: number[] = [];
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const started = performance.now();
        const { list } = await ask();
        times.push(performance.now() - started);
        if (list.length === 0) throw new Error(`${name}: nothing was found`);
      }
      figures.push({
        name: `${name}, median`,
        value: round(median(times), 1),
        unit: 'ms',
        limit: { atMost: LIMIT_MS },
      });
    }
    writeResult('desk', figures, options);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
