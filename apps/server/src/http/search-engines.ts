import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** Paths of everything a search engine may list, articles included once there are some. */
export type PublicPaths = () => Promise<string[]>;

export const FIXED_PUBLIC_PATHS = [
  '/',
  '/createLogo',
  '/aiLogo',
  '/aiFont',
  '/matting',
  '/information',
  '/news/',
  '/made',
];

/** A visitor's own work holds nothing to find and changes with every visitor; the tools themselves are listed. */
const HIDDEN = ['/api/', '/createLogo/', '/createOrder', '/edit', '/perInfo', '/sandbox'];

/** Pictures of shared logos: chat apps that keep to these rules must be able to draw a link's card. */
const CARDS = '/api/userCreation/share/';

export function serveSearchEngines(app: FastifyInstance, publicUrl: string, publicPaths: PublicPaths): void {
  app.get('/robots.txt', async (_, reply) => {
    const lines = ['User-agent: *', `Allow: ${CARDS}`, ...HIDDEN.map((path) => `Disallow: ${path}`), 'Allow: /', ''];
    return reply.type('text/plain; charset=utf-8').send([...lines, `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });
  app.get('/sitemap.xml', async (_, reply) => {
    const entries = (await publicPaths()).flatMap((path) => describePage(publicUrl + path));
    return reply.type('application/xml; charset=utf-8').send(
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`,
    );
  });
}

/** Each language is a page of its own that names the other, as search engines ask. */
function describePage(zh: string): string[] {
  const en = `${zh}${zh.includes('?') ? '&' : '?'}lang=en`;
  const alternates = [
    ['zh-CN', zh],
    ['en', en],
    ['x-default', zh],
  ].map(([language, url = '']) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`);
  return [zh, en].map((url) => `<url><loc>${escapeHtml(url)}</loc>${alternates.join('')}</url>`);
}
