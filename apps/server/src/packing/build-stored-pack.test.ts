import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PackFolder } from '@markwright/contracts';
import type { PictureRequest } from '@markwright/delivery';
import type { LogoDoc } from '@markwright/logo';
import { drawPicture } from '@markwright/raster/draw-picture';
import { openStoredOutlines } from '../engine/font-storage.ts';
import { LABEL_RULES } from '../labels/label-rules.ts';
import { diskStorage } from '../providers/storage/storage-disk.ts';
import { buildStoredPack } from './build-stored-pack.ts';
import { archiveKey } from './pack-request.ts';

const OWN = JSON.parse(
  readFileSync(new URL('../../../../packages/delivery/src/testing/two-peaks.json', import.meta.url), 'utf8'),
) as LogoDoc;
/** A name alone is soon drawn, in every arrangement it has. */
const DOC = { ...OWN, mark: null, slogan: null, layout: { ...OWN.layout, id: 'wordmark' } };

type Files = Record<string, Uint8Array>;
const folder = mkdtempSync(join(tmpdir(), 'markwright-pack-'));
let labelled: Files;
let bare: Files;

/** Small pictures show the same shares in less time; those of one size are drawn as large as they are handed over. */
const draw = (request: PictureRequest) =>
  drawPicture({ ...request, longSide: request.longSide === 1024 ? 1024 : Math.min(request.longSide, 400) });

async function build(visibleLabel: boolean, folders: readonly PackFolder[]): Promise<Files> {
  const storage = diskStorage({ folder, secret: '', publicUrl: '' });
  const request = {
    doc: DOC,
    package: 'hd',
    language: 'zh',
    folders,
    signWidthMm: 2400,
    place: `downloads/${visibleLabel ? 'labelled' : 'bare'}`,
    stamp: 1_793_000_000_000,
    origin: { producer: 'https://markwright.example', produceId: '7c1e7a5e-5a0f-4d0e-9a53-0d2d3b7e9a10' },
    visibleLabel,
  } as const;
  const outlines = await openStoredOutlines({ folder });
  await buildStoredPack(request, { outlines, storage, draw }, () => undefined);
  return unzipSync(readFileSync(join(folder, archiveKey(request.place, 'all'))));
}

beforeAll(async () => {
  [labelled, bare] = [await build(true, ['web', 'social']), await build(false, ['social'])];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pixelsOf = async (bytes: Uint8Array) =>
  sharp(bytes).flatten({ background: '#8899aa' }).greyscale().raw().toBuffer({ resolveWithObject: true });

/** Rows and columns that the label changes, as a share of the picture's shorter side. */
async function labelIn(one: Uint8Array, other: Uint8Array) {
  const [{ data, info }, { data: without }] = [await pixelsOf(one), await pixelsOf(other)];
  let [top, bottom, left] = [Infinity, -1, Infinity];
  data.forEach((value, at) => {
    if (Math.abs(value - (without[at] ?? 0)) < 24) return;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    [top, bottom, left] = [Math.min(top, y), Math.max(bottom, y), Math.min(left, x)];
  });
  const shorter = Math.min(info.width, info.height);
  // A row at each end may be too faint to count.
  return { height: (bottom - top + 3) / shorter, isInCorner: left > info.width / 3 && top > info.height / 2 };
}

test('pictures of an AI logo show the words as high as the rules ask, in the lower right corner', async () => {
  const sized = Object.keys(labelled).filter((path) => /社媒.*\d+x\d+\.(png|jpg)$/.test(path));
  const seen = sized.filter((path) => Number(/-(\d+)x\d+\.\w+$/.exec(path)?.[1]) >= 200);
  expect(seen.length).toBeGreaterThan(10);
  for (const path of seen) {
    const { height, isInCorner } = await labelIn(labelled[path]!, bare[path]!);
    expect([path, height >= LABEL_RULES.visible.leastShareOfShorterSide, isInCorner]).toEqual([path, true, true]);
  }
});

test('a lockup cut to its ink gets room under it, so that the words do not stand on the logo', async () => {
  const lockups = Object.keys(labelled).filter((path) => /PNG\/.*-1024\.png$/.test(path));
  expect(lockups.length).toBeGreaterThanOrEqual(5);
  for (const path of lockups) {
    const { data, info } = await pixelsOf(labelled[path]!);
    const { width, height } = info;
    const ground = data.at(-width) ?? 0;
    const isInked = Array.from({ length: height }, (_, at) =>
      data.subarray((height - 1 - at) * width, (height - at) * width).some((value) => Math.abs(value - ground) > 24),
    );
    // From the bottom: empty rows, the words, and empty rows again before the logo begins.
    const start = isInked.indexOf(true);
    const words = isInked.indexOf(false, start) - start;
    const tall = words / Math.min(width, height);
    expect([path, start > 0, tall > 0.04 && tall < 0.12]).toEqual([path, true, true]);
  }
});

test('with the words or without them, every picture says inside that AI made it', () => {
  for (const files of [labelled, bare])
    for (const [path, bytes] of Object.entries(files))
      if (/\.(png|jpg)$/.test(path)) expect([path, Buffer.from(bytes).includes('AIGC')]).toEqual([path, true]);
});
