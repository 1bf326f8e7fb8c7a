import { expect, test } from 'vitest';
import { openTwoThreadDrawing } from './draw-on-two-threads.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureRequest } from './picture-request.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0H20V20H0Z" fill="#c33"/></svg>';
const on = (name: 'stamp' | 'cup'): PictureRequest => ({
  svg,
  format: 'jpg',
  longSide: 900,
  scene: { name, ground: '#ffffff' },
});

test('photographs that are asked for at once are the same as those placed one by one', async () => {
  const draw = openTwoThreadDrawing();
  const requests = [on('stamp'), on('cup'), on('stamp'), { svg, format: 'png', longSide: 64 } as const];
  const drawn = await Promise.all(requests.map(draw));
  for (const [at, request] of requests.entries()) {
    const alone = await drawPicture(request);
    expect(drawn[at]!.width).toBe(alone.width);
    expect(Buffer.compare(drawn[at]!.bytes, alone.bytes)).toBe(0);
  }
});

test('a photograph that cannot be made is refused, on either thread, and the next one comes', async () => {
  const draw = openTwoThreadDrawing();
  const broken = { ...on('stamp'), svg: '<svg' };
  const settled = await Promise.allSettled([draw(broken), draw(broken)]);
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await draw(on('stamp'))).width).toBe(900);
});
