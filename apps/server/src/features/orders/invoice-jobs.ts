import { buffer } from 'node:stream/consumers';
import { defineJob, type Job } from '../../jobs/define-job.ts';
import type { MailSender } from '../../providers/mail/mail-sender.ts';
import { findInvoice, updateInvoice } from './invoice-queries.ts';
import { fileNameOf } from './invoice-routes.ts';
import { mailInvoice } from './job-refs.ts';
import { findOrderById } from './queries.ts';

/** Sends an issued invoice to its buyer; a mail server that is away is tried for about an hour. */
export const mailInvoiceJob = (mail: MailSender | null): Job =>
  defineJob({
    ...mailInvoice,
    attempts: 8,
    retryDelaySeconds: 15,
    run: async ({ invoiceId, fileKey }, { db, storage }) => {
      const invoice = await findInvoice(db, invoiceId);
      // Another file has taken its place, or this one has been sent.
      if (!invoice || invoice.fileKey !== fileKey || invoice.mailState !== 'waiting') return;
      const order = await findOrderById(db, invoice.orderId);
      const file = await storage.get(fileKey);
      if (!mail || !order || !file) throw new Error(`The invoice ${invoiceId} cannot be mailed`);
      const { email, language } = invoice;
      const name = fileNameOf(fileKey, order, language);
      const attachment = { name, type: file.contentType, bytes: await buffer(file.stream) };
      await mail.sendInvoice(email, order.outTradeNo, attachment, language);
      await updateInvoice(db, invoiceId, { mailState: 'sent' });
    },
    gaveUp: async ({ invoiceId }, { db }) => void (await updateInvoice(db, invoiceId, { mailState: 'failed' })),
  });
