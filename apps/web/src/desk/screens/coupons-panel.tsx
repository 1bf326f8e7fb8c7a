import type { CouponValue, DeskCoupon } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { useNow } from '../../lib/timing.ts';
import { contentWords } from '../i18n/content.ts';
import { priceWords } from '../i18n/prices.ts';
import { shellWords } from '../i18n/shell.ts';
import { CouponFields, isWholeCoupon, NEW_COUPON } from '../parts/coupon-fields.tsx';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { useChange, useRead } from '../use-desk.ts';

type Words = (typeof priceWords)['zh'];

/** All coupons and how far each has come, and a form for one more. */
export function CouponsPanel() {
  const m = useMessages(priceWords);
  const s = useMessages(shellWords);
  const coupons = useRead('listCoupons');
  const rows = coupons.data?.list ?? [];
  return (
    <div className="pt-4">
      <Panel flush>
        <KeyedTable
          label={m.coupons}
          pages={coupons}
          rows={rows}
          keyOf={({ code }) => code}
          columns={[
            {
              title: m.code,
              show: ({ code }) => (
                <Link
                  to={`/coupons/${code}`}
                  className="font-medium whitespace-nowrap underline-offset-4 hover:underline"
                >
                  {code}
                </Link>
              ),
            },
            {
              title: m.worth,
              show: (coupon) => (
                <>
                  {worthText(coupon, m)}
                  <div className="text-caption text-muted md:hidden">{m.paid(coupon.paid)}</div>
                </>
              ),
            },
            {
              title: m.used,
              end: true,
              wide: true,
              show: ({ uses, usesMax, paid }) => (
                <>
                  {m.usedOf(uses, usesMax === null ? m.endless : String(usesMax))}
                  <div className="text-caption text-muted">{m.paid(paid)}</div>
                </>
              ),
            },
            { title: m.given, end: true, wide: true, show: ({ discountFen }) => s.yuan(yuanText(discountFen)) },
            { title: m.state, end: true, show: (coupon) => <CouponState coupon={coupon} /> },
          ]}
        />
      </Panel>
      <NewCoupon taken={rows.map(({ code }) => code)} />
    </div>
  );
}

function NewCoupon({ taken }: { taken: readonly string[] }) {
  const m = useMessages(priceWords);
  const c = useMessages(contentWords);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [value, setValue] = useState<CouponValue>(NEW_COUPON);
  const code = typed.trim().toUpperCase();
  const isCode = /^[0-9A-Z][0-9A-Z-]{2,23}$/.test(code);
  const problem = taken.includes(code) ? m.codeTaken : code && !isCode ? m.codeWrong : undefined;
  const make = useChange('saveTrade', { done: c.saved, onDone: () => void navigate(`/coupons/${code}`) });
  return (
    <Panel title={m.newCoupon}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isCode && !problem && isWholeCoupon(value))
            make.mutate({ params: { kind: 'coupon', key: code }, body: { value, basedOn: null } });
        }}
      >
        <TextField
          className="md:w-96"
          label={m.code}
          hint={m.codeHint}
          maxLength={24}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...(problem && { problem })}
        />
        <CouponFields value={value} onChange={setValue} />
        <div className="flex justify-end">
          <Button
            type="submit"
            look="action"
            busy={make.isPending}
            disabled={!isCode || problem !== undefined || !isWholeCoupon(value)}
          >
            {m.make}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function worthText({ percent, amountFen, leastFen }: DeskCoupon, m: Words): string {
  const off = percent === null ? m.amountText(yuanText(amountFen ?? 0)) : m.percentText(percent);
  return leastFen > 0 ? `${off} ${m.from(yuanText(leastFen))}` : off;
}

export function CouponState({ coupon }: { coupon: DeskCoupon }) {
  const m = useMessages(priceWords);
  const state = stateOf(coupon, useNow());
  return <StateChip tone={state === 'on' ? 'success' : 'plain'}>{m.states[state]}</StateChip>;
}

function stateOf({ stopped, startsAt, endsAt, usesMax, uses }: DeskCoupon, now: number): keyof Words['states'] {
  if (stopped) return 'stopped';
  if (startsAt && Date.parse(startsAt) > now) return 'waiting';
  if (endsAt && Date.parse(endsAt) <= now) return 'over';
  return usesMax !== null && uses >= usesMax ? 'usedUp' : 'on';
}
