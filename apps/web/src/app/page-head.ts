import type { Language } from '@markwright/contracts/envelope';
import type { SiteConfig } from '@markwright/contracts/site';
import { pagesMessages } from '../i18n/pages.ts';
import { localPath } from '../lib/local-path.ts';
import type { HeadWords } from './head-words.ts';
import { SITE_MAP, type PageKey } from './site-map.ts';

export type HeadTag = { tag: 'title'; text: string } | { tag: 'meta' | 'link'; attributes: Record<string, string> };

export type HeadRequest = {
  page: PageKey;
  language: Language;
  site: SiteConfig;
  pathname: string;
  search: string;
  words?: HeadWords;
};

const SITE_CARD = { url: '/share-card.png', width: 1200, height: 630 };

/** Parameters that make a different page; all others (campaigns, wizard input) share the page's canonical address. */
const TELLING_PARAMETERS = ['id', 'creationId'];

/** Everything search engines and chat apps read about a page, the same on the server and after a move in the browser. */
export function pageHead({ page, language, site, pathname, search, words }: HeadRequest): HeadTag[] {
  const messages = pagesMessages[language];
  const { title, description, image = SITE_CARD } = { image: undefined, ...messages[page], ...words };
  const fullTitle = page === 'home' ? title : `${title}${messages.separator}${messages.site}`;
  const address = (inLanguage: Language) =>
    site.publicUrl + localPath(canonicalPath(page, pathname, search), inLanguage);
  const listed = SITE_MAP[page].built && SITE_MAP[page].drawn === 'server' && !SITE_MAP[page].unlisted;

  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const alternate = (hreflang: string, href: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  });
  return [
    { tag: 'title', text: fullTitle },
    meta('description', description),
    ...(listed
      ? [
          { tag: 'link' as const, attributes: { rel: 'canonical', href: address(language) } },
          alternate('zh-CN', address('zh')),
          alternate('en', address('en')),
          alternate('x-default', address('zh')),
        ]
      : [meta('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', messages.site),
    property('og:title', fullTitle),
    property('og:description', description),
    property('og:url', address(language)),
    property('og:locale', language === 'zh' ? 'zh_CN' : 'en_GB'),
    property('og:image', new URL(image.url, `${site.publicUrl}/`).href),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    meta('twitter:card', 'summary_large_image'),
  ];
}

function canonicalPath(page: PageKey, pathname: string, search: string): string {
  const path = page === 'notFound' ? pathname : SITE_MAP[page].path;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    TELLING_PARAMETERS.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Marks the tags this module owns, so that the browser replaces them and nothing else. */
const OWNED = 'data-page-head';

export function headMarkup(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
      const attributes = Object.entries(tag.attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
      return `<${tag.tag} ${attributes.join(' ')} ${OWNED}>`;
    })
    .join('\n    ');
}

export function applyHead(tags: readonly HeadTag[], page: Document): void {
  for (const old of page.head.querySelectorAll(`[${OWNED}]`)) old.remove();
  for (const tag of tags) {
    if (tag.tag === 'title') {
      page.title = tag.text;
      continue;
    }
    const element = page.createElement(tag.tag);
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    element.setAttribute(OWNED, '');
    page.head.append(element);
  }
}
