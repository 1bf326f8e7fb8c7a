import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { openRasteriser } from './open-rasteriser.ts';

const rasteriser = openRasteriser();
afterAll(() => rasteriser.close());

const half = (fill: string, opacity = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H20V20H0Z" fill="${fill}" fill-opacity="${opacity}"/></svg>`;

async function pixelAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

test('a PNG has the asked long side, keeps the shape and is transparent where nothing is drawn', async () => {
  const { bytes, width, height } = await rasteriser.draw({ svg: half('#ff6000'), format: 'png', longSide: 400 });
  expect([width, height]).toEqual([400, 200]);
  expect(await pixelAt(bytes, 10, 10)).toEqual([255, 96, 0, 255]);
  expect((await pixelAt(bytes, 390, 10))[3]).toBe(0);
});

test('a half-transparent colour keeps its hue', async () => {
  const { bytes } = await rasteriser.draw({ svg: half('#ff6000', 0.5), format: 'png', longSide: 40 });
  const [red, green, blue, alpha] = await pixelAt(bytes, 5, 5);
  expect(alpha).toBeCloseTo(128, -1);
  expect([red, green, blue]).toEqual([255, expect.closeTo(96, -0.5), 0]);
});

test('a JPG stands on white unless told otherwise', async () => {
  const white = await rasteriser.draw({ svg: half('#17130f'), format: 'jpg', longSide: 200 });
  expect(await pixelAt(white.bytes, 190, 50)).toEqual([255, 255, 255, 255]);
  const ink = await rasteriser.draw({ svg: half('#ffffff'), format: 'jpg', longSide: 200, background: '#17130f' });
  // JPG rounds colours through YCbCr, so a step either way is still the same ink.
  const [red = 0, green = 0, blue = 0] = await pixelAt(ink.bytes, 190, 50);
  expect(Math.max(Math.abs(red - 23), Math.abs(green - 19), Math.abs(blue - 15))).toBeLessThanOrEqual(1);
});

test('files say the density they are printed at, and other programs read it', async () => {
  for (const format of ['png', 'jpg'] as const) {
    const { bytes } = await rasteriser.draw({ svg: half('#17130f'), format, longSide: 200, dpi: 300 });
    const { density, width } = await sharp(bytes).metadata();
    expect([format, density, width]).toEqual([format, 300, 200]);
    expect((await pixelAt(bytes, 190, 10))[0]).toBe(format === 'png' ? 0 : 255);
  }
});

test('sizes beyond 4096 and broken drawings are refused, and the next picture still comes', async () => {
  await expect(rasteriser.draw({ svg: half('#000'), format: 'png', longSide: 5000 })).rejects.toThrow('4096');
  await expect(rasteriser.draw({ svg: '<svg', format: 'png', longSide: 10 })).rejects.toThrow();
  const picture = await rasteriser.draw({ svg: half('#000'), format: 'png', longSide: 10 });
  expect(picture.width).toBe(10);
});

test('a picture is drawn elsewhere: what asks for it works less than half as much as drawing it would', async () => {
  const request = { svg: half('#ff6000'), format: 'png', longSide: 4096 } as const;
  /** In processor time of this process, which no other one stretches. */
  const workOf = async (draw: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    await draw();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const here = await workOf(async () => drawPicture(request));
  expect(await workOf(() => rasteriser.draw(request))).toBeLessThan(here / 2);
});
