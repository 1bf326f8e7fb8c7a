import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type WorkerFile = { path: string; execArgv: string[] };

/**
 * The module of that name beside the caller, to be run as a process of its own. From source Node must first learn to
 * read TypeScript; the built server has the file ready.
 */
export function workerFile(name: string, besideUrl: string): WorkerFile {
  if (!besideUrl.endsWith('.ts')) return { path: fileURLToPath(new URL(`./${name}.js`, besideUrl)), execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: fileURLToPath(new URL(`./${name}.ts`, besideUrl)), execArgv: ['--import', loader] };
}
