import { spawn } from 'node:child_process';
import { existsSync, statSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bundleForNode } from './bundle-for-node.ts';
import { newestChange } from './newest-change.mjs';
import { at } from './root.ts';

/** One thing to build: what it reads, what it makes, and how. */
export type BuildStep = { title: string; reads: string[]; makes: string; run: () => Promise<void> };

/** The command line: started from source it spends most of its time reading TypeScript. */
export const CLI_STEP: BuildStep = {
  title: 'the command line',
  reads: ['apps/cli', 'packages', 'package-lock.json'],
  makes: 'apps/cli/dist/main.js',
  run: () =>
    bundleForNode(at('apps/cli/dist'), {
      main: at('apps/cli/src/main.ts'),
      'raster-worker': at('packages/raster/src/raster-worker.ts'),
    }),
};

/** In order: the server needs the packages only, the compressed files need the built web. */
export const BUILD_STEPS: readonly BuildStep[] = [
  {
    title: 'pages and scripts for the browser',
    reads: ['apps/web', 'packages', 'package-lock.json'],
    makes: 'apps/web/dist/client/index.html',
    run: async () => {
      await runNode(at('node_modules/vite/bin/vite.js'), ['build', '--logLevel', 'warn'], at('apps/web'));
      await compressFolder(at('apps/web/dist/client'));
    },
  },
  {
    title: 'pages for the server',
    reads: ['apps/web', 'packages', 'package-lock.json'],
    makes: 'apps/web/dist/server/entry-server.js',
    run: () =>
      runNode(
        at('node_modules/vite/bin/vite.js'),
        ['build', '--ssr', 'src/entry-server.tsx', '--logLevel', 'warn'],
        at('apps/web'),
      ),
  },
  {
    title: 'the server',
    reads: ['apps/server', 'packages', 'package-lock.json'],
    makes: 'apps/server/dist/main.js',
    run: bundleServer,
  },
  CLI_STEP,
];

/** Newest change among the sources, tests and built files left out. */
export function isStale({ reads, makes }: BuildStep): boolean {
  const made = at(makes);
  return !existsSync(made) || Math.max(...reads.map((path) => newestChange(at(path)))) > statSync(made).mtimeMs;
}

/** Files that the server starts as processes of their own; they lie beside the bundle that starts them. */
export const SERVER_PROCESSES: Record<string, string> = {
  'raster-worker': at('packages/raster/src/raster-worker.ts'),
  'create-pglite-worker': at('apps/server/src/db/create-pglite-worker.ts'),
  'engine-worker': at('apps/server/src/engine/engine-worker.ts'),
  'pack-worker': at('apps/server/src/packing/pack-worker.ts'),
  'picture-process': at('apps/server/src/pictures/picture-process.ts'),
};

function bundleServer(): Promise<void> {
  return bundleForNode(at('apps/server/dist'), {
    main: at('apps/server/src/main.ts'),
    ...SERVER_PROCESSES,
  });
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|wasm|map|webmanifest)$/;
const WORTH_BYTES = 1024;

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
