import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type WorkerFile = { path: string; execArgv: string[] };

/**
 * The module of that name beside the caller, to be run as a process of its own. The built server has the file ready,
 * and so has the folder that `npm test` compiles them into; from source Node must first learn to read TypeScript, which
 * takes seconds at every start.
 */
export function workerFile(name: string, besideUrl: string): WorkerFile {
  if (!besideUrl.endsWith('.ts')) return { path: fileURLToPath(new URL(`./${name}.js`, besideUrl)), execArgv: [] };
  const compiled = process.env['COMPILED_WORKERS'];
  if (compiled) return { path: join(compiled, `${name}.js`), execArgv: [] };
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return { path: fileURLToPath(new URL(`./${name}.ts`, besideUrl)), execArgv: ['--import', loader] };
}
