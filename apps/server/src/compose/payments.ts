import type { FastifyInstance } from 'fastify';
import type { Language } from '@markwright/contracts';
import type { OpenDatabase } from '../db/open-db.ts';
import type { Env } from './env.ts';
import type { OrderDeps, Payments } from '../features/orders/order-deps.ts';
import { PAY_NOTICE_PATHS, servePayNotices } from '../features/orders/pay-notices.ts';
import { refundAttempt } from '../features/orders/refund-rules.ts';
import type { Log } from '../log.ts';
import { alipay } from '../providers/pay-alipay/alipay.ts';
import type { PayProviders } from '../providers/pay-provider.ts';
import { stripe, STRIPE_URL } from '../providers/pay-stripe/stripe.ts';
import { wechatPay } from '../providers/pay-wechat/wechat-pay.ts';
import { drawPayments, payerPath } from '../sandbox/draw-wallet.ts';
import { sandboxPayKeys, SANDBOX_MERCHANT, type PayKeys } from '../sandbox/pay-keys.ts';
import { listTrades } from '../sandbox/pay-trades.ts';
import { openSandboxWallet } from '../sandbox/wallet.ts';
import { allowsSandbox, lanUrl } from '../sandbox/sandbox-access.ts';
import { SANDBOX_ALIPAY, SANDBOX_STRIPE, SANDBOX_WECHAT_PAY, serveWallet } from '../sandbox/serve-wallet.ts';

const SHOWN = 20;

export type ChosenPayments = {
  payments: Payments;
  /** Where a form may lead besides this site. */
  formTargets: string[];
  /** Waiting payments, for the sandbox's phone; nothing where money is real. */
  drawMore: ((language: Language) => Promise<string>) | undefined;
  /** Adds the providers' notices and, where it may exist, the sandbox that plays them. */
  serve: (app: FastifyInstance, deps: OrderDeps) => Promise<void>;
};

type Chosen = { env: Env; database: OpenDatabase; log: Log; ownUrl: () => string };

/**
 * Real providers where the environment has their keys. One live provider ends the sandbox of all:
 * a shop that takes money must not give goods away next to it.
 */
export async function choosePayments({ env, database: { db }, log, ownUrl }: Chosen): Promise<ChosenPayments> {
  const isPlayedCard = env.stripe === 'sandbox';
  const isLive = Boolean(env.wechatPay ?? env.alipay ?? (isPlayedCard ? undefined : env.stripe));
  const keys = !isLive && allowsSandbox(env) ? await sandboxPayKeys(db) : undefined;
  if (!isLive && !keys) log.warn('no payment provider is configured: nothing can be sold');
  const payments: Payments = {
    providers: keys ? playedProviders(keys, ownUrl, env.publicUrl, isPlayedCard) : liveProviders(env),
    sandbox: !isLive,
    publicUrl: env.publicUrl,
    second: env.second,
  };
  return {
    payments,
    formTargets: env.alipay ? [new URL(env.alipay.gateway).origin] : [],
    drawMore: keys && (async (language) => drawPayments(await listTrades(db, SHOWN), language)),
    async serve(app, deps) {
      await servePayNotices(app, db, deps);
      if (!keys) return;
      const phoneUrl = () => lanUrl(env.publicUrl, Number(new URL(ownUrl()).port));
      const refund = (number: string) => refundAttempt(db, deps, number);
      const payer = openSandboxWallet(db, keys, log);
      const siteUrl = (number: string) => env.publicUrl + payerPath(number);
      const cardNotices = isPlayedCard ? () => ownUrl() + PAY_NOTICE_PATHS.card : undefined;
      const isOpen = env.SANDBOX === true;
      await serveWallet(app, { db, keys, payer, isOpen, phoneUrl, siteUrl, cardNotices, refund });
    },
  };
}

function liveProviders({ publicUrl, wechatPay: wechatKeys, alipay: alipayKeys, stripe: card }: Env): PayProviders {
  const notifyUrl = (payType: 'wechat' | 'alipay') => publicUrl + PAY_NOTICE_PATHS[payType];
  return {
    ...(wechatKeys && { wechat: wechatPay(() => ({ ...wechatKeys, notifyUrl: notifyUrl('wechat') }), false) }),
    ...(alipayKeys && { alipay: alipay(() => ({ ...alipayKeys, notifyUrl: notifyUrl('alipay') }), false) }),
    ...(card && card !== 'sandbox' && { card: stripe(() => ({ ...card, baseUrl: STRIPE_URL }), false) }),
  };
}

/** The same clients with play keys, pointed at this very server. */
function playedProviders(
  { merchant, wechat, alipay: wallet, apiV3Key, stripe: card }: PayKeys,
  ownUrl: () => string,
  publicUrl: string,
  withCards: boolean,
): PayProviders {
  const { appId, merchantId, serial, platformKeyId, alipayAppId, sellerId } = SANDBOX_MERCHANT;
  const { privateKey } = merchant;
  return {
    wechat: wechatPay(
      () => ({
        appId,
        merchantId,
        serial,
        privateKey,
        apiV3Key,
        platformKeys: { [platformKeyId]: wechat.publicKey },
        baseUrl: ownUrl() + SANDBOX_WECHAT_PAY,
        notifyUrl: ownUrl() + PAY_NOTICE_PATHS.wechat,
      }),
      true,
    ),
    alipay: alipay(
      () => ({
        appId: alipayAppId,
        sellerId,
        privateKey,
        publicKey: wallet.publicKey,
        gateway: ownUrl() + SANDBOX_ALIPAY,
        cashier: publicUrl + SANDBOX_ALIPAY,
        notifyUrl: ownUrl() + PAY_NOTICE_PATHS.alipay,
      }),
      true,
    ),
    ...(withCards && { card: stripe(() => ({ ...card, baseUrl: ownUrl() + SANDBOX_STRIPE }), true) }),
  };
}
