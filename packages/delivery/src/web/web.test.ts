import { beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { openRasteriser } from '@markwright/raster';
import type { LoadedOutlines } from '@markwright/fonts';
import { buildPack, planPack } from '../pack/build-pack.ts';
import type { PackFile, PackFolder, PackOptions, PictureRequest } from '../plan/pack-file.ts';
import { SOCIAL_SIZES } from '../social/sizes.data.ts';
import { openLockups } from '../lockups/lockups.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { faviconSvg, shareInCircle } from './boards.ts';

let outlines: LoadedOutlines;
const rasteriser = openRasteriser();
beforeAll(async () => {
  outlines = await sampleOutlines();
  return () => rasteriser.close();
});

const OPTIONS: PackOptions = { language: 'both', level: 'vector', day: '2026-11-16' };
const draw = (request: PictureRequest) => rasteriser.draw(request, { isJob: true });
/** Files whose path contains one of the words; the others are not drawn. */
async function filesOf(name: string, folder: PackFolder, options: Partial<PackOptions> = {}): Promise<PackFile[]> {
  const files: PackFile[] = [];
  for await (const file of buildPack(SAMPLES[name]!, { ...OPTIONS, ...options, folders: [folder] }, { outlines, draw }))
    files.push(file);
  return files;
}
const sizeOfPng = (bytes: Uint8Array) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
};
function sizeOfJpg(bytes: Uint8Array): number[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc2) return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
  }
  return [];
}

test('every place of the table gets a picture of exactly its size', async () => {
  const files = await filesOf('darkGradient', 'social');
  for (const { width, height, format, place } of SOCIAL_SIZES) {
    const found = files.filter(
      ({ path }) =>
        path.includes(place.zh.replaceAll('/', ' ').replace(/\s+/g, ' ')) &&
        path.endsWith(`${width}x${height}.${format}`),
    );
    expect([place.zh, found.length]).toEqual([place.zh, 1]);
    expect((format === 'png' ? sizeOfPng : sizeOfJpg)(found[0]!.bytes)).toEqual([width, height]);
  }
});

test('avatars, headers and covers stand on the ground of the design and are filled by the logo', async () => {
  const doc = { ...SAMPLES.wide!, background: '#f7c6d0' };
  // The drawings are what counts here: a small picture of each tells ground and ink.
  const small = (order: PictureRequest) => draw({ ...order, format: 'png', longSide: 300 });
  const options = { ...OPTIONS, folders: ['social' as const] };
  for await (const { path, bytes } of buildPack(doc, options, { outlines, draw: small })) {
    if (!/\d+x\d+\.(png|jpg)$/.test(path)) continue;
    const picture = sharp(bytes);
    const { width, height } = await picture.metadata();
    const corner = await picture.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect([path, corner.subarray(0, 3).toString('hex')]).toEqual([path, 'f7c6d0']);
    const trimmed = picture.clone().trim({ background: doc.background, threshold: 20 });
    const { info } = await trimmed.toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width / width, info.height / height), path).toBeGreaterThan(0.4);
  }
});

test('beside an avatar the whole name is set, however long', async () => {
  const contours = async (text: string) => {
    const doc = { ...SAMPLES.wide!, name: { ...SAMPLES.wide!.name, text } };
    const drawn: string[] = [];
    const keep = (order: PictureRequest) => {
      drawn.push(order.svg);
      return draw({ ...order, longSide: 100 });
    };
    for await (const file of buildPack(doc, { ...OPTIONS, folders: ['social'] }, { outlines, draw: keep }))
      if (file.folder === 'social') break;
    return drawn[0]?.match(/M/g)?.length ?? 0;
  };
  // C, o, f, f, e and e have at least nine contours; the name stands in the feed, under the avatar, in the shop and in its header.
  expect((await contours('Little Harbor Coffee')) - (await contours('Little Harbor'))).toBeGreaterThanOrEqual(4 * 9);
});

test('an avatar stays inside the circle that is cut from it', () => {
  for (const room of [
    { width: 10, height: 10 },
    { width: 30, height: 10 },
    { width: 10, height: 22 },
  ]) {
    const share = shareInCircle(room, 0.9);
    const scale = share / Math.max(room.width, room.height);
    expect(Math.hypot(room.width * scale, room.height * scale)).toBeLessThanOrEqual(0.9 + 1e-9);
  }
});

test('the site icons are those that browsers ask for, and the .ico holds 16, 32 and 48 px', async () => {
  const planned = await planPack(SAMPLES.stacked!, { ...OPTIONS, folders: ['web'] }, { outlines, draw });
  const names = planned.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  for (const name of [
    'favicon.ico',
    'favicon.svg',
    'apple-touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'og.png',
    'site.webmanifest',
    'index.html',
  ])
    expect(names).toContain(name);
  const svg = faviconSvg(openLockups(SAMPLES.stacked!, outlines));
  expect(svg).toContain('prefers-color-scheme:dark');
});

test('a pack of pixels holds no vectors, and files come in the order they were planned', async () => {
  const options = { ...OPTIONS, level: 'hd' as const };
  const planned = await planPack(SAMPLES.wide!, options, { outlines, draw });
  // The note that says which file is for whom is a PDF of words: it draws no logo in such a pack.
  const vectors = planned.filter(({ path, folder }) => folder !== 'readme' && /\.(svg|pdf|eps|dxf|pptx)$/.test(path));
  expect(vectors).toEqual([]);
  expect(planned.length).toBeGreaterThan(20);
  const seen: number[] = [];
  const files = await filesOf('wide', 'web', {
    level: 'hd',
    label: { mark: (bytes, type) => (type === 'image/png' ? bytes.slice(0, 24) : bytes) },
    onProgress: ({ done }) => seen.push(done),
  });
  expect(seen).toEqual(files.map((_, index) => index + 1));
  expect(files.map(({ path }) => path)).toEqual(
    planned.filter(({ folder }) => folder === 'web').map(({ path }) => path),
  );
  // Every file went through the label, and pictures are as large as their names say.
  for (const { path, bytes } of files.filter((file) => /-(512|1024|2048)\.png$/.test(file.path))) {
    const [, side] = /-(\d+)\.png$/.exec(path) ?? [];
    expect([path, Math.max(...sizeOfPng(bytes))]).toEqual([path, Number(side)]);
    expect(bytes.length).toBe(24);
  }
  const ico = Buffer.from(files.find(({ path }) => path.endsWith('favicon.ico'))!.bytes);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  expect([ico[6], ico[22], ico[38]]).toEqual([16, 32, 48]);
  const first = ico.readUInt32LE(18);
  expect(ico.toString('latin1', first + 1, first + 4)).toBe('PNG');
});
