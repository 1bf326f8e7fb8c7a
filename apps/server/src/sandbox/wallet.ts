import { randomInt } from 'node:crypto';
import type { Db } from '../db/open-db.ts';
import type { Log } from '../log.ts';
import { alipayNotice } from './alipay-vendor.ts';
import type { PayKeys } from './pay-keys.ts';
import { saveRefund, saveTrade, type PlayedRefund, type PlayedTrade } from './pay-trades.ts';
import { stripeNotice } from './stripe-vendor.ts';
import { refundNotice, tradeNotice, type SealedNotice } from './wechat-pay-notices.ts';
import { REFUND_MS } from './wechat-pay-vendor.ts';

/** What a buyer, a network or a forger can do to a payment. */
export const WALLET_ACTIONS = ['pay', 'cancel', 'drop', 'delay', 'duplicate', 'forge', 'wrong-amount', 'late'] as const;
export type WalletAction = (typeof WALLET_ACTIONS)[number];

/** A notice that is not taken is sent again; a real provider goes on for a day. */
const RETRY_MS = [1000, 3000, 10_000];
const DELAY_MS = 20_000;

export type SandboxWallet = {
  play(trade: PlayedTrade, action: WalletAction): Promise<PlayedTrade>;
  onRefund: (refund: PlayedRefund, trade: PlayedTrade) => void;
};

export const canPlay = ({ state }: PlayedTrade, action: WalletAction): boolean =>
  action === 'late' ? state === 'closed' : state === 'offered' || state === 'opened';

/** Plays the buyer and then the provider that reports it. */
export function openSandboxWallet(db: Db, keys: PayKeys, log: Log): SandboxWallet {
  const noticeOf = (trade: PlayedTrade, refund?: PlayedRefund): SealedNotice => {
    if (trade.provider === 'wechat') return refund ? refundNotice(keys, refund) : tradeNotice(keys, trade);
    if (trade.provider === 'card') return stripeNotice(keys, trade, refund);
    const form = alipayNotice(keys, trade, refund);
    return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body: form.toString() };
  };

  return {
    async play(trade, action) {
      if (action === 'cancel' || !canPlay(trade, action)) return trade;
      const isWrong = action === 'wrong-amount';
      const paid: PlayedTrade = {
        ...trade,
        state: 'paid',
        paidFen: isWrong ? Math.max(1, trade.amountFen - 1) + (trade.amountFen === 1 ? 1 : 0) : trade.amountFen,
        paidAt: new Date().toISOString(),
        transactionId: trade.transactionId || `42000${randomInt(1e9, 1e10)}${randomInt(1e9, 1e10)}`,
      };
      await saveTrade(db, paid);
      const notice = noticeOf(paid);
      if (action === 'forge') await post(trade.notifyUrl, forged(notice), log);
      else if (action === 'delay') afterwards(() => deliver(trade.notifyUrl, notice, log), DELAY_MS);
      else if (action !== 'drop') await deliver(trade.notifyUrl, notice, log);
      if (action === 'duplicate') {
        await Promise.all([deliver(trade.notifyUrl, notice, log), deliver(trade.notifyUrl, noticeOf(paid), log)]);
      }
      return paid;
    },
    onRefund(refund, trade) {
      const arrived: PlayedRefund = { ...refund, state: 'SUCCESS' };
      afterwards(async () => {
        await saveRefund(db, arrived);
        await deliver(refund.notifyUrl, noticeOf(trade, arrived), log);
      }, REFUND_MS);
    },
  };

  function afterwards(work: () => Promise<unknown>, ms: number): void {
    const timer = setTimeout(() => {
      work().catch((error: unknown) => log.warn({ err: error }, 'the sandbox could not report a payment'));
    }, ms);
    timer.unref();
  }
}

/** One character of the signature changed, as somebody would who does not have the key. */
function forged({ headers, body }: SealedNotice): SealedNotice {
  const name = 'Wechatpay-Signature';
  const turn = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  if (headers[name]) return { headers: { ...headers, [name]: turn(headers[name]) }, body };
  const sealed = headers['Stripe-Signature'];
  if (sealed)
    return {
      headers: { ...headers, 'Stripe-Signature': sealed.replace(/v1=./, (was) => (was === 'v1=a' ? 'v1=b' : 'v1=a')) },
      body,
    };
  return { headers, body: body.replace(/(^|&)sign=(%\w\w|.)/, '$1sign=A') };
}

async function deliver(url: string, notice: SealedNotice, log: Log): Promise<void> {
  for (const pause of [...RETRY_MS, undefined]) {
    if (await post(url, notice, log)) return;
    if (pause === undefined) return;
    await new Promise<void>((resolve) => setTimeout(resolve, pause).unref());
  }
}

/** True when it was taken. */
async function post(url: string, { headers, body }: SealedNotice, log: Log): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    return response.ok && (!headers['content-type']?.includes('urlencoded') || text === 'success');
  } catch (error) {
    log.warn({ err: error }, 'a sandbox notice was not taken');
    return false;
  }
}
