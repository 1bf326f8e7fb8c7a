import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { orderMessages } from '../../i18n/order.ts';
import { personalCentreMessages } from '../../i18n/personal-centre.ts';
import { moneyText, yuanText } from '../../lib/format.ts';
import { dayText } from './day-text.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { minutesLeft, orderActions, STATE_TONES } from './order-rules.ts';
import { useOrderActions } from './use-order-actions.ts';
import type { Order } from './use-lists.ts';

/** One order: a row of the table on a desk, a block of its own on a phone. */
export function OrderRow({ order, now, owned }: { order: Order; now: number; owned: ReadonlySet<string> }) {
  const m = useMessages(personalCentreMessages);
  const { tradeStates } = useMessages(orderMessages);
  const { outTradeNo, tradeState, amountFen, discountFen, payType, second, successTime } = order;
  const { createdAt, refundedAt, sandbox } = order;
  const [isInvoicing, setInvoicing] = useState(false);
  const act = { ...useOrderActions(order), invoice: () => setInvoicing(true) };
  const actions = orderActions(order, now, owned);
  return (
    <tr className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-2 max-lg:py-5 border-b border-line align-middle lg:h-28">
      <td className="min-w-0 max-lg:row-start-1 lg:pr-4">
        <Subject order={order} />
      </td>
      <td className="max-lg:row-start-1 max-lg:justify-self-end max-lg:text-right lg:pr-4">
        <StateChip tone={STATE_TONES[tradeState]}>{tradeStates[tradeState]}</StateChip>
        {actions[0] === 'pay' && (
          <p className="mt-1 text-caption text-warning">{m.closesIn(minutesLeft(order, now))}</p>
        )}
      </td>
      <td className="max-lg:col-start-2 max-lg:row-start-2 max-lg:text-right lg:pr-4">
        <p className="text-lead font-bold tabular-nums">{m.yuan(yuanText(amountFen))}</p>
        {payType === 'card' && second && (
          <p className="text-caption whitespace-nowrap text-muted tabular-nums">{moneyText(second)}</p>
        )}
        {discountFen > 0 && (
          <p className="text-caption whitespace-nowrap text-muted">{m.discount(yuanText(discountFen))}</p>
        )}
        {sandbox && <p className="text-caption whitespace-nowrap text-muted">{m.sandbox}</p>}
      </td>
      <td className="text-caption text-muted max-lg:col-start-1 max-lg:row-start-2 lg:pr-4">
        <p>{successTime ? m.paidAt(dayText(successTime, m)) : m.placedAt(dayText(createdAt, m))}</p>
        {refundedAt && <p>{m.refundedAt(dayText(refundedAt, m))}</p>}
        <p className="font-mono break-all">{outTradeNo}</p>
      </td>
      <td className="max-lg:col-span-2">
        <div className="flex flex-wrap gap-2 lg:justify-end">
          {actions.map((action, index) => (
            <Button
              key={action}
              size="small"
              look={index === 0 ? (action === 'pay' ? 'action' : 'outline') : 'quiet'}
              onClick={act[action]}
            >
              {action === 'invoice' && order.invoiceState ? m.invoiceOf : m[action]}
            </Button>
          ))}
        </div>
        {isInvoicing && <InvoiceDialog order={order} onClose={() => setInvoicing(false)} />}
      </td>
    </tr>
  );
}

function Subject({ order: { purchaseType, name, previewUrl, points } }: { order: Order }) {
  const m = useMessages(personalCentreMessages);
  const isPoints = purchaseType === 'points';
  return (
    <div className="flex items-center gap-4">
      <span className="flex h-15 w-20 shrink-0 items-center justify-center bg-canvas inset-ring inset-ring-line">
        {previewUrl && !isPoints ? (
          <img src={previewUrl} alt="" className="size-full object-contain" />
        ) : (
          <span aria-hidden className="flex gap-1">
            <span className="size-3 bg-action" />
            <span className="size-3 bg-ink" />
            <span className="size-3 bg-ink" />
          </span>
        )}
      </span>
      <div className="min-w-0">
        <p className="line-clamp-2 leading-tight font-medium break-words">{isPoints ? m.topUp(points ?? 0) : name}</p>
        {!isPoints && <p className="text-caption text-muted">{m.kinds[purchaseType]}</p>}
      </div>
    </div>
  );
}
