import type { Envelope, Language } from './envelope.ts';
import type { Method } from './routes.ts';
import type { SiteConfig } from './site.ts';

/**
 * The seam between server and web: the server is handed `render` from the web's built `entry-server.js`
 * and fills the slots of the built `index.html`. Neither imports the other's source.
 */
export type PageRequest = {
  /** Path and query as asked, e.g. `/article?id=7&lang=en`. */
  url: string;
  language: Language;
  site: SiteConfig;
  /** The app identifier the browser's own calls must carry. */
  appSign: string;
  /** Calls our own API as a guest in the page's language, without a network hop. */
  callApi: (method: Method, path: string, query?: Record<string, string>) => Promise<Envelope>;
};

export type PageReply = {
  status: number;
  /** Set: answer with a redirect to this address (status 301, 302, 307 or 308) and ignore the rest. */
  redirect?: string;
  /** Markup for `<!--app-head-->`. */
  head: string;
  /** Markup for `<!--app-body-->`; empty for pages drawn in the browser only. */
  body: string;
  /** Replaces `zh-CN` in `<html lang="zh-CN">`. */
  htmlLang: string;
  /** JSON text; the server escapes it and puts it into `<!--app-data-->` as `<script type="application/json" id="app-data">`. */
  data: string;
};

export type PageRenderer = (request: PageRequest) => Promise<PageReply>;

/** The parameters on which the server's drawing of a path depends, `lang` aside. */
export type PageParameters = (path: string) => readonly string[];

export const PAGE_DATA_ELEMENT_ID = 'app-data';
export const PAGE_SLOTS = { head: '<!--app-head-->', body: '<!--app-body-->', data: '<!--app-data-->' } as const;
