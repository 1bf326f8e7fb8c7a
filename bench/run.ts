import { existsSync, readdirSync } from 'node:fs';

/** `npm run bench -- <name> [options]`: every figure this project claims, one folder each. */
const [name, ...options] = process.argv.slice(2);
const names = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`./${entry.name}/run.ts`, import.meta.url)))
  .map((entry) => entry.name)
  .filter((entry) => entry !== 'gallery');

if (!name || !names.includes(name)) {
  console.log(`usage: npm run bench -- <${names.join(' | ')}>`);
  process.exit(name ? 1 : 0);
}
const bench = (await import(`./${name}/run.ts`)) as { run(options: string[]): Promise<void> };
await bench.run(options);
