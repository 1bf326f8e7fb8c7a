import { getTable, readTables, writeTables } from './sfnt.ts';

/** Name ids of the OpenType `name` table that this project reads or writes. */
export const NAME = {
  copyright: 0,
  family: 1,
  subfamily: 2,
  uniqueId: 3,
  fullName: 4,
  version: 5,
  postScript: 6,
  licence: 13,
  licenceUrl: 14,
} as const;

const WINDOWS = 3;
const ENGLISH = 0x0409;
const CHINESE = 0x0804;

/** English (else any) Windows names by id. */
export function readNames(font: Buffer): Map<number, string> {
  const table = getTable(readTables(font), 'name');
  const strings = table.readUInt16BE(4);
  const names = new Map<number, string>();
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const record = 6 + 12 * index;
    if (table.readUInt16BE(record) !== WINDOWS) continue;
    const id = table.readUInt16BE(record + 6);
    const start = strings + table.readUInt16BE(record + 10);
    const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
    const isEnglish = table.readUInt16BE(record + 4) === ENGLISH;
    if (isEnglish || !names.has(id)) names.set(id, bytes.swap16().toString('utf16le'));
  }
  return names;
}

/** The font with its names replaced: `english` by id, and a Chinese family name beside them where given. */
export function withNames(font: Buffer, english: ReadonlyMap<number, string>, chineseFamily?: string): Buffer {
  const records = [...english].map(([id, text]) => ({ id, language: ENGLISH, text }));
  if (chineseFamily) {
    for (const id of [NAME.family, NAME.fullName]) records.push({ id, language: CHINESE, text: chineseFamily });
  }
  records.sort((a, b) => a.language - b.language || a.id - b.id);
  const strings = records.map(({ text }) => Buffer.from(text, 'utf16le').swap16());
  const header = Buffer.alloc(6 + 12 * records.length);
  header.writeUInt16BE(records.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  for (const [index, { id, language }] of records.entries()) {
    const length = strings[index]?.length ?? 0;
    for (const [field, value] of [WINDOWS, 1, language, id, length, offset].entries()) {
      header.writeUInt16BE(value, 6 + 12 * index + 2 * field);
    }
    offset += length;
  }
  const tables = readTables(font);
  tables.set('name', Buffer.concat([header, ...strings]));
  return writeTables(tables);
}
