import sharp from 'sharp';
import { expect, test } from 'vitest';
import { barePicture } from './bare-picture.ts';

const SECRET = 'a place on a map';
/** Noise, so that the compressed data holds every byte. */
const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 7919) % 251));
const picture = () => sharp(noise, { raw: { width: 64, height: 48, channels: 3 } });
const described = () => picture().withExif({ IFD0: { ImageDescription: SECRET, Copyright: SECRET } });
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const written = {
  png: () => described().png(),
  jpeg: () => described().jpeg({ quality: 90 }),
  'progressive jpeg': () => described().jpeg({ quality: 90, progressive: true }),
  webp: () => described().webp({ quality: 90 }),
  'webp without loss': () => described().webp({ lossless: true }),
};

for (const [what, write] of Object.entries(written))
  test(`a ${what} loses what was written into it and what follows its end, and not one pixel`, async () => {
    const sent = await write().toBuffer();
    expect(sent.includes(SECRET)).toBe(true);
    const kind = (['png', 'jpeg', 'webp'] as const).find((each) => what.includes(each))!;
    const bare = Buffer.from(barePicture(kind, Buffer.concat([sent, Buffer.from(`PK ${SECRET}`)])));
    expect(bare.includes(SECRET)).toBe(false);
    expect(bare.length).toBeLessThan(sent.length);
    const { exif, format } = await sharp(bare).metadata();
    expect([exif, format]).toEqual([undefined, kind]);
    expect(await pixels(bare)).toEqual(await pixels(sent));
  });
