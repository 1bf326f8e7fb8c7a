import { AppError } from '@markwright/contracts';
import { DESK, type DeskInvoice } from '@markwright/contracts/desk';
import { beijingTime } from '../beijing-time.ts';
import { readInvoiceFile } from '../features/orders/invoice-file.ts';
import { findInvoice } from '../features/orders/invoice-queries.ts';
import { presentInvoice } from '../features/orders/invoice-routes.ts';
import {
  issueInvoice,
  lockInvoice,
  refuseInvoice,
  reverseInvoice,
  sendByMail,
  type InvoiceRow,
} from '../features/orders/invoice-rules.ts';
import type { OrderDeps } from '../features/orders/order-deps.ts';
import type { Order } from '../features/orders/queries.ts';
import { readUpload } from '../http/read-upload.ts';
import type { MailSender } from '../providers/mail/mail-sender.ts';
import { countWaiting, exportInvoiceRows, listInvoiceRows } from './invoice-list.ts';
import { keyedPage } from './keyed-list.ts';
import type { DeskCall, DeskRoom } from './mount-desk.ts';
import { orderSubject } from './order-story.ts';

/** What buyers asked the bookkeeper for, the files that came of it, and what must be reversed. */
export const invoiceRoom =
  (deps: OrderDeps, mail: MailSender | null): DeskRoom =>
  (on) => {
    const { storage, enqueue, sandbox } = deps;
    const present = async (invoice: InvoiceRow, order: Order): Promise<DeskInvoice> => {
      const { mailed: _, ...shown } = await presentInvoice(storage, invoice, order, 'zh');
      const { id, exportedAt, fileName, mailState } = invoice;
      const { outTradeNo, purchaseType } = order;
      const known = { outTradeNo, purchaseType, sandbox: order.sandbox, fileName, mailState };
      return { ...shown, ...known, id, exportedAt: exportedAt?.toISOString() ?? null };
    };
    /** What a move changes, for the log: what it was, what it is, and why. */
    const moved = async (
      { db, params }: Named,
      move: (invoice: InvoiceRow) => Promise<InvoiceRow>,
      more: object = {},
    ) => {
      const { invoice, order } = await lockInvoice(db, params.id);
      const after = await move(invoice);
      const before = { state: invoice.state };
      const subject = orderSubject(order.outTradeNo);
      return { data: await present(after, order), subject, before, after: { state: after.state, ...more } };
    };

    on.read(DESK.listInvoices, async ({ db, query }) => {
      const page = keyedPage(await listInvoiceRows(db, query), query.size, (row) => row);
      const list = await Promise.all(page.list.map(({ invoice, order }) => present(invoice, order)));
      return { ...page, list, canMail: mail !== null, waiting: await countWaiting(db) };
    });
    on.upload(
      DESK.issueInvoice,
      async ({ db, params: { id }, request }) => {
        if (!(await findInvoice(db, id))) throw new AppError('NOT_FOUND');
        const { name, bytes } = await readUpload(request);
        const { key, type } = readInvoiceFile(id, bytes);
        await storage.put(key, bytes, type);
        return { key, name: name.slice(0, 200) };
      },
      (call) => {
        const { db, file, now } = call;
        const issue = (invoice: InvoiceRow) => issueInvoice(db, invoice, file, { enqueue, mails: mail !== null }, now);
        return moved(call, issue, { file: file.name });
      },
    );
    on.change(DESK.refuseInvoice, (call) =>
      moved(call, (invoice) => refuseInvoice(call.db, invoice, call.body.reason), call.body),
    );
    on.change(DESK.reverseInvoice, (call) =>
      moved(call, (invoice) => reverseInvoice(call.db, invoice, call.now), call.body),
    );
    on.change(DESK.mailInvoice, (call) => {
      if (!mail) throw new AppError('MAIL_OFF');
      return moved(call, (invoice) => sendByMail(call.db, enqueue, invoice), { mailed: true });
    });
    on.change(DESK.exportInvoices, async ({ db, body: { state }, now }) => {
      const { csv, rows } = await exportInvoiceRows(db, state, sandbox, now);
      const name = `invoices-${state}-${beijingTime(now).slice(0, 10)}.csv`;
      return { data: { name, csv }, subject: 'invoices', after: { state, rows } };
    });
  };

type Named = Pick<DeskCall, 'db'> & { params: { id: string } };
