import { createCipheriv, createSign, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { SANDBOX_MERCHANT, type PayKeys } from './pay-keys.ts';
import type { PlayedRefund, PlayedTrade } from './pay-trades.ts';
import { beijingTimestamp } from '../beijing-time.ts';

export const WECHAT_PAY_SCHEME = 'WECHATPAY2-SHA256-RSA2048';
const { appId, merchantId, platformKeyId } = SANDBOX_MERCHANT;

/** The provider's half of the keys. */
export type WechatPayKeys = Pick<PayKeys, 'wechat' | 'apiV3Key'> & { merchant: Pick<PayKeys['merchant'], 'publicKey'> };

/** A payment in WeChat's words. */
export function viewOf(trade: PlayedTrade): Record<string, unknown> {
  const state = {
    offered: 'NOTPAY',
    opened: 'NOTPAY',
    paid: trade.refundedFen > 0 ? 'REFUND' : 'SUCCESS',
    closed: 'CLOSED',
  };
  const paid = trade.state === 'paid' && {
    transaction_id: trade.transactionId,
    trade_type: trade.form === 'h5' ? 'MWEB' : 'NATIVE',
    bank_type: 'OTHERS',
    success_time: inBeijing(trade.paidAt),
    payer: { openid: 'sandbox-payer' },
  };
  const total = trade.state === 'paid' ? trade.paidFen : trade.amountFen;
  return {
    appid: appId,
    mchid: merchantId,
    out_trade_no: trade.number,
    trade_state: state[trade.state],
    trade_state_desc: state[trade.state],
    amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    ...paid,
  };
}

const inBeijing = (iso: string): string => beijingTimestamp(new Date(iso));

/** Every reply and every notice carries these. */
export function signedHeaders(keys: Pick<WechatPayKeys, 'wechat'>, text: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  const signer = createSign('sha256').update([timestamp, nonce, text, ''].join('\n'));
  return {
    'Wechatpay-Timestamp': timestamp,
    'Wechatpay-Nonce': nonce,
    'Wechatpay-Serial': platformKeyId,
    'Wechatpay-Signature-Type': WECHAT_PAY_SCHEME,
    'Wechatpay-Signature': signer.sign(keys.wechat.privateKey, 'base64'),
    'Request-ID': randomUUID(),
  };
}

export type SealedNotice = { headers: Record<string, string>; body: string };

/** What WeChat would post about a payment. */
export const tradeNotice = (keys: WechatPayKeys, trade: PlayedTrade): SealedNotice =>
  sealNotice(keys, 'TRANSACTION.SUCCESS', 'transaction', viewOf(trade));

export const refundNotice = (keys: WechatPayKeys, refund: PlayedRefund): SealedNotice =>
  sealNotice(keys, `REFUND.${refund.state}`, 'refund', {
    mchid: merchantId,
    out_trade_no: refund.number,
    out_refund_no: refund.refundNumber,
    refund_id: `503${refund.refundNumber}`,
    refund_status: refund.state,
    amount: { refund: refund.amountFen },
  });

export function sealNotice(keys: WechatPayKeys, event: string, kind: string, inside: object): SealedNotice {
  const nonce = String(randomInt(1e11, 1e12));
  const cipher = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce).setAAD(Buffer.from(kind));
  const sealed = cipher.update(JSON.stringify(inside), 'utf8', 'hex') + cipher.final('hex');
  const ciphertext = Buffer.from(sealed + cipher.getAuthTag().toString('hex'), 'hex').toString('base64');
  const resource = { original_type: kind, algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: kind, nonce };
  const body = JSON.stringify({
    id: randomUUID(),
    create_time: inBeijing(new Date().toISOString()),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: event,
    resource,
  });
  return { headers: { 'content-type': 'application/json', ...signedHeaders(keys, body) }, body };
}
