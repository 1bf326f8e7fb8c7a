import type { MarkDrawing, MarkShape, Paint } from '@markwright/logo';
import type { Concept, DrawingEntry, DrawingStyle } from './catalogue-types.ts';

/** Box, then one tuple a shape: path, paint, stroke width (0: filled), even-odd (0/1), opacity. Trailing defaults are cut. */
export type PackedDrawing = [box: [number, number, number, number], ...shapes: PackedShape[]];
type PackedShape = (string | number)[];

const STYLES: readonly DrawingStyle[] = ['line', 'solid', 'duotone', 'colour'];

function packShape({ d, paint, strokeWidth = 0, fillRule, opacity = 1 }: MarkShape): PackedShape {
  const full = [d, paint, strokeWidth, fillRule ? 1 : 0, opacity];
  const defaults = ['', 'primary', 0, 0, 1];
  while (full.length > 1 && full.at(-1) === defaults[full.length - 1]) full.pop();
  return full;
}

export function packDrawing({ box, shapes }: MarkDrawing): PackedDrawing {
  return [[box.x, box.y, box.width, box.height], ...shapes.map(packShape)];
}

function unpackShape([d, paint = 'primary', strokeWidth = 0, evenOdd = 0, opacity = 1]: PackedShape): MarkShape {
  return {
    d: String(d),
    paint: paint as Paint,
    ...(strokeWidth ? { strokeWidth: Number(strokeWidth) } : {}),
    ...(evenOdd ? { fillRule: 'evenodd' as const } : {}),
    ...(opacity === 1 ? {} : { opacity: Number(opacity) }),
  };
}

export function unpackDrawing([[x, y, width, height], ...shapes]: PackedDrawing): MarkDrawing {
  return { box: { x, y, width, height }, shapes: shapes.map(unpackShape) };
}

/** Entry: `set:name`, style number, stem (0: none), stroked (0/1). */
type PackedEntry = [id: string, style: number, stem: number, stroked: number];
/** Words: names, then `||`, then what only goes with it. */
type PackedConcept = [id: string, theme: string, zh: string, en: string, drawings: PackedEntry[], parents: string];

const packWords = (names: readonly string[], words: readonly string[]) =>
  [names, words.filter((word) => !names.includes(word))].map((list) => list.join('|')).join('||');

export function packCatalogue(concepts: readonly Concept[]): PackedConcept[] {
  return concepts.map(({ id, theme, words, names, parents, drawings }) => [
    id,
    theme,
    packWords(names.zh, words.zh),
    packWords(names.en, words.en),
    drawings.map((each) => [each.id, STYLES.indexOf(each.style), each.stem ?? 0, each.stroked ? 1 : 0]),
    parents.join(' '),
  ]);
}

function unpackEntry([id, style, stem, stroked]: PackedEntry, concept: string): DrawingEntry {
  const set = id.slice(0, id.indexOf(':'));
  return { id, concept, set, style: STYLES[style] ?? 'solid', stem: stem || null, stroked: stroked === 1 };
}

type Unpacked = { names: string[]; words: string[] };

/** Names, and all words with the names first. Ten thousand of these are read at every start. */
function unpackWords(joined: string): Unpacked {
  const end = joined.indexOf('||');
  const names = listOf(end < 0 ? joined : joined.slice(0, end));
  const further = end < 0 ? [] : listOf(joined.slice(end + 2));
  return { names, words: further.length > 0 ? [...names, ...further] : names };
}

const listOf = (joined: string): string[] => (joined === '' ? [] : joined.split('|'));

export function unpackCatalogue(packed: readonly PackedConcept[]): Concept[] {
  return packed.map(([id, theme, inChinese, inEnglish, drawings, parents]) => {
    const [zh, en] = [unpackWords(inChinese), unpackWords(inEnglish)];
    return {
      id,
      theme,
      words: { zh: zh.words, en: en.words },
      names: { zh: zh.names, en: en.names },
      parents: parents === '' ? [] : parents.split(' '),
      drawings: drawings.map((entry) => unpackEntry(entry, id)),
    };
  });
}

/** `retired` were offered once and still draw where a saved document asks for them. */
export type PackedCatalogue = { concepts: PackedConcept[]; retired: [concept: string, ...entry: PackedEntry][] };

export const packRetired = (entries: readonly DrawingEntry[]): PackedCatalogue['retired'] =>
  entries.map((each) => [each.concept, each.id, STYLES.indexOf(each.style), each.stem ?? 0, each.stroked ? 1 : 0]);

export const unpackRetired = (retired: PackedCatalogue['retired']): DrawingEntry[] =>
  retired.map(([concept, ...entry]) => unpackEntry(entry, concept));
