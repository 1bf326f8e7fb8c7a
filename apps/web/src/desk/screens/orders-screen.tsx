import type { TradeState } from '@markwright/contracts';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { orderWords } from '../i18n/orders.ts';
import { OrderTable } from '../parts/order-table.tsx';
import { Page, Panel } from '../parts/page.tsx';
import { SearchLine } from '../parts/search-line.tsx';
import { StateChips } from '../parts/state-chips.tsx';
import { useKeyed } from '../use-desk.ts';

/** The states somebody looks for; the rest are found by their order. */
const STATES: readonly TradeState[] = ['SUCCESS', 'REFUND', 'NOTPAY', 'USERPAYING', 'CLOSED'];

export function OrdersScreen() {
  const m = useMessages(orderWords);
  const [params, setParams] = useSearchParams();
  const words = params.get('words') ?? undefined;
  const state = STATES.find((one) => one === params.get('state'));
  const pages = useKeyed('listDeskOrders', { words, state });
  const look = (next: Record<string, string | undefined>) => {
    const wanted = Object.entries({ words, state, ...next }).filter(([, value]) => value);
    setParams(wanted as [string, string][], { replace: true });
  };
  return (
    <Page title={m.title} about={m.about}>
      <SearchLine label={m.search} value={words ?? ''} onSearch={(found) => look({ words: found })} />
      <StateChips
        label={m.state}
        value={state}
        states={STATES}
        names={m.states}
        onChange={(next) => look({ state: next })}
      />
      <Panel flush>
        <OrderTable pages={pages} rows={pages.list} searched={Boolean(words || state)} />
      </Panel>
    </Page>
  );
}
