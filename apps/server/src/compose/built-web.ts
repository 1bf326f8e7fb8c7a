import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageParameters, PageRenderer } from '@markwright/contracts';
import { loadBuiltDesk, type DeskPages } from '../desk/serve-desk-pages.ts';
import type { AppDeps } from './app.ts';
import { serveAssets } from '../http/serve-assets.ts';

/** The part of the app that differs between the built web, Vite in development, and tests. */
export type BuiltWeb = Pick<AppDeps, 'pages' | 'serveFiles'> & { desk?: DeskPages | undefined };

export async function loadBuiltWeb(folder: string): Promise<BuiltWeb> {
  const entry = join(folder, 'server/entry-server.js');
  if (!existsSync(entry)) throw new Error(`The web is not built: ${entry} is missing. Run "npm run build" first.`);
  const { render, parametersOf } = (await import(pathToFileURL(entry).href)) as {
    render: PageRenderer;
    parametersOf: PageParameters;
  };
  const client = join(folder, 'client');
  const template = await readFile(join(client, 'index.html'), 'utf8');
  return {
    pages: { render, parametersOf, readTemplate: async () => template },
    serveFiles: (app) => serveAssets(app, client),
    desk: loadBuiltDesk(join(folder, 'desk')),
  };
}
