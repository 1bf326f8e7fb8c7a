import { PAGE_DATA_ELEMENT_ID } from '@markwright/contracts/page';
import { createApiClient } from '../../../lib/api-client.ts';
import { askAhead } from '../../../lib/asked-ahead.ts';
import { logFailure } from '../../../lib/log.ts';
import { fitting } from '../../../stores/persist.ts';
import { firstFilters, listQuery, pageOf, type Answers } from './list-filters.ts';

const UNANSWERED: Answers = {
  logoName: '',
  otherName: '',
  slogan: '',
  description: '',
  chosenTags: [],
  color: 0,
  fontList: [],
};

function stored<Shape extends object>(key: string, shape: Shape): Shape {
  const text = localStorage.getItem(key);
  return { ...shape, ...(text === null ? {} : fitting(shape as Record<string, unknown>, JSON.parse(text))) };
}

/**
 * The first page of the list, asked for before React is here: what the flow was answered lies in the browser, and the
 * server composes while the page's scripts are still being read. The stores will have the same answers and find it asked;
 * a reply that is no list is asked for again by the page's own client, which knows what to do about it.
 */
export function askListEarly(): void {
  const flow = stored('markwright.create-logo', UNANSWERED);
  const page = document.getElementById(PAGE_DATA_ELEMENT_ID)?.textContent;
  if (flow.logoName.trim() === '' || !page) return;
  const { appSign } = JSON.parse(page) as { appSign: string };
  const { token } = stored('markwright.session', { token: '' });
  const client = createApiClient({
    baseUrl: import.meta.env.VITE_API_BASE ?? '',
    getAppSign: () => appSign,
    getToken: () => token,
    onSignInRequired: () => undefined,
    onFailure: () => undefined,
    log: logFailure,
  });
  askAhead(client, 'listIcons', { query: pageOf(listQuery(flow, firstFilters(flow), []), 1) });
}
