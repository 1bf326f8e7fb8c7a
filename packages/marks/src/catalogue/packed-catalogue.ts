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
export type PackedConcept = [id: string, theme: string, zh: string, en: string, drawings: PackedEntry[]];

export function packCatalogue(concepts: readonly Concept[]): PackedConcept[] {
  return concepts.map(({ id, theme, words, drawings }) => [
    id,
    theme,
    words.zh.join('|'),
    words.en.join('|'),
    drawings.map((each) => [each.id, STYLES.indexOf(each.style), each.stem ?? 0, each.stroked ? 1 : 0]),
  ]);
}

function unpackEntry([id, style, stem, stroked]: PackedEntry, concept: string): DrawingEntry {
  const set = id.slice(0, id.indexOf(':'));
  return { id, concept, set, style: STYLES[style] ?? 'solid', stem: stem || null, stroked: stroked === 1 };
}

export function unpackCatalogue(packed: readonly PackedConcept[]): Concept[] {
  const words = (joined: string) => joined.split('|').filter(Boolean);
  return packed.map(([id, theme, zh, en, drawings]) => ({
    id,
    theme,
    words: { zh: words(zh), en: words(en) },
    drawings: drawings.map((entry) => unpackEntry(entry, id)),
  }));
}
