import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const IGNORED = new Set(['node_modules', 'dist', 'fixtures', 'testing', '.cache']);

/** When anything under a path last changed; tests, notes and built files left out. 0 where there is nothing. */
export function newestChange(path) {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) return 0;
  if (!info.isDirectory()) return /\.(test\.tsx?|md)$/.test(path) ? 0 : info.mtimeMs;
  const inside = readdirSync(path).filter((name) => !IGNORED.has(name));
  return Math.max(0, ...inside.map((name) => newestChange(join(path, name))));
}
