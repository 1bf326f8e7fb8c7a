import type { PayType } from '@markwright/contracts';
import type { DeskBill } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { RadioCards } from '../../components/radio-cards.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { showToast } from '../../stores/toasts.ts';
import { billWords } from '../i18n/bills.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { FileButton } from '../parts/file-button.tsx';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';
import { DifferencesPanel } from './differences-panel.tsx';

/** The providers' bills against our books. */
export function BillsScreen() {
  const m = useMessages(billWords);
  const bills = useRead('listBills');
  return (
    <Page title={m.title} about={m.about}>
      {bills.data && <TakeBill {...bills.data} />}
      <DifferencesPanel />
      <Panel title={m.bills} flush>
        <BillTable bills={bills} rows={bills.data?.list ?? []} />
      </Panel>
    </Page>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

type TakeBillProps = { payTypes: readonly PayType[]; sandbox: boolean; today: string };

/** Cards have no file to upload: Stripe is asked. */
function TakeBill({ payTypes, sandbox, today }: TakeBillProps) {
  const m = useMessages(billWords);
  const { pays } = useMessages(orderWords);
  const [payType, setPayType] = useState<PayType>(payTypes[0] ?? 'wechat');
  // Play money has no night in between: its bill can be had at once.
  const [day, setDay] = useState(sandbox ? today : dayBefore(today));
  const onDone = ({ open }: DeskBill) => showToast(m.taken(open), open === 0 ? 'success' : 'plain');
  const fetched = useChange('fetchBill', { onDone });
  const uploaded = useChange('uploadBill', { onDone });
  const params = { payType, day };
  const offered: readonly PayType[] = payTypes.length > 0 ? payTypes : ['wechat', 'alipay'];
  return (
    <Panel title={m.take}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-60">
          <p aria-hidden className="mb-1 text-caption text-muted">
            {m.payType}
          </p>
          <RadioCards
            legend={m.payType}
            hideLegend
            value={payType}
            options={offered.map((value) => ({ value, label: pays[value] ?? value }))}
            onChange={setPayType}
            className={offered.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}
          />
        </div>
        <TextField
          label={m.day}
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => target.value && setDay(target.value)}
        />
        <Button
          look="ink"
          className="h-12"
          busy={fetched.isPending}
          disabled={!payTypes.includes(payType)}
          onClick={() => fetched.mutate({ params })}
        >
          {m.fetch}
        </Button>
        {payType !== 'card' && (
          <FileButton
            label={m.upload}
            accept=".csv,.zip,.txt"
            className="h-12"
            busy={uploaded.isPending}
            onFile={(body) => uploaded.mutate({ params, body })}
          />
        )}
      </div>
      <p className="mt-3 text-caption text-muted">{m.uploadHint}</p>
    </Panel>
  );
}

type BillTableProps = { bills: Parameters<typeof KeyedTable>[0]['pages']; rows: readonly DeskBill[] };

function BillTable({ bills, rows }: BillTableProps) {
  const m = useMessages(billWords);
  const s = useMessages(shellWords);
  const { pays } = useMessages(orderWords);
  const compare = useChange('compareBill', {
    onDone: ({ open }) => showToast(m.taken(open), open === 0 ? 'success' : 'plain'),
  });
  const sum = (count: number, fen: number) => m.count(count, s.yuan(yuanText(fen)));
  return (
    <KeyedTable
      label={m.bills}
      pages={bills}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          title: m.day,
          show: ({ day, payType, takenAt, operator }) => (
            <>
              <span className="font-medium whitespace-nowrap">{day}</span>
              <div className="text-caption text-muted">
                {pays[payType]}
                <span className="max-md:hidden">
                  {' '}
                  · {m.takenAt} <TimeText at={takenAt} /> {operator ?? m.bySchedule}
                </span>
              </div>
            </>
          ),
        },
        { title: m.payments, end: true, wide: true, show: ({ payments, paidFen }) => sum(payments, paidFen) },
        { title: m.refunds, end: true, wide: true, show: ({ refunds, refundedFen }) => sum(refunds, refundedFen) },
        {
          title: m.result,
          show: ({ open }) => (
            <StateChip tone={open === 0 ? 'success' : 'danger'}>{open === 0 ? m.even : m.open(open)}</StateChip>
          ),
        },
        {
          title: '',
          end: true,
          show: ({ id }) => (
            <Button size="small" look="quiet" onClick={() => compare.mutate({ params: { id } })}>
              {m.again}
            </Button>
          ),
        },
      ]}
    />
  );
}
