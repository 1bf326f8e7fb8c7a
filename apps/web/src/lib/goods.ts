import { inSecond } from '@markwright/contracts/currency';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../stores/language.ts';
import { usePay, type PayType } from '../stores/pay.ts';
import { moneyText } from './format.ts';
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

/** What an amount of yuan is in the operator's second currency, for readers of English; undefined where there is none. */
export function useSecondPrice(): (fen: number) => string | undefined {
  const rate = useGoods().data?.secondCurrency;
  const isReader = useLanguage() === 'en';
  return (fen) => {
    const money = isReader ? inSecond(fen, rate) : null;
    return money ? moneyText(money) : undefined;
  };
}

const WALLETS: readonly PayType[] = ['wechat', 'alipay'];

/** The ways to pay this site takes (both wallets until it has said so), and the one that pays: the chosen one where it is taken. */
export function useWallets(creationId?: string): { payTypes: readonly PayType[]; payType: PayType } {
  const known = useGoods(creationId).data?.payTypes;
  const payTypes = known ?? WALLETS;
  // Readers of English rarely have a Chinese wallet.
  const usual = useLanguage() === 'en' && payTypes.includes('card') ? 'card' : 'wechat';
  const chosen = usePay((state) => state.payType) ?? usual;
  const isTaken = !known || known.includes(chosen);
  return { payTypes, payType: isTaken ? chosen : (payTypes[0] ?? chosen) };
}
