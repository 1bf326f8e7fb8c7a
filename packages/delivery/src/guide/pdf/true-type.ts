/** What a PDF needs of a TrueType font: which glyph a character has, how wide it is, and its outline's bytes. */
export type TrueType = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
  /** 0 for a character the font lacks. */
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  /** A font of these glyphs alone, numbered as they are listed; the first is the empty one. */
  subset(glyphs: readonly number[]): { bytes: Uint8Array; numbers: ReadonlyMap<number, number> };
};

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
/** Flags of a composite glyph's parts. */
const WIDE_ARGUMENTS = 0x1;
const ONE_SCALE = 0x8;
const MORE_PARTS = 0x20;
const TWO_SCALES = 0x40;
const FOUR_SCALES = 0x80;

export function readTrueType(bytes: Uint8Array): TrueType {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(file);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const head = table('head');
  const hhea = table('hhea');
  const [glyf, loca, hmtx] = [table('glyf'), table('loca'), table('hmtx')];
  const isLong = head.readInt16BE(50) === 1;
  const metrics = hhea.readUInt16BE(34);
  const codePoints = readCmap(table('cmap'));

  const outlineAt = (glyph: number): Buffer => {
    const at = (index: number) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
    return glyf.subarray(at(glyph), at(glyph + 1));
  };
  const advanceOf = (glyph: number): number => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);

  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    box: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    glyphOf: (codePoint) => codePoints.get(codePoint) ?? 0,
    advanceOf,
    subset(wanted) {
      const kept = [...new Set([0, ...wanted])];
      // Parts of composite glyphs come along; the list grows while it is walked.
      for (const glyph of kept) {
        for (const { part } of partsOf(outlineAt(glyph))) if (!kept.includes(part)) kept.push(part);
      }
      const numbers = new Map(kept.map((glyph, index) => [glyph, index]));
      const outlines = kept.map((glyph) => renumbered(outlineAt(glyph), numbers));
      return { bytes: writeSubset({ head, hhea, maxp: table('maxp') }, outlines, kept.map(advanceOf)), numbers };
    },
  };
}

function readTables(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    const offset = file.readUInt32BE(record + 8);
    const tag = file.toString('latin1', record, record + 4);
    tables.set(tag, file.subarray(offset, offset + file.readUInt32BE(record + 12)));
  }
  return tables;
}

/** Formats 4 and 12, which the shipped fonts have. */
function readCmap(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const format = table.readUInt16BE(0);
    if (format === 12) readGroups(table, found);
    else if (format === 4) readSegments(table, found);
  }
  return found;
}

function readGroups(table: Buffer, found: Map<number, number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + 12 * group;
    const [first, last, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)];
    for (let code = first; code <= last; code++) found.set(code, glyph + code - first);
  }
}

function readSegments(table: Buffer, found: Map<number, number>): void {
  const doubled = table.readUInt16BE(6);
  for (let at = 0; at < doubled; at += 2) {
    const last = table.readUInt16BE(14 + at);
    const first = table.readUInt16BE(16 + doubled + at);
    const delta = table.readUInt16BE(16 + 2 * doubled + at);
    const rangeAt = 16 + 3 * doubled + at;
    const range = table.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (raw !== 0) found.set(code, (raw + delta) & 0xffff);
    }
  }
}

/** The glyphs that a composite glyph is put together from, and where its number is written. */
function partsOf(outline: Buffer): { part: number; at: number }[] {
  if (outline.length < 10 || outline.readInt16BE(0) >= 0) return [];
  const parts: { part: number; at: number }[] = [];
  for (let at = 10; ;) {
    const flags = outline.readUInt16BE(at);
    parts.push({ part: outline.readUInt16BE(at + 2), at: at + 2 });
    at += flags & WIDE_ARGUMENTS ? 8 : 6;
    if (flags & ONE_SCALE) at += 2;
    else if (flags & TWO_SCALES) at += 4;
    else if (flags & FOUR_SCALES) at += 8;
    if (!(flags & MORE_PARTS)) return parts;
  }
}

function renumbered(outline: Buffer, numbers: ReadonlyMap<number, number>): Buffer {
  const parts = partsOf(outline);
  if (parts.length === 0) return outline;
  const copy = Buffer.from(outline);
  for (const { part, at } of parts) copy.writeUInt16BE(numbers.get(part) ?? 0, at);
  return copy;
}

type Headers = { head: Buffer; hhea: Buffer; maxp: Buffer };

function writeSubset(headers: Headers, outlines: readonly Buffer[], advances: readonly number[]): Uint8Array {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  const hmtx = Buffer.alloc(outlines.length * 4);
  const bodies: Buffer[] = [];
  let offset = 0;
  outlines.forEach((outline, index) => {
    loca.writeUInt32BE(offset, index * 4);
    hmtx.writeUInt16BE(advances[index] ?? 0, index * 4);
    if (outline.length >= 10) hmtx.writeInt16BE(outline.readInt16BE(2), index * 4 + 2);
    const body = padded(outline);
    bodies.push(body);
    offset += body.length;
  });
  loca.writeUInt32BE(offset, outlines.length * 4);
  const head = Buffer.from(headers.head);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(headers.hhea);
  hhea.writeUInt16BE(outlines.length, 34);
  const maxp = Buffer.from(headers.maxp);
  maxp.writeUInt16BE(outlines.length, 4);
  return writeTables({ glyf: Buffer.concat(bodies), head, hhea, hmtx, loca, maxp });
}

const padded = (bytes: Buffer): Buffer =>
  bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);

function writeTables(tables: Readonly<Record<string, Buffer>>): Uint8Array {
  const entries = Object.entries(tables);
  const selector = Math.floor(Math.log2(entries.length));
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * entries.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  header.writeUInt16BE(RECORD_BYTES << selector, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE(RECORD_BYTES * entries.length - (RECORD_BYTES << selector), 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  entries.forEach(([tag, bytes], index) => {
    const body = padded(bytes);
    const record = HEADER_BYTES + RECORD_BYTES * index;
    let sum = 0;
    for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(sum, record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(bytes.length, record + 12);
    parts.push(body);
    offset += body.length;
  });
  return Buffer.concat(parts);
}
