import type { Invoice } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonClass } from '../../components/button.tsx';
import { StateChip } from '../../components/chip.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { invoiceMessages } from '../../i18n/invoice.ts';
import { useMessages } from '../../i18n/messages.ts';
import { yuanText } from '../../lib/format.ts';
import { getData, PURCHASES, serverData } from '../../lib/server-data.ts';
import { InvoiceForm } from './invoice-form.tsx';
import type { Order } from './use-lists.ts';

const TONES = {
  asked: 'info',
  issued: 'success',
  refused: 'warning',
  cancelled: 'plain',
  'to-reverse': 'warning',
  reversed: 'plain',
} as const;

type InvoiceDialogProps = { order: Pick<Order, 'outTradeNo' | 'amountFen'>; onClose: () => void };

/** What the buyer asked the bookkeeper for, and what came of it. */
export function InvoiceDialog({ order: { outTradeNo, amountFen }, onClose }: InvoiceDialogProps) {
  const m = useMessages(invoiceMessages);
  const { data, isError, refetch } = useQuery(
    {
      // Under the orders: whatever makes those be asked anew changes this too. The file's address lives ten minutes.
      queryKey: [PURCHASES.orders, 'invoice', outTradeNo],
      queryFn: ({ signal }) => getData('getInvoice', { params: { outTradeNo } }, signal),
      staleTime: 0,
    },
    serverData,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      description={m.about(yuanText(amountFen), outTradeNo)}
      closeLabel={m.close}
      width="narrow"
    >
      {data ? (
        <Shown outTradeNo={outTradeNo} invoice={data.invoice} onClose={onClose} />
      ) : isError ? (
        <div className="mt-6 flex flex-col items-start gap-3">
          <p>{m.failed}</p>
          <Button size="small" onClick={() => void refetch()}>
            {m.retry}
          </Button>
        </div>
      ) : (
        <output aria-label={m.loading} className="mt-6 block space-y-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </output>
      )}
    </Dialog>
  );
}

type ShownProps = { outTradeNo: string; invoice: Invoice | null; onClose: () => void };

function Shown({ outTradeNo, invoice, onClose }: ShownProps) {
  const m = useMessages(invoiceMessages);
  if (!invoice) return <InvoiceForm outTradeNo={outTradeNo} invoice={null} onClose={onClose} />;
  const isOpen = invoice.state === 'asked' || invoice.state === 'refused' || invoice.state === 'cancelled';
  return (
    <>
      <div className="mt-5">
        <StateChip tone={TONES[invoice.state]}>{m.states[invoice.state]}</StateChip>
        {invoice.state === 'asked' && <p className="mt-2 text-caption text-pretty text-muted">{m.waiting}</p>}
        {invoice.refusal && <p className="mt-2 text-pretty text-warning">{m.refused(invoice.refusal)}</p>}
      </div>
      {isOpen ? <InvoiceForm outTradeNo={outTradeNo} invoice={invoice} onClose={onClose} /> : <Issued {...invoice} />}
    </>
  );
}

function Issued({ kind, title, taxNumber, email, mailed, fileUrl }: Invoice) {
  const m = useMessages(invoiceMessages);
  const facts = [
    [kind === 'company' ? m.companyTitle : m.personTitle, title],
    ...(taxNumber ? [[m.taxNumber, taxNumber]] : []),
    [m.email, email],
  ];
  return (
    <div className="mt-5">
      <dl className="space-y-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {fileUrl && (
        <a href={fileUrl} download className={`${buttonClass({ look: 'action', wide: true })} mt-6`}>
          {m.download}
        </a>
      )}
      {mailed && <p className="mt-2 text-center text-caption text-muted">{m.mailed(email)}</p>}
    </div>
  );
}
