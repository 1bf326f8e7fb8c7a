import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toTtf } from '../src/font-bytes.ts';
import { CHINESE_CHARACTERS, LATIN_CHARACTERS } from './character-set.ts';
import type { FaceSource } from './faces.ts';
import { SOURCES_FOLDER } from './folders.ts';
import type { SubsetFont } from './install-sources.ts';
import { mergeChunks } from './truetype/merge-chunks.ts';
import { NAME, withNames } from './truetype/names.ts';

/** What a logo needs: kerning, accents, ligatures and the forms that join script letters. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig', 'rclt'];
/** Vertical metrics, signatures and design data that nothing here reads. */
const UNUSED_TABLES = ['vhea', 'vmtx', 'VORG', 'BASE', 'DSIG', 'STAT', 'meta', 'gasp', 'hdmx', 'LTSH', 'VDMX', 'PCLT'];

export const charactersFor = (face: FaceSource) => (face.script === 'hanzi' ? CHINESE_CHARACTERS : LATIN_CHARACTERS);

/** The face as one TrueType file: merged, trimmed, without hinting, under its own name. */
export async function assembleFace(face: FaceSource, copyright: string, subsetFont: SubsetFont): Promise<Buffer> {
  const source = await readSource(face);
  if (face.whole) return source;
  const trimmed = await subsetFont(source, charactersFor(face), {
    targetFormat: 'truetype',
    noHinting: true,
    dropTables: UNUSED_TABLES,
    keepFeatures: FEATURES,
  });
  return withNames(trimmed, namesOf(face, copyright), face.zh);
}

async function readSource(face: FaceSource): Promise<Buffer> {
  const folder = join(SOURCES_FOLDER, 'node_modules', face.package);
  if (typeof face.file === 'string') return readTtf(join(folder, face.file));
  const { folder: inner, pattern } = face.file;
  const names = (await readdir(join(folder, inner))).filter((name) => pattern.test(name)).sort();
  const chunks: Buffer[] = [];
  for (const name of names) chunks.push(await readTtf(join(folder, inner, name)));
  return mergeChunks(chunks);
}

async function readTtf(file: string): Promise<Buffer> {
  return Buffer.from(await toTtf(await readFile(file)));
}

function namesOf(face: FaceSource, copyright: string): Map<number, string> {
  const original = face.originalName ?? face.family;
  return new Map([
    [NAME.copyright, copyright],
    [NAME.family, face.family],
    [NAME.subfamily, 'Regular'],
    [NAME.uniqueId, `${face.package}@${face.version}; ${face.key}`],
    [NAME.fullName, face.en],
    [NAME.version, `Trimmed from ${original}, ${face.package} ${face.version}`],
    [NAME.postScript, face.key.replace(/\.ttf$/, '')],
    [NAME.licence, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [NAME.licenceUrl, 'https://openfontlicense.org'],
  ]);
}
