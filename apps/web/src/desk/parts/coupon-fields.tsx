import type { CouponValue } from '@markwright/contracts/desk';
import { RadioCards } from '../../components/radio-cards.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { priceWords } from '../i18n/prices.ts';
import { MomentField, YuanField } from './fields.tsx';

export const NEW_COUPON: CouponValue = {
  amountFen: null,
  percent: 10,
  usesMax: 100,
  oncePerPerson: true,
  leastFen: 0,
  startsAt: null,
  endsAt: null,
  stopped: false,
};

export const isWholeCoupon = ({ amountFen, percent, startsAt, endsAt }: CouponValue): boolean =>
  (amountFen !== null ? amountFen > 0 : percent !== null && percent >= 1 && percent <= 100) &&
  (!startsAt || !endsAt || startsAt < endsAt);

const wholeNumber = (text: string): number | null => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : null);

type CouponFieldsProps = { value: CouponValue; onChange: (value: CouponValue) => void };

/** What a coupon takes off, how often, for whom and when. */
export function CouponFields({ value, onChange }: CouponFieldsProps) {
  const m = useMessages(priceWords);
  const set = (part: Partial<CouponValue>) => onChange({ ...value, ...part });
  const isShare = value.percent !== null;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <RadioCards
        legend={m.kind}
        value={isShare ? 'share' : 'amount'}
        options={[
          { value: 'share', label: m.share },
          { value: 'amount', label: m.amount },
        ]}
        onChange={(kind) =>
          set(kind === 'share' ? { percent: 10, amountFen: null } : { percent: null, amountFen: 1000 })
        }
      />
      {isShare ? (
        <TextField
          label={m.percentOff}
          hint={m.percentHint}
          inputMode="numeric"
          value={value.percent || ''}
          onChange={({ target }) => set({ percent: Math.min(100, wholeNumber(target.value) ?? 0) })}
        />
      ) : (
        <YuanField label={m.amountOff} value={value.amountFen} onChange={(fen) => set({ amountFen: fen ?? 0 })} />
      )}
      <TextField
        label={m.uses}
        hint={m.usesHint}
        inputMode="numeric"
        value={value.usesMax ?? ''}
        onChange={({ target }) => set({ usesMax: wholeNumber(target.value) || null })}
      />
      <YuanField
        label={m.least}
        hint={m.leastHint}
        value={value.leastFen}
        onChange={(fen) => set({ leastFen: fen ?? 0 })}
      />
      <MomentField
        label={m.starts}
        hint={m.momentHint}
        value={value.startsAt}
        onChange={(startsAt) => set({ startsAt })}
      />
      <MomentField label={m.ends} hint={m.momentHint} value={value.endsAt} onChange={(endsAt) => set({ endsAt })} />
      <Switch label={m.once} checked={value.oncePerPerson} onChange={(oncePerPerson) => set({ oncePerPerson })} />
    </div>
  );
}
