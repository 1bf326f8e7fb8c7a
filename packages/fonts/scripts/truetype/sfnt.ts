/** The tables of a TrueType file by tag. */
export type Tables = Map<string, Buffer>;

const HEADER_BYTES = 12;
const RECORD_BYTES = 16;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = HEADER_BYTES + RECORD_BYTES * index;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

export function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`Font has no ${tag} table`);
  return table;
}

export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const header = Buffer.alloc(HEADER_BYTES + RECORD_BYTES * tags.length);
  const selector = Math.floor(Math.log2(tags.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(RECORD_BYTES << selector, 6);
  header.writeUInt16BE(selector, 8);
  header.writeUInt16BE(RECORD_BYTES * tags.length - (RECORD_BYTES << selector), 10);

  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, tag] of tags.entries()) {
    const table = getTable(tables, tag);
    const padded = padToFour(table);
    const record = HEADER_BYTES + RECORD_BYTES * index;
    header.write(tag.padEnd(4), record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

export function padToFour(bytes: Buffer): Buffer {
  const rest = bytes.length % 4;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - rest)]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  return sum;
}
