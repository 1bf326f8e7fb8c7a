import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PAGE_DATA_ELEMENT_ID, PAGE_SLOTS } from '@markwright/contracts';
import type { Db } from '../db/open-db.ts';
import { isApiUrl, requestPath } from '../http/request-path.ts';
import { readDeskToken } from './desk-cookie.ts';
import { findOperatorByToken } from './operators.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The one page of the desk that a stranger may open: nobody could sign in without it. */
const SIGN_IN_PAGE = '/desk/sign-in';

export type DeskPages = {
  /** The desk's HTML; development transforms it for each address. */
  readPage: (url: string) => Promise<string>;
  /** Folder with the built scripts and styles. */
  assets?: string;
};

/** The built desk; undefined where it has not been built. */
export function loadBuiltDesk(folder: string): DeskPages | undefined {
  const file = join(folder, 'desk.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8');
  return { readPage: async () => html, assets: join(folder, 'assets') };
}

/** Whoever does not work here is not told that there is a desk: the address goes on to the site's own "not found". */
export function serveDeskPages(app: FastifyInstance, db: Db, appSign: string, { readPage, assets }: DeskPages): void {
  const data = `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${JSON.stringify({ appSign })}</script>`;
  app.addHook('onRequest', async (request, reply) => {
    const path = requestPath(request.url);
    const isPage = /^\/desk(?:\/[a-z-]+)*(?:\/[0-9A-Za-z-]+)?\/?$/.test(path) && !isApiUrl(request.url);
    if (!isPage || request.method !== 'GET') return undefined;
    const isOpen = path === SIGN_IN_PAGE || (await findOperatorByToken(db, readDeskToken(request))) !== undefined;
    if (!isOpen) return undefined;
    const html = (await readPage(request.url)).replace(PAGE_SLOTS.data, () => data);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  if (!assets) return;
  const names = new Set(readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { name: string } }>('/desk/assets/:name', ({ params: { name } }, reply) => {
    if (!names.has(name)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .type(name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
      .send(readFileSync(join(assets, name)));
  });
}
