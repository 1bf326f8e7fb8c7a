import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { moneyText, yuanText } from '../../lib/format.ts';
import { useLanguage } from '../../stores/language.ts';
import type { Money } from '@markwright/contracts/currency';

const SIZES = {
  card: { sign: 'text-lead', number: 'text-heading' },
  total: { sign: 'text-title', number: 'text-display' },
};

type PriceProps = {
  fen: number;
  /** The same in the operator's second currency: what readers of English see first. */
  second?: Money | null;
  size?: keyof typeof SIZES;
};

/** The sign small, the number large, as on a price tag. */
export function Price({ fen, second, size = 'card' }: PriceProps) {
  const m = useMessages(orderMessages);
  const { sign, number } = SIZES[size];
  if (useLanguage() === 'en' && second)
    return (
      <span className="inline-flex flex-col items-end gap-1 leading-none font-bold whitespace-nowrap tabular-nums">
        <span className={`leading-none! ${number}`}>{moneyText(second)}</span>
        <span className="text-caption leading-none! font-normal text-muted">{m.yuan + yuanText(fen)}</span>
      </span>
    );
  return (
    <span className="leading-none font-bold whitespace-nowrap tabular-nums">
      <span className={`mr-0.5 ${sign}`}>{m.yuan}</span>
      <span className={`leading-none! ${number}`}>{yuanText(fen)}</span>
    </span>
  );
}
