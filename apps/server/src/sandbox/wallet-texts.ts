import type { Language } from '@markwright/contracts';
import type { WalletAction } from './wallet.ts';
import type { PlayedTrade } from './pay-trades.ts';

type Texts = {
  list: string;
  empty: string;
  title: Record<PlayedTrade['provider'], string>;
  note: string;
  states: Record<PlayedTrade['state'] | 'refunded', string>;
  actions: Record<WalletAction, string>;
  refund: string;
  refundNote: string;
  back: string;
  others: string;
  unknown: string;
  open: string;
  phone: string;
};

export const PAYER_TEXTS: Record<Language, Texts> = {
  zh: {
    list: '付款',
    empty: '还没有要付的款。下单并选择支付方式后，它会出现在这里。',
    title: { wechat: '沙盒收银台 · 微信支付', alipay: '沙盒收银台 · 支付宝', card: '沙盒收银台 · 银行卡' },
    note: '这里不会真的扣款。接入真实商户后，这一页不再存在。',
    states: { offered: '待付款', opened: '待付款', paid: '已付款', closed: '已关闭', refunded: '已退款' },
    actions: {
      pay: '付款',
      cancel: '不付了',
      drop: '付款，但通知丢失',
      delay: '付款，通知晚 20 秒到',
      duplicate: '付款，通知重复三次',
      forge: '付款，通知的签名是伪造的',
      'wrong-amount': '少付一分钱',
      late: '关闭之后才付款',
    },
    refund: '请客服退款',
    refundNote: '替运营人员执行退款命令。',
    back: '返回商家',
    others: '试试意外情况',
    unknown: '没有这笔付款。',
    open: '打开',
    phone: '回到这台手机',
  },
  en: {
    list: 'Payments',
    empty: 'Nothing to pay yet. Place an order and choose how to pay, and it appears here.',
    title: {
      wechat: 'Sandbox cashier · WeChat Pay',
      alipay: 'Sandbox cashier · Alipay',
      card: 'Sandbox cashier · bank card',
    },
    note: 'Nothing is charged here. This page is gone once a real merchant account is set up.',
    states: { offered: 'To be paid', opened: 'To be paid', paid: 'Paid', closed: 'Closed', refunded: 'Refunded' },
    actions: {
      pay: 'Pay',
      cancel: 'Do not pay',
      drop: 'Pay, but the notice gets lost',
      delay: 'Pay, the notice comes 20 s late',
      duplicate: 'Pay, the notice comes three times',
      forge: 'Pay, the notice has a forged signature',
      'wrong-amount': 'Pay one fen too little',
      late: 'Pay after it was closed',
    },
    refund: 'Ask customer service for a refund',
    refundNote: 'Runs the refund command in the operator’s place.',
    back: 'Back to the shop',
    others: 'Try what can go wrong',
    unknown: 'There is no such payment.',
    open: 'Open',
    phone: 'To the phone',
  },
};
