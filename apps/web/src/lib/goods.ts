import { useQuery } from '@tanstack/react-query';
import { usePay, type PayType } from '../stores/pay.ts';
import { getData, PURCHASES, serverData } from './server-data.ts';

/** What is sold and for how much; for a creation, what its owner would pay. */
export const useGoods = (creationId?: string) =>
  useQuery(
    {
      queryKey: [PURCHASES.goods, creationId ?? null],
      queryFn: ({ signal }) => getData('listCommodities', { query: creationId ? { creationId } : {} }, signal),
    },
    serverData,
  );

const WALLETS: readonly PayType[] = ['wechat', 'alipay'];

/** The ways to pay this site takes (both wallets until it has said so), and the one that pays: the chosen one where it is taken. */
export function useWallets(creationId?: string): { payTypes: readonly PayType[]; payType: PayType } {
  const payTypes = useGoods(creationId).data?.payTypes ?? WALLETS;
  const chosen = usePay((state) => state.payType);
  return { payTypes, payType: payTypes.includes(chosen) ? chosen : (payTypes[0] ?? chosen) };
}
