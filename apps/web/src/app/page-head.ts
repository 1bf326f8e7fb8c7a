import type { Language } from '@markwright/contracts/envelope';
import type { SiteConfig } from '@markwright/contracts/site';
import { pagesMessages } from '../i18n/pages.ts';
import { localPath } from '../i18n/local-path.ts';
import type { HeadWords } from './head-words.ts';
import { SITE_MAP, type PageKey } from './site-map.ts';

type HeadTag =
  | { tag: 'title'; text: string }
  /** What a page is about, for machines, as schema.org words it. */
  | { tag: 'script'; data: object }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> };

export type HeadRequest = {
  page: PageKey;
  language: Language;
  site: SiteConfig;
  pathname: string;
  search: string;
  words?: HeadWords;
  /** What the page answers in the open; search engines show it under the page's name. */
  questions?: readonly Answered[];
};

type Answered = { question: string; answer: string };

const SITE_CARD = { url: '/share-card.png', width: 1200, height: 630 };

/** Parameters that make a different page; all others (campaigns, wizard input) share the page's canonical address. */
const TELLING_PARAMETERS = ['id', 'creationId', 'page'];
/** Pages that say where our feed is. */
const WITH_FEED: readonly PageKey[] = ['home', 'information', 'news', 'article'];

/** Everything search engines and chat apps read about a page, the same on the server and after a move in the browser. */
export function pageHead({ page, language, site, pathname, search, words, questions = [] }: HeadRequest): HeadTag[] {
  const messages = pagesMessages[language];
  const { title, description, image = SITE_CARD } = { image: undefined, ...messages[page], ...words };
  const fullTitle = page === 'home' ? title : `${title}${messages.separator}${messages.site}`;
  const address = (inLanguage: Language) =>
    site.publicUrl + localPath(canonicalPath(page, pathname, search), inLanguage);
  const { drawn, unlisted } = SITE_MAP[page];
  // An article that is not there is a page about nothing.
  const isEmpty = page === 'article' && !words;
  const listed = drawn === 'server' && !unlisted && !words?.unlisted && !isEmpty;
  const feed = site.publicUrl + localPath('/feed.xml', language);
  const imageUrl = new URL(image.url, `${site.publicUrl}/`).href;

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
    ...(WITH_FEED.includes(page)
      ? [
          {
            tag: 'link' as const,
            attributes: { rel: 'alternate', type: 'application/atom+xml', href: feed, title: messages.site },
          },
        ]
      : []),
    property('og:type', words?.published ? 'article' : 'website'),
    ...(words?.published ? [property('article:published_time', words.published)] : []),
    property('og:site_name', messages.site),
    property('og:title', fullTitle),
    property('og:description', description),
    property('og:url', address(language)),
    property('og:locale', language === 'zh' ? 'zh_CN' : 'en_GB'),
    property('og:image', imageUrl),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    meta('twitter:card', 'summary_large_image'),
    ...structuredData({ page, language, site, words, questions, title, description, url: address(language), imageUrl }),
  ];
}

type Described = Pick<HeadRequest, 'page' | 'language' | 'site' | 'words'> & {
  questions: readonly Answered[];
  title: string;
  description: string;
  url: string;
  imageUrl: string;
};

/** Pages that are a tool anybody may use. */
const TOOLS: readonly PageKey[] = ['createLogo', 'aiLogo', 'aiFont', 'matting'];

const scheme = (data: object): HeadTag => ({ tag: 'script', data: { '@context': 'https://schema.org', ...data } });

function structuredData(described: Described): HeadTag[] {
  const { page, language, site, words, questions, title, description, url, imageUrl } = described;
  const company = { '@type': 'Organization', name: site.companyName[language], url: `${site.publicUrl}/` };
  const inLanguage = language === 'zh' ? 'zh-CN' : 'en';
  if (page === 'home') {
    const about = { '@type': 'WebSite', name: pagesMessages[language].site, url, description, inLanguage };
    return [scheme({ ...about, publisher: company })];
  }
  if (TOOLS.includes(page)) {
    const tool = { '@type': 'WebApplication', name: title, url, description, inLanguage, image: imageUrl };
    const kind = {
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
    };
    const mainEntity = questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
    return [
      scheme({ ...tool, ...kind, publisher: company }),
      ...(questions.length > 0 ? [scheme({ '@type': 'FAQPage', inLanguage, mainEntity })] : []),
    ];
  }
  if (page !== 'article' || !words?.published || words.unlisted) return [];
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage,
    image: imageUrl,
    mainEntityOfPage: url,
    datePublished: words.published,
    dateModified: words.updated ?? words.published,
    author: company,
    publisher: company,
  };
  return [scheme(article)];
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

const JSON_LD = 'application/ld+json';
/** Inside a script nothing is escaped but what could end it. */
const scriptText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

export function headMarkup(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) => {
      if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
      if (tag.tag === 'script') return `<script type="${JSON_LD}" ${OWNED}>${scriptText(tag.data)}</script>`;
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
    if (tag.tag === 'script') {
      element.setAttribute('type', JSON_LD);
      element.textContent = scriptText(tag.data);
    }
    for (const [name, value] of Object.entries('attributes' in tag ? tag.attributes : {}))
      element.setAttribute(name, value);
    element.setAttribute(OWNED, '');
    page.head.append(element);
  }
}
