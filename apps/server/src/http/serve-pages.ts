import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  APP_SIGN_HEADER,
  PAGE_DATA_ELEMENT_ID,
  PAGE_SLOTS,
  routeUrl,
  type Envelope,
  type Language,
  type PageParameters,
  type PageRenderer,
  type PageReply,
  type SiteConfig,
} from '@markwright/contracts';
import type { PageCache } from './page-cache.ts';
import { languageOf } from './language.ts';
import { networkOf } from './network.ts';
import { pageAddress } from './page-address.ts';
import { openPageTurns, type PageTurns } from './page-turns.ts';
import { isApiUrl } from './request-path.ts';
import { sendError } from './send-envelope.ts';

/** Where pages come from: the built web in production, Vite in development. */
export type PageSource = {
  /** The HTML document with its slots; development transforms it per address. */
  readTemplate(url: string): Promise<string>;
  render: PageRenderer;
  parametersOf: PageParameters;
};

type PageOptions = {
  pages: PageSource;
  site: () => SiteConfig;
  appSign: string;
  internalCallHeaders: Record<string, string>;
  /** Pages answered from memory; none while they are being developed. */
  kept?: PageCache | undefined;
  onPageView?: (() => void) | undefined;
};

/** Every address that is neither API nor file is a page; the renderer decides between 200, redirect and 404. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const turns = openPageTurns();
  app.get('/*', { config: { isPage: true } }, async (request, reply) => {
    if (isApiUrl(request.url)) return sendError(reply, 'ROUTE_NOT_FOUND', languageOf(request));
    if (looksLikeFile(request.url)) return reply.code(404).type('text/plain').send('Not found');
    options.onPageView?.();
    return sendPage(app, options, turns, request, reply);
  });
  app.setNotFoundHandler(async (request, reply) =>
    isApiUrl(request.url) ? sendError(reply, 'ROUTE_NOT_FOUND', languageOf(request)) : reply.code(405).send(),
  );
}

async function sendPage(
  app: FastifyInstance,
  { pages, site, appSign, internalCallHeaders, kept }: PageOptions,
  turns: PageTurns,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = languageOf(request);
  const askApi = callOwnApi(app, language, { [APP_SIGN_HEADER]: appSign, ...internalCallHeaders });
  let askedApi = false;
  const callApi: typeof askApi = (...asked) => {
    askedApi = true;
    return askApi(...asked);
  };
  const url = pageAddress(request.url, pages.parametersOf);
  const drawnOn = kept?.now();
  const page = await turns(networkOf(request.ip), () =>
    pages.render({ url, language, site: site(), appSign, callApi }),
  );
  reply.header('cache-control', 'no-cache').header('vary', 'cookie');
  if (page.redirect) return reply.redirect(withQueryOf(request.url, page.redirect), page.status);
  const template = await pages.readTemplate(request.url);
  const html = fillTemplate(template, page);
  reply.code(page.status).type('text/html; charset=utf-8');
  kept
    ?.keep(url, language, { status: page.status, html, headers: reply.getHeaders(), askedApi, drawnOn })
    .catch((error: unknown) => request.log.error({ err: error }, 'a page could not be kept'));
  return reply.send(html);
}

/** What the page does not read, the next one or the visitor's own script may. */
const withQueryOf = (url: string, target: string): string =>
  target.split('?', 1)[0] + (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const callOwnApi =
  (app: FastifyInstance, language: Language, headers: Record<string, string>) =>
  async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, query: Record<string, string> = {}) => {
    const url = routeUrl(path, { query: { ...query, lang: language } });
    const response = await app.inject({ method, url, headers });
    return response.json<Envelope>();
  };

function fillTemplate(template: string, page: PageReply): string {
  const data = page.data.replace(/</g, '\\u003c');
  const script = `<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${data}</script>`;
  // Functions as replacements: page text may contain `$&`, which a plain string would interpret.
  return template
    .replace(/(<html[^>]*\slang=")[^"]*"/, (_, start: string) => `${start}${page.htmlLang}"`)
    .replace(PAGE_SLOTS.head, () => page.head)
    .replace(PAGE_SLOTS.body, () => page.body)
    .replace(PAGE_SLOTS.data, () => script);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Drawn for whoever asks, where memory has no copy: counted by its own limit. */
    isPage?: boolean;
  }
}

/** A missing script or picture must be a plain 404, not a page: a browser would try to run the HTML. */
export function looksLikeFile(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path);
}
