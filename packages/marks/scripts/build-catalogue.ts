/**
 * Builds data/catalogue.json.br (concepts, words, drawing entries) and data/drawings/<set>.json.br (geometry)
 * from pinned icon packages:  npx tsx packages/marks/scripts/build-catalogue.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MarkDrawing } from '@markwright/logo';
import type { DrawingEntry } from '../src/catalogue/catalogue-types.ts';
import { packCatalogue, packDrawing, type PackedDrawing } from '../src/catalogue/packed-catalogue.ts';
import { readConceptTables, type ConceptRow } from './concept-table.ts';
import { readIconWords } from './concept-words.ts';
import { iconDrawing } from './icon-drawing.ts';
import { ICON_SOURCES } from './icon-sets.ts';
import { ensureIconSources, readIconSet } from './icon-sources.ts';
import { isRejected } from './rejected-drawings.data.ts';

const DATA = fileURLToPath(new URL('../data', import.meta.url));

function writeBrotli(name: string, value: unknown): number {
  const packed = brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${DATA}/${name}`, packed);
  return packed.length;
}

/** A base name and its plain variants, so that `building-castle`, `candles` and `castle` meet. */
function nameKeys(base: string): string[] {
  const bare = base.replace(/^(building|ball|glass|clothes)-/, '').replace(/-(simple|tilt)$/, '');
  return [...new Set([base, bare, bare.replace(/s$/, '')])];
}

type Found = DrawingEntry & { drawing: MarkDrawing; rank: number };

function collectDrawings(rows: readonly ConceptRow[]): Map<string, Found[]> {
  const conceptOf = new Map<string, { id: string; rank: number }>();
  // Own names first: `ring` belongs to ring even where another concept lists it as an alias.
  for (const { id } of rows) conceptOf.set(id, { id, rank: 0 });
  for (const { id, names } of rows) {
    names.forEach((name, rank) => conceptOf.has(name) || conceptOf.set(name, { id, rank }));
  }
  const found = new Map<string, Found[]>();
  for (const source of ICON_SOURCES) {
    const set = readIconSet(source.package);
    for (const [name, icon] of Object.entries(set.icons)) {
      const named = source.read(name);
      const id = `${source.id}:${name}`;
      if (!named || isRejected(source.id, name, named.base)) continue;
      const owner = nameKeys(named.base)
        .map((key) => conceptOf.get(key))
        .find((each) => each !== undefined);
      if (!owner) continue;
      const side = Math.max(icon.width ?? set.width ?? 16, icon.height ?? set.height ?? 16);
      const drawing = iconDrawing(icon.body, side, named.style);
      if (!drawing) continue;
      const stroked = drawing.shapes.some((shape) => shape.strokeWidth !== undefined);
      const entry: Found = {
        id,
        concept: owner.id,
        set: source.id,
        style: named.style,
        stem: named.stem,
        stroked,
        drawing,
        rank: owner.rank,
      };
      found.set(owner.id, [...(found.get(owner.id) ?? []), entry]);
    }
  }
  return found;
}

/** The best few of each set and style: exact names before aliases, so that ten cups do not bury a tooth. */
function chooseDrawings(found: readonly Found[]): Found[] {
  const taken = new Map<string, number>();
  return (
    found
      // A shorter name is the plainer drawing: `sun-line` before `sun-2-line`.
      .toSorted((a, b) => a.rank - b.rank || a.id.length - b.id.length)
      .filter((entry) => {
        const key = `${entry.set} ${entry.style} ${entry.set === 'ph' ? entry.stem : ''}`;
        const count = taken.get(key) ?? 0;
        taken.set(key, count + 1);
        const most = entry.set === 'ph' ? 1 : (ICON_SOURCES.find((source) => source.id === entry.set)?.most ?? 1);
        return count < most;
      })
  );
}

const MOST_WORDS = 24;

function wordsOf(row: ConceptRow, drawings: readonly Found[], words: ReturnType<typeof readIconWords>) {
  const bases = [
    ...row.names,
    ...drawings.map(({ id }) => id.split(':')[1]!.replace(/-(fill|bold|light|duotone|line|filled)$/, '')),
  ];
  const tags = (map: Map<string, string[]>) => [...new Set(bases)].flatMap((base) => map.get(base) ?? []);
  const nameWords = row.names.map((name) => name.replaceAll('-', ' '));
  const en = [...nameWords, ...tags(words.en)].map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .trim(),
  );
  const zh = [...row.zh, ...tags(words.zh)].filter((word) => /\p{Script=Han}/u.test(word) && word.length <= 8);
  const few = (list: string[]) => [...new Set(list)].filter(Boolean).slice(0, MOST_WORDS);
  return { en: few(en), zh: few(zh) };
}

ensureIconSources();
rmSync(`${DATA}/drawings`, { recursive: true, force: true });
mkdirSync(`${DATA}/drawings`, { recursive: true });
const rows = readConceptTables();
const iconWords = readIconWords();
const found = collectDrawings(rows);
const bySet = new Map<string, Record<string, PackedDrawing>>();
const concepts = rows.flatMap((row) => {
  const drawings = chooseDrawings(found.get(row.id) ?? []);
  if (drawings.length === 0 && row.theme !== 'ours') return [];
  for (const { set, id, drawing } of drawings) {
    const geometry = bySet.get(set) ?? {};
    geometry[id.slice(set.length + 1)] = packDrawing(drawing);
    bySet.set(set, geometry);
  }
  const entries = drawings.map(({ id, concept, set, style, stem, stroked }) => ({
    id,
    concept,
    set,
    style,
    stem,
    stroked,
  }));
  return [{ id: row.id, theme: row.theme, words: wordsOf(row, drawings, iconWords), drawings: entries }];
});
let bytes = writeBrotli('catalogue.json.br', packCatalogue(concepts));
for (const [set, geometry] of bySet) bytes += writeBrotli(`drawings/${set}.json.br`, geometry);
const empty = rows.filter(({ id }) => !concepts.some((concept) => concept.id === id)).map(({ id }) => id);
const total = concepts.reduce((sum, concept) => sum + concept.drawings.length, 0);
console.log(`${concepts.length} concepts, ${total} drawings, ${(bytes / 1e6).toFixed(2)} MB`);
console.log([...bySet].map(([set, geometry]) => `${set} ${Object.keys(geometry).length}`).join(', '));
console.log(`no drawing (left out): ${empty.join(' ')}`);
console.log(
  `one drawing only: ${concepts
    .filter((c) => c.drawings.length === 1)
    .map((c) => c.id)
    .join(' ')}`,
);
