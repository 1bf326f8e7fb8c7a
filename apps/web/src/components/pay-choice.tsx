import { usePay, type PayType } from '../stores/pay.ts';
import { PayIcon } from './pay-icon.tsx';
import { RadioCards } from './radio-cards.tsx';

type PayChoiceProps = {
  payTypes: readonly PayType[];
  payType: PayType;
  words: Record<PayType | 'payBy', string>;
};

/** Two wallets side by side, three ways under each other; the choice is remembered. */
export const PayChoice = ({ payTypes, payType, words }: PayChoiceProps) => (
  <RadioCards
    legend={words.payBy}
    value={payType}
    onChange={(next) => usePay.setState({ payType: next })}
    options={payTypes.map((each) => ({
      value: each,
      label: (
        <>
          <PayIcon of={each} />
          <span className="whitespace-nowrap">{words[each]}</span>
        </>
      ),
    }))}
    className={payTypes.length > 2 ? 'grid-cols-1' : 'grid-cols-2'}
  />
);
