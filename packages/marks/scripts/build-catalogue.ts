/**
 * Builds data/catalogue.json.br (concepts, words, drawing entries) and data/drawings/<set>.json.br (geometry)
 * from pinned icon packages:  npx tsx packages/marks/scripts/build-catalogue.ts
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { MarkDrawing } from '@markwright/logo';
import { CANVAS, type DrawingEntry } from '../src/catalogue/catalogue-types.ts';
import {
  packCatalogue,
  packDrawing,
  packRetired,
  unpackCatalogue,
  unpackRetired,
  type PackedCatalogue,
  type PackedDrawing,
} from '../src/catalogue/packed-catalogue.ts';
import { OWN_SET } from '../src/catalogue/icon-licences.ts';
import { dataFile, readPackedJson } from '../src/catalogue/read-data.ts';
import { readConceptTables, type ConceptRow } from './concept-table.ts';
import { readIconWords } from './concept-words.ts';
import { faultsOf } from './drawn-faults.ts';
import { drawnPath, readDrawn } from './drawn.ts';
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
function nameKeys(base: string, fillsGaps: boolean): string[] {
  // In the sets for menus a first word tells kinds apart: a tulip glass is no tulip.
  if (fillsGaps) return [base];
  const bare = base.replace(/^(building|ball|glass|clothes)-/, '').replace(/-(simple|tilt)$/, '');
  return [...new Set([base, bare, bare.replace(/s$/, '')])];
}

type Found = DrawingEntry & { drawing: MarkDrawing; rank: number };

function collectDrawings(rows: readonly ConceptRow[]): Map<string, Found[]> {
  const conceptOf = new Map<string, { id: string; rank: number }>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A kind leaves its name to its parent where that one lists it: a martini glass is the picture of a cocktail.
  const isParents = ({ id, namesIcons, parents }: ConceptRow) =>
    !namesIcons && parents.some((parent) => byId.get(parent)?.names.includes(id));
  // Own names first: `ring` belongs to ring even where another concept lists it as an alias.
  for (const row of rows) if (!isParents(row)) conceptOf.set(row.id, { id: row.id, rank: 0 });
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
      const owner = nameKeys(named.base, source.fillsGaps ?? false)
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

/** Pictures of our own for things that no set shows, by concept. */
function collectDrawn(rows: readonly ConceptRow[]): Map<string, Found[]> {
  const ids = new Set(rows.map(({ id }) => id));
  const found = new Map<string, Found[]>();
  const judged = readDrawn().map((each) => ({ each, faults: faultsOf(each) }));
  for (const fault of judged.flatMap(({ faults }) => faults)) console.log(`left out until drawn again: ${fault}`);
  const drawn = judged.filter(({ faults }) => faults.length === 0).map(({ each }) => each);
  for (const { name, concept, region } of drawn) {
    if (!ids.has(concept)) throw new Error(`${name} is drawn, but ${concept} is in no table`);
    const drawing = iconDrawing(`<path fill="currentColor" d="${drawnPath(region)}"/>`, CANVAS, 'solid')!;
    const look = { set: OWN_SET, style: 'solid', stem: null, stroked: false } as const;
    const entry: Found = { id: `${OWN_SET}:${name}`, concept, ...look, drawing, rank: 0 };
    found.set(concept, [...(found.get(concept) ?? []), entry]);
  }
  return found;
}

const sourceOf = (set: string) => ICON_SOURCES.find(({ id }) => id === set)!;

/** This many pictures of a style from the better sets are enough. */
const ENOUGH = 2;

