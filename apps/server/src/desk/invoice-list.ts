import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { findEmailAddress, findTaxNumber, type InvoiceState, type PurchaseType } from '@markwright/contracts';
import { INVOICE_STATE_WORDS } from '@markwright/contracts/desk';
import { beijingTime } from '../beijing-time.ts';
import type { Db } from '../db/open-db.ts';
import { invoices } from '../db/tables/invoices.ts';
import { orders } from '../db/tables/orders.ts';
import { toYuan } from '../providers/yuan.ts';
import { toCsv } from './csv.ts';
import { beginsWith, isAfterKey, rowKey } from './keyed-list.ts';

const EXPORT_MAX = 20_000;
/** What asks for a person at the desk. */
const WAITING = ['asked', 'to-reverse'] as const;

type Wanted = {
  words?: string | undefined;
  state?: InvoiceState | undefined;
  after?: string | undefined;
  size: number;
};

const selectInvoices = (db: Db) =>
  db
    .select({ key: rowKey(invoices.askedAt, invoices.id), invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId));
type ListedInvoice = Awaited<ReturnType<typeof selectInvoices>>[number];

const inState = (state: InvoiceState | undefined): SQL | undefined => (state ? eq(invoices.state, state) : undefined);

/** Where the words may stand; each way has an index. */
const matches = (words: string): SQL =>
  sql`${invoices.id} in (
    select i.id from invoices i join orders o on o.id = i.order_id where o.out_trade_no = ${words.toUpperCase()}
    union select id from invoices where tax_number = ${findTaxNumber(words) ?? '-'}
    union select id from invoices where email = ${findEmailAddress(words) ?? '-'}
    union select id from invoices where lower(title) like ${beginsWith(words)})`;

export const listInvoiceRows = (db: Db, { words, state, after, size }: Wanted): Promise<ListedInvoice[]> =>
  selectInvoices(db)
    .where(and(inState(state), words ? matches(words) : undefined, isAfterKey(invoices.askedAt, invoices.id, after)))
    .orderBy(desc(invoices.askedAt), desc(invoices.id))
    .limit(size + 1);

export async function countWaiting(db: Db): Promise<Partial<Record<InvoiceState, number>>> {
  const rows = await db
    .select({ state: invoices.state, count: sql<number>`count(*)::int` })
    .from(invoices)
    .where(inArray(invoices.state, WAITING))
    .groupBy(invoices.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** As China's tax systems name them: nobody else reads this file. */
const HEAD = [
  '订单号',
  '申请时间',
  '抬头类型',
  '发票抬头',
  '纳税人识别号',
  '电子邮箱',
  '项目名称',
  '价税合计',
  '状态',
  '上次导出',
];
const ITEMS: Record<PurchaseType, string> = {
  hd: '标志设计（高清图片包）',
  vector: '标志设计（矢量源文件包）',
  points: '设计服务积分',
};

/** Oldest first, play money apart from real money. What was handed over is marked, so that nothing is issued twice. */
export async function exportInvoiceRows(tx: Db, state: InvoiceState, isSandbox: boolean, now: Date) {
  const rows = await selectInvoices(tx)
    .where(and(inState(state), eq(orders.sandbox, isSandbox)))
    .orderBy(invoices.askedAt, invoices.id)
    .limit(EXPORT_MAX);
  const lines = rows.map(({ invoice, order }) => [
    order.outTradeNo,
    beijingTime(invoice.askedAt),
    invoice.kind === 'company' ? '企业' : '个人',
    invoice.title,
    invoice.taxNumber,
    invoice.email,
    ITEMS[order.purchaseType],
    toYuan(order.amountFen),
    INVOICE_STATE_WORDS.zh[invoice.state],
    invoice.exportedAt ? beijingTime(invoice.exportedAt) : '',
  ]);
  if (state === 'asked') {
    const ids = rows.map(({ invoice }) => invoice.id);
    for (let from = 0; from < ids.length; from += 1000) {
      const some = ids.slice(from, from + 1000);
      await tx.update(invoices).set({ exportedAt: now }).where(inArray(invoices.id, some));
    }
  }
  return { csv: toCsv(HEAD, lines), rows: rows.length };
}
