import { toFen } from './yuan.ts';

/** One line of a provider's daily bill: money that came in, or went back. */
export type BillRow = {
  kind: 'payment' | 'refund';
  /** Our number of the payment. */
  number: string;
  /** Our number of the refund; empty where the provider names none. */
  refundNumber: string;
  transactionId: string;
  amountFen: number;
  currency: string;
  /** When, by the bill; null where it does not say. */
  at: Date | null;
};

/** Not a bill of this provider, or one that was cut off on its way. */
export class BillUnreadable extends Error {
  override readonly name = 'BillUnreadable';
}

/** Providers write UTF-8 or GBK and do not say which. */
export function decodeBill(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The value under each name of the head line. */
export function cellsOf(head: readonly string[], cells: readonly string[]): (name: string) => string {
  return (name) => cells[head.indexOf(name)] ?? '';
}

export function readAmount(text: string): number {
  const fen = toFen(text.trim().replace(/^[-+]/, ''));
  if (fen === undefined) throw new BillUnreadable(`"${text}" is no amount`);
  return fen;
}

/** `2026-11-17 08:30:00` of Beijing's clock. */
export function readBeijing(text: string): Date | null {
  const date = new Date(`${text.trim().replace(' ', 'T')}+08:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}
