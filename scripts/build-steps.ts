import { spawn } from 'node:child_process';
import { existsSync, rmSync, statSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

export const ROOT = join(import.meta.dirname, '..');
const at = (...parts: string[]) => join(ROOT, ...parts);

/** One thing to build: what it reads, what it makes, and how. */
export type BuildStep = { title: string; reads: string[]; makes: string; run: () => Promise<void> };

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
];

/** Newest change among the sources, tests and built files left out. */
export function isStale({ reads, makes }: BuildStep): boolean {
  const made = at(makes);
  return !existsSync(made) || Math.max(...reads.map((path) => newestChange(at(path)))) > statSync(made).mtimeMs;
}

const IGNORED = new Set(['node_modules', 'dist', 'fixtures', 'testing', '.cache']);

function newestChange(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return /\.(test\.tsx?|md)$/.test(path) ? 0 : info.mtimeMs;
  const inside = readdirSync(path).filter((name) => !IGNORED.has(name));
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))));
}

/** Our own packages are TypeScript and go into the bundle; everything else stays in node_modules. */
async function bundleServer(): Promise<void> {
  const folder = at('apps/server/dist');
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: {
      main: at('apps/server/src/main.ts'),
      'raster-worker': at('packages/raster/src/raster-worker.ts'),
      'logo-worker': at('apps/server/src/features/ai/logo-worker.ts'),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [onlyOurPackages(folder), keepAddresses(folder)],
  });
}

/** A library that npm put beside the package that uses it, and not at the root, is addressed by its path. */
const onlyOurPackages = (folder: string): Plugin => ({
  name: 'only-our-packages',
  setup: (setup) => {
    setup.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@markwright/') || pluginData === 'resolving') return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const found = await setup.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
      const isAtRoot = found.errors.length > 0 || found.path.startsWith(at('node_modules')) || found.external;
      return { path: isAtRoot ? path : relative(folder, found.path).replaceAll(sep, '/'), external: true };
    });
  },
});

/**
 * Source files find their data beside themselves (migrations, fonts, marks); in the bundle they still must.
 * A file that starts a thread is left alone: the thread's own file is bundled beside it.
 */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  setup: (setup) => {
    setup.onLoad({ filter: /[\\/](apps|packages)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.') || source.includes('startThread(')) return undefined;
      const address = JSON.stringify(relative(folder, path).replaceAll(sep, '/'));
      const contents = source
        .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', OWN_URL))`)
        .replaceAll('import.meta.url', 'OWN_URL')
        .replaceAll('OWN_URL', `new URL(${address}, import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
});

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
