import type { DeskOrder, DeskOrderStep } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { invoiceWords } from '../i18n/invoices.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { NoteForm } from '../parts/note-form.tsx';
import { TradeStateChip } from '../parts/order-table.tsx';
import { Facts, Page, Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { TimeText, timeText } from '../parts/time-text.tsx';
import { useChange, useRead } from '../use-desk.ts';

/** The whole story of one order, and what can be done about it. */
export function OrderScreen() {
  const m = useMessages(orderWords);
  const s = useMessages(shellWords);
  const { no = '' } = useParams();
  const { data: order, isError } = useRead('getDeskOrder', { params: { no } });
  const note = useChange('noteDeskOrder', { done: s.noteSaved });
  if (!order) {
    return (
      <Page title={m.order} number={no}>
        {isError ? s.nothingFound : s.loading}
      </Page>
    );
  }
  return (
    <Page title={m.order} number={no} back={{ to: '/orders', label: m.list }} actions={<OrderActions order={order} />}>
      <Panel>
        <div className="flex flex-col gap-5 md:flex-row">
          {order.previewUrl && (
            <img
              src={order.previewUrl}
              alt={order.brandName}
              className="h-36 w-full shrink-0 rounded-input border border-line object-contain md:w-48"
            />
          )}
          <div className="grow">
            <Facts
              facts={[
                [m.state, <TradeStateChip key="state" state={order.tradeState} />],
                [m.amount, s.yuan(yuanText(order.amountFen))],
                [m.what, m.goods[order.purchaseType]],
                [m.buyer, order.buyer || m.none],
                [m.phone, order.phone ?? m.none],
                [m.brand, order.brandName || m.none],
                [m.payType, (order.payType && m.pays[order.payType]) || m.none],
                [m.paidAt, order.successTime ? timeText(order.successTime) : m.none],
                ...(order.couponCode
                  ? [[m.coupon, m.couponOff(order.couponCode, yuanText(order.discountFen))] as const]
                  : []),
                [m.agreement, order.agreementVersion ?? m.none],
                [s.invoices, <InvoiceLink key="invoice" order={order} />],
              ]}
            />
          </div>
        </div>
      </Panel>
      <Panel title={m.story}>
        <ol className="flex flex-col">
          {order.story.map((step) => (
            <Step key={`${step.at} ${step.kind} ${step.number ?? step.words ?? ''}`} step={step} />
          ))}
        </ol>
        <div className="mt-5">
          <NoteForm
            placeholder={m.notePlaceholder}
            busy={note.isPending}
            onSave={(text) => note.mutateAsync({ params: { no }, body: { text } })}
          />
        </div>
      </Panel>
    </Page>
  );
}

function InvoiceLink({ order: { outTradeNo, invoiceState } }: { order: DeskOrder }) {
  const m = useMessages(orderWords);
  const { states } = useMessages(invoiceWords);
  if (!invoiceState) return m.none;
  return (
    <Link to={`/invoices?words=${outTradeNo}`} className="underline underline-offset-4">
      {states[invoiceState]}
    </Link>
  );
}

function OrderActions({ order }: { order: DeskOrder }) {
  const m = useMessages(orderWords);
  const [isAsking, setAsking] = useState(false);
  const params = { no: order.outTradeNo };
  const refund = useChange('refundDeskOrder', { done: m.refunded, onDone: () => setAsking(false) });
  const resend = useChange('resendDeskOrder', { done: m.resent });
  return (
    <>
      <Link to={`/people/${order.userId}`} className={buttonClass({ size: 'small' })}>
        {m.person}
      </Link>
      {order.canResend && (
        <Button size="small" busy={resend.isPending} onClick={() => resend.mutate({ params })}>
          {m.resend}
        </Button>
      )}
      {order.canRefund && (
        <Button size="small" look="danger" onClick={() => setAsking(true)}>
          {m.refund}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={m.refundTitle(yuanText(order.amountFen))}
          about={order.invoiceState === 'issued' ? `${m.refundAbout} ${m.refundInvoiced}` : m.refundAbout}
          confirm={m.refund}
          danger
          busy={refund.isPending}
          onClose={() => setAsking(false)}
          onConfirm={(reason) => refund.mutate({ params, body: { reason } })}
        />
      )}
    </>
  );
}

function Step({ step }: { step: DeskOrderStep }) {
  const m = useMessages(orderWords);
  const s = useMessages(shellWords);
  return (
    <li className="relative grid grid-cols-[16px_1fr] gap-x-3 pb-4 last:pb-0 md:grid-cols-[104px_16px_1fr]">
      <span className="max-md:hidden">
        <TimeText at={step.at} />
      </span>
      <span aria-hidden className="relative">
        <span className="absolute top-2 left-1/2 size-2 -translate-x-1/2 rounded-chip bg-ink" />
        <span className="absolute top-5 -bottom-3 left-1/2 w-px -translate-x-1/2 bg-line" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium">{m.steps[step.kind]}</span>
          {step.amountFen !== undefined && <span className="tabular-nums">{s.yuan(yuanText(step.amountFen))}</span>}
          {step.payType && <span className="text-muted">{m.pays[step.payType] ?? step.payType}</span>}
          {step.state && <span className="text-muted">{stateWords(step, m)}</span>}
        </p>
        {detailOf(step, m) && <p className="text-pretty break-words">{detailOf(step, m)}</p>}
        {step.number && <p className="text-caption break-all text-muted">{step.number}</p>}
        <p className="text-caption text-muted md:hidden">
          <TimeText at={step.at} />
        </p>
      </div>
    </li>
  );
}

type Words = (typeof orderWords)['zh'];

const stateWords = ({ kind, state = '' }: DeskOrderStep, m: Words): string =>
  (kind === 'refund' ? m.refundStates[state] : m.states[state as keyof Words['states']]) ?? state;

function detailOf({ kind, words, operator }: DeskOrderStep, m: Words): string | undefined {
  if (kind === 'note') return `${operator}: ${words}`;
  if (kind === 'refund') return m.refundReasons[words ?? ''] ?? words;
  if (kind === 'granted' || kind === 'download')
    return m.goods[words as keyof Words['goods']] ?? m.grantedPoints(words ?? '');
  return undefined;
}
