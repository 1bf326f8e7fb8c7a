import { logFailure } from '../../../lib/log.ts';
import { useCreateLogo } from '../../../stores/create-logo.ts';
import { firstFilters, listQuery } from './list-filters.ts';
import { prepareFirstPage } from './use-logo-pages.ts';

/** The letters of the first boards, fetched while the page that will show them is still being drawn. */
export function prepareList(): void {
  const flow = useCreateLogo.getState();
  if (flow.logoName.trim() === '') return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  prepareFirstPage(listQuery(flow, firstFilters(flow), []), language).catch((error: unknown) =>
    logFailure('preparing the list', error),
  );
}
