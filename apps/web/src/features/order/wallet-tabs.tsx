import type { PayType } from '@markwright/contracts';
import { useId } from 'react';
import { PayIcon } from '../../components/pay-icon.tsx';
import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { usePay } from '../../stores/pay.ts';

/** Which wallet pays; a choice, not a set of pages, so these are radio buttons that look like tabs. */
export function WalletTabs({ payTypes, value }: { payTypes: readonly PayType[]; value: PayType }) {
  const m = useMessages(orderMessages);
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="sr-only">{m.payBy}</legend>
      <div className="flex flex-wrap gap-x-5 border-b border-line whitespace-nowrap">
        {payTypes.map((each) => (
          <label
            key={each}
            className="-mb-px flex h-11 cursor-pointer items-center gap-2 border-b-2 border-transparent text-muted transition-colors hover:text-ink has-checked:border-ink has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              checked={each === value}
              onChange={() => usePay.setState({ payType: each })}
              className="sr-only"
            />
            <PayIcon of={each} size={20} />
            {m[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
