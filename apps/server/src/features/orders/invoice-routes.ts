import { askInvoice, getInvoice, withdrawInvoice, type Invoice, type Language } from '@markwright/contracts';
import type { Feature } from '../../http/mount-endpoints.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { findInvoiceOf, type InvoiceRow } from './invoice-queries.ts';
import { askForInvoice, withdrawInvoice as withdraw } from './invoice-rules.ts';
import type { OrderDeps } from './order-deps.ts';
import { getOwnOrder } from './payment-rules.ts';
import type { Order } from './queries.ts';

const LINK_SECONDS = 600;
const NAMES: Record<Language, string> = { zh: '发票', en: 'invoice' };

/** What a buyer asks of the bookkeeper, about orders of their own. */
export const invoiceRoutes =
  (deps: OrderDeps): Feature =>
  (on) => {
    const show = async (row: InvoiceRow | undefined, order: Order, language: Language) => ({
      invoice: row ? await presentInvoice(deps.storage, row, order, language) : null,
    });
    on(getInvoice, async ({ db, user, params, language }) => {
      const order = await getOwnOrder(db, user.id, params.outTradeNo);
      return show(await findInvoiceOf(db, order.id), order, language);
    });
    on(askInvoice, async ({ db, user, params, body: asked, language }) => {
      const order = await getOwnOrder(db, user.id, params.outTradeNo);
      return show(await askForInvoice(db, deps, order, { asked, language }), order, language);
    });
    on(withdrawInvoice, async ({ db, user, params, language }) => {
      const order = await getOwnOrder(db, user.id, params.outTradeNo);
      return show(await withdraw(db, order), order, language);
    });
  };

/** The file under a name that its receiver understands. */
export const fileNameOf = (fileKey: string, { outTradeNo }: Pick<Order, 'outTradeNo'>, language: Language): string =>
  `${NAMES[language]}-${outTradeNo}${fileKey.slice(fileKey.lastIndexOf('.'))}`;

export async function presentInvoice(
  storage: Storage,
  row: InvoiceRow,
  order: Order,
  language: Language,
): Promise<Invoice> {
  const { kind, title, taxNumber, email, state, refusal, askedAt, fileKey, mailState } = row;
  const link = fileKey && { expiresInSeconds: LINK_SECONDS, downloadName: fileNameOf(fileKey, order, language) };
  return {
    kind,
    title,
    taxNumber,
    email,
    amountFen: order.amountFen,
    state,
    refusal,
    askedAt: askedAt.toISOString(),
    fileUrl: fileKey && link ? await storage.signedUrl(fileKey, link) : null,
    mailed: mailState === 'sent',
  };
}
