import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language, type PageParameters } from '@markwright/contracts';
import { acceptedEncoding, type Encoding } from './compress-answers.ts';
import { languageCookieText } from './language.ts';
import { pageAddress } from './page-address.ts';

type Headers = Record<string, string | number | string[] | undefined>;
type CachedPage = {
  etag: string;
  headers: Headers;
  bodies: Record<Encoding, Buffer>;
  freshUntil: number;
  /** When a visitor was last sent to draw it anew; everybody else gets the old one meanwhile. */
  redrawnAt: number;
};
type Drawn = { status: number; html: string; headers: Headers; askedApi: boolean; drawnOn?: object | undefined };

/** A page that asked our own API may say something else later; one that did not is the same until the next start. */
const ASKED_API_MS = 30_000;
/** Drawing takes a fraction of a second; without an answer by then the next visitor tries. */
const REDRAW_MS = 10_000;
const PAGES_MAX = 200;
const BROTLI_QUALITY = 9;

export type PageCache = {
  /** What pages drawn from now on are drawn on: kept only while nothing was forgotten meanwhile. */
  now(): object;
  /** Something that every page may show has changed. */
  forget(): void;
  /** Answers from memory; false where the page must be drawn. */
  answer(request: IncomingMessage, response: ServerResponse, requestId: string): boolean;
  /** Keeps a page that was just drawn, if it is one that everybody is shown alike. */
  keep(url: string, language: Language, drawn: Drawn): Promise<void>;
};

/**
 * Public pages are drawn for a guest, so they are the same for everybody who reads the same language: drawn once,
 * compressed once, then sent as they are. Addresses that ask for more than `lang` or an article's name are not kept: there
 * is no end of them. What a page does not read is no part of its address.
 */
export function openPageCache(parametersOf: PageParameters, site: () => unknown = () => null): PageCache {
  const pages = new LRUCache<string, CachedPage>({ max: PAGES_MAX });
  let drawnOn = {};
  let knownSite = site();
  const forget = () => {
    pages.clear();
    drawnOn = {};
  };
  /** What an operator says about the site stands on all pages. */
  const atThisMoment = () => {
    if (site() !== knownSite) {
      knownSite = site();
      forget();
    }
    return drawnOn;
  };
  return {
    now: atThisMoment,
    forget,
    answer(request, response, requestId) {
      const url = pageAddress(request.url ?? '', parametersOf);
      const address = readAddress(url);
      if (!address || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      atThisMoment();
      const cookie = languageCookie(request.headers.cookie);
      const language = address.asked ?? cookie ?? DEFAULT_LANGUAGE;
      const page = pages.get(`${language} ${url}`);
      if (!page) return false;
      // One visitor draws it anew: if all did who come in that moment, each would wait for all.
      const now = Date.now();
      if (now >= page.freshUntil && now - page.redrawnAt > REDRAW_MS) {
        page.redrawnAt = now;
        return false;
      }
      // The first answer to `?lang=` also remembers it. Links in search results carry it, so it must not cost a drawing.
      const remembered = address.asked && address.asked !== cookie ? languageCookieText(address.asked) : undefined;
      send(request, response, page, { requestId, remembered });
      return true;
    },
    async keep(url, language, { status, html, headers, askedApi, drawnOn: begunOn }) {
      if (!readAddress(url)) return;
      const key = `${language} ${url}`;
      if (status !== 200) {
        // Taken down or moved. A fault of ours is no reason to lose the page that everybody could read.
        if (status < 500) pages.delete(key);
        return;
      }
      const plain = Buffer.from(html);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        promisify(gzip)(plain, { level: 9 }),
      ]);
      const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      const kept = { ...headers, etag, vary: 'cookie, accept-encoding' };
      const freshUntil = askedApi ? Date.now() + ASKED_API_MS : Infinity;
      const bodies = { br, gzip: gz, identity: plain };
      if (begunOn && begunOn !== atThisMoment()) return;
      pages.set(key, { etag, headers: kept, bodies, freshUntil, redrawnAt: 0 });
    },
  };
}

type Extra = { requestId: string; remembered: string | undefined };

function send(request: IncomingMessage, response: ServerResponse, page: CachedPage, extra: Extra): void {
  const { etag, bodies } = page;
  const { requestId, remembered } = extra;
  const headers = { ...page.headers, ...(remembered && { 'set-cookie': remembered }) };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, { ...(headers as OutgoingHttpHeaders), 'x-request-id': requestId }).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = bodies[encoding];
  response.writeHead(200, {
    ...(headers as OutgoingHttpHeaders),
    'x-request-id': requestId,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A path alone, an article by its name, and either with `lang`. */
const ADDRESS = /^(?:\/[^?#]*|\/article\?id=[a-z0-9-]{1,60})(?:[?&]lang=(zh|en))?$/;

function readAddress(url: string): { asked?: Language } | undefined {
  const found = ADDRESS.exec(url);
  if (!found) return undefined;
  return found[1] ? { asked: found[1] as Language } : {};
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(zh|en)(?:;|$)`);
const languageCookie = (header = ''): Language | undefined => COOKIE.exec(header)?.[1] as Language | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    /** What everybody is shown has changed: nothing from memory any more. */
    forgetPages: () => void;
  }
}
