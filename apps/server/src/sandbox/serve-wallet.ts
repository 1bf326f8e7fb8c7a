import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open-db.ts';
import { languageOf } from '../http/language.ts';
import { returnAddress, serveAlipayVendor } from './alipay-vendor.ts';
import { drawPayer, payerPath } from './draw-wallet.ts';
import { WALLET_ACTIONS, type SandboxWallet, type WalletAction } from './wallet.ts';
import type { PayKeys } from './pay-keys.ts';
import { findTrade } from './pay-trades.ts';
import { refuseStrangers } from './sandbox-access.ts';
import { serveStripeVendor } from './stripe-vendor.ts';
import { serveWechatPayVendor } from './wechat-pay-vendor.ts';

export const SANDBOX_WECHAT_PAY = '/sandbox/pay-wechat';
export const SANDBOX_ALIPAY = '/sandbox/pay-alipay/gateway.do';
export const SANDBOX_STRIPE = '/sandbox/pay-stripe';

type WalletOptions = {
  db: Db;
  keys: PayKeys;
  payer: SandboxWallet;
  isOpen: boolean;
  /** The cashier's address on this site. */
  siteUrl: (number: string) => string;
  /** This site's base address as a phone on the same network reaches it. */
  phoneUrl: () => string;
  /** Where the played card provider reports; undefined where cards are off. */
  cardNotices?: (() => string) | undefined;
  /** Plays customer service: refunds what this attempt paid. */
  refund: (attemptNumber: string) => Promise<void>;
};

/** Plays the payment providers, and the buyer in front of them. */
export async function serveWallet(app: FastifyInstance, options: WalletOptions): Promise<void> {
  const { db, keys, payer, isOpen, phoneUrl } = options;
  await app.register(async (scope) => {
    refuseStrangers(scope, isOpen);
    const { onRefund } = payer;
    const payerUrl = (number: string) => phoneUrl() + payerPath(number);
    await serveWechatPayVendor(scope, SANDBOX_WECHAT_PAY, db, keys, { payerUrl, onRefund });
    await serveAlipayVendor(scope, SANDBOX_ALIPAY, db, keys, { payerPath, onRefund });
    const { cardNotices: notifyUrl } = options;
    // A computer's browser pays by card on this very site.
    if (notifyUrl)
      await serveStripeVendor(scope, SANDBOX_STRIPE, db, keys, { notifyUrl, payerUrl: options.siteUrl, onRefund });
    serveCashier(scope, options);
  });
}

type Named = { Params: { number: string }; Querystring: { redirect_url?: string } };

function serveCashier(scope: FastifyInstance, { db, keys, payer, refund }: WalletOptions): void {
  scope.get<Named>('/sandbox/pay/:number', async (request, reply) => {
    const trade = await findTrade(db, request.params.number);
    const page = drawPayer(trade, languageOf(request), { after: backOf(request.query) });
    return reply
      .code(trade ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page);
  });

  scope.post<Named & { Body: Record<string, string> | null }>('/sandbox/pay/:number', async (request, reply) => {
    const trade = await findTrade(db, request.params.number);
    const language = languageOf(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!trade) return reply.code(404).send(drawPayer(undefined, language));
    const action = request.body?.['action'];
    if (action === 'refund') await refund(trade.number);
    else if (isAction(action)) await payer.play(trade, action);
    const after = (await findTrade(db, trade.number)) ?? trade;
    const isLeaving = action === 'cancel' || after.state === 'paid';
    const wanted = backOf(request.query);
    const now = after.provider === 'card' ? after.returnUrl : after.returnUrl ? returnAddress(keys, after) : wanted;
    return reply.send(drawPayer(after, language, { after: wanted, ...(isLeaving && { now }) }));
  });
}

/** Where a phone goes after paying: a page of this site, whatever host the address names. */
function backOf({ redirect_url: asked = '' }: Named['Querystring']): string | undefined {
  if (!URL.canParse(asked)) return undefined;
  const { pathname, search } = new URL(asked);
  return pathname + search;
}

const isAction = (value: string | undefined): value is WalletAction =>
  WALLET_ACTIONS.some((action) => action === value);
