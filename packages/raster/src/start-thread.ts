import { Worker } from 'node:worker_threads';

/**
 * A thread that runs the module of that name beside the caller. From source it must first learn to read TypeScript;
 * the built server has the file ready.
 */
export function startThread(name: string, besideUrl: string): Worker {
  if (!besideUrl.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, besideUrl));
  const file = JSON.stringify(new URL(`./${name}.ts`, besideUrl).href);
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${file})))`, { eval: true });
}
