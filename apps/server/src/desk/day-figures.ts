import { sql, type SQL } from 'drizzle-orm';
import type { DeskDay } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { visitorOf } from '../features/visits/count-visits.ts';

type FunnelFilter = {
  days: number;
  language?: 'zh' | 'en' | undefined;
  device?: 'phone' | 'desktop' | undefined;
};

const dayOf = (column: string): SQL => sql.raw(`(${column} at time zone 'Asia/Shanghai')::date`);
/** The first of so many days by China's clock, today included. */
export const sinceOf = (days: number): SQL => sql`((now() at time zone 'Asia/Shanghai')::date - ${days - 1}::int)`;
const startOf = (days: number): SQL => sql`(${sinceOf(days)}::timestamp at time zone 'Asia/Shanghai')`;

const seenBy = ({ language, device }: FunnelFilter): SQL =>
  sql`${language ? sql`and language = ${language}` : sql``} ${device ? sql`and device = ${device}` : sql``}`;

/** Each day of the business; how far visitors came may be asked for one language or one kind of device. */
export async function listDays(db: Db, filter: FunnelFilter, secret: string): Promise<DeskDay[]> {
  const { days, language, device } = filter;
  const [since, start] = [sinceOf(days), startOf(days)];
  const { rows } = await db.execute<Record<string, string | number>>(sql`
    with days as (select generate_series(${since}, (now() at time zone 'Asia/Shanghai')::date, '1 day')::date as day),
    steps as (select day, count(*) filter (where step = 'began') as began, count(*) filter (where step = 'saved') as saved,
        count(*) filter (where step = 'ordered') as ordered from visit_steps
        where day >= ${since} ${seenBy(filter)} group by 1),
    paid as (select ${dayOf('success_time')} as day, count(distinct user_id) as paid,
        sum(amount_fen) filter (where not sandbox) as income from orders where success_time >= ${start} group by 1),
    back as (select ${dayOf('r.done_at')} as day, sum(r.amount_fen) as refunded from refunds r
        join payment_attempts a on a.id = r.attempt_id
        where r.done_at >= ${start} and not a.sandbox group by 1),
    ai as (select ${dayOf('created_at')} as day, count(*) as tasks, count(*) filter (where state = 'failed') as failed
        from ai_tasks where created_at >= ${start} group by 1)
    select days.day::text, began, saved, ordered, paid, income, refunded, tasks, failed from days
      left join steps using (day) left join paid using (day) left join back using (day) left join ai using (day)
      order by days.day`);
  const payers = language || device ? await countPayers(db, filter, secret) : undefined;
  return rows.map((row) => ({
    day: String(row['day']),
    began: Number(row['began'] ?? 0),
    saved: Number(row['saved'] ?? 0),
    ordered: Number(row['ordered'] ?? 0),
    paid: payers ? (payers.get(String(row['day'])) ?? 0) : Number(row['paid'] ?? 0),
    incomeFen: Number(row['income'] ?? 0),
    refundedFen: Number(row['refunded'] ?? 0),
    aiTasks: Number(row['tasks'] ?? 0),
    aiFailed: Number(row['failed'] ?? 0),
  }));
}

/** An order keeps neither language nor device: who paid is found again among those who ordered, by the day's hash. */
async function countPayers(db: Db, filter: FunnelFilter, secret: string): Promise<Map<string, number>> {
  const { rows: seen } = await db.execute<{ day: string; visitor: string }>(sql`
    select day::text, visitor from visit_steps
    where step = 'ordered' and day >= ${sinceOf(filter.days)} - 1 ${seenBy(filter)}`);
  const ordered = new Set(seen.map(({ day, visitor }) => `${day} ${visitor}`));
  const { rows: payers } = await db.execute<{ day: string; ordered: string; user_id: string }>(sql`
    select distinct ${dayOf('success_time')}::text as day, ${dayOf('created_at')}::text as ordered, user_id
    from orders where success_time >= ${startOf(filter.days)}`);
  const people = new Map<string, Set<string>>();
  for (const { day, ordered: orderDay, user_id: userId } of payers) {
    if (!ordered.has(`${orderDay} ${visitorOf(secret, orderDay, userId)}`)) continue;
    people.set(day, (people.get(day) ?? new Set()).add(userId));
  }
  return new Map([...people].map(([day, users]) => [day, users.size]));
}
