import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export type BareServer = { urlOf(path: string): Promise<string>; stop(): void };

/** The page's HTML with every script taken out: what the machine makes of the markup, the style and the pictures alone. */
const bareOf = (html: string): string =>
  html
    .replace(/<script type="module"[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<template id="after-paint"[^>]*>[\s\S]*?<\/template>/g, '');

/** Serves bare pages on a port of their own and passes everything else on to the real server. */
export async function serveBarePages(base: string): Promise<BareServer> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(page);
      return;
    }
    fetch(base + (request.url ?? '/'))
      .then(async (reply) => {
        const body = Buffer.from(await reply.arrayBuffer());
        response
          .writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' })
          .end(body);
      })
      .catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async urlOf(path) {
      pages.set(path, gzipSync(bareOf(await (await fetch(base + path)).text())));
      return `http://127.0.0.1:${port}${path}`;
    },
    stop: () => server.close(),
  };
}