/** The best few of each set and style: exact names before aliases, so that ten cups do not bury a tooth. */
function chooseDrawings(found: readonly Found[]): Found[] {
  const taken = new Map<string, number>();
  const fills = (entry: Found) => sourceOf(entry.set).fillsGaps ?? false;
  const pictures = (style: string) => found.filter((entry) => !fills(entry) && entry.style === style).length;
  const enough = new Set(['solid', 'line'].filter((style) => pictures(style) >= ENOUGH));
  return (
    found
      .filter((entry) => !fills(entry) || !enough.has(entry.style))
      // A shorter name is the plainer drawing: `sun-line` before `sun-2-line`.
      .toSorted((a, b) => a.rank - b.rank || a.id.length - b.id.length)
      .filter((entry) => {
        const key = `${entry.set} ${entry.style} ${entry.set === 'ph' ? entry.stem : ''}`;
        const count = taken.get(key) ?? 0;
        taken.set(key, count + 1);
        return count < (entry.set === 'ph' ? 1 : sourceOf(entry.set).most);
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
  const plain = (word: string) =>
    word
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .trim();
  const few = (list: string[]) => [...new Set(list)].filter(Boolean).slice(0, MOST_WORDS);
  const names = {
    en: few([row.id.replaceAll('-', ' '), ...row.en.map(plain)]),
    zh: few(row.zh),
  };
  const shown = row.names.slice(1).map((name) => name.replaceAll('-', ' '));
  const zhTags = tags(words.zh).filter((word) => /\p{Script=Han}/u.test(word) && word.length <= 8);
  return {
    names,
    words: {
      en: few([...names.en, ...shown, ...tags(words.en).map(plain)]),
      zh: few([...names.zh, ...zhTags]),
    },
  };
}

/** Every drawing that was ever offered, with the geometry it had: a document that holds its id must still open. */
function readShipped(): Map<string, { entry: DrawingEntry; packed: PackedDrawing }> {
  const { concepts, retired } = readPackedJson<PackedCatalogue>(dataFile('catalogue.json.br'));
  const entries = [...unpackCatalogue(concepts).flatMap(({ drawings }) => drawings), ...unpackRetired(retired)];
  const sets = new Map<string, Record<string, PackedDrawing>>();
  for (const set of new Set(entries.map((entry) => entry.set))) {
    sets.set(set, readPackedJson<Record<string, PackedDrawing>>(dataFile(`drawings/${set}.json.br`)));
  }
  return new Map(
    entries.map((entry) => [entry.id, { entry, packed: sets.get(entry.set)![entry.id.slice(entry.set.length + 1)]! }]),
  );
}

const shipped = readShipped();
ensureIconSources();
const rows = readConceptTables();
const iconWords = readIconWords();
const found = collectDrawings(rows);
const drawnByUs = collectDrawn(rows);
const bySet = new Map<string, Record<string, PackedDrawing>>();
const offered = new Set<string>();
const concepts = rows.map((row) => {
  const drawings = [...(drawnByUs.get(row.id) ?? []), ...chooseDrawings(found.get(row.id) ?? [])];
  for (const { set, id, drawing } of drawings) {
    const geometry = bySet.get(set) ?? {};
    geometry[id.slice(set.length + 1)] = packDrawing(drawing);
    bySet.set(set, geometry);
    offered.add(id);
  }
  const entries = drawings.map(({ id, concept, set, style, stem, stroked }) => ({
    id,
    concept,
    set,
    style,
    stem,
    stroked,
  }));
  return {
    id: row.id,
    theme: row.theme,
    ...wordsOf(row, drawings, iconWords),
    parents: row.parents,
    drawings: entries,
  };
});
const retired = [...shipped.values()].filter(({ entry }) => !offered.has(entry.id));
for (const { entry, packed } of retired) {
  const geometry = bySet.get(entry.set) ?? {};
  geometry[entry.id.slice(entry.set.length + 1)] = packed;
  bySet.set(entry.set, geometry);
}
const catalogue: PackedCatalogue = {
  concepts: packCatalogue(concepts),
  retired: packRetired(retired.map(({ entry }) => entry)),
};
// Only now, when nothing can fail any more: the shipped drawings are read above.
rmSync(`${DATA}/drawings`, { recursive: true, force: true });
mkdirSync(`${DATA}/drawings`, { recursive: true });
let bytes = writeBrotli('catalogue.json.br', catalogue);
for (const [set, geometry] of bySet) bytes += writeBrotli(`drawings/${set}.json.br`, geometry);
const empty = concepts.filter(({ drawings, parents }) => drawings.length === 0 && parents.length === 0);
const drawn = concepts.filter(({ drawings }) => drawings.length > 0);
const total = concepts.reduce((sum, concept) => sum + concept.drawings.length, 0);
console.log(
  `${concepts.length} concepts, ${drawn.length} with a drawing, ${total} drawings, ${(bytes / 1e6).toFixed(2)} MB`,
);
console.log(`${retired.length} drawings no longer offered, kept for saved documents`);
console.log([...bySet].map(([set, geometry]) => `${set} ${Object.keys(geometry).length}`).join(', '));
console.log(`neither drawing nor parent: ${empty.map(({ id }) => id).join(' ')}`);
