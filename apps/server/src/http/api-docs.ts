import type { FastifyInstance } from 'fastify';
import { ERRORS, type Endpoint } from '@markwright/contracts';
import { describeApi } from './api-description.ts';
import { escapeHtml } from './escape-html.ts';

/** Style comes from a file of its own: the content policy allows no inline style. */
const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a}
h2{border-top:1px solid #ddd;padding-top:1.5rem}code,pre{font:14px/1.5 ui-monospace,monospace}
pre{background:#f6f6f4;padding:1rem;border-radius:8px;overflow:auto}.method{color:#b34200;font-weight:600}
table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0}`;

/** `/api/docs`: the same description as a page to read and as JSON for tools. */
export function serveApiDocs(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  // Written when somebody reads them: at every start they would keep visitors waiting.
  let written: { description: Record<string, unknown>; page: string } | undefined;
  const docs = () => (written ??= writeDocs(endpoints, publicUrl));
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docs().page));
  app.get('/api/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/docs/openapi.json', async (_, reply) => reply.send(docs().description));
}

function writeDocs(endpoints: readonly Endpoint[], publicUrl: string) {
  const description = describeApi(endpoints, publicUrl);
  return { description, page: drawPage(description, endpoints) };
}

function drawPage(description: Record<string, unknown>, endpoints: readonly Endpoint[]): string {
  const paths = description['paths'] as Record<string, Record<string, unknown>>;
  const sections = endpoints.map((endpoint) => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const details = JSON.stringify(paths[path]?.[endpoint.method.toLowerCase()], null, 2);
    return `<section><h2 id="${endpoint.name}"><span class="method">${endpoint.method}</span> <code>${escapeHtml(path)}</code></h2>
<p>${endpoint.auth === 'user' ? 'Needs a token.' : 'Open to guests.'}</p><pre>${escapeHtml(details)}</pre></section>`;
  });
  const errors = Object.entries(ERRORS).map(
    ([name, { code, zh, en }]) =>
      `<tr><td>${code}</td><td><code>${name}</code></td><td>${escapeHtml(en)}</td><td lang="zh">${escapeHtml(zh)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Markwright API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Markwright 方格 API</h1>
<p>Every JSON reply is HTTP 200 with <code>{ code, msg, data }</code>. Send the <code>app-sign</code> header with every call.
For tools: <a href="/api/docs/openapi.json">openapi.json</a>.</p>
<ul>${endpoints.map(({ name, method, path }) => `<li><a href="#${name}">${method} ${escapeHtml(path)}</a></li>`).join('')}</ul>
<h2>Codes</h2><table><tr><th>Code</th><th>Name</th><th>English</th><th>中文</th></tr>${errors.join('')}</table>
${sections.join('\n')}</main></body></html>`;
}
