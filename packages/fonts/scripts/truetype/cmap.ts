import { rangesOf } from '../../src/coverage.ts';

/** Code point → glyph id. */
export type CharacterMap = Map<number, number>;

const WINDOWS = 3;
const UNICODE = 0;

/** Reads the fullest Unicode subtable. Format 14 lists variation sequences only: taking it would lose the whole font. */
export function readCmap(cmap: Buffer): CharacterMap {
  let best: { offset: number; format: number } | undefined;
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const platform = cmap.readUInt16BE(4 + 8 * index);
    const offset = cmap.readUInt32BE(8 + 8 * index);
    const format = cmap.readUInt16BE(offset);
    if (platform !== WINDOWS && platform !== UNICODE) continue;
    if (format !== 4 && format !== 12) continue;
    if (!best || format > best.format) best = { offset, format };
  }
  if (!best) return new Map();
  return best.format === 12 ? readGroups(cmap, best.offset) : readSegments(cmap, best.offset);
}

function readGroups(cmap: Buffer, table: number): CharacterMap {
  const map: CharacterMap = new Map();
  for (let index = 0; index < cmap.readUInt32BE(table + 12); index++) {
    const group = table + 16 + 12 * index;
    const first = cmap.readUInt32BE(group);
    const last = cmap.readUInt32BE(group + 4);
    const glyph = cmap.readUInt32BE(group + 8);
    for (let codePoint = first; codePoint <= last; codePoint++) map.set(codePoint, glyph + codePoint - first);
  }
  return map;
}

function readSegments(cmap: Buffer, table: number): CharacterMap {
  const map: CharacterMap = new Map();
  const count = cmap.readUInt16BE(table + 6) / 2;
  for (let index = 0; index < count; index++) {
    const last = cmap.readUInt16BE(table + 14 + 2 * index);
    const first = cmap.readUInt16BE(table + 16 + 2 * (count + index));
    const delta = cmap.readInt16BE(table + 16 + 2 * (2 * count + index));
    const rangeAt = table + 16 + 2 * (3 * count + index);
    const range = cmap.readUInt16BE(rangeAt);
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const listed = range === 0 ? codePoint : cmap.readUInt16BE(rangeAt + range + 2 * (codePoint - first));
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) map.set(codePoint, glyph);
    }
  }
  return map;
}

/** One format 12 subtable, which has no limit on code points. */
export function writeCmap(map: CharacterMap): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [first, last] of rangesOf(map.keys())) {
    for (let codePoint = first; codePoint <= last; codePoint++) {
      const glyph = map.get(codePoint) ?? 0;
      const open = groups.at(-1);
      if (open && open[1] === codePoint - 1 && open[2] + codePoint - open[0] === glyph) open[1] = codePoint;
      else groups.push([codePoint, codePoint, glyph]);
    }
  }
  const table = Buffer.alloc(28 + 12 * groups.length);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(WINDOWS, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * groups.length, 16);
  table.writeUInt32BE(groups.length, 24);
  for (const [index, group] of groups.entries()) {
    for (const [field, value] of group.entries()) table.writeUInt32BE(value, 28 + 12 * index + 4 * field);
  }
  return table;
}
