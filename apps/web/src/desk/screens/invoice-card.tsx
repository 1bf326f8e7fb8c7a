import type { InvoiceState } from '@markwright/contracts';
import type { DeskInvoice } from '@markwright/contracts/desk';
import { useState, type ComponentProps } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { invoiceWords } from '../i18n/invoices.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { FileButton } from '../parts/file-button.tsx';
import { Panel } from '../parts/page.tsx';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { TimeText } from '../parts/time-text.tsx';
import { useChange } from '../use-desk.ts';

const TONES: Record<InvoiceState, ComponentProps<typeof StateChip>['tone']> = {
  asked: 'info',
  issued: 'success',
  refused: 'warning',
  cancelled: 'plain',
  'to-reverse': 'danger',
  reversed: 'plain',
};

type InvoiceCardProps = { invoice: DeskInvoice; canMail: boolean };

export function InvoiceCard({ invoice, canMail }: InvoiceCardProps) {
  const m = useMessages(invoiceWords);
  const s = useMessages(shellWords);
  const { goods } = useMessages(orderWords);
  const { title, kind, taxNumber, email, outTradeNo, state, askedAt, exportedAt, mailState, refusal } = invoice;
  return (
    <Panel>
      <article className="grid gap-x-6 gap-y-4 md:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="font-medium break-words select-all">{title}</h2>
            <span className="text-caption text-muted">{m.kinds[kind]}</span>
            <StateChip tone={TONES[state]}>{m.states[state]}</StateChip>
          </div>
          <p className="mt-1 flex flex-wrap gap-x-4 break-all tabular-nums">
            {taxNumber && <span className="select-all">{taxNumber}</span>}
            <span className="select-all">{email}</span>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-caption text-muted tabular-nums">
            <Link to={`/orders/${outTradeNo}`} className="break-all underline underline-offset-4">
              {outTradeNo}
            </Link>
            <span>{goods[invoice.purchaseType]}</span>
            {invoice.sandbox && <span>{m.sandbox}</span>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-caption text-muted">
            <span>
              {m.askedAt} <TimeText at={askedAt} />
            </span>
            {state === 'asked' && !exportedAt && <span>{m.notExported}</span>}
            {exportedAt && (
              <span>
                {m.exportedAt} <TimeText at={exportedAt} />
              </span>
            )}
            {m.mail[mailState] && (
              <span className={mailState === 'failed' ? 'text-danger' : ''}>{m.mail[mailState]}</span>
            )}
          </p>
          {state === 'refused' && refusal && <p className="mt-2 text-pretty text-warning">{m.refusedFor(refusal)}</p>}
        </div>
        <div className="flex flex-col gap-3 md:items-end">
          <p className="text-lead font-medium tabular-nums">{s.yuan(yuanText(invoice.amountFen))}</p>
          <InvoiceActions invoice={invoice} canMail={canMail} />
        </div>
      </article>
    </Panel>
  );
}

function InvoiceActions({ invoice, canMail }: InvoiceCardProps) {
  const m = useMessages(invoiceWords);
  const [asked, setAsked] = useState<'refuse' | 'reverse'>();
  const { state, fileUrl, mailState } = invoice;
  const params = { id: invoice.id };
  const close = () => setAsked(undefined);
  const issue = useChange('issueInvoice', { done: m.issued });
  const refuse = useChange('refuseInvoice', { done: m.refused, onDone: close });
  const reverse = useChange('reverseInvoice', { done: m.reversed, onDone: close });
  const mail = useChange('mailInvoice', { done: m.mailQueued });
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {fileUrl && (
        <a href={fileUrl} className={buttonClass({ size: 'small', look: 'quiet' })}>
          {m.open}
        </a>
      )}
      {state === 'issued' && canMail && mailState !== 'waiting' && (
        <Button size="small" look="quiet" busy={mail.isPending} onClick={() => mail.mutate({ params })}>
          {m.mailAgain}
        </Button>
      )}
      {state === 'asked' && (
        <Button size="small" look="quiet" onClick={() => setAsked('refuse')}>
          {m.refuse}
        </Button>
      )}
      {(state === 'asked' || state === 'issued') && (
        <FileButton
          label={state === 'asked' ? m.file : m.fileAgain}
          title={m.fileHint}
          accept=".pdf,.ofd"
          size="small"
          look={state === 'asked' ? 'ink' : 'outline'}
          busy={issue.isPending}
          onFile={(body) => issue.mutate({ params, body })}
        />
      )}
      {state === 'to-reverse' && (
        <Button size="small" look="ink" onClick={() => setAsked('reverse')}>
          {m.reverse}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={asked === 'refuse' ? m.refuseTitle : m.reverseTitle}
          about={asked === 'refuse' ? m.refuseAbout : m.reverseAbout}
          confirm={asked === 'refuse' ? m.refuse : m.reverse}
          busy={refuse.isPending || reverse.isPending}
          onClose={close}
          onConfirm={(reason) => (asked === 'refuse' ? refuse : reverse).mutate({ params, body: { reason } })}
        />
      )}
    </div>
  );
}
