import { create } from 'zustand';

export const PAY_TYPES = ['wechat', 'alipay'] as const;
export type PayType = (typeof PAY_TYPES)[number];

export const usePay = create<{ payType: PayType }>()(() => ({ payType: 'wechat' }));
