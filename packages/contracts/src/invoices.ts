import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { invoiceStateSchema, orderNumberSchema } from './orders.ts';

const kindSchema = z.enum(['company', 'person']);
export type InvoiceKind = z.infer<typeof kindSchema>;

const params = z.object({ outTradeNo: orderNumberSchema });

const invoiceSchema = z.object({
  kind: kindSchema,
  /** Whom it is made out to. */
  title: z.string(),
  /** Empty for a person. */
  taxNumber: z.string(),
  email: z.string(),
  amountFen: z.number().int(),
  state: invoiceStateSchema,
  /** Why it was refused; the buyer may ask again with that put right. */
  refusal: z.string().nullable(),
  askedAt: z.iso.datetime(),
  /** Where the issued file lies for ten minutes; null until there is one. */
  fileUrl: z.string().nullable(),
  mailed: z.boolean(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const oneOrNone = z.object({ invoice: invoiceSchema.nullable() });

export const getInvoice = endpoint('getInvoice', { params, data: oneOrNone });

/** For a paid order of one's own. Asked again before it is issued, it replaces what was said before. */
export const askInvoice = endpoint('askInvoice', {
  params,
  body: z.object({
    kind: kindSchema,
    title: z
      .string()
      .trim()
      .min(2)
      .max(100)
      .regex(/^\P{Cc}+$/u),
    /** Of a company only. */
    taxNumber: z.string().trim().max(30).default(''),
    email: z.string().trim().max(254),
  }),
  data: oneOrNone,
});

/** Taken back by the buyer, while nothing has been issued. */
export const withdrawInvoice = endpoint('withdrawInvoice', { params, data: oneOrNone });
