import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeskOrder, DeskOrderStep } from '@markwright/contracts/desk';
import type { Db } from '../db/open-db.ts';
import { fileDownloads } from '../db/tables/downloads.ts';
import { providerNotices } from '../db/tables/orders.ts';
import { findUser } from '../features/auth/queries.ts';
import { findGrant, type Grant } from '../features/entitlements/rights.ts';
import { listPreviews } from '../features/creations/rules.ts';
import { findInvoiceOf } from '../features/orders/invoice-queries.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import { listAttempts, listRefunds, type Attempt, type Order, type Refund } from '../features/orders/queries.ts';
import { listNotes, type Note } from './notes.ts';
import { presentRow } from './order-list.ts';

type Notice = typeof providerNotices.$inferSelect;
type Download = typeof fileDownloads.$inferSelect;

export const orderSubject = (outTradeNo: string): string => `order ${outTradeNo}`;

/** Everything that is known of one order, on one page. */
export async function tellOrder(db: Db, deps: OrderDeps, order: Order): Promise<DeskOrder> {
  const user = await findUser(db, order.userId);
  const attempts = await listAttempts(db, order.id);
  const grant = await findGrant(db, order.id);
  const notes = await listNotes(db, orderSubject(order.outTradeNo));
  const ids = attempts.map(({ id }) => id);
  const refunds = await listRefunds(db, ids);
  const notices = attempts.length > 0 ? await listNotices(db, attempts) : [];
  const invoice = await findInvoiceOf(db, order.id);
  const { creationId } = order;
  const downloads = creationId ? await listDownloads(db, order.userId, creationId) : [];
  const previews = creationId ? await listPreviews(db, deps.storage, order.userId, [creationId]) : undefined;
  const creation = order.creationId ? previews?.get(order.creationId) : undefined;
  const isOpen = ({ state }: Attempt) => state === 'NOTPAY' || state === 'USERPAYING';
  const isUnder = ({ state }: Refund) => state === 'recorded' || state === 'processing' || state === 'abnormal';
  return {
    ...presentRow({
      order,
      nickName: user?.nickName ?? '',
      phone: user?.phone ?? null,
      email: user?.email ?? null,
      brandName: creation?.name ?? null,
    }),
    creationId: order.creationId,
    points: order.points,
    agreementVersion: order.agreementVersion,
    upgradeOf: order.upgradeOf,
    couponCode: order.couponCode,
    discountFen: order.discountFen,
    successTime: order.successTime?.toISOString() ?? null,
    phone: user?.phone ?? null,
    previewUrl: creation?.previewUrl ?? null,
    invoiceState: invoice?.state ?? null,
    story: storyOf({ order, attempts, refunds, notices, downloads, notes, grant }),
    canRefund: order.tradeState === 'SUCCESS' && !refunds.some(isUnder),
    canResend: (order.closedAt === null && attempts.some(isOpen)) || refunds.some(isUnder),
  };
}

type Known = {
  order: Order;
  attempts: Attempt[];
  refunds: Refund[];
  notices: Notice[];
  downloads: Download[];
  notes: Note[];
  grant: Grant | undefined;
};

/** Within a second things are told as they follow from each other: providers tell whole seconds. */
const KINDS: readonly DeskOrderStep['kind'][] = [
  'ordered',
  'tried',
  'paid',
  'notice',
  'granted',
  'download',
  'note',
  'refund',
  'revoked',
  'closed',
];
const secondOf = ({ at }: { at: string }): number => Math.floor(Date.parse(at) / 1000);

function storyOf({ order, attempts, refunds, notices, downloads, notes, grant }: Known): DeskOrderStep[] {
  const steps: (Omit<DeskOrderStep, 'at'> & { at: Date | null })[] = [
    { at: order.createdAt, kind: 'ordered', amountFen: order.amountFen, words: order.agreementVersion ?? '' },
    ...attempts.flatMap(({ number, payType, form, state, createdAt, paidAt, paidFen, transactionId }) => [
      { at: createdAt, kind: 'tried' as const, number, payType, state, words: form },
      {
        at: paidAt,
        kind: 'paid' as const,
        payType,
        ...(transactionId && { number: transactionId }),
        ...(paidFen !== null && { amountFen: paidFen }),
      },
    ]),
    ...notices.map(({ receivedAt, noticeId, payType }) => ({
      at: receivedAt,
      kind: 'notice' as const,
      number: noticeId,
      payType,
    })),
    { at: grant?.grantedAt ?? null, kind: 'granted', words: grant?.package ?? `${grant?.points ?? ''}` },
    { at: grant?.revokedAt ?? null, kind: 'revoked' },
    ...refunds.map(({ createdAt, number, state, amountFen, reason }) => ({
      at: createdAt,
      kind: 'refund' as const,
      number,
      state,
      amountFen,
      words: reason,
    })),
    ...downloads.map(({ createdAt, package: bought }) => ({ at: createdAt, kind: 'download' as const, words: bought })),
    ...notes.map(({ createdAt, text, operator }) => ({ at: createdAt, kind: 'note' as const, words: text, operator })),
    { at: order.tradeState === 'SUCCESS' ? null : order.closedAt, kind: 'closed' },
  ];
  return steps
    .flatMap(({ at, ...step }) => (at ? [{ ...step, at: at.toISOString() }] : []))
    .sort((one, other) => secondOf(one) - secondOf(other) || KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

const listNotices = (db: Db, attempts: Attempt[]): Promise<Notice[]> =>
  db
    .select()
    .from(providerNotices)
    .where(
      inArray(
        providerNotices.attemptNumber,
        attempts.map(({ number }) => number),
      ),
    );

const listDownloads = (db: Db, userId: string, creationId: string): Promise<Download[]> =>
  db
    .select()
    .from(fileDownloads)
    .where(and(eq(fileDownloads.creationId, creationId), eq(fileDownloads.userId, userId)))
    .orderBy(asc(fileDownloads.createdAt))
    .limit(200);
