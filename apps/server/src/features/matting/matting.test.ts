import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTransparent, MATTING_TOLERANCE_MAX, mattingFieldsSchema } from '@markwright/contracts';
import { TOLERANCE, TOLERANCE_MAX } from '@markwright/matting';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { mattingRoutes } from './routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [makeTransparent],
    features: (_, { storage, pictures }) => [mattingRoutes(storage, pictures)],
  });
});
afterAll(() => server.close());

async function cut(bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png');
  const headers = { 'app-sign': 'markwright-web' };
  const reply = await fetch(`${server.url}/api/icon/transparent`, { method: 'POST', headers, body: form });
  return (await reply.json()) as { code: number; msg: string; data: { url: string; width: number; height: number } };
}

const disc = (attributes = 'fill="#ff6000"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path d="M0 0H120V80H0Z" fill="#fff"/><circle cx="60" cy="40" r="30" ${attributes}/></svg>`,
  );
const RING = 'fill="none" stroke="#f60" stroke-width="12"';

async function pixels(url: string) {
  const address = new URL(url);
  const file = await fetch(new URL(address.pathname + address.search, server.url));
  expect(file.headers.get('content-type')).toBe('image/png');
  const picture = sharp(await buffer(file.body as never));
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

test('a guest sends a picture and gets it back without its background', async () => {
  const { code, data } = await cut(await sharp(disc()).png().toBuffer());
  expect([code, data.width, data.height]).toEqual([200, 120, 80]);
  const at = await pixels(data.url);
  expect([at(3, 3)[3], at(60, 40)]).toEqual([0, [255, 96, 0, 255]]);
});

test('[S9.7] server and browser take the same tolerance, eight, where none is asked for', () => {
  expect([mattingFieldsSchema.parse({}).tolerance, TOLERANCE, TOLERANCE_MAX]).toEqual([8, 8, MATTING_TOLERANCE_MAX]);
});

test('[S9.7] without a tolerance the server takes seven steps from white for background and twelve not', async () => {
  const middleAfter = async (fill: string, fields: Record<string, string>) => {
    const { data } = await cut(
      await sharp(disc(`fill="${fill}"`))
        .png()
        .toBuffer(),
      fields,
    );
    return (await pixels(data.url))(60, 40)[3];
  };
  expect(await middleAfter('#f8f8f8', { holes: 'remove' })).toBe(0);
  expect(await middleAfter('#f3f3f3', {})).toBe(255);
  expect(await middleAfter('#f3f3f3', { tolerance: '14' })).toBe(0);
});

test('tolerance and holes are the caller’s, and nonsense is refused by name', async () => {
  const ring = await sharp(disc(RING)).png().toBuffer();
  expect((await pixels((await cut(ring, { holes: 'keep' })).data.url))(60, 40)[3]).toBe(255);
  expect((await pixels((await cut(ring, { holes: 'remove' })).data.url))(60, 40)[3]).toBe(0);
  expect(await cut(ring, { tolerance: '900' })).toMatchObject({ code: 400, msg: expect.stringContaining('tolerance') });
  expect((await cut(ring, { holes: 'some' })).code).toBe(400);
});

test('every kind of picture gives the right result or a clear answer', async () => {
  const plain = sharp(disc());
  const kinds: Record<string, Buffer> = {
    webp: await plain.clone().webp({ lossless: true }).toBuffer(),
    jpeg: await plain.clone().jpeg({ quality: 95 }).toBuffer(),
    'cmyk jpeg': await plain.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
    '16-bit png': await plain.clone().toColourspace('rgb16').png().toBuffer(),
    'palette png': await plain.clone().png({ palette: true, colours: 16 }).toBuffer(),
    'animated webp': await sharp([await plain.clone().png().toBuffer(), await plain.clone().png().toBuffer()], {
      join: { animated: true },
    })
      .webp({ lossless: true })
      .toBuffer(),
  };
  for (const [kind, bytes] of Object.entries(kinds)) {
    const { code, data } = await cut(bytes);
    expect([kind, code, data?.width, data?.height]).toEqual([kind, 200, 120, 80]);
    const at = await pixels(data.url);
    const [red = 0, , blue = 0, alpha] = at(60, 40);
    expect([kind, at(3, 3)[3], alpha, red > 200, blue < 60]).toEqual([kind, 0, 255, true, true]);
  }
  const turned = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await cut(turned)).data).toMatchObject({ width: 80, height: 120 });
  const drawing = (await cut(disc())).data;
  expect([drawing.width, drawing.height]).toEqual([2048, 1365]);
});

/** A PNG of that size whose rows are all zeros: a few kilobytes that unpack to gigabytes. */
function bomb(width: number, height: number, rows: Buffer): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length, 0);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

test('bombs, halves and nothings are refused in words', async () => {
  const whole = await sharp(disc()).resize(600).png().toBuffer();
  const rows = deflateSync(Buffer.alloc(2_000_000), { level: 9 });
  for (const bytes of [Buffer.alloc(0), whole.subarray(0, 300), Buffer.from('GIF89a'), bomb(0, 0, rows)]) {
    expect((await cut(bytes)).code).toBe(415);
  }
  expect([413, 415]).toContain((await cut(bomb(60_000, 60_000, rows))).code);
  const large = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await cut(large)).toMatchObject({ code: 413, msg: '图片尺寸过大，上限为 24 百万像素' });
});
