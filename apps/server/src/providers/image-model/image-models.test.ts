import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { comfyui } from './comfyui.ts';
import { dashscope } from './dashscope.ts';
import type { ImageModel, PaintOrder } from './image-model.ts';
import { openAiImages } from './openai-images.ts';
import { sdWebui } from './sd-webui.ts';

/** Local servers that speak each vendor's protocol, as far as a picture needs it, and misbehave on request. */
type Answer = { status?: number; json?: unknown; text?: string; bytes?: Buffer; headers?: Record<string, string> };
type Asked = { method: string; path: string; headers: IncomingMessage['headers']; body: Record<string, never> };

let picture: Buffer;
const running: Server[] = [];
beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff6000' } })
    .png()
    .toBuffer();
});
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

async function serve(answer: (asked: Asked, count: number) => Answer | Promise<Answer>): Promise<string> {
  let count = 0;
  const server = createServer((request, response) => void reply(request, response));
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const { method = '', url = '', headers } = request;
    const asked = { method, path: url, headers, body: text ? JSON.parse(text) : {} };
    const { status = 200, json, text: plain, bytes, headers: extra } = await answer(asked, (count += 1));
    response.writeHead(status, extra);
    response.end(bytes ?? plain ?? JSON.stringify(json));
  }
  running.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ORDER: PaintOrder = { prompt: 'a loaf', negativePrompt: 'text', count: 4, seed: 7, side: 512 };
const paint = (model: ImageModel, order = ORDER) => model.paint(order, AbortSignal.timeout(8000));
const base64 = () => picture.toString('base64');
const openAi = (baseUrl: string, model = 'gpt-image-1') =>
  openAiImages({ baseUrl, apiKey: 'k', model, firstWaitMs: 5 });

test('the images protocol: one call for four, with the key, in the words of the model family', async () => {
  const seen: Asked[] = [];
  const url = await serve((asked) => {
    seen.push(asked);
    return { json: { created: 1, data: Array.from({ length: 4 }, () => ({ b64_json: base64() })) } };
  });
  expect(await paint(openAi(url))).toEqual([picture, picture, picture, picture]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/images/generations',
    headers: { authorization: 'Bearer k' },
  });
  expect(seen[0]?.body).toEqual({ model: 'gpt-image-1', prompt: 'a loaf', n: 4, size: '512x512' });
});

test('a model that makes one picture a call is called four times and its addresses are fetched', async () => {
  const url = await serve(({ path, body }) => {
    if (path === '/kept.png') return { bytes: picture };
    expect(body['n']).toBe(1);
    return { json: { data: [{ url: `${url}/kept.png` }] } };
  });
  expect(await paint(openAi(url, 'dall-e-3'))).toHaveLength(4);
});

test('an address elsewhere, a redirect and a body that is no picture are refused', async () => {
  const elsewhere = await serve(() => ({ json: { data: [{ url: 'http://169.254.169.254/secret' }] } }));
  await expect(paint(openAi(elsewhere))).rejects.toThrow('not allowed: 169.254.169.254');
  const redirecting = await serve(({ path }) =>
    path === '/kept.png'
      ? { status: 302, headers: { location: 'http://127.0.0.1:1/' }, text: '' }
      : { json: { data: [{ url: `${redirecting}/kept.png` }] } },
  );
  await expect(paint(openAi(redirecting))).rejects.toThrow('fetch failed');
  const wrong = await serve(() => ({ json: { data: [{ b64_json: Buffer.from('<html>').toString('base64') }] } }));
  await expect(paint(openAi(wrong))).rejects.toThrow('no PNG, JPEG or WebP');
});

test('busy, broken and garbled answers are tried again; a refusal is not', async () => {
  const faults: Answer[] = [
    { status: 429, json: { error: { message: 'slow down' } } },
    { status: 503, text: 'upstream' },
    { text: '<html>gateway</html>' },
  ];
  const url = await serve(
    (_, count) => faults[count - 1] ?? { json: { data: Array.from({ length: 4 }, () => ({ b64_json: base64() })) } },
  );
  expect(await paint(openAi(url))).toHaveLength(4);

  let calls = 0;
  const strict = await serve(() => ((calls += 1), { status: 400, json: { error: { message: 'prompt refused' } } }));
  await expect(paint(openAi(strict))).rejects.toThrow('prompt refused');
  expect(calls).toBe(1);

  let busyCalls = 0;
  const busy = await serve(() => ((busyCalls += 1), { status: 429, text: 'slow down' }));
  await expect(paint(openAi(busy))).rejects.toThrow('429');
  expect(busyCalls).toBe(4);
});

