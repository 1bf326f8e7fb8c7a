import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { wordArt, type WordArtConfig } from './dashscope-wordart.ts';
import type { PaintOrder } from './image-model.ts';

/** DashScope as its documents describe it: refuses what they forbid, counts tasks under way, and ends them on the third look. */
type Body = { model: string; input: Record<string, unknown>; parameters: Record<string, unknown> };
type Vendor = { url: string; bodies: Body[]; mostAtOnce: () => number; failures: number; status: string };

let picture: Buffer;
const running: Server[] = [];
beforeAll(async () => {
  picture = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
});
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

const LOOKS_UNTIL_DONE = 3;

async function openVendor(): Promise<Vendor> {
  const tasks = new Map<string, { body: Body; looks: number }>();
  let [underWay, most] = [0, 0];
  const vendor: Vendor = { url: '', bodies: [], mostAtOnce: () => most, failures: 0, status: 'SUCCEEDED' };

  function submit(body: Body, headers: IncomingMessage['headers'], path: string): [number, unknown] {
    if (headers.authorization !== 'Bearer k') return [401, { code: 'InvalidApiKey', message: 'no' }];
    if (headers['x-dashscope-async'] !== 'enable') return [403, { code: 'AccessDenied', message: 'synchronous' }];
    if (path !== `/services/aigc/wordart/${body.model.slice('wordart-'.length)}`) return [404, { code: 'NotFound' }];
    vendor.bodies.push(body);
    const id = `t${vendor.bodies.length}`;
    tasks.set(id, { body, looks: 0 });
    underWay += 1;
    most = Math.max(most, underWay);
    return [200, { request_id: 'r', output: { task_id: id, task_status: 'PENDING' } }];
  }

  function look(id: string): unknown {
    const task = tasks.get(id);
    if (!task) return { output: { task_status: 'UNKNOWN' } };
    task.looks += 1;
    if (task.looks < LOOKS_UNTIL_DONE) return { output: { task_status: task.looks === 1 ? 'PENDING' : 'RUNNING' } };
    underWay -= 1;
    if (vendor.status !== 'SUCCEEDED') return { output: { task_status: vendor.status, code: 'DataInspectionFailed' } };
    const address = `${vendor.url}/made.png`;
    const made = task.body.model === 'wordart-semantic' ? { png_url: address, svg_url: 'unused' } : { url: address };
    const results = Array.from({ length: Number(task.body.parameters['n']) }, (_, index) =>
      index < vendor.failures ? { code: 'InternalError' } : made,
    );
    return { output: { task_status: 'SUCCEEDED', results } };
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      if (path === '/made.png') return response.end(picture);
      const text = Buffer.concat(parts).toString();
      const [status, json] = path.startsWith('/tasks/')
        ? [200, look(path.slice('/tasks/'.length))]
        : submit(JSON.parse(text) as Body, request.headers, path);
      response.writeHead(status as number);
      return response.end(JSON.stringify(json));
    });
  });
  running.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  vendor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return vendor;
}

const modelAt = (vendor: Vendor, change: Partial<WordArtConfig> = {}) =>
  wordArt({
    baseUrl: vendor.url,
    apiKey: 'k',
    model: 'wordart-semantic',
    font: 'dongfangdakai',
    textureStyle: 'material',
    pollMs: 2,
    firstWaitMs: 2,
    ...change,
  });
const ORDER: PaintOrder = { text: '冰火', prompt: '冰 ice', negativePrompt: '', count: 4, seed: 1, side: 1024 };
const paint = (model: ReturnType<typeof wordArt>, order = ORDER) => model.paint(order, AbortSignal.timeout(20_000));

test('semantic: the name and the wish go in, four pictures of white letters come out', async () => {
  const vendor = await openVendor();
  const model = modelAt(vendor);
  expect(await paint(model)).toEqual([picture, picture, picture, picture]);
  expect(model.writesMask).toBe(true);
  expect(vendor.bodies).toEqual([
    {
      model: 'wordart-semantic',
      input: { text: '冰火', prompt: '冰 ice' },
      parameters: { n: 4, steps: 30, font_name: 'dongfangdakai', output_image_ratio: '1280x720' },
    },
  ]);
});

test('texture: the letters are filled on a transparent ground, and a long wish is cut to what the vendor takes', async () => {
  const vendor = await openVendor();
  const model = modelAt(vendor, { model: 'wordart-texture', textureStyle: 'lego' });
  expect(await paint(model, { ...ORDER, prompt: '火'.repeat(300), count: 2 })).toHaveLength(2);
  expect(model.writesMask).toBe(false);
  expect(vendor.bodies[0]).toEqual({
    model: 'wordart-texture',
    input: {
      text: { text_content: '冰火', font_name: 'dongfangdakai', output_image_ratio: '16:9' },
      prompt: '火'.repeat(200),
      texture_style: 'lego',
    },
    parameters: { n: 2, image_short_size: 704, alpha_channel: true },
  });
});

test('tasks wait for each other, also after one that failed: the vendor takes one at a time', async () => {
  const vendor = await openVendor();
  const model = modelAt(vendor);
  vendor.failures = 1;
  await expect(paint(model)).rejects.toThrow('3 of 4 pictures');
  vendor.failures = 0;
  expect(await Promise.all([paint(model), paint(model), paint(model)])).toHaveLength(3);
  expect(vendor.mostAtOnce()).toBe(1);
});

test('a name of seven characters is nothing it can write, and asking anyway is refused before the vendor is', async () => {
  const vendor = await openVendor();
  const model = modelAt(vendor);
  expect(model.canWrite?.('冰火茶舍')).toBe(true);
  expect(model.canWrite?.('Northwind')).toBe(false);
  await expect(paint(model, { ...ORDER, text: 'Northwind' })).rejects.toMatchObject({ isPermanent: true });
  expect(vendor.bodies).toEqual([]);
});

test('a wrong key ends at once; a task that the vendor gives up is an error with its reason', async () => {
  const vendor = await openVendor();
  await expect(paint(modelAt(vendor, { apiKey: 'wrong' }))).rejects.toMatchObject({ isPermanent: true });
  vendor.status = 'FAILED';
  await expect(paint(modelAt(vendor))).rejects.toThrow('FAILED: DataInspectionFailed');
});
