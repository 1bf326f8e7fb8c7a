import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

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

/** The same as a thread of this process; from source the loader must be registered inside it. */
export function startThread(name: string, besideUrl: string): Worker {
  const { path, execArgv } = workerFile(name, besideUrl);
  const [, loader] = execArgv;
  if (!loader) return new Worker(path, { execArgv });
  // `tsx/esm/api`, which resolves to the form for modules from a module only.
  const api = new URL('./esm/api/index.mjs', loader).href;
  const code = `import('${api}').then(({ register }) => { register(); return import('${pathToFileURL(path).href}'); })`;
  return new Worker(code, { eval: true, execArgv: [] });
}
