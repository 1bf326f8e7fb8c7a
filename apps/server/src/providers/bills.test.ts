import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toGbk } from '../sandbox/played-bills.ts';
import { BillUnreadable, decodeBill } from './bill.ts';
import { readAlipayBill } from './pay-alipay/bill.ts';
import { readStripeBill } from './pay-stripe/bill.ts';
import { readWechatBill } from './pay-wechat/bill.ts';

const WECHAT = [
  '\u{feff}交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,应结订单金额,商户退款单号,退款金额,退款状态,商品名称,订单金额,申请退款金额',
  '`2026-11-17 09:08:07,`wx1,`1900,`4200001,`PAY1,`SUCCESS,`CNY,`66.00,`0,`0.00,`,`方格标志 高清包, 订单 A,`68.00,`0.00',
  '`2026-11-17 10:00:00,`wx1,`1900,`4200002,`PAY2,`REFUND,`CNY,`0.00,`BACK2,`126.00,`SUCCESS,`方格标志,`0.00,`128.00',
  '`2026-11-17 11:00:00,`wx1,`1900,`4200003,`PAY3,`REFUND,`CNY,`0.00,`BACK3,`1.00,`FAIL,`方格标志,`0.00,`1.00',
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`3,`66.00,`127.00,`0.00,`0.00000,`68.00,`129.00',
  '',
];

test('WeChat’s bill is read past its backticks, commas and summary; the order’s amount counts, failed refunds do not', () => {
  expect(readWechatBill(Buffer.from(WECHAT.join('\r\n')))).toEqual([
    {
      kind: 'payment',
      number: 'PAY1',
      refundNumber: '',
      transactionId: '4200001',
      amountFen: 6800,
      currency: 'CNY',
      at: new Date('2026-11-17T01:08:07Z'),
    },
    expect.objectContaining({ kind: 'refund', number: 'PAY2', refundNumber: 'BACK2', amountFen: 12_800 }),
  ]);
});

test('a bill of WeChat’s that was cut off, lost a row or is something else is refused', () => {
  const without = (line: number) => Buffer.from(WECHAT.filter((_, index) => index !== line).join('\n'));
  for (const broken of [without(0), without(1), without(4), Buffer.from(''), Buffer.from('<html>')]) {
    expect(() => readWechatBill(broken)).toThrow(BillUnreadable);
  }
});

const ALIPAY = [
  '#支付宝业务明细查询',
  '#账号：[20880000000001560156]',
  '#-----------------------------------------业务明细列表----------------------------------------',
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,订单金额（元）,商家实收（元）,退款批次号/请求号,备注',
  '2026111722001\t,PAY1\t,交易\t,方格标志, 高清包\t,2026-11-17 09:00:00\t,2026-11-17 09:01:02\t,68.00\t,66.00\t,\t,\t',
  '2026111722001\t,PAY1\t,退款\t,方格标志\t,2026-11-17 12:00:00\t,2026-11-17 12:00:05\t,-68.00\t,-66.00\t,BACK1\t,\t',
  '#-----------------------------------------业务明细列表结束------------------------------------',
  '#交易合计：1笔，商家实收共66.00元，商家优惠共0.00元',
  '#退款合计：1笔，商家实收退款共-66.00元，商家优惠退款共0.00元',
  '',
];

test('Alipay’s bill is read in GBK, from an archive or alone, past its tabs, hashes and minus signs', () => {
  const table = toGbk(ALIPAY.join('\r\n'));
  const archive = Buffer.from(zipSync({ 'summary.csv': toGbk('#支付宝业务汇总查询'), 'detail.csv': table }));
  const rows = [
    {
      kind: 'payment',
      number: 'PAY1',
      refundNumber: '',
      transactionId: '2026111722001',
      amountFen: 6800,
      currency: 'CNY',
      at: new Date('2026-11-17T01:01:02Z'),
    },
    expect.objectContaining({ kind: 'refund', number: 'PAY1', refundNumber: 'BACK1', amountFen: 6800 }),
  ];
  expect(readAlipayBill(table)).toEqual(rows);
  expect(readAlipayBill(archive)).toEqual(rows);
  expect(readAlipayBill(Buffer.from(ALIPAY.join('\n')))).toEqual(rows);
});

test('a bill of Alipay’s that was cut off, lost a row or is a broken archive is refused', () => {
  const without = (line: number) => toGbk(ALIPAY.filter((_, index) => index !== line).join('\n'));
  const archive = Buffer.from(zipSync({ 'a.csv': toGbk('#支付宝业务汇总查询') }));
  for (const broken of [without(3), without(4), without(5), without(6), archive, archive.subarray(0, 20)]) {
    expect(() => readAlipayBill(broken)).toThrow(BillUnreadable);
  }
});

test('Stripe’s movements are payments and refunds in the buyer’s currency; payouts and fees are left out', () => {
  const source = { amount: 999, currency: 'usd', payment_intent: 'pi_1', metadata: { number: 'PAY1' } };
  const data = [
    { type: 'charge', created: 1_794_873_600, source },
    {
      type: 'refund',
      created: 1_794_873_600,
      source: { ...source, metadata: { number: 'PAY1', refund_number: 'BACK1' } },
    },
    { type: 'payout', created: 1_794_873_600, source: null },
  ];
  expect(readStripeBill(Buffer.from(JSON.stringify({ data })))).toEqual([
    expect.objectContaining({ kind: 'payment', number: 'PAY1', amountFen: 999, currency: 'USD' }),
    expect.objectContaining({ kind: 'refund', refundNumber: 'BACK1' }),
  ]);
  expect(() => readStripeBill(Buffer.from('{}'))).toThrow(BillUnreadable);
});

test('GBK is written as it is read', () => {
  expect(decodeBill(toGbk('方格，支付宝（元）ABC'))).toBe('方格，支付宝（元）ABC');
});
