import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What can be built, from what, and which file tells when it was. Plain JavaScript: whoever starts a built program asks
 * here whether it is stale, and loads no build tool for that.
 */
const WEB = ['apps/web', 'packages', 'package-lock.json'];
const SERVER = ['apps/server', 'packages', 'package-lock.json'];
export const BUILDS = {
  browserPages: { reads: WEB, makes: 'apps/web/dist/client/index.html' },
  compressedPages: { reads: WEB, makes: 'apps/web/dist/client/index.html.br' },
  serverPages: { reads: WEB, makes: 'apps/web/dist/server/entry-server.js' },
  deskPages: { reads: WEB, makes: 'apps/web/dist/desk/desk.html' },
  server: { reads: SERVER, makes: 'apps/server/dist/main.js' },
  // In a folder of its own: built again beside a running server, it takes none of that server's files away.
  operator: { reads: SERVER, makes: 'apps/server/dist/operator/admin.js' },
  commandLine: { reads: ['apps/cli', 'packages', 'package-lock.json'], makes: 'apps/cli/dist/main.js' },
};

/** @typedef {keyof typeof BUILDS} BuildName */
/** @typedef {{ file: string, needs: readonly BuildName[] }} Program */

/** @satisfies {Record<string, Program>} */
export const PROGRAMS = /** @type {const} */ ({
  server: {
    file: 'apps/server/dist/main.js',
    needs: ['browserPages', 'compressedPages', 'serverPages', 'deskPages', 'server'],
  },
  admin: { file: 'apps/server/dist/operator/admin.js', needs: ['operator'] },
  restore: { file: 'apps/server/dist/operator/restore.js', needs: ['operator'] },
  markwright: { file: 'apps/cli/dist/main.js', needs: ['commandLine'] },
});

/** @param {string} path from the repository's root */
export const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @param {BuildName} name */
export function isStale(name) {
  const { reads, makes } = BUILDS[name];
  const built = statSync(at(makes), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Math.max(...reads.map((path) => newestChange(at(path)))) > built;
}

const NO_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'testing', '.cache']);
const NOT_BUILT_FROM = /\.(test\.tsx?|md)$/;
/** @type {Map<string, number>} */
const known = new Map();

/**
 * When anything under a path last changed; tests, notes and built files left out. Looked at once in a process.
 * @param {string} path
 * @param {boolean} isFolder
 * @returns {number}
 */
function newestChange(path, isFolder = statSync(path).isDirectory()) {
  if (!isFolder) return statSync(path).mtimeMs;
  const seen = known.get(path);
  if (seen !== undefined) return seen;
  const inside = readdirSync(path, { withFileTypes: true }).filter(
    ({ name }) => !NO_SOURCES.has(name) && !NOT_BUILT_FROM.test(name),
  );
  const newest = Math.max(0, ...inside.map((entry) => newestChange(join(path, entry.name), entry.isDirectory())));
  known.set(path, newest);
  return newest;
}
