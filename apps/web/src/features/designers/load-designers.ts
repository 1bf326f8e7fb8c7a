import type { Data, Endpoints } from '@markwright/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { askForPage } from '../../lib/load-page.ts';

export type DesignerList = Data<Endpoints['listDesigners']> & { style: string; trade: string };

export async function loadDesigners(args: LoaderFunctionArgs): Promise<DesignerList> {
  const { searchParams } = new URL(args.request.url);
  const read = (name: string) => /^[a-z-]{2,40}$/.exec(searchParams.get(name) ?? '')?.[0] ?? '';
  const [style, trade] = [read('style'), read('trade')];
  const query = { ...(style && { style }), ...(trade && { trade }) };
  const found = await askForPage('listDesigners', { query }, args);
  return { list: [], total: 0, styles: [], trades: [], ...found, style, trade };
}
