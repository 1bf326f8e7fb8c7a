import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDoc } from '@markwright/logo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from './edit.ts';

const FIXTURE = new URL('../../../../packages/logo/fixtures/badge-ring-text.json', import.meta.url);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-edit-'));
  await writeFile(join(folder, 'logo.json'), await readFile(FIXTURE));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('edit writes the new document, its pictures and the wishes in the vocabulary that others write them in', async () => {
  const out = join(folder, 'out');
  await edit([join(folder, 'logo.json'), 'navy background, make the name much bigger, water my plants', '--out', out]);
  expect((await readdir(out)).toSorted()).toEqual(['edits.json', 'logo.json', 'logo.png', 'logo.svg']);
  const report = JSON.parse(await readFile(join(out, 'edits.json'), 'utf8')) as Record<string, unknown>;
  expect(report).toEqual({
    edits: [
      { do: 'ground.set', color: 'navy' },
      { do: 'type.bigger', of: 'name', much: 'much' },
    ],
    unknown: ['water my plants'],
    says: expect.stringMatching(/Not understood: “water my plants”/),
  });
  expect(openDoc(JSON.parse(await readFile(join(out, 'logo.json'), 'utf8'))).background).toBe('#0e2345');
}, 60_000);

test('edit asks for a document, for words and for a place to write to', async () => {
  await expect(edit([join(folder, 'logo.json'), '--out', folder])).rejects.toThrow(/what to change/);
  await expect(edit([join(folder, 'logo.json'), 'bolder letters'])).rejects.toThrow(/--out/);
});
