import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ConceptRow = {
  id: string;
  theme: string;
  zh: string[];
  /** English words besides the id's own. */
  en: string[];
  /** Icon names that show it, its own first. */
  names: string[];
  /** The line says which icons show it, so that its own name is not left to the thing it is a kind of. */
  namesIcons: boolean;
  /** What it is a kind of; shown where there is no picture of the thing itself. */
  parents: string[];
};

const FOLDER = fileURLToPath(new URL('./concepts', import.meta.url));

const listed = (text: string | undefined, separator: string | RegExp) =>
  (text ?? '')
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean);

/** One line of a table: `id: Chinese, words = icon names | English, words < what it is a kind of`. */
function readConceptLine(line: string, theme: string): ConceptRow | null {
  if (!line.trim() || line.startsWith('#')) return null;
  const match = /^([a-z0-9-]+): ([^=|<]+?)((?: [=|<] [^=|<]+)*)$/.exec(line.trim());
  if (!match?.[1] || !match[2]) throw new Error(`Unreadable concept line in ${theme}.txt: ${line}`);
  const part = (mark: string) => new RegExp(` [${mark}] ([^=|<]+)`).exec(match[3] ?? '')?.[1];
  return {
    id: match[1],
    theme,
    zh: listed(match[2], ','),
    en: listed(part('|'), ','),
    names: [...new Set([match[1], ...listed(part('='), /\s+/)])],
    namesIcons: part('=') !== undefined,
    parents: listed(part('<'), /\s+/),
  };
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
  for (const { id, parents } of rows) {
    for (const parent of parents)
      if (!seen.has(parent)) throw new Error(`${id} is a kind of ${parent}, which is in no table`);
  }
  return rows;
}
