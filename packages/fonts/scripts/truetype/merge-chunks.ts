import { readChunk, renumberComponents, type Chunk, type HorizontalMetric } from './chunk.ts';
import { writeCmap, type CharacterMap } from './cmap.ts';
import { getTable, padToFour, writeTables, type Tables } from './sfnt.ts';

const LAYOUT_TABLES = ['name', 'OS/2', 'GSUB', 'GPOS', 'GDEF'];

/**
 * Joins the pieces of a font cut up for the web. The piece with most of ASCII comes first and keeps its glyph ids,
 * so its kerning and ligature tables stay valid; the other pieces only add characters.
 */
export function mergeChunks(fonts: readonly Buffer[]): Buffer {
  const chunks = fonts.map(readChunk).filter((chunk) => chunk.characters.size > 0);
  chunks.sort((a, b) => asciiCount(b) - asciiCount(a) || b.characters.size - a.characters.size);
  const [base, ...others] = chunks;
  if (!base) throw new Error('No chunk holds any character');

  const glyphs = Array.from({ length: base.glyphCount }, (_, id) => base.glyph(id));
  const metrics = Array.from({ length: base.glyphCount }, (_, id) => base.metric(id));
  const characters: CharacterMap = new Map(base.characters);
  for (const chunk of others) {
    if (chunk.unitsPerEm !== base.unitsPerEm) throw new Error('Chunks differ in units per em');
    addChunk(chunk, glyphs, metrics, characters);
  }
  if (glyphs.length > 0xffff) throw new Error('More glyphs than a TrueType file can hold');
  return writeTables(mergedTables(base, chunks, glyphs, metrics, characters));
}

function asciiCount({ characters }: Chunk): number {
  let count = 0;
  for (let codePoint = 0x21; codePoint < 0x7f; codePoint++) if (characters.has(codePoint)) count++;
  return count;
}

function addChunk(chunk: Chunk, glyphs: Buffer[], metrics: HorizontalMetric[], characters: CharacterMap) {
  const newIds = new Map<number, number>();
  function adopt(id: number): number {
    const known = newIds.get(id);
    if (known !== undefined) return known;
    const newId = glyphs.length;
    newIds.set(id, newId);
    glyphs.push(Buffer.alloc(0));
    metrics.push(chunk.metric(id));
    glyphs[newId] = renumberComponents(chunk.glyph(id), adopt);
    return newId;
  }
  for (const [codePoint, id] of chunk.characters) {
    if (id !== 0 && !characters.has(codePoint)) characters.set(codePoint, adopt(id));
  }
}

function mergedTables(
  base: Chunk,
  chunks: readonly Chunk[],
  glyphs: readonly Buffer[],
  metrics: readonly HorizontalMetric[],
  characters: CharacterMap,
): Tables {
  const { glyf, loca } = writeGlyphs(glyphs);
  const tables: Tables = new Map([
    ['glyf', glyf],
    ['loca', loca],
    ['hmtx', writeMetrics(metrics)],
    ['cmap', writeCmap(characters)],
    ['hhea', Buffer.from(getTable(base.tables, 'hhea'))],
    ['maxp', widestLimits(base, chunks, glyphs.length)],
    ['head', widestBounds(base, chunks)],
    ['post', unnamedGlyphs()],
  ]);
  getTable(tables, 'hhea').writeUInt16BE(metrics.length, 34);
  for (const tag of LAYOUT_TABLES) {
    const table = base.tables.get(tag);
    if (table) tables.set(tag, table);
  }
  return tables;
}

function writeGlyphs(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const parts = glyphs.map(padToFour);
  let offset = 0;
  for (const [id, part] of parts.entries()) {
    offset += part.length;
    loca.writeUInt32BE(offset, 4 * (id + 1));
  }
  return { glyf: Buffer.concat(parts), loca };
}

function writeMetrics(metrics: readonly HorizontalMetric[]): Buffer {
  const hmtx = Buffer.alloc(4 * metrics.length);
  for (const [id, { advance, bearing }] of metrics.entries()) {
    hmtx.writeUInt16BE(advance, 4 * id);
    hmtx.writeInt16BE(bearing, 4 * id + 2);
  }
  return hmtx;
}

/** `maxp` holds upper limits (points, contours, depth…): the merged font needs the largest of each. */
function widestLimits(base: Chunk, chunks: readonly Chunk[], glyphCount: number): Buffer {
  const maxp = Buffer.from(getTable(base.tables, 'maxp'));
  maxp.writeUInt16BE(glyphCount, 4);
  for (let offset = 6; offset + 1 < maxp.length; offset += 2) {
    const limits = chunks.map(({ tables }) => getTable(tables, 'maxp').readUInt16BE(offset));
    maxp.writeUInt16BE(Math.max(...limits), offset);
  }
  return maxp;
}

function widestBounds(base: Chunk, chunks: readonly Chunk[]): Buffer {
  const head = Buffer.from(getTable(base.tables, 'head'));
  const bounds = (offset: number) => chunks.map(({ tables }) => getTable(tables, 'head').readInt16BE(offset));
  for (const offset of [36, 38]) head.writeInt16BE(Math.min(...bounds(offset)), offset);
  for (const offset of [40, 42]) head.writeInt16BE(Math.max(...bounds(offset)), offset);
  head.writeInt16BE(1, 50); // long glyph offsets
  return head;
}

/** `post` version 3: no glyph names. */
function unnamedGlyphs(): Buffer {
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x00030000, 0);
  return post;
}
