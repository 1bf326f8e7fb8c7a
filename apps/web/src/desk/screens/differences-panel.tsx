import type { DeskDifference } from '@markwright/contracts/desk';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { billWords } from '../i18n/bills.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { KeyedTable } from '../parts/keyed-table.tsx';
import { Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange, useKeyed } from '../use-desk.ts';

const STATES = ['open', 'settled'] as const;

/** Where a bill and our books disagree, until somebody has looked into it. */
export function DifferencesPanel() {
  const m = useMessages(billWords);
  const { pays } = useMessages(orderWords);
  const s = useMessages(shellWords);
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [asked, setAsked] = useState<DeskDifference>();
  const pages = useKeyed('listDifferences', { state });
  const settle = useChange('settleDifference', {
    done: m.settled,
    onDone: () => setAsked(undefined),
  });
  const amount = (fen: number | null, currency: string) =>
    fen === null ? (
      <span className="text-muted">{m.none}</span>
    ) : (
      <span className="whitespace-nowrap">
        {currency === 'CNY' ? s.yuan(yuanText(fen)) : `${currency} ${yuanText(fen)}`}
      </span>
    );
  const settleButton = (row: DeskDifference) => (
    <Button size="small" onClick={() => setAsked(row)}>
      {m.settle}
    </Button>
  );
  const states = (
    <fieldset aria-label={m.state} className="flex min-w-0 gap-1">
      {STATES.map((one) => (
        <Chip key={one} pressed={state === one} onClick={() => setState(one)}>
          {m.states[one]}
        </Chip>
      ))}
    </fieldset>
  );
  return (
    <Panel title={m.differences} actions={states} flush>
      {!pages.isPending && !pages.isError && pages.list.length === 0 ? (
        <p className="p-5 text-muted">{state === 'open' ? m.noDifferences : s.nothing}</p>
      ) : (
        <KeyedTable
          label={m.differences}
          pages={pages}
          rows={pages.list}
          keyOf={({ id }) => id}
          columns={[
            {
              title: m.number,
              show: (row) => (
                <>
                  <span className="font-medium">{m.kinds[row.kind]}</span>
                  <div className="text-caption wrap-anywhere text-muted">
                    <span className="mr-2 whitespace-nowrap">
                      {pays[row.payType]} {row.day}
                    </span>
                    {row.outTradeNo ? (
                      <Link to={`/orders/${row.outTradeNo}`} className="underline underline-offset-4">
                        {row.outTradeNo}
                      </Link>
                    ) : (
                      row.number
                    )}
                  </div>
                  {state === 'open' && <div className="mt-2 md:hidden">{settleButton(row)}</div>}
                  {row.note && (
                    <p className="mt-1 text-pretty break-words">
                      {row.note}{' '}
                      <span className="text-caption text-muted">
                        {row.settledBy} {row.settledAt && <TimeText at={row.settledAt} />}
                      </span>
                    </p>
                  )}
                </>
              ),
            },
            {
              title: m.theirs,
              end: true,
              show: ({ theirsFen, currency }) => amount(theirsFen, currency),
            },
            {
              title: m.ours,
              end: true,
              show: ({ oursFen, currency }) => amount(oursFen, currency),
            },
            ...(state === 'open'
              ? [
                  {
                    title: '',
                    end: true,
                    wide: true,
                    show: settleButton,
                  },
                ]
              : []),
          ]}
        />
      )}
      {asked && (
        <ReasonDialog
          title={m.settleTitle}
          about={m.settleAbout}
          confirm={m.settle}
          busy={settle.isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={(note) => settle.mutate({ params: { id: asked.id }, body: { note } })}
        />
      )}
    </Panel>
  );
}
