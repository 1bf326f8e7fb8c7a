import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markDrawingSchema } from '@markwright/logo';
import { openPictureWork } from './picture-work.ts';

/** Without the limits of the picture process: here it is the drawing that is looked at. */
const { takeMark } = openPictureWork(() => {});

const picture = (body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${body}</svg>`));
const ON_WHITE =
  '<path d="M0 0H200V200H0Z" fill="#fff"/><circle cx="100" cy="100" r="80" fill="#0a7d5a"/><circle cx="100" cy="100" r="30" fill="#ffd24a"/>';

test('a PNG, JPEG or WebP of one’s own loses its background and becomes shapes in its colours', async () => {
  const drawn = picture(ON_WHITE);
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const drawing = await takeMark(await drawn.clone().toFormat(format, { quality: 95 }).toBuffer());
    expect(markDrawingSchema.safeParse(drawing).success).toBe(true);
    expect([format, drawing.shapes.length]).toEqual([format, 2]);
    expect(drawing.box.width / drawing.box.height).toBeCloseTo(1, 1);
    expect(drawing.box.width).toBeGreaterThan(150);
  }
}, 60_000);

test('a picture of one colour has no mark in it', async () => {
  const blank = await picture('<path d="M0 0H200V200H0Z" fill="#fff"/>').png().toBuffer();
  await expect(takeMark(blank)).rejects.toThrow();
}, 60_000);
