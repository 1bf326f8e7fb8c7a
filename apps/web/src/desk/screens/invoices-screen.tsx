import type { InvoiceState } from '@markwright/contracts';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { invoiceWords } from '../i18n/invoices.ts';
import { shellWords } from '../i18n/shell.ts';
import { MoreRows } from '../parts/more-rows.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { saveCsv } from '../parts/save-csv.ts';
import { SearchLine } from '../parts/search-line.tsx';
import { StateChips } from '../parts/state-chips.tsx';
import { useChange, useKeyed, useRead } from '../use-desk.ts';
import { InvoiceCard } from './invoice-card.tsx';

const STATES: readonly InvoiceState[] = ['asked', 'issued', 'to-reverse', 'reversed', 'refused', 'cancelled'];

/** What buyers asked for, until the file of the tax system has reached them. */
export function InvoicesScreen() {
  const m = useMessages(invoiceWords);
  const s = useMessages(shellWords);
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  const state = STATES.find((one) => one === params.get('state'));
  const pages = useKeyed('listInvoices', { words, state });
  const { data: first } = useRead('listInvoices', { query: { size: 1 } });
  const save = useChange('exportInvoices', { done: s.exported, onDone: saveCsv });
  const look = (next: { words?: string; state?: string | undefined }) => {
    const wanted = Object.entries({ words, state, ...next }).filter(([, value]) => value);
    setParams(wanted as [string, string][], { replace: true });
  };
  const { waiting, canMail = true } = first ?? {};
  return (
    <Page
      title={m.title}
      about={m.about}
      actions={
        <>
          {Boolean(waiting?.['to-reverse']) && (
            <Button size="small" onClick={() => save.mutate({ body: { state: 'to-reverse' } })}>
              {m.exportReverse}
            </Button>
          )}
          <Button size="small" busy={save.isPending} onClick={() => save.mutate({ body: { state: 'asked' } })}>
            {m.exportAsked}
          </Button>
        </>
      }
    >
      <SearchLine label={m.search} value={words ?? ''} onSearch={(found) => look({ words: found })} />
      <StateChips
        label={m.state}
        value={state}
        states={STATES}
        names={m.states}
        counts={waiting}
        onChange={(next) => look({ state: next })}
      />
      {!canMail && <p className="mb-4 text-caption text-muted">{m.noMail}</p>}
      {pages.list.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} canMail={canMail} />
      ))}
      {pages.list.length === 0 && (
        <Panel>
          <p className="text-muted">
            {pages.isPending ? s.loading : pages.isError ? s.failed : words || state ? s.nothingFound : s.nothing}
          </p>
        </Panel>
      )}
      <MoreRows pages={pages} />
    </Page>
  );
}
