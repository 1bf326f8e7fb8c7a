import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ConceptRow = { id: string; theme: string; zh: string[]; names: string[] };

const FOLDER = fileURLToPath(new URL('./concepts', import.meta.url));

/** One line of a table: `id: Chinese, words = further icon names`. */
export function readConceptLine(line: string, theme: string): ConceptRow | null {
  if (!line.trim() || line.startsWith('#')) return null;
  const match = /^([a-z0-9-]+): ([^=]+?)(?:= (.*))?$/.exec(line.trim());
  if (!match?.[1] || !match[2]) throw new Error(`Unreadable concept line in ${theme}.txt: ${line}`);
  const zh = match[2].split(',').map((word) => word.trim());
  const names = (match[3] ?? '').split(/\s+/).filter(Boolean);
  return { id: match[1], theme, zh: zh.filter(Boolean), names: [match[1], ...names] };
}

/** All concepts, in table order. A concept told twice is an error: it would split its drawings. */
export function readConceptTables(): ConceptRow[] {
  const rows = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => {
      const theme = file.replace('.txt', '');
      const lines = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n');
      return lines.map((line) => readConceptLine(line, theme)).filter((row) => row !== null);
    });
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`Concept ${id} is in the tables twice`);
    seen.add(id);
  }
  return rows;
}
