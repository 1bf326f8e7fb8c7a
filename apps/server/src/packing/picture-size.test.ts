import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPictureSize } from './picture-size.ts';

const picture = sharp({ create: { width: 95, height: 12, channels: 3, background: '#c43c2c' } });

test('the size of a PNG and of a JPEG is read from its head; other files have none', async () => {
  const size = { width: 95, height: 12 };
  expect(findPictureSize('a.png', await picture.clone().png().toBuffer())).toEqual(size);
  expect(findPictureSize('a.jpg', await picture.clone().jpeg().toBuffer())).toEqual(size);
  expect(findPictureSize('a.jpg', await picture.clone().jpeg({ progressive: true }).toBuffer())).toEqual(size);
  expect(findPictureSize('a.txt', Buffer.from('text'))).toBeUndefined();
});
