import type { TradeState } from '@markwright/contracts';
import type { DeskOrderRow } from '@markwright/contracts/desk';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from './keyed-table.tsx';
import { TimeText } from './time-text.tsx';

const TONES: Record<TradeState, ComponentProps<typeof StateChip>['tone']> = {
  SUCCESS: 'success',
  REFUND: 'warning',
  NOTPAY: 'plain',
  CLOSED: 'plain',
  REVOKED: 'plain',
  USERPAYING: 'info',
  PAYERROR: 'danger',
};

export function TradeStateChip({ state }: { state: TradeState }) {
  const m = useMessages(orderWords);
  return <StateChip tone={TONES[state]}>{m.states[state]}</StateChip>;
}

type OrderTableProps = {
  pages: ComponentProps<typeof KeyedTable<DeskOrderRow>>['pages'];
  rows: readonly DeskOrderRow[];
  searched?: boolean;
  /** All of one person, whose name need not be repeated. */
  ofOne?: boolean;
};

export function OrderTable({ pages, rows, searched = false, ofOne = false }: OrderTableProps) {
  const m = useMessages(orderWords);
  const s = useMessages(shellWords);
  return (
    <KeyedTable
      label={m.title}
      pages={pages}
      rows={rows}
      searched={searched}
      keyOf={(row) => row.outTradeNo}
      columns={[
        {
          title: m.number,
          show: (row) => (
            <>
              <Link
                to={`/orders/${row.outTradeNo}`}
                className="font-medium break-all underline max-md:text-caption decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {row.outTradeNo}
              </Link>
              <div className="text-caption">
                <TimeText at={row.createdAt} />
                {row.sandbox && <span className="text-muted"> · {m.sandbox}</span>}
              </div>
            </>
          ),
        },
        ...(ofOne
          ? []
          : [
              {
                title: m.buyer,
                wide: true,
                show: (row: DeskOrderRow) => <span className="block max-w-44 truncate">{row.buyer}</span>,
              },
            ]),
        { title: m.brand, wide: true, show: (row) => <span className="block max-w-44 truncate">{row.brandName}</span> },
        {
          title: m.what,
          wide: true,
          show: (row) => <span className="whitespace-nowrap">{m.goods[row.purchaseType]}</span>,
        },
        { title: m.state, show: (row) => <TradeStateChip state={row.tradeState} /> },
        { title: m.amount, end: true, show: (row) => s.yuan(yuanText(row.amountFen)) },
      ]}
    />
  );
}
