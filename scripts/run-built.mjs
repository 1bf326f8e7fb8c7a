import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at, isStale, PROGRAMS } from './built-programs.mjs';
import { checkNodeVersion } from './check-node.mjs';

/**
 * `npm start`, `npm run admin`, `restore` and `markwright`: what is stale is built by a process that ends, and the built
 * program runs in this one, which has loaded nothing else. An installation without the build tools
 * (`npm ci --omit=dev`) runs what was built before.
 */
const name = /** @type {keyof typeof PROGRAMS} */ (process.argv[2]);
const { file, needs } = PROGRAMS[name];
const BUILD_TOOL = at('node_modules/tsx/dist/cli.mjs');
const STANDARD_ERROR = 2;

checkNodeVersion();
const stale = needs.filter(isStale);
if (stale.length > 0 && existsSync(BUILD_TOOL)) {
  const { status } = spawnSync(process.execPath, [BUILD_TOOL, at('scripts/build.ts'), ...stale], {
    // A command's own output may be read by another program: what the build says stays out of it.
    stdio: ['ignore', name === 'server' ? 'inherit' : STANDARD_ERROR, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}
if (!existsSync(at(file))) {
  console.error(`${file} is not built, and what builds it is not installed: npm ci && npm run build`);
  process.exit(1);
}
process.argv.splice(1, 2, at(file));
await import(pathToFileURL(at(file)).href);
