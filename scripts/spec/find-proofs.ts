import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Proof = { file: string; title: string };

const isTestFile = (name: string) => /\.(test|spec)\.tsx?$/.test(name);

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (isTestFile(entry.name)) yield path;
  }
}

/** Collects test titles that carry row numbers, like `test('[S2.7] …')`. */
export function findProofs(folders: string[]): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const file of folders.flatMap((folder) => [...testFiles(folder)])) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      for (const [, id = ''] of line.matchAll(/\[(S\d+\.\d+)\]/g)) {
        const title = /[`'"](\[?.*\].*?)[`'"]\s*,?/.exec(line)?.[1] ?? line.trim();
        proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
      }
    }
  }
  return proofs;
}
