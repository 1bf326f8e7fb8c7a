import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { AppError, type PayType } from '@markwright/contracts';
import { DESK, type DeskBill, type DeskDifference } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { billDifferences, providerBills } from '../db/tables/bills.ts';
import { countOpenDifferences, type Bill, type DifferenceRow } from '../features/bills/queries.ts';
import {
  fetchBill,
  readBill,
  reopenBill,
  settleDifference,
  takeBill,
  type TakenBill,
} from '../features/bills/rules.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { beijingDay } from '../beijing-time.ts';
import { readUpload } from '../http/read-upload.ts';
import { isAfterKey, keyedPage, rowKey } from './keyed-list.ts';
import type { DeskCall, DeskRoom } from './mount-desk.ts';

/** Two months of three providers. */
const SHOWN = 180;

/** The providers' daily bills against our books. */
export const billRoom =
  (deps: OrderDeps): DeskRoom =>
  (on) => {
    const { storage, providers, sandbox } = deps;
    const taken = async ({
      db,
      operator,
      now,
      file,
    }: Pick<DeskCall, 'db' | 'operator' | 'now'> & { file: TakenBill }) => {
      const bill = await takeBill(db, file, { sandbox, operator: operator.name, now });
      const open = (await countOpenDifferences(db)).get(bill.id) ?? 0;
      const { payments, refunds } = bill;
      return { data: presentBill(bill, open), subject: subjectOf(bill), after: { payments, refunds, open } };
    };

    on.read(DESK.listBills, async ({ db, now }) => {
      const bills = await db.select().from(providerBills).orderBy(desc(providerBills.day)).limit(SHOWN);
      const open = await countOpenDifferences(db);
      const list = bills.map((bill) => presentBill(bill, open.get(bill.id) ?? 0));
      return { list, payTypes: Object.keys(providers) as PayType[], sandbox, today: beijingDay(now) };
    });
    on.upload(
      DESK.uploadBill,
      async ({ params: { payType, day }, request }) => {
        const { bytes } = await readUpload(request);
        return readBill(storage, payType, day, bytes);
      },
      taken,
    );
    on.prepared(DESK.fetchBill, ({ params: { payType, day }, now }) => fetchBill(deps, payType, day, now), taken);
    on.prepared(DESK.compareBill, ({ db, params }) => reopenBill(db, storage, params.id), taken);

    on.read(DESK.listDifferences, async ({ db, query: { state, billId, after, size } }) => {
      const rows = await selectDifferences(db)
        .where(
          and(
            state && (state === 'open' ? isNull(billDifferences.settledAt) : isNotNull(billDifferences.settledAt)),
            billId ? eq(billDifferences.billId, billId) : undefined,
            isAfterKey(billDifferences.createdAt, billDifferences.id, after),
          ),
        )
        .orderBy(desc(billDifferences.createdAt), desc(billDifferences.id))
        .limit(size + 1);
      return keyedPage(rows, size, presentDifference);
    });
    on.change(DESK.settleDifference, async ({ db, params: { id }, body: { note }, operator, now }) => {
      await settleDifference(db, id, { note, operator: operator.name, now });
      const [found] = await selectDifferences(db).where(eq(billDifferences.id, id));
      if (!found) throw new AppError('NOT_FOUND');
      const { kind, number, theirsFen, oursFen } = found.difference;
      const before = { kind, number, theirsFen, oursFen };
      return { data: presentDifference(found), subject: subjectOf(found.bill), before, after: { note } };
    });
  };

const subjectOf = ({ payType, day }: Bill): string => `bill ${payType} ${day}`;

const selectDifferences = (db: Db) =>
  db
    .select({
      key: rowKey(billDifferences.createdAt, billDifferences.id),
      difference: billDifferences,
      bill: providerBills,
    })
    .from(billDifferences)
    .innerJoin(providerBills, eq(providerBills.id, billDifferences.billId));

function presentBill(row: Bill, open: number): DeskBill {
  const { fileKey: _, takenAt, ...bill } = row;
  return { ...bill, takenAt: takenAt.toISOString(), open };
}

function presentDifference({ difference, bill: { payType, day } }: { difference: DifferenceRow; bill: Bill }) {
  const { billId: _, createdAt: __, settledAt, ...shown } = difference;
  const told: DeskDifference = { ...shown, payType, day, settledAt: settledAt?.toISOString() ?? null };
  return told;
}
