import { beforeAll, expect, test } from 'vitest';
import type { LoadedOutlines } from '@markwright/fonts';
import { drawPicture } from '@markwright/raster/draw-picture';
import sharp from 'sharp';
import { buildPack, planPack } from '../pack/build-pack.ts';
import type { PackOptions } from '../plan/pack-file.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';

let outlines: LoadedOutlines;
beforeAll(async () => {
  outlines = await sampleOutlines();
}, 60_000);

const OPTIONS: PackOptions = { language: 'zh', level: 'vector', day: '2026-11-16', folders: ['mockups'] };
const pathsOf = async (options: Partial<PackOptions>) =>
  (await planPack(SAMPLES.stacked!, { ...OPTIONS, ...options }, { outlines, draw: drawPicture })).map(
    ({ path }) => path,
  );

test('twelve photographs in a folder of their own, named in the buyer’s language, those of the trade first', async () => {
  const chinese = await pathsOf({ trade: '兰州拉面' });
  expect(chinese).toHaveLength(12);
  expect(chinese.slice(0, 2)).toEqual(['8 效果图/半山面包-门头.jpg', '8 效果图/半山面包-面碗.jpg']);
  const [english] = await pathsOf({ language: 'en', trade: 'a law firm' });
  expect(english).toBe('8 Mock-ups/半山面包-door plate.jpg');
});

test('they come with the vector package only', async () => {
  expect(await pathsOf({ level: 'hd' })).toEqual([]);
});

test('a photograph is a JPG of 1920 × 1080 that shows the logo', async () => {
  const deps = { outlines, draw: drawPicture };
  const { value: first } = await buildPack(SAMPLES.stacked!, OPTIONS, deps).next();
  if (!first) throw new Error('The pack is empty');
  const { width, height, format } = await sharp(first.bytes).metadata();
  expect([width, height, format]).toEqual([1920, 1080, 'jpeg']);
  const blank = await drawPicture({
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    format: 'jpg',
    longSide: 1920,
    scene: { name: 'cup', ground: '#ffffff' },
  });
  const difference = await sharp(first.bytes)
    .composite([{ input: Buffer.from(blank.bytes), blend: 'difference' }])
    .stats();
  expect(Math.max(...difference.channels.map(({ max }) => max))).toBeGreaterThan(60);
}, 60_000);
