import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { artFont } from './art-font.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-art-font-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('art-font writes a name in the styles that the keywords ask for', async () => {
  await artFont(['--name', '冰火', '--keywords', '国潮', '--arrangement', 'vertical', '--out', folder]);
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as { style: string }[];
  expect(index.map(({ style }) => style).toSorted()).toEqual(['paper-cut', 'seal']);
  const files = await readdir(folder);
  expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(2);
  expect(await readFile(join(folder, 'logo-001.svg'), 'utf8')).toContain('data-part="name"');
}, 120_000);

test('art-font says which styles there are and refuses what it does not know', async () => {
  await expect(artFont(['--name', '冰', '--style', 'lava', '--out', folder])).rejects.toThrow(
    /there is no style "lava"/,
  );
  await expect(artFont(['--name', '冰', '--strength', '2', '--out', folder])).rejects.toThrow(/0 to 1/);
  await expect(artFont(['--name', '冰'])).rejects.toThrow(/--out/);
});
