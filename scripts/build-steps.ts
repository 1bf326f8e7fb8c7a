import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleForNode } from './bundle-for-node.ts';
import type { BuildName } from './built-programs.mjs';
import { at } from './root.ts';

/** One thing to build; from what and into what is told by `BUILDS`. */
export type BuildStep = { name: BuildName; title: string; run: () => Promise<void> };

/** In order: the compressed files need the built web, the operator's commands lie in a folder inside the server's. */
export const BUILD_STEPS: readonly BuildStep[] = [
  {
    name: 'browserPages',
    title: 'pages and scripts for the browser',
    async run() {
      await runNode(at('node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn'], at('apps/web'));
      refuseDeskInPages(at('apps/web/dist/client'));
    },
  },
  {
    name: 'compressedPages',
    title: 'their compressed forms',
    run: () => compressFolder(at('apps/web/dist/client')),
  },
  {
    name: 'serverPages',
    title: 'pages for the server',
    run: () =>
      runNode(
        at('node_modules/vite/bin/vite.js'),
        ['build', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
        at('apps/web'),
      ),
  },
  {
    name: 'deskPages',
    title: 'the operators’ desk',
    run: () =>
      runNode(
        at('node_modules/vite/bin/vite.js'),
        ['build', '--config', 'vite.desk.config.ts', '--logLevel', 'warn'],
        at('apps/web'),
      ),
  },
  {
    name: 'server',
    title: 'the server',
    run: () => bundleForNode(at('apps/server/dist'), { main: at('apps/server/src/main.ts'), ...SERVER_PROCESSES }),
  },
  {
    name: 'operator',
    title: 'the operator’s commands',
    run: () =>
      bundleForNode(at('apps/server/dist/operator'), {
        admin: at('apps/server/src/admin.ts'),
        restore: at('apps/server/src/restore.ts'),
        ...SERVER_PROCESSES,
      }),
  },
  {
    name: 'commandLine',
    title: 'the command line',
    run: () =>
      bundleForNode(at('apps/cli/dist'), {
        main: at('apps/cli/src/main.ts'),
        'raster-worker': at('packages/raster/src/raster-worker.ts'),
      }),
  },
];

/** Files that the server starts as processes and threads of their own; they lie beside the bundle that starts them. */
export const SERVER_PROCESSES: Record<string, string> = {
  'raster-worker': at('packages/raster/src/raster-worker.ts'),
  'create-pglite-worker': at('apps/server/src/db/create-pglite-worker.ts'),
  'engine-worker': at('apps/server/src/engine/engine-worker.ts'),
  'pack-worker': at('apps/server/src/packing/pack-worker.ts'),
  'scene-thread': at('packages/raster/src/scene-thread.ts'),
  'picture-process': at('apps/server/src/pictures/picture-process.ts'),
};

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|wasm|map|webmanifest)$/;
const WORTH_BYTES = 1024;

/** Nothing of the operators' desk travels to visitors: its calls are named in no file they are sent. */
function refuseDeskInPages(folder: string): void {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes('/desk/api'),
  );
  if (found.length > 0) throw new Error(`The operators' desk is in visitors' files: ${found.join(', ')}`);
}

/** Compressed once here, so no request waits for it and the strongest setting is free. */
async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size > WORTH_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

function runNode(script: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}`))));
  });
}
