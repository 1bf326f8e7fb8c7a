import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { openPictureSandbox, type PictureSandbox } from './picture-sandbox.ts';

const opened: PictureSandbox[] = [];
afterEach(() => Promise.all(opened.splice(0).map((guard) => guard.close())));

function open(options = {}) {
  const guard = openPictureSandbox({ processes: 1, ...options });
  opened.push(guard);
  return { ...guard, ...guard.forClient('somebody') };
}

const png = (width = 30, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#ff6000' } })
    .png()
    .toBuffer();

test('a picture is opened in another process, which ends when there is nothing more to do', async () => {
  const { inspect, pids, state } = open({ idleMs: 50 });
  expect(pids()).toEqual([]);
  const inspected = inspect(await png());
  expect(pids()).not.toContain(process.pid);
  expect(await inspected).toMatchObject({ width: 30, height: 20, extension: 'png' });
  await expect.poll(() => state().processes, { timeout: 10_000 }).toBe(0);
  expect((await inspect(await png(3, 4))).height).toBe(4);
});

test('the process knows nothing of our environment', async () => {
  process.env['SOME_KEY'] = 'secret';
  const { inspect, pids } = open();
  await inspect(await png());
  delete process.env['SOME_KEY'];
  expect(readFileSync(`/proc/${pids()[0]}/environ`, 'utf8')).not.toContain('secret');
});

test('a picture that takes too long costs its process; the next picture gets a new one', async () => {
  const { inspect, cutSquare } = open({ stepLimitMs: 400 });
  await inspect(await png());
  // Few bytes, but a dash of a hundredth along kilometres of line: minutes of drawing.
  const dashes = `<path d="M0 0${'L4000 4000L0 1'.repeat(2000)}" fill="none" stroke="red" stroke-dasharray=".01"/>`;
  const slow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 4000">${dashes}</svg>`;
  const started = performance.now();
  await expect(inspect(Buffer.from(slow))).rejects.toThrow('PICTURE_TOO_HEAVY');
  expect(performance.now() - started).toBeLessThan(30_000);
  const square = await sharp(await cutSquare(await png(), 16)).metadata();
  expect([square.format, square.width, square.height]).toEqual(['webp', 16, 16]);
});

test('a picture that takes too much memory costs its process', async () => {
  const { inspect } = open({ memoryLimitMb: 150 });
  expect((await inspect(await png())).width).toBe(30);
  // Interlaced, so the whole picture is held while it is decoded: 117 MB.
  const large = sharp({ create: { width: 6500, height: 6000, channels: 3, background: '#fff' } });
  const interlaced = await large.png({ progressive: true, compressionLevel: 1 }).toBuffer();
  await expect(inspect(interlaced)).rejects.toThrow('PICTURE_TOO_HEAVY');
});

test('more pictures than may wait are refused in words and the others are still done', async () => {
  const { inspect } = open({ waitingLimit: 2 });
  const bytes = await png();
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => inspect(bytes)));
  const refused = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused.map(({ reason }) => String(reason.message))).toEqual(Array(3).fill('BUSY'));
});

test('broken, oversized and mislabelled pictures are told apart', async () => {
  const { inspect } = open();
  const whole = await png(300, 300);
  for (const bytes of [Buffer.alloc(0), Buffer.from('hello'), whole.subarray(0, 120), Buffer.from('GIF89a…')]) {
    await expect(inspect(bytes)).rejects.toThrow('PICTURE_UNKNOWN');
  }
  await expect(inspect(await png(8000, 6000))).rejects.toThrow('PICTURE_TOO_LARGE');
  const turned = await sharp(whole).resize(30, 20, { fit: 'fill' }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await inspect(turned)).toMatchObject({ width: 20, height: 30, extension: 'jpg' });
});
