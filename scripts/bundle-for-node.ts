import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { at } from './root.ts';

/** Of a hundred small modules each: a start that finds them in the bundle opens and links 250 files less. */
const BUNDLED = /^(?:drizzle-orm|zod|nodemailer|clipper2-ts|lru-cache)(?:\/|$)/;

/** Our own packages are TypeScript and go into the bundle, with some libraries; everything else stays in node_modules. */
export async function bundleForNode(folder: string, entryPoints: Record<string, string>): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Half the text to read at every start; names stay as they are, so that a stack trace can be read.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    plugins: [onlyOurPackages(folder), keepAddresses(folder)],
  });
}

/** A library that npm put beside the package that uses it, and not at the root, is addressed by its path. */
const onlyOurPackages = (folder: string): Plugin => ({
  name: 'only-our-packages',
  setup: (setup) => {
    setup.onResolve({ filter: /^[^./]/ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@markwright/') || BUNDLED.test(path) || pluginData === 'resolving')
        return undefined;
      if (path.startsWith('node:')) return { path, external: true };
      const found = await setup.resolve(path, { kind, resolveDir, pluginData: 'resolving' });
      const isAtRoot = found.errors.length > 0 || found.path.startsWith(at('node_modules')) || found.external;
      return { path: isAtRoot ? path : relative(folder, found.path).replaceAll(sep, '/'), external: true };
    });
  },
});

/**
 * Source files find their data beside themselves (migrations, fonts, marks); in the bundle they still must.
 * A file that starts a process or a thread is left alone: its own file is bundled beside it.
 */
const keepAddresses = (folder: string): Plugin => ({
  name: 'keep-addresses',
  setup: (setup) => {
    setup.onLoad({ filter: /[\\/](apps|packages)[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.') || /\b(?:workerFile|startThread)\(/.test(source)) return undefined;
      const address = JSON.stringify(relative(folder, path).replaceAll(sep, '/'));
      const contents = source
        .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', OWN_URL))`)
        .replaceAll('import.meta.url', 'OWN_URL')
        .replaceAll('OWN_URL', `new URL(${address}, import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
});
