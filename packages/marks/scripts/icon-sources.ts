import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_SOURCES, WORD_SOURCES } from './icon-sets.ts';

const CACHE = fileURLToPath(new URL('../../../.cache/icons-src', import.meta.url));

export const sourcePath = (...parts: string[]) => join(CACHE, 'node_modules', ...parts);

export function readSourceJson<T>(...parts: string[]): T {
  return JSON.parse(readFileSync(sourcePath(...parts), 'utf8')) as T;
}

const wanted = (): [name: string, version: string][] => [
  ...ICON_SOURCES.map((source): [string, string] => [source.package, source.version]),
  ...Object.entries(WORD_SOURCES),
];

function isInstalled([name, version]: [string, string]): boolean {
  const manifest = sourcePath(name, 'package.json');
  return (
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version
  );
}

/** Installs the pinned sources outside the workspace: hundreds of megabytes that only this build needs. */
export function ensureIconSources(): void {
  const missing = wanted().filter((each) => !isInstalled(each));
  if (missing.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  if (!existsSync(join(CACHE, 'package.json'))) writeFileSync(join(CACHE, 'package.json'), '{ "private": true }\n');
  const packages = missing.map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: CACHE,
    stdio: 'inherit',
  });
}

type IconifySet = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width?: number;
  height?: number;
};

export const readIconSet = (packageName: string) => readSourceJson<IconifySet>(packageName, 'icons.json');
