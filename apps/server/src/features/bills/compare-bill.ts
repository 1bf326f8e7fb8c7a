import type { DifferenceKind } from '@markwright/contracts/desk';
import type { BillRow } from '../../providers/bill.ts';

/** A payment or a refund as our books have it; `amountFen` is null where no money is booked. */
export type OurRow = {
  number: string;
  outTradeNo: string;
  transactionId: string;
  amountFen: number | null;
  currency: string;
  /** It belongs to the bill's day by our clock: the bill should have it. */
  isOfDay: boolean;
};

export type Difference = {
  kind: DifferenceKind;
  number: string;
  transactionId: string;
  outTradeNo: string | null;
  theirsFen: number | null;
  oursFen: number | null;
  currency: string;
};

type Books = { payments: readonly OurRow[]; refunds: readonly OurRow[] };

/** Every line of the bill against our books, and of our books against the bill. */
export function compareBill(theirs: readonly BillRow[], ours: Books): Difference[] {
  const paid = theirs.filter(({ kind }) => kind === 'payment');
  const returned = theirs.filter(({ kind }) => kind === 'refund');
  return [
    ...compareRows(paid, ({ number }) => number, ours.payments, paymentKind),
    ...compareRows(
      returned,
      ({ refundNumber }) => refundNumber,
      ours.refunds,
      () => 'refund',
    ),
  ];
}

type Amounts = { theirsFen: number | null; oursFen: number | null };

const paymentKind = ({ theirsFen, oursFen }: Amounts): DifferenceKind =>
  oursFen === null ? 'theirs-only' : theirsFen === null ? 'ours-only' : 'amount';

function compareRows(
  theirs: readonly BillRow[],
  numberOf: (row: BillRow) => string,
  ours: readonly OurRow[],
  kindOf: (amounts: Amounts) => DifferenceKind,
): Difference[] {
  const known = new Map(ours.map((row) => [row.number, row]));
  const billed = new Set(theirs.map(numberOf));
  const found = theirs.flatMap((row): Difference[] => {
    const own = known.get(numberOf(row));
    const amounts = { theirsFen: row.amountFen, oursFen: own?.amountFen ?? null };
    if (amounts.theirsFen === amounts.oursFen && own?.currency === row.currency) return [];
    const { transactionId, currency } = row;
    const outTradeNo = own?.outTradeNo ?? null;
    const number = numberOf(row) || transactionId;
    return [{ kind: kindOf(amounts), number, transactionId, outTradeNo, ...amounts, currency }];
  });
  const missing = ours.filter(({ number, isOfDay, amountFen }) => isOfDay && amountFen !== null && !billed.has(number));
  return [
    ...found,
    ...missing.map(({ number, transactionId, outTradeNo, amountFen: oursFen, currency }): Difference => {
      const amounts = { theirsFen: null, oursFen };
      return { kind: kindOf(amounts), number, transactionId, outTradeNo, ...amounts, currency };
    }),
  ];
}
