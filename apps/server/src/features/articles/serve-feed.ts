import type { FastifyInstance } from 'fastify';
import type { Language, SiteConfig } from '@markwright/contracts';
import { ONLY_KEY } from '@markwright/contracts/desk';
import type { Db } from '../../db/open-db.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { languageOf } from '../../http/language.ts';
import { siteContent } from '../content/site-data.ts';
import { listNewestOwn } from './queries.ts';

const ENTRIES = 30;
const TITLES = { zh: '方格：标志、字体和门头', en: 'Markwright: logos, type and shop fronts' };

/** Our own articles as an Atom feed, `/feed.xml`, in English with `?lang=en`. */
export function serveFeed(app: FastifyInstance, db: Db, site: SiteConfig): void {
  app.get('/feed.xml', async (request, reply) => {
    const language = languageOf(request);
    const articles = await listNewestOwn(db, language, ENTRIES);
    reply.header('cache-control', 'public, max-age=600');
    const { companyName } = (await siteContent(site).read(db, ONLY_KEY)) ?? site;
    const feed = drawFeed({ publicUrl: site.publicUrl, companyName }, language, articles);
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}

type Entry = { id: string; title: string; summary: string; publishedAt: Date; updatedAt: Date };

type Publisher = Pick<SiteConfig, 'publicUrl' | 'companyName'>;

function drawFeed({ publicUrl, companyName }: Publisher, language: Language, articles: readonly Entry[]): string {
  const english = language === 'en';
  const ownUrl = `${publicUrl}/feed.xml${english ? '?lang=en' : ''}`;
  const addressOf = (id: string) => `${publicUrl}/article?id=${encodeURIComponent(id)}${english ? '&lang=en' : ''}`;
  const newest = articles.reduce((at, { updatedAt }) => Math.max(at, updatedAt.getTime()), 0);
  const entries = articles.map(
    ({ id, title, summary, publishedAt, updatedAt }) =>
      `  <entry>
    <id>${escapeHtml(addressOf(id))}</id>
    <title>${escapeHtml(title)}</title>
    <link href="${escapeHtml(addressOf(id))}"/>
    <published>${publishedAt.toISOString()}</published>
    <updated>${updatedAt.toISOString()}</updated>
    <summary>${escapeHtml(summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${english ? 'en' : 'zh-CN'}">
  <id>${escapeHtml(ownUrl)}</id>
  <title>${escapeHtml(TITLES[language])}</title>
  <link rel="self" href="${escapeHtml(ownUrl)}"/>
  <link href="${escapeHtml(`${publicUrl}/information${english ? '?lang=en' : ''}`)}"/>
  <author><name>${escapeHtml(companyName[language])}</name></author>
  <updated>${new Date(newest).toISOString()}</updated>
${entries.join('\n')}
</feed>
`;
}
