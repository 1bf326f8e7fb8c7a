import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-db.ts';
import type { BusinessCount } from '../http/metrics.ts';

const CACHED_MS = 60_000;

type Row = { kind: string; state: string; value: string };

/** Counting walks whole tables, so whoever asks within the same minute gets the same figures. */
export function countBusiness(db: Db, now: () => number = Date.now): () => Promise<BusinessCount[]> {
  let kept: Promise<BusinessCount[]> | undefined;
  let countedAt = 0;
  return () => {
    if (!kept || now() - countedAt >= CACHED_MS) {
      countedAt = now();
      kept = count(db);
      kept.catch(() => (kept = undefined));
    }
    return kept;
  };
}

async function count(db: Db): Promise<BusinessCount[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'accounts' as kind, '' as state, count(*)::text as value from users
    union all select 'creations', '', count(*)::text from creations where hidden_at is null
    union all select 'orders', trade_state, count(*)::text from orders group by trade_state
    union all select 'revenue_fen', purchase_type, coalesce(sum(amount_fen), 0)::text from orders
      where trade_state = 'SUCCESS' and not sandbox group by purchase_type
    union all select 'refunds', state, count(*)::text from refunds group by state
    union all select 'ai_tasks', state, count(*)::text from ai_tasks group by state
    union all select 'demands_open', '', count(*)::text from demands where handled_at is null`);
  return rows.map(({ kind, state, value }) => ({
    ...DESCRIBED[kind]!,
    labels: labelsOf(kind, state),
    value: Number(value),
  }));
}

const DESCRIBED: Record<string, { name: string; help: string }> = {
  accounts: { name: 'markwright_accounts', help: 'Accounts.' },
  creations: { name: 'markwright_creations', help: 'Saved logos and art fonts.' },
  orders: { name: 'markwright_orders', help: 'Orders by state.' },
  revenue_fen: { name: 'markwright_revenue_fen', help: 'Real money of paid orders, in fen, by goods.' },
  refunds: { name: 'markwright_refunds', help: 'Refunds by state.' },
  ai_tasks: { name: 'markwright_ai_tasks', help: 'AI tasks by state.' },
  demands_open: { name: 'markwright_demands_open', help: 'Demands for a designer that nobody has called back.' },
};

const labelsOf = (kind: string, state: string): Record<string, string> => {
  if (state === '') return {};
  return kind === 'revenue_fen' ? { goods: state } : { state };
};
