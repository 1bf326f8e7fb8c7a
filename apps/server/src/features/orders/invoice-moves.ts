import { AppError, type InvoiceState } from '@markwright/contracts';

/** The whole table of moves. The buyer asks and withdraws, the desk issues, refuses and reverses, a refund does the rest. */
const MOVES: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  asked: ['asked', 'issued', 'refused', 'cancelled'],
  refused: ['asked', 'cancelled'],
  cancelled: ['asked'],
  // Again with another file, where the first was the wrong one.
  issued: ['issued', 'to-reverse'],
  'to-reverse': ['reversed'],
  reversed: [],
};

export const canMoveInvoice = (from: InvoiceState, to: InvoiceState): boolean => MOVES[from].includes(to);

export function requireMove(from: InvoiceState, to: InvoiceState): void {
  if (!canMoveInvoice(from, to)) throw new AppError('INVOICE_MOVED');
}

/** What money sent back makes of an invoice: what was issued must be reversed with the tax office. */
export const afterRefund = (from: InvoiceState): InvoiceState | undefined =>
  (['to-reverse', 'cancelled'] as const).find((to) => canMoveInvoice(from, to));
