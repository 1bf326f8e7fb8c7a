import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from './pack.ts';

/** A document as `markwright logo` writes one beside its picture. */
const DOC = fileURLToPath(new URL('../../../../packages/logo/fixtures/split-latin-words.json', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-cli-pack-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a document becomes the folders asked for', async () => {
  await pack([DOC, '--out', folder, '--folders', 'readme,print']);
  expect((await readdir(folder)).sort()).toEqual(['0 先读我 README', '1 印刷 Print']);
  const printed = await readdir(join(folder, '1 印刷 Print'));
  expect(printed.sort()).toEqual(['EPS', 'PDF', 'Spot']);
  const readme = join(folder, '0 先读我 README', '先读我 README.txt');
  expect(await readFile(readme, 'utf8')).toContain('1 印刷 Print');
});

test('what is missing or out of range is said in words', async () => {
  await expect(pack(['--out', folder])).rejects.toThrow('needs a document');
  await expect(pack(['x.json'])).rejects.toThrow('--out DIR');
  await expect(pack([DOC, '--out', folder, '--sign-width-mm', '3'])).rejects.toThrow('from 50 to 30000');
  await expect(pack([DOC, '--out', folder, '--folders', 'cdr'])).rejects.toThrow('"cdr"');
});
