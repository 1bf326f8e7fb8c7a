import { readCmap, type CharacterMap } from './cmap.ts';
import { getTable, readTables, type Tables } from './sfnt.ts';

export type HorizontalMetric = { advance: number; bearing: number };

/** One piece of a font that was cut up for the web. */
export type Chunk = {
  tables: Tables;
  unitsPerEm: number;
  glyphCount: number;
  characters: CharacterMap;
  glyph(id: number): Buffer;
  metric(id: number): HorizontalMetric;
};

export function readChunk(font: Buffer): Chunk {
  const tables = readTables(font);
  const head = getTable(tables, 'head');
  const loca = getTable(tables, 'loca');
  const glyf = getTable(tables, 'glyf');
  const hmtx = getTable(tables, 'hmtx');
  const longOffsets = head.readInt16BE(50) === 1;
  const metricCount = getTable(tables, 'hhea').readUInt16BE(34);
  const offsetOf = (id: number) => (longOffsets ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id));
  return {
    tables,
    unitsPerEm: head.readUInt16BE(18),
    glyphCount: getTable(tables, 'maxp').readUInt16BE(4),
    characters: readCmap(getTable(tables, 'cmap')),
    glyph: (id) => glyf.subarray(offsetOf(id), offsetOf(id + 1)),
    metric(id) {
      if (id < metricCount) return { advance: hmtx.readUInt16BE(4 * id), bearing: hmtx.readInt16BE(4 * id + 2) };
      // Past the last full record only bearings are stored: the advance repeats.
      const bearing = hmtx.readInt16BE(4 * metricCount + 2 * (id - metricCount));
      return { advance: hmtx.readUInt16BE(4 * (metricCount - 1)), bearing };
    },
  };
}

const ARGUMENTS_ARE_WORDS = 0x01;
const HAS_SCALE = 0x08;
const MORE_COMPONENTS = 0x20;
const HAS_TWO_SCALES = 0x40;
const HAS_MATRIX = 0x80;

/** A glyph with the ids of its components (if it is a composite) passed through `renumber`. */
export function renumberComponents(glyph: Buffer, renumber: (id: number) => number): Buffer {
  const isComposite = glyph.length >= 10 && glyph.readInt16BE(0) < 0;
  if (!isComposite) return glyph;
  const copy = Buffer.from(glyph);
  let offset = 10;
  let flags: number;
  do {
    flags = copy.readUInt16BE(offset);
    copy.writeUInt16BE(renumber(copy.readUInt16BE(offset + 2)), offset + 2);
    const transform = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0;
    offset += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + transform;
  } while (flags & MORE_COMPONENTS);
  return copy;
}
