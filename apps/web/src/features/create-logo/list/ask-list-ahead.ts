import { api } from '../../../lib/api.ts';
import { askAhead } from '../../../lib/asked-ahead.ts';
import { startPainting } from '../../../lib/logo-drawing/painting-worker.ts';
import { useCreateLogo } from '../../../stores/create-logo.ts';
import { firstFilters, listQuery, pageOf } from './list-filters.ts';

/** The first page of the list and the worker that paints it, asked for while the list's own code is on its way. */
export function askListAhead(): void {
  const flow = useCreateLogo.getState();
  if (flow.logoName.trim() === '') return;
  askAhead(api, 'listIcons', { query: pageOf(listQuery(flow, firstFilters(flow), []), 1) });
  startPainting();
}
