import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toTtf } from '../src/font-bytes.ts';
import type { FontEntry, FontManifest } from '../src/manifest.ts';
import { assembleFace } from './assemble-face.ts';
import { describeFace } from './describe-face.ts';
import { faces, type FaceSource } from './faces.ts';
import { BUILD_FOLDER, FILES_FOLDER, MANIFEST_FILE } from './folders.ts';
import { installSources, loadSubsetFont } from './install-sources.ts';
import { writeLicences } from './licence-texts.ts';
import { packWoff2 } from './pack-woff2.ts';

const PACKERS = 2;
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

await installSources();
const licences = await writeLicences();
const subsetFont = loadSubsetFont();
await mkdir(BUILD_FOLDER, { recursive: true });
await mkdir(FILES_FOLDER, { recursive: true });

// `build slant thorn` makes only the faces whose key contains one of the words; the manifest keeps the others.
const only = process.argv.slice(2);
const wanted = faces.filter((face) => only.length === 0 || only.some((part) => face.key.includes(part)));
const previous = JSON.parse(await readFile(MANIFEST_FILE, 'utf8')) as FontManifest;
const manifest: FontManifest = { coverages: [], fonts: [] };

async function makeFile(face: FaceSource): Promise<void> {
  const ttfFile = join(BUILD_FOLDER, face.key);
  const woff2File = join(FILES_FOLDER, face.key.replace(/\.ttf$/, '.woff2'));
  await writeFile(ttfFile, await assembleFace(face, getLicence(face).copyright, subsetFont));
  const size = await packWoff2(ttfFile, woff2File);
  console.log(`${face.key.padEnd(32)} ${megabytes(size)}`);
}

function getLicence(face: FaceSource) {
  const licence = licences.get(face.key);
  if (!licence) throw new Error(`${face.key} has no licence`);
  return licence;
}

const queue = [...wanted];
await Promise.all(
  Array.from({ length: PACKERS }, async () => {
    for (let face = queue.shift(); face; face = queue.shift()) await makeFile(face);
  }),
);

function addEntry(entry: Omit<FontEntry, 'coverage'>, coverageText: string): void {
  let coverage = manifest.coverages.indexOf(coverageText);
  if (coverage < 0) coverage = manifest.coverages.push(coverageText) - 1;
  manifest.fonts.push({ ...entry, coverage });
}

for (const face of faces) {
  const known = previous.fonts.find((font) => font.key === face.key);
  if (known && !wanted.includes(face)) {
    addEntry(known, previous.coverages[known.coverage] ?? '');
    continue;
  }
  const woff2 = await readFile(join(FILES_FOLDER, face.key.replace(/\.ttf$/, '.woff2')));
  const { entry, coverage } = describeFace(face, await toTtf(woff2), getLicence(face), woff2.byteLength);
  addEntry(entry, coverage);
  if (entry.faulty) console.log(`${face.key}: faulty ${entry.faulty}`);
}
await writeFile(MANIFEST_FILE, `${JSON.stringify(manifest, null, 1)}\n`);
console.log(
  `${manifest.fonts.length} faces, ${megabytes(manifest.fonts.reduce((sum, font) => sum + font.woff2Bytes, 0))}`,
);
