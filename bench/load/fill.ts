import { readFileSync } from 'node:fs';
import { openDoc } from '@markwright/logo';
import type pg from 'pg';
import { at } from '../../scripts/root.ts';

const CREATIONS_EACH = 50;
/** Every so many creations has an order, paid. */
const ORDER_EVERY = 10;

/** Accounts, creations, orders and grants up to a number, made by the database itself: a million takes well under a minute. */
export async function fillTo(pool: pg.Pool, creations: number): Promise<void> {
  // As it would be saved today: the fixture itself is of an older version, which every reader would have to bring up.
  const fixture: unknown = JSON.parse(readFileSync(at('packages/logo/fixtures/split-latin-words.json'), 'utf8'));
  const doc = JSON.stringify(openDoc(fixture));
  const { rows } = await pool.query<{ known: number }>(
    `select count(*)::int as known from creations where name like 'Load %'`,
  );
  const from = rows[0]?.known ?? 0;
  if (from >= creations) return;
  await pool.query(
    `insert into users (id, nick_name)
     select ${idOf('user', 'n')}, 'Load ' || n from generate_series(${from / CREATIONS_EACH}, ${creations / CREATIONS_EACH - 1}) n`,
  );
  await pool.query(
    `insert into creations (id, user_id, name, doc, created_at, updated_at)
     select ${idOf('creation', 'n')}, ${idOf('user', `(n / ${CREATIONS_EACH})`)}, 'Load ' || n, $1::jsonb,
       now() - n * interval '1 second', now() - n * interval '1 second'
     from generate_series(${from}, ${creations - 1}) n`,
    [doc],
  );
  await pool.query(
    `insert into orders (id, out_trade_no, user_id, purchase_type, creation_id, amount_fen, sandbox, trade_state, expires_at)
     select ${idOf('order', 'n')}, 'LOAD' || n, ${idOf('user', `(n / ${CREATIONS_EACH})`)}, 'hd', ${idOf('creation', 'n')}, 6800, true,
       'SUCCESS', now()
     from generate_series(${from}, ${creations - 1}, ${ORDER_EVERY}) n`,
  );
  await pool.query(
    `insert into grants (order_id, user_id, creation_id, package, sandbox, granted_at)
     select ${idOf('order', 'n')}, ${idOf('user', `(n / ${CREATIONS_EACH})`)}, ${idOf('creation', 'n')}, 'hd', true, now()
     from generate_series(${from}, ${creations - 1}, ${ORDER_EVERY}) n`,
  );
  await pool.query('vacuum (analyze) users, creations, orders, grants');
}

/** The same ids in every run, without a sequence in them. */
const idOf = (kind: string, n: string) => `md5('${kind} ' || ${n})::uuid`;

/** An account of the filling with a session, so that it can call; the token is the caller's. */
export async function openSessionOf(pool: pg.Pool, user: number, tokenHash: string): Promise<void> {
  await pool.query(
    `insert into sessions (token_hash, user_id, created_at, expires_at)
     values ($1, ${idOf('user', '$2::int')}, now(), now() + interval '30 days') on conflict do nothing`,
    [tokenHash, user],
  );
}

export async function creationsOf(pool: pg.Pool, user: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from creations where user_id = ${idOf('user', '$1::int')} order by id`,
    [user],
  );
  return rows.map(({ id }) => id);
}
