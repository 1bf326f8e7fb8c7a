import type { PaymentStart, PaymentState } from '@markwright/contracts';
import { OK_CODE, type Envelope } from '@markwright/contracts/envelope';
import { ORDER_MINUTES, PAYMENT_POLL_MS } from '@markwright/contracts/payment-terms';
import { poll } from '../../lib/poll.ts';
import { isFinalState, onPaymentState, type Payment } from './payment-steps.ts';

export type PaymentCalls = {
  /** Null: started already. */
  start: ((signal: AbortSignal) => Promise<Envelope<PaymentStart>>) | null;
  askState: (signal: AbortSignal) => Promise<Envelope<PaymentState>>;
};

export type Timing = { everyMs: number; forMs: number };

const AS_AGREED: Timing = { everyMs: PAYMENT_POLL_MS, forMs: ORDER_MINUTES * 60_000 };

const dataOf = <Data>({ code, data }: Envelope<Data>): Data | null => (code === OK_CODE ? data : null);

/** Gets a code, then asks how the payment stands until it is settled, nobody looks any more, or the order's time is up. */
export async function runPayment(
  calls: PaymentCalls,
  started: PaymentStart | undefined,
  onChange: (payment: Payment) => void,
  signal: AbortSignal,
  timing = AS_AGREED,
): Promise<void> {
  let payment: Payment = { at: 'starting' };
  const become = (next: Payment) => {
    if (next === payment || signal.aborted) return;
    payment = next;
    onChange(next);
  };
  let start = started ?? null;
  if (!start && calls.start) {
    const reply = await calls.start(signal);
    if (signal.aborted) return;
    start = dataOf(reply);
    if (!start) {
      // An order that was paid or closed meanwhile cannot be started; its state says which.
      const state = dataOf(await calls.askState(signal));
      if (state && isFinalState(state.tradeState)) return become(onPaymentState(payment, state));
      return become({ at: 'stuck', message: reply.msg });
    }
  }
  if (start) become({ at: 'waiting', start, confirming: false });
  const outcome = await poll({
    ask: async () => dataOf(await calls.askState(signal)),
    isFinal: (state) => state !== null && isFinalState(state.tradeState),
    onReply: (state) => become(onPaymentState(payment, state)),
    ...timing,
    signal,
  });
  if (outcome === 'late') become({ at: 'ended', why: 'late' });
}
