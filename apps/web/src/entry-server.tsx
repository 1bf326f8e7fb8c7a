import type { Language } from '@markwright/contracts/envelope';
import type { PageParameters, PageReply, PageRequest } from '@markwright/contracts/page';
import { renderToString } from 'react-dom/server';
import {
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
} from 'react-router';
import { manifest } from 'virtual:client-manifest';
import { App } from './app/app.tsx';
import { chunkPreloads } from './app/chunk-preloads.ts';
import type { PageData } from './app/page-data.ts';
import { headMarkup, pageHead } from './app/page-head.ts';
import { PAGE_SOURCES, routes } from './app/router.tsx';
import { SITE_MAP, type PageHandle, type PageKey } from './app/site-map.ts';
import { toolGuideMessages, type GuidedTool } from './i18n/tool-guides.ts';
import { createLanguageStore, htmlLang } from './stores/language.ts';

const handler = createStaticHandler(routes);

export const parametersOf: PageParameters = (path) => {
  const handle = matchRoutes(routes, path)?.at(-1)?.route.handle as PageHandle | undefined;
  return (handle && SITE_MAP[handle.page].reads) ?? [];
};

/** The whole seam to the server: one request in, the page's parts out. */
export async function render(request: PageRequest): Promise<PageReply> {
  const { language, site, appSign } = request;
  // Two slashes in front would be read as the name of another host.
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), site.publicUrl);
  const context = await handler.query(new Request(url), { requestContext: request });
  if (context instanceof Response) {
    return { ...EMPTY, status: context.status, redirect: context.headers.get('location') ?? '/' };
  }
  const { page, head: ownWords } = handleOf(context);
  const words = ownWords?.(context.loaderData[page], language);
  const failed = context.errors !== null;
  const data: PageData = { language, site, appSign, drawn: !failed, loaderData: context.loaderData };
  return {
    status: page === 'notFound' && !failed ? 404 : context.statusCode,
    head: [
      headMarkup(
        pageHead({
          page,
          language,
          site,
          pathname: url.pathname,
          search: url.search,
          questions: questionsOf(page, language),
          ...(words && { words }),
        }),
      ),
      chunkPreloads(manifest, PAGE_SOURCES[page] ?? [], SITE_MAP[page].drawn),
    ].join('\n    '),
    body: renderToString(
      <App site={site} language={createLanguageStore(language)}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    ),
    htmlLang: htmlLang(language),
    data: JSON.stringify(data),
  };
}

function questionsOf(page: PageKey, language: Language) {
  const guides = toolGuideMessages[language];
  return page in guides ? guides[page as GuidedTool].questions : [];
}

const EMPTY: Omit<PageReply, 'status'> = { head: '', body: '', htmlLang: 'zh-CN', data: '{}' };

const NOT_FOUND: PageHandle = { page: 'notFound' };

const handleOf = (context: StaticHandlerContext): PageHandle =>
  (context.matches.at(-1)?.route.handle as PageHandle | undefined) ?? NOT_FOUND;
