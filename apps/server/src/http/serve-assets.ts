import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built web's files. Those under /assets carry a hash in their name and never change; the rest are revalidated. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`The web is not built: ${folder} has no index.html. Run "npm run build" first.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    // The two for search engines need the site's address and are made in search-engines.ts.
    globIgnore: ['robots.txt', 'sitemap.xml', '**/index.html', '**/.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  // One route for all of them: a route for each of hundreds took a third of a second at every start. Compressed ones are
  // sent by the name of what they are, never by their own.
  const assets = join(folder, 'assets');
  const names = new Set(readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
    names.has(name) ? reply.sendFile(name, assets) : reply.code(404).send(),
  );
}
