import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { concepts } from './concepts.ts';
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

test('logo writes as many as asked for, the same for the same seed', async () => {
  const made = async (out: string) => {
    await logo(['--name', '海盐咖啡', '--description', '海边的咖啡馆', '--count', '2', '--seed', '5', '--out', out]);
    expect((await readdir(out)).sort()).toEqual([
      'index.json',
      'logo-001.json',
      'logo-001.png',
      'logo-001.svg',
      'logo-002.json',
      'logo-002.png',
      'logo-002.svg',
    ]);
    return readFile(join(out, 'logo-002.svg'), 'utf8');
  };
  expect(await made(join(folder, 'one'))).toBe(await made(join(folder, 'other')));
}, 120_000);

test('logo writes twenty where no number is asked for: more than may wait for a picture at once', async () => {
  const out = join(folder, 'twenty');
  await logo(['--name', 'Blue Fox', '--out', out]);
  expect((await readdir(out)).filter((file) => file.endsWith('.png'))).toHaveLength(20);
}, 120_000);

test('name and description may begin with a dash, as a list does', async () => {
  const out = join(folder, 'dashes');
  await logo(['--name', '-Moss-', '--description', '- houseplants by post\n- no cats', '--count', '1', '--out', out]);
  const [made] = JSON.parse(await readFile(join(out, 'index.json'), 'utf8')) as { file: string }[];
  const doc = await readFile(join(out, `${made!.file}.json`), 'utf8');
  expect(doc).toContain('-Moss-');
}, 120_000);

test('a name that cannot be drawn is refused in words', async () => {
  await expect(logo(['--name', '😀', '--out', folder])).rejects.toThrow(/Emoji cannot be drawn/);
});

test('concepts prints the ten best, one JSON line each', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await concepts(['海边咖啡馆']);
  const lines = print.mock.calls.map(([line]) => JSON.parse(String(line)) as { concept: string; score: number });
  print.mockRestore();
  expect(lines).toHaveLength(10);
  expect(lines.map(({ concept }) => concept)).toContain('coffee');
  expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).toSorted((a, b) => b - a));
  await expect(concepts([])).rejects.toThrow('concepts needs a text');
}, 60_000);

test('an unknown style is named, with the fifteen that exist', async () => {
  await expect(ai('--style', 'vaporwave')).rejects.toThrow(/"vaporwave"[^]*new-retro[^]*浪漫紫/);
});

test('options that do not go together are refused', async () => {
  await expect(ai('--count', '8')).rejects.toThrow('--count does not go with --ai');
  await expect(logo(['--name', '半山', '--out', folder, '--style', 'cyberpunk'])).rejects.toThrow('--style needs --ai');
  await expect(logo(['--ai', '--out', folder])).rejects.toThrow('--name');
});
