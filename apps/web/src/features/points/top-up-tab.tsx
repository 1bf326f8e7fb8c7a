import {
  POINTS_PER_YUAN,
  TOP_UP_PRESETS_YUAN,
  TOP_UP_YUAN_MAX,
  TOP_UP_YUAN_MIN,
} from '@markwright/contracts/payment-terms';
import { useState, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { PayChoice } from '../../components/pay-choice.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { topUpMessages } from '../../i18n/top-up.ts';
import { CouponField } from '../../lib/coupon-field.tsx';
import { yuanText } from '../../lib/format.ts';
import { useSecondPrice, useWallets } from '../../lib/goods.ts';
import { useCoupon } from '../../lib/use-coupon.ts';
import { readTopUp, type TopUpProblem, type TopUpUnit } from './top-up-amount.ts';
import { useTopUp } from './use-top-up.ts';

const FEN_PER_YUAN = 100;
const UNITS = ['yuan', 'points'] as const;

/** Points for money: a preset, an amount of one's own, or a number of points; then the payment dialog. */
export function TopUpTab() {
  const m = useMessages(topUpMessages);
  const [unit, setUnit] = useState<TopUpUnit>('yuan');
  const [typed, setTyped] = useState('');
  const [preset, setPreset] = useState<number | null>(TOP_UP_PRESETS_YUAN[1]);
  const [asked, setAsked] = useState(false);
  const { payTypes, payType } = useWallets();
  const { topUp, busy } = useTopUp();
  const inSecond = useSecondPrice();
  const isPreset = unit === 'yuan' && preset !== null;
  const amount = isPreset ? readTopUp('yuan', String(preset)) : readTopUp(unit, typed);
  const coupon = useCoupon({ yuan: 'problem' in amount ? 1 : amount.yuan });
  const { quote } = coupon;
  const dueFen = quote?.payFen ?? ('problem' in amount ? 0 : amount.yuan * FEN_PER_YUAN);
  const problem = 'problem' in amount && asked ? amount.problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!('problem' in amount)) void topUp({ ...amount, couponCode: quote?.code }, unit, payType);
  }
  const type = (text: string) => {
    setTyped(text);
    setPreset(null);
    setAsked(false);
  };
  return (
    <form noValidate onSubmit={submit} className="pt-5">
      <p className="text-muted">{m.rate(POINTS_PER_YUAN)}</p>
      <div className="mt-4">
        <RadioCards
          legend={m.by}
          hideLegend
          value={unit}
          onChange={(next) => {
            setUnit(next);
            setAsked(false);
          }}
          options={UNITS.map((each) => ({ value: each, label: each === 'yuan' ? m.byYuan : m.byPoints }))}
        />
      </div>
      {unit === 'yuan' && (
        <div className="mt-4">
          <RadioCards
            legend={m.presets}
            hideLegend
            value={preset}
            onChange={(next) => {
              setPreset(next);
              setTyped('');
              setAsked(false);
            }}
            options={TOP_UP_PRESETS_YUAN.map((yuan) => ({ value: yuan, label: <Preset yuan={yuan} /> }))}
            className="grid-cols-2 md:grid-cols-4"
          />
        </div>
      )}
      <TextField
        key={unit}
        className="mt-4"
        label={m.custom[unit]}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        hint={
          unit === 'yuan' ? m.customHint.yuan(TOP_UP_YUAN_MIN, TOP_UP_YUAN_MAX) : m.customHint.points(POINTS_PER_YUAN)
        }
        {...(problem && { problem: problemText(problem, unit, m) })}
        after={<span className="pr-3 text-muted">{m.unit[unit]}</span>}
      />
      <div className="mt-4">
        <PayChoice payTypes={payTypes} payType={payType} words={m} />
      </div>
      {!('problem' in amount) && (
        <div className="mt-3">
          <CouponField coupon={coupon} />
        </div>
      )}
      <output className="mt-5 block min-h-6 text-center text-muted">
        {!('problem' in amount) && m.get(amount.points)}
      </output>
      <Button type="submit" look="action" size="large" wide className="mt-2" busy={busy}>
        {'problem' in amount ? m.submitPlain : m.submit(yuanText(dueFen), inSecond(dueFen))}
      </Button>
    </form>
  );
}

function Preset({ yuan }: { yuan: number }) {
  const m = useMessages(topUpMessages);
  const second = useSecondPrice()(yuan * FEN_PER_YUAN);
  return (
    <span className="flex flex-col items-center py-2 leading-tight">
      <span className="font-latin text-title font-bold">{second ?? `${m.yuan}${yuan}`}</span>
      {second && <span className="font-latin text-caption text-muted">{`${m.yuan}${yuan}`}</span>}
      <span className="text-caption text-muted">{m.presetPoints(yuan * POINTS_PER_YUAN)}</span>
    </span>
  );
}

function problemText(problem: TopUpProblem, unit: TopUpUnit, { problems }: (typeof topUpMessages)['zh']): string {
  switch (problem.kind) {
    case 'blank':
      return problems.blank[unit];
    case 'whole':
      return problems.whole;
    case 'multiple':
      return problems.multiple(problem.below, problem.above);
    case 'tooSmall':
    case 'tooLarge':
      return problems[problem.kind][unit](problem.limit);
  }
}
