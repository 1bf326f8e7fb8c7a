import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the product ships with. */
export const SHIPPED_CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

/** Later folders win: an operator's file of the same name takes the place of a shipped one. */
export const contentFolders = (dataDir: string): string[] => [SHIPPED_CONTENT, resolve(dataDir, 'content')];

type ContentFile = { name: string; path: string; read: () => string };

/** Files of one kind below `content/…`, by name without its ending. */
export function listContent(folders: readonly string[], below: string, ending: string): ContentFile[] {
  const found = new Map<string, ContentFile>();
  for (const folder of folders) {
    const place = join(folder, below);
    if (!existsSync(place)) continue;
    for (const file of readdirSync(place)
      .filter((entry) => entry.endsWith(ending))
      .sort()) {
      const path = join(place, file);
      const name = file.slice(0, -ending.length);
      found.set(name, { name, path, read: () => readFileSync(path, 'utf8') });
    }
  }
  return [...found.values()];
}

/** A single file: the last folder that has it. */
export function readContentJson(folders: readonly string[], file: string): unknown {
  const path = folders.map((folder) => join(folder, file)).findLast((candidate) => existsSync(candidate));
  return path && (JSON.parse(readFileSync(path, 'utf8')) as unknown);
}
