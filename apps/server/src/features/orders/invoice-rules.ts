import {
  AppError,
  findEmailAddress,
  findTaxNumber,
  type Args,
  type Endpoints,
  type Language,
} from '@markwright/contracts';
import type { Db } from '../../db/open-db.ts';
import type { Enqueue } from '../../jobs/define-job.ts';
import { afterRefund, canMoveInvoice, requireMove } from './invoice-moves.ts';
import { findInvoice, findInvoiceOf, putInvoice, updateInvoice, type InvoiceRow } from './invoice-queries.ts';
import { mailInvoice } from './job-refs.ts';
import { lockOrder, type Order } from './queries.ts';

export type { InvoiceRow };
type Asked = Args<Endpoints['askInvoice']>['body'];

/** For money that was really taken and kept; said anew for as long as nothing was issued. */
export async function askForInvoice(
  db: Db,
  { sandbox }: { sandbox: boolean },
  { id }: Order,
  { asked, language }: { asked: Asked; language: Language },
  now = new Date(),
): Promise<InvoiceRow> {
  const words = readWords(asked);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.tradeState !== 'SUCCESS' || order.sandbox !== sandbox) throw new AppError('INVOICE_NOT_PAID');
    const known = await findInvoiceOf(tx, id);
    if (known && !canMoveInvoice(known.state, 'asked')) throw new AppError('INVOICE_ISSUED');
    if (known?.state === 'asked' && isSaid(known, words)) return known;
    const anew = { state: 'asked', language, askedAt: now, exportedAt: null, refusal: null } as const;
    return putInvoice(tx, { ...words, ...anew, orderId: id });
  });
}

type Words = Pick<InvoiceRow, 'kind' | 'title' | 'taxNumber' | 'email'>;

function readWords({ kind, title, ...given }: Asked): Words {
  const email = findEmailAddress(given.email);
  if (!email) throw new AppError('EMAIL_WRONG');
  const taxNumber = kind === 'company' ? findTaxNumber(given.taxNumber ?? '') : '';
  if (taxNumber === undefined) throw new AppError('TAX_NUMBER_WRONG');
  return { kind, title, taxNumber, email };
}

const isSaid = (known: InvoiceRow, words: Words): boolean =>
  (['kind', 'title', 'taxNumber', 'email'] as const).every((key) => known[key] === words[key]);

export function withdrawInvoice(db: Db, { id }: Order): Promise<InvoiceRow> {
  return db.transaction(async (tx) => {
    await lockOrder(tx, id);
    const known = await findInvoiceOf(tx, id);
    if (!known) throw new AppError('NOT_FOUND');
    if (known.state === 'cancelled') return known;
    if (!canMoveInvoice(known.state, 'cancelled')) throw new AppError('INVOICE_ISSUED');
    return updateInvoice(tx, known.id, { state: 'cancelled' });
  });
}

/** Called with the refund that is done, in its transaction: nobody has to remember the invoice. */
export async function endInvoiceOf(tx: Db, orderId: string): Promise<void> {
  const known = await findInvoiceOf(tx, orderId);
  const state = known && afterRefund(known.state);
  if (state) await updateInvoice(tx, known.id, { state });
}

/** Holds the order's row, as everything does that changes what belongs to an order. */
export async function lockInvoice(tx: Db, id: string): Promise<{ invoice: InvoiceRow; order: Order }> {
  const found = await findInvoice(tx, id);
  if (!found) throw new AppError('NOT_FOUND');
  const order = await lockOrder(tx, found.orderId);
  return { order, invoice: (await findInvoice(tx, id)) ?? found };
}

type IssuedFile = { key: string; name: string };

/** The same file again changes nothing; another one takes its place. */
export async function issueInvoice(
  tx: Db,
  invoice: InvoiceRow,
  file: IssuedFile,
  { enqueue, mails }: { enqueue: Enqueue; mails: boolean },
  now: Date,
): Promise<InvoiceRow> {
  requireMove(invoice.state, 'issued');
  if (invoice.state === 'issued' && invoice.fileKey === file.key) return invoice;
  const issued = await updateInvoice(tx, invoice.id, {
    state: 'issued',
    fileKey: file.key,
    fileName: file.name,
    issuedAt: now,
    mailState: 'none',
  });
  return mails ? sendByMail(tx, enqueue, issued) : issued;
}

export async function refuseInvoice(tx: Db, invoice: InvoiceRow, refusal: string): Promise<InvoiceRow> {
  requireMove(invoice.state, 'refused');
  return updateInvoice(tx, invoice.id, { state: 'refused', refusal });
}

/** The red letter was written in the tax system; saying it twice is saying it once. */
export async function reverseInvoice(tx: Db, invoice: InvoiceRow, now: Date): Promise<InvoiceRow> {
  if (invoice.state === 'reversed') return invoice;
  requireMove(invoice.state, 'reversed');
  return updateInvoice(tx, invoice.id, { state: 'reversed', reversedAt: now });
}

export async function sendByMail(tx: Db, enqueue: Enqueue, invoice: InvoiceRow): Promise<InvoiceRow> {
  if (invoice.state !== 'issued' || !invoice.fileKey) throw new AppError('INVOICE_MOVED');
  if (invoice.mailState === 'waiting') return invoice;
  await enqueue(tx, mailInvoice, { invoiceId: invoice.id, fileKey: invoice.fileKey });
  return updateInvoice(tx, invoice.id, { mailState: 'waiting' });
}
