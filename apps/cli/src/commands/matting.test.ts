import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matting } from './matting.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'markwright-matting-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const ring = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="60" fill="none" stroke="#f60" stroke-width="24"/></svg>',
);

async function alphaAt(file: string, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * 4 + 3] as number;
}

test('a JPEG goes in, a PNG without its background comes out, and the hole is the user’s choice', async () => {
  await sharp(ring).jpeg({ quality: 88 }).toFile(at('ring.jpg'));
  await matting([at('ring.jpg'), at('out.png')]);
  expect([await alphaAt(at('out.png'), 2, 2), await alphaAt(at('out.png'), 100, 40)]).toEqual([0, 255]);
  expect(await alphaAt(at('out.png'), 100, 100)).toBe(0);
  await matting([at('ring.jpg'), at('kept.png'), '--holes', 'keep', '--tolerance', '12', '--background', '#fff']);
  expect(await alphaAt(at('kept.png'), 100, 100)).toBe(255);
});

test('a click says what is glass or goes, and the picture is cut to its subject with a margin', async () => {
  const pane = ring.toString().replace(/<circle.*\/>/, '<circle cx="100" cy="100" r="60" fill="#8fafdf"/>');
  await sharp(Buffer.from(pane)).png().toFile(at('pane.png'));
  await matting([at('pane.png'), at('glass.png'), '--click', '100,100,glass']);
  expect(await alphaAt(at('glass.png'), 100, 100)).toBeLessThan(150);
  await matting([at('pane.png'), at('gone.png'), '--click', '100,100,remove']);
  expect(await alphaAt(at('gone.png'), 100, 100)).toBe(0);
  await matting([at('pane.png'), at('cut.png'), '--trim', '--padding', '5', '--smooth', '1']);
  const { width, height } = await sharp(at('cut.png')).metadata();
  expect(Math.abs(width - 130)).toBeLessThanOrEqual(4);
  expect(height).toBe(width);
});

test('what is missing, unreadable or out of range is said', async () => {
  await expect(matting([at('ring.jpg')])).rejects.toThrow('two files');
  await expect(matting([at('none.png'), at('x.png')])).rejects.toThrow('none.png cannot be read');
  await writeFile(at('broken.png'), 'no picture');
  await expect(matting([at('broken.png'), at('x.png')])).rejects.toThrow('not a picture');
  await expect(matting([at('ring.jpg'), at('x.png'), '--tolerance', '300'])).rejects.toThrow('--tolerance');
  await expect(matting([at('ring.jpg'), at('x.png'), '--holes', 'some'])).rejects.toThrow('--holes');
  await expect(matting([at('ring.jpg'), at('x.png'), '--background', 'red'])).rejects.toThrow('--background');
  await expect(matting([at('ring.jpg'), at('x.png'), '--click', '5,glass'])).rejects.toThrow('--click');
  await expect(matting([at('ring.jpg'), at('x.png'), '--padding', '-1'])).rejects.toThrow('--padding');
});
