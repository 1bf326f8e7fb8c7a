import type { TradeState } from '@markwright/contracts';
import { useSearchParams } from 'react-router';
import { Chip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { orderWords } from '../i18n/orders.ts';
import { shellWords } from '../i18n/shell.ts';
import { OrderTable } from '../parts/order-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { SearchLine } from '../parts/search-line.tsx';
import { useKeyed } from '../use-desk.ts';

/** The states somebody looks for; the rest are found by their order. */
const STATES: readonly TradeState[] = ['SUCCESS', 'REFUND', 'NOTPAY', 'USERPAYING', 'CLOSED'];

export function OrdersScreen() {
  const m = useMessages(orderWords);
  const s = useMessages(shellWords);
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  const state = params.get('state') ?? undefined;
  const pages = useKeyed('listDeskOrders', { words, state });
  const look = (next: Record<string, string | undefined>) => {
    const wanted = Object.entries({ words, state, ...next }).filter(([, value]) => value);
    setParams(wanted as [string, string][], { replace: true });
  };
  return (
    <Page title={m.title} about={m.about}>
      <SearchLine label={m.search} value={words ?? ''} onSearch={(found) => look({ words: found })} />
      <fieldset aria-label={m.state} className="min-w-0 -mx-1 mb-4 flex gap-1 overflow-x-auto px-1 scrollbar-none">
        <Chip pressed={!state} onClick={() => look({ state: undefined })}>
          {s.all}
        </Chip>
        {STATES.map((one) => (
          <Chip key={one} pressed={state === one} onClick={() => look({ state: one })}>
            {m.states[one]}
          </Chip>
        ))}
      </fieldset>
      <Panel flush>
        <OrderTable pages={pages} rows={pages.list} searched={Boolean(words || state)} />
      </Panel>
    </Page>
  );
}
