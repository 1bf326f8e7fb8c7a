import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logo } from './logo.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ai = (...args: string[]) => logo(['--ai', '--name', '半山面包', '--out', folder, ...args]);

test('logo --ai writes four logos as SVG and PNG, and what they are', async () => {
  await ai('--description', '手工烘焙', '--style', 'neon-gradient', '--style', '激情红');
  const files = await readdir(folder);
  expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(4);
  expect(files.filter((file) => file.endsWith('.png'))).toHaveLength(4);
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    style: string;
    meaning: { zh: string };
  }[];
  expect(index).toHaveLength(4);
  for (const { style, meaning } of index) {
    expect(['neon-gradient', 'passion-red']).toContain(style);
    expect(meaning.zh.length).toBeGreaterThan(8);
  }
}, 120_000);

test('an unknown style is named, with the fifteen that exist', async () => {
  await expect(ai('--style', 'vaporwave')).rejects.toThrow(/"vaporwave"[^]*new-retro[^]*浪漫紫/);
});

test('options that do not go together are refused', async () => {
  await expect(ai('--count', '8')).rejects.toThrow('--count does not go with --ai');
  await expect(logo(['--name', '半山', '--out', folder, '--style', 'cyberpunk'])).rejects.toThrow('--style needs --ai');
  await expect(logo(['--ai', '--out', folder])).rejects.toThrow('--name');
});
