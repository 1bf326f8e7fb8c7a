import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { faces } from './faces.ts';
import { SOURCES_FOLDER } from './folders.ts';

const TOOLS = ['subset-font@2.9.0'];

/** Installs the pinned source packages beside the project; install scripts stay off (one of them phones home). */
export async function installSources(): Promise<void> {
  const wanted = [...new Set(faces.map((face) => `${face.package}@${face.version}`)), ...TOOLS];
  const missing: string[] = [];
  for (const spec of wanted) if (!(await isInstalled(spec))) missing.push(spec);
  if (missing.length === 0) return;
  await mkdir(SOURCES_FOLDER, { recursive: true });
  const project = join(SOURCES_FOLDER, 'package.json');
  if (!existsSync(project)) await writeFile(project, '{ "private": true }\n');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  await promisify(execFile)('npm', ['install', ...options, ...missing], { cwd: SOURCES_FOLDER });
}

async function isInstalled(spec: string): Promise<boolean> {
  const at = spec.lastIndexOf('@');
  const file = join(SOURCES_FOLDER, 'node_modules', spec.slice(0, at), 'package.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return (JSON.parse(text) as { version?: string }).version === spec.slice(at + 1);
}

export type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; noHinting: boolean; dropTables: string[]; keepFeatures: string[] },
) => Promise<Buffer>;

/** The subsetter, from the source packages: only this build needs it. */
export function loadSubsetFont(): SubsetFont {
  return createRequire(join(SOURCES_FOLDER, 'package.json'))('subset-font') as SubsetFont;
}
