import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { toTtf } from '../font-bytes.ts';
import { readShippedFont, shippedFontPath } from './index.ts';
import { readUnpacked } from './read-unpacked.ts';

const [FONT, OTHER] = ['poppins-bold.ttf', 'cinzel.ttf'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'unpacked-fonts-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a font is unpacked once and kept; the second time what was kept is read', async () => {
  const ttf = await toTtf(await readShippedFont(FONT));
  expect(Buffer.compare(await readUnpacked(shippedFontPath(FONT), folder), ttf)).toBe(0);
  const [kept, ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(Buffer.compare(await readFile(join(folder, kept!)), ttf)).toBe(0);
  await writeFile(join(folder, kept!), 'what is kept');
  expect(Buffer.from(await readUnpacked(shippedFontPath(FONT), folder)).toString()).toBe('what is kept');
});

test('asked for several times at once, whole files only are kept', async () => {
  const read = await Promise.all(Array.from({ length: 4 }, () => readUnpacked(shippedFontPath(FONT), folder)));
  const ttf = await toTtf(await readShippedFont(FONT));
  for (const bytes of read) expect(Buffer.compare(bytes, ttf)).toBe(0);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a packed file that changed is unpacked anew', async () => {
  const packed = join(folder, 'brand.woff2');
  await writeFile(packed, await readShippedFont(FONT));
  const before = await readUnpacked(packed, join(folder, 'kept'));
  await writeFile(packed, await readShippedFont(OTHER));
  const after = await readUnpacked(packed, join(folder, 'kept'));
  expect(Buffer.compare(after, await toTtf(await readShippedFont(OTHER)))).toBe(0);
  expect(Buffer.compare(after, before)).not.toBe(0);
});

test('where nothing can be written, the font is still there', async () => {
  await writeFile(join(folder, 'no-folder'), '');
  const bytes = await readUnpacked(shippedFontPath(FONT), join(folder, 'no-folder', 'kept'));
  expect(Buffer.compare(bytes, await toTtf(await readShippedFont(FONT)))).toBe(0);
});
