import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';

const SIZES = {
  card: { sign: 'text-lead', number: 'text-heading' },
  total: { sign: 'text-title', number: 'text-display' },
};

/** The sign small, the number large, as on a price tag. */
export function Price({ fen, size = 'card' }: { fen: number; size?: keyof typeof SIZES }) {
  const m = useMessages(orderMessages);
  const { sign, number } = SIZES[size];
  return (
    <span className="leading-none font-bold whitespace-nowrap tabular-nums">
      <span className={`mr-0.5 ${sign}`}>{m.yuan}</span>
      <span className={`leading-none! ${number}`}>{yuanText(fen)}</span>
    </span>
  );
}
