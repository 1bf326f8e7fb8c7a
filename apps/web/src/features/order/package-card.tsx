import type { Commodity } from '@markwright/contracts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateChip } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { useLanguage } from '../../stores/language.ts';
import type { ContentLine } from './package-contents.ts';
import { Price } from './price.tsx';

type PackageCardProps = {
  commodity: Commodity;
  lines: readonly ContentLine[];
  chosen: boolean;
  onChoose: () => void;
  name: string;
  picture?: ReactNode;
};

/** One package: the goods above, what is in it below. The whole card is the radio button's label. */
export function PackageCard({ commodity, lines, chosen, onChoose, name, picture }: PackageCardProps) {
  const m = useMessages(orderMessages);
  const { owned, priceFen, payFen, title } = commodity;
  const language = useLanguage();
  return (
    <label
      className={classNames(
        'relative flex flex-col overflow-hidden rounded-card border bg-surface transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-4',
        chosen ? 'border-ink ring-1 ring-ink' : 'border-line',
        owned ? 'cursor-default' : 'cursor-pointer hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        disabled={owned}
        onChange={onChoose}
        className="peer sr-only"
        aria-label={title[language]}
      />
      {picture}
      <Tick chosen={chosen} owned={owned} onPicture={picture !== undefined} />
      <span className="flex grow flex-col px-5 pt-4 pb-5 md:px-6">
        <span className={classNames('flex items-center justify-between gap-3', !picture && 'pr-10')}>
          <span className="text-title font-bold">{title[language]}</span>
          {owned ? (
            <StateChip tone="success">{m.owned}</StateChip>
          ) : (
            <Price fen={payFen} second={commodity.secondPay} />
          )}
        </span>
        {!owned && payFen < priceFen && (
          <span className="text-right text-caption text-muted">{m.upgradeNote(yuanText(priceFen))}</span>
        )}
        <ContentList lines={lines} />
      </span>
    </label>
  );
}

function Tick({ chosen, owned, onPicture }: { chosen: boolean; owned: boolean; onPicture: boolean }) {
  if (owned) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'absolute top-4 right-4 flex size-7 items-center justify-center rounded-chip border transition-colors',
        chosen ? 'border-action bg-action' : 'border-line-strong bg-surface',
        !onPicture && 'top-4.5',
      )}
    >
      {chosen && <Icon of={Check} size={16} />}
    </span>
  );
}

const ContentList = ({ lines }: { lines: readonly ContentLine[] }) => {
  const m = useMessages(orderMessages);
  const language = useLanguage();
  return (
    <ul className="mt-3 space-y-1.5">
      {lines.map(({ words, included }) => (
        <li key={words.zh} className={classNames('flex gap-2.5', !included && 'text-muted')}>
          <Icon
            of={included ? Check : Minus}
            size={18}
            className={classNames('mt-1 shrink-0', included && 'text-success')}
          />
          <span className="sr-only">{included ? m.included : m.notIncluded}</span>
          <span>{words[language]}</span>
        </li>
      ))}
    </ul>
  );
};
