import type { PageRenderer } from '@markwright/contracts';
import type { PageSource } from '../http/serve-pages.ts';

const TEMPLATE = `<!doctype html>
<html lang="zh-CN"><head><!--app-head--></head><body><div id="root"><!--app-body--></div><!--app-data--></body></html>`;

/** A few pages that behave like the built web's: enough to prove the seam. */
const render: PageRenderer = async ({ url, language, callApi }) => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  if (pathname === '/broken') throw new Error('the renderer broke');
  if (pathname === '/news') return page(308, { redirect: '/news/' });
  if (pathname === '/guest') {
    const reply = await callApi('GET', '/api/user/getInfo');
    return page(200, { body: reply.msg, data: JSON.stringify(reply) });
  }
  if (pathname === '/userShare') {
    const reply = await callApi('GET', `/api/userCreation/share/${searchParams.get('creationId')}`);
    return page(200, { htmlLang: language, body: String(reply.code) });
  }
  if (pathname === '/search') return page(200, { body: searchParams.get('q') ?? '' });
  if (pathname === '/long') return page(200, { body: 'long '.repeat(500) });
  if (pathname !== '/') return page(404, { body: 'This page could not be found' });
  return page(200, {
    htmlLang: language === 'zh' ? 'zh-CN' : 'en',
    head: '<title>home</title>',
    body: `<p>${language} $& $1</p>`,
    data: JSON.stringify({ trap: '</script><script>alert(1)</script>' }),
  });
};

const page = (status: number, parts: Partial<Awaited<ReturnType<PageRenderer>>>) => ({
  status,
  head: '',
  body: '',
  htmlLang: 'zh-CN',
  data: '{}',
  ...parts,
});

const PARAMETERS: Record<string, string[]> = { '/userShare': ['creationId'], '/search': ['q'] };

export const testWeb: PageSource = {
  render,
  readTemplate: async () => TEMPLATE,
  parametersOf: (path) => PARAMETERS[path] ?? [],
};

/** A desk of one line, for whoever may see it. */
export const testDesk = { readPage: async () => '<title>desk</title><!--app-data-->' };
