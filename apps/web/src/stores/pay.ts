import { create } from 'zustand';

export const PAY_TYPES = ['wechat', 'alipay', 'card'] as const;
export type PayType = (typeof PAY_TYPES)[number];

/** Null until somebody has chosen. */
export const usePay = create<{ payType: PayType | null }>()(() => ({ payType: null }));

/** Whether files are to show the visible AI label: told and chosen before paying, used when they are downloaded. */
export const useAiLabel = create<{ shown: boolean }>()(() => ({ shown: true }));
export const setAiLabel = (shown: boolean) => useAiLabel.setState({ shown });