test('the WebUI protocol: one call with basic auth, fewer pictures than asked is a failure', async () => {
  let given = 4;
  const url = await serve(({ path, headers, body }) => {
    expect(path).toBe('/sdapi/v1/txt2img');
    expect(headers.authorization).toBe(`Basic ${Buffer.from('me:secret').toString('base64')}`);
    expect(body).toMatchObject({ batch_size: 4, seed: 7, width: 512, negative_prompt: 'text' });
    return { json: { images: Array.from({ length: given }, base64), parameters: {}, info: '{}' } };
  });
  const model = sdWebui({ baseUrl: url, auth: 'me:secret', firstWaitMs: 5 });
  expect(await paint(model)).toHaveLength(4);
  given = 3;
  await expect(paint(model)).rejects.toThrow('3 of 4 pictures');
});

test('the ComfyUI protocol: a graph goes in, history is asked until it is done, pictures are viewed', async () => {
  let asked = 0;
  const url = await serve(({ path, body }) => {
    if (path === '/prompt') {
      const { prompt } = body as unknown as { prompt: Record<string, { inputs: Record<string, unknown> }> };
      expect(prompt['paint']?.inputs).toMatchObject({ seed: 7, model: ['model', 0] });
      expect(prompt['canvas']?.inputs).toEqual({ width: 512, height: 512, batch_size: 4 });
      expect(prompt['wanted']?.inputs['text']).toBe('a loaf');
      return { json: { prompt_id: 'p1', number: 1, node_errors: {} } };
    }
    if (path === '/history/p1') {
      asked += 1;
      if (asked < 3) return { json: {} };
      const images = [1, 2, 3, 4].map((index) => ({ filename: `${index}.png`, subfolder: '', type: 'output' }));
      return { json: { p1: { outputs: { keep: { images } }, status: { status_str: 'success', completed: true } } } };
    }
    expect(path).toMatch(/^\/view\?filename=\d\.png&subfolder=&type=output$/);
    return { bytes: picture };
  });
  expect(await paint(comfyui({ baseUrl: url, checkpoint: 'x', pollMs: 5, firstWaitMs: 5 }))).toHaveLength(4);
  expect(asked).toBe(3);
});

test('the DashScope protocol: submitted asynchronously, single failures inside a success are counted', async () => {
  let failures = 0;
  const url = await serve(({ path, headers, body }) => {
    if (path === '/kept.png') return { bytes: picture };
    if (path === '/tasks/t1') {
      const results = [1, 2, 3, 4].map((index) =>
        index <= failures ? { code: 'InternalError' } : { url: `${url}/kept.png` },
      );
      return { json: { output: { task_status: 'SUCCEEDED', results } } };
    }
    expect(headers['x-dashscope-async']).toBe('enable');
    expect(body).toMatchObject({ parameters: { size: '512*512', n: 4 }, input: { prompt: 'a loaf' } });
    return { json: { request_id: 'r', output: { task_id: 't1', task_status: 'PENDING' } } };
  });
  const model = dashscope({ baseUrl: url, apiKey: 'k', model: 'wanx-v1', pollMs: 5, firstWaitMs: 5 });
  expect(await paint(model)).toHaveLength(4);
  failures = 1;
  await expect(paint(model)).rejects.toThrow('3 of 4 pictures');
});

test('a model that never answers is left when the time is up', async () => {
  const url = await serve(() => new Promise<Answer>((done) => setTimeout(() => done({ text: '' }), 400)));
  const model = sdWebui({ baseUrl: url, firstWaitMs: 5 });
  await expect(model.paint(ORDER, AbortSignal.timeout(60))).rejects.toThrow(/timeout|aborted/i);
});
