import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchMarks, uploadMark, type Endpoint } from '@markwright/contracts';
import type { MarkDrawing } from '@markwright/logo';
import type { On } from '../../http/mount-endpoints.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { catalogueRoutes } from './routes.ts';

const NEEDED = new Set(['searchMarks', 'uploadMark']);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    endpoints: [searchMarks, uploadMark],
    // Of the catalogue only what this file is about.
    features: async (_, { pictures, openDrawing }) => {
      const routes = catalogueRoutes((await openDrawing()).engine, pictures);
      const only = (on: On): On =>
        ((endpoint: Endpoint, handler: never) => NEEDED.has(endpoint.name) && on(endpoint, handler)) as unknown as On;
      return [(on) => routes(only(on))];
    },
  });
});
afterAll(() => server.close());

type Found = { list: Card[]; total: number; matched: number };
type Card = { iconId: string; drawing: MarkDrawing; meaning: { zh: string; en: string } };

const TOO_HEAVY = 413;

/** A step of a picture has two seconds; on a machine that is busy with other tests a small one may take longer too. */
async function upload(bytes: Uint8Array, name?: string) {
  let reply = await send(bytes, name);
  for (let again = 0; again < 5 && reply.code === TOO_HEAVY; again += 1) reply = await send(bytes, name);
  return reply;
}

async function send(bytes: Uint8Array, name = 'mark.png') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { 'app-sign': 'markwright-web' };
  const reply = await fetch(`${server.url}/api/icon/upload`, { method: 'POST', headers, body: form });
  return (await reply.json()) as { code: number; msg: string; data: Card };
}

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">${body}</svg>`);
const BADGE = '<circle cx="100" cy="100" r="80" fill="#0a7d5a"/><circle cx="100" cy="100" r="30" fill="#ffd24a"/>';

test('words find every mark of what they name, in both languages, a page at a time without repeats', async () => {
  for (const words of ['茶壶', 'fox']) {
    const ask = async (page: number) => {
      const query = new URLSearchParams({ words, page: String(page), size: '3' });
      return (await server.call('GET', `/api/icon/search?${query.toString()}`)).data as Found;
    };
    const [first, second] = [await ask(1), await ask(2)];
    expect(first.list).toHaveLength(3);
    expect(first.total).toBeGreaterThan(6);
    expect(first.matched).toBeGreaterThan(0);
    const ids = [...first.list, ...second.list].map(({ iconId }) => iconId);
    expect(new Set(ids).size).toBe(ids.length);
    const meanings = first.list.map(({ meaning }) => `${meaning.zh} ${meaning.en}`.toLowerCase());
    expect(meanings.some((meaning) => meaning.includes(words === 'fox' ? 'fox' : '壶'))).toBe(true);
  }
  expect((await server.call('GET', '/api/icon/search?words=%20')).code).toBe(400);
}, 60_000);

test('marks called what was asked for come first, and a word that nobody knows finds none', async () => {
  const ask = async (words: string) => {
    const query = new URLSearchParams({ words, size: '12' });
    return (await server.call('GET', `/api/icon/search?${query.toString()}`)).data as Found;
  };
  const { list, matched, total } = await ask('heron');
  expect(matched).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(matched);
  for (const { meaning } of list.slice(0, matched)) expect(meaning.en.toLowerCase()).toMatch(/heron|egret/);
  for (const words of ['zxqvw', 'bbkqj'])
    expect([words, await ask(words)]).toEqual([words, { list: [], total: 0, matched: 0 }]);
}, 60_000);

test('an SVG’s own shapes are taken; black alone takes the logo’s colours; scripts and pictures are refused by name', async () => {
  const own = await upload(svg(BADGE), 'mark.svg');
  expect(own.data.drawing.shapes.map(({ paint }) => paint)).toEqual(['#0a7d5a', '#ffd24a']);
  const black = await upload(svg('<path d="M20 20H180V180H20Z"/>'), 'mark.svg');
  expect(black.data.drawing.shapes).toEqual([{ d: 'M20 20L180 20L180 180L20 180Z', paint: 'primary' }]);
  const again = await upload(svg('<path d="M20 20H180V180H20Z"/>'), 'other.svg');
  expect(again.data.iconId).toBe(black.data.iconId);
  const evil = await upload(svg('<script>alert(1)</script>'), 'mark.svg');
  expect([evil.code !== 200, evil.msg]).toEqual([true, expect.stringContaining('<script>')]);
}, 60_000);

test('what is no picture, or a picture of nothing, is answered in words', async () => {
  expect((await upload(Buffer.from('hello'))).code).not.toBe(200);
  const empty = await sharp(svg('<path d="M0 0H200V200H0Z" fill="#fff"/>')).png().toBuffer();
  const { code, msg } = await upload(empty);
  expect([code !== 200, msg.length > 4]).toEqual([true, true]);
}, 60_000);
