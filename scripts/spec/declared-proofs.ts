import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProofs, type Proofs } from './proofs.ts';

const isTestFile = (name: string) => /\.(test|spec|fault)\.tsx?$/.test(name);

/** The first argument of test(…), it(…) or describe(…), also after .each, .skipIf or a line break. */
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:`([^`]*)`|'([^'\n]*)'|"([^"\n]*)")/g;

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* testFiles(path);
    else if (isTestFile(entry.name)) yield path;
  }
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

export function titlesIn(code: string): string[] {
  return [...withoutComments(code).matchAll(TITLE)].map(([, template, single, double]) => {
    return template ?? single ?? double ?? '';
  });
}

/** Rows that some test says it proves, read from the titles in the source. Whether it does, only a run can tell. */
export function declaredProofs(folders: readonly string[]): Proofs {
  const proofs: Proofs = new Map();
  for (const file of folders.flatMap((folder) => [...testFiles(folder)]))
    for (const title of titlesIn(readFileSync(file, 'utf8'))) addProofs(proofs, { file, title });
  return proofs;
}
