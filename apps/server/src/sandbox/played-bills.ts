import { zipSync } from 'fflate';
import type { PayType } from '@markwright/contracts';
import { beijingTime } from '../beijing-time.ts';
import type { Db } from '../db/open-db.ts';
import { SANDBOX_MERCHANT } from './pay-keys.ts';
import { listRefunds, listTrades, type PlayedRefund, type PlayedTrade } from './pay-trades.ts';

const MAX = 20_000;
const { appId, merchantId, sellerId } = SANDBOX_MERCHANT;

type Day = { paid: PlayedTrade[]; returned: { refund: PlayedRefund; trade: PlayedTrade }[] };

/** What a played provider took and gave back on one day of Beijing's. */
export async function dayOf(db: Db, provider: PayType, day: string): Promise<Day> {
  const trades = (await listTrades(db, MAX)).filter((trade) => trade.provider === provider && trade.state === 'paid');
  const byNumber = new Map(trades.map((trade) => [trade.number, trade]));
  const isThen = (iso: string) => beijingTime(new Date(iso)).startsWith(day);
  const returned = (await listRefunds(db, MAX)).flatMap((refund) => {
    const trade = byNumber.get(refund.number);
    return trade && isThen(refund.askedAt) ? [{ refund, trade }] : [];
  });
  return { paid: trades.filter(({ paidAt }) => isThen(paidAt)), returned };
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const total = (list: readonly number[]): string => yuan(list.reduce((sum, fen) => sum + fen, 0));
const clock = (iso: string): string => beijingTime(new Date(iso));

const WECHAT_HEAD =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** Undefined for a day without a trade, of which WeChat has no bill. */
export function wechatBill({ paid, returned }: Day): Buffer | undefined {
  if (paid.length + returned.length === 0) return undefined;
  const line = (trade: PlayedTrade, refund?: PlayedRefund) => [
    clock(refund?.askedAt ?? trade.paidAt),
    appId,
    merchantId,
    '0',
    '',
    trade.transactionId,
    trade.number,
    'sandbox-payer',
    trade.form === 'h5' ? 'MWEB' : 'NATIVE',
    refund ? 'REFUND' : 'SUCCESS',
    'OTHERS',
    'CNY',
    yuan(refund ? 0 : trade.paidFen),
    '0.00',
    refund ? `503${refund.refundNumber}` : '0',
    refund?.refundNumber ?? '0',
    yuan(refund?.amountFen ?? 0),
    '0.00',
    refund ? 'ORIGINAL' : '',
    refund?.state ?? '',
    trade.subject,
    '',
    '0.00000',
    '0.60%',
    yuan(refund ? 0 : trade.paidFen),
    yuan(refund?.amountFen ?? 0),
    '',
  ];
  const rows = [...paid.map((trade) => line(trade)), ...returned.map(({ trade, refund }) => line(trade, refund))];
  const sums = [total(paid.map(({ paidFen }) => paidFen)), total(returned.map(({ refund }) => refund.amountFen))];
  const text = (cells: readonly (string | number)[]) => cells.map((cell) => `\`${cell}`).join(',');
  return Buffer.from(
    [
      WECHAT_HEAD,
      ...rows.map(text),
      '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
      text([rows.length, sums[0] ?? '', sums[1] ?? '', '0.00', '0.00000', sums[0] ?? '', sums[1] ?? '']),
      '',
    ].join('\r\n'),
  );
}

const ALIPAY_HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** An archive with the list and its summary, both in GBK. */
export function alipayBill({ paid, returned }: Day, day: string): Buffer {
  const line = (trade: PlayedTrade, refund?: PlayedRefund) => {
    const at = clock(refund?.askedAt ?? trade.paidAt);
    const amount = refund ? `-${yuan(refund.amountFen)}` : yuan(trade.paidFen);
    const named = [trade.transactionId, trade.number, refund ? '退款' : '交易', trade.subject, at, at];
    const money = [amount, amount, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'];
    const cells = [...named, '', '', '', '', 'sandbox', ...money, refund?.refundNumber ?? '', '0.00', '0.00', ''];
    return cells.map((cell) => `${cell}\t`).join(',');
  };
  const rule = '-----------------------------------------';
  const list = [
    '#支付宝业务明细查询',
    `#账号：[${sellerId}0156]`,
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    `#${rule}业务明细列表${rule}`,
    ALIPAY_HEAD,
    ...paid.map((trade) => line(trade)),
    ...returned.map(({ trade, refund }) => line(trade, refund)),
    `#${rule}业务明细列表结束${rule}`,
    `#交易合计：${paid.length}笔，商家实收共${total(paid.map(({ paidFen }) => paidFen))}元，商家优惠共0.00元`,
    `#退款合计：${returned.length}笔，商家实收退款共-${total(returned.map(({ refund }) => refund.amountFen))}元`,
    '',
  ];
  const files = {
    'sandbox_detail.csv': toGbk(list.join('\r\n')),
    'sandbox_summary.csv': toGbk('#支付宝业务汇总查询\r\n#-业务汇总列表结束-\r\n'),
  };
  return Buffer.from(zipSync(files));
}

let gbkCodes: Map<string, number> | undefined;

/** Node reads GBK and does not write it: the table is what it reads out of every pair of bytes. */
export function toGbk(text: string): Buffer {
  gbkCodes ??= new Map(
    Array.from({ length: 0xfe - 0x81 + 1 }, (_, high) => high + 0x81).flatMap((high) =>
      Array.from({ length: 0xff - 0x40 }, (_, low) => low + 0x40).map((low): [string, number] => [
        new TextDecoder('gbk').decode(Uint8Array.of(high, low)),
        high * 256 + low,
      ]),
    ),
  );
  const bytes = Array.from(text).flatMap((sign) => {
    const code = sign.charCodeAt(0) < 0x80 ? undefined : gbkCodes?.get(sign);
    if (sign.charCodeAt(0) < 0x80) return [sign.charCodeAt(0)];
    return code === undefined ? [0x3f] : [code >> 8, code & 0xff];
  });
  return Buffer.from(bytes);
}
