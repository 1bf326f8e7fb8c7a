import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerUnderAttack, type Strain } from './server-under-attack.ts';

/** Each attack is tried this often: the short form runs with every test, the full one with `npm run test:attacks`. */
const IS_FULL = process.env.ATTACKS === 'full';
const TRIES = IS_FULL ? 50 : 5;
const AT_ONCE = 6;
const GUESTS = 50;
/** A turn is counted in processor time, which a shared machine stretches too: the narrow limits are for the full form. */
const LIMITS = {
  loopMs: IS_FULL ? 100 : 200,
  everydayLoopMs: IS_FULL ? 50 : 100,
  memoryMb: 1200,
  healthMs: 200,
};
const PORT = 4170;
/** How long /healthz is watched before the guests come. */
const RESTING_MS = 3000;

let server: Awaited<ReturnType<typeof startServerUnderAttack>>;
let token: string;
beforeAll(async () => {
  server = await startServerUnderAttack(PORT);
  token = await server.signIn('13900000001');
  // The first list opens fonts and dictionaries; what is measured here is a server at work.
  await server.call('GET', listOf('预热'));
});
afterAll(() => server.close());

const listOf = (name: string, size = 60) => `/api/icon/list?name=${encodeURIComponent(name)}&size=${size}`;

/** Several at once until all have been tried. */
async function repeat(send: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const sender = async () => {
    while (next < TRIES) await send((next += 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
}

function expectServing({ loopMs, memoryMb, healthMs }: Strain): void {
  expect(loopMs, 'milliseconds the event loop was kept').toBeLessThan(LIMITS.loopMs);
  expect(memoryMb, 'megabytes of the server and its processes').toBeLessThan(LIMITS.memoryMb);
  expect(healthMs.length).toBeGreaterThan(0);
}

async function upload(svg: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'mark.svg');
  return (await server.call('POST', '/api/minio/upload', { token, form })).code;
}

const svgOf = (inside: string, side = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${inside}</svg>`;

test('SVG made to be slow to read is answered, and nobody else waits', async () => {
  const slow = [`<svg>${'<!--'.repeat(32_000)}`, `<svg><path ${'a'.repeat(40_000)}`];
  const codes: number[] = [];
  const strain = await server.strainOf(() => repeat(async (at) => codes.push(await upload(slow[at % slow.length]!))));
  expectServing(strain);
  expect(codes.every((code) => code >= 400 && code < 600)).toBe(true);
});

test('SVG made to be slow and large to draw is answered, and nobody else waits', async () => {
  const masks = Array.from(
    { length: 12 },
    (_, at) => `<mask id="m${at}"><rect width="6000" height="6000" mask="url(#m${at + 1})"/></mask>`,
  );
  const uses = Array.from({ length: 12 }, (_, at) => `<g id="u${at}">${`<use href="#u${at + 1}"/>`.repeat(8)}</g>`);
  const pattern =
    '<pattern id="p" width=".01" height=".01" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern>';
  const bombs = [
    svgOf(`${masks.join('')}<rect width="6000" height="6000" mask="url(#m0)"/>`, 6000),
    svgOf(`<defs>${uses.join('')}</defs><use href="#u0"/>`),
    svgOf(`${pattern}<rect width="6000" height="6000" fill="url(#p)"/>`, 6000),
  ];
  const codes: number[] = [];
  const strain = await server.strainOf(() => repeat(async (at) => codes.push(await upload(bombs[at % bombs.length]!))));
  expectServing(strain);
  expect(codes.every((code) => code >= 400 && code < 600)).toBe(true);
});

test('a document made to be slow to lay out is refused, and nobody else waits', async () => {
  const fixture = new URL('../../../../packages/logo/fixtures/horizontal-slogan.json', import.meta.url);
  const base = JSON.parse(readFileSync(fixture, 'utf8')) as { mark: { drawing: object } };
  const drawing = {
    box: { x: 0, y: 0, width: 1e-3, height: 1e-3 },
    shapes: [{ d: 'M0 0L100000 0L100000 100000Z', paint: 'primary' }],
  };
  const doc = {
    ...base,
    mark: { ...base.mark, drawing },
    effects: { parts: [{ kind: 'pixel', on: 'all', cell: 0.02, gap: 0 }], backdrops: [] },
  };
  const codes: number[] = [];
  const save = async () => codes.push((await server.call('POST', '/api/userCreation', { token, body: { doc } })).code);
  const strain = await server.strainOf(() => repeat(save));
  expectServing(strain);
  expect(codes.every((code) => code >= 400 && code < 600)).toBe(true);
});

const mostOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

test('fifty guests who ask for lists at once leave the server answering others', async () => {
  const codes: number[] = [];
  const rounds = Math.max(1, Math.floor(TRIES / 10));
  const resting = await server.strainOf(() => new Promise((resolve) => setTimeout(resolve, RESTING_MS)));
  const strain = await server.strainOf(async () => {
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(
        Array.from({ length: GUESTS }, async (_, guest) =>
          codes.push((await server.call('GET', listOf(`客人${round}-${guest}`))).code),
        ),
      );
  });
  expectServing(strain);
  // Over what it takes without the guests: a busy machine is slow for everybody.
  const slower = mostOf(strain.healthMs) - mostOf(resting.healthMs);
  expect(slower, 'milliseconds of /healthz, 95th percentile').toBeLessThan(LIMITS.healthMs);
  expect(codes).toContain(200);
  // Whoever cannot be served in time is told so; nobody gets an error.
  expect(codes.filter((code) => code !== 200 && code !== 503 && code !== 429)).toEqual([]);
});

test('nothing that visitors ask for every day keeps the event loop for long', async () => {
  const name = (at: number) => encodeURIComponent(`街角${at}`);
  const { data } = await server.call('GET', listOf('街角', 1));
  const { doc } = (data as unknown as { list: { doc: object }[] }).list[0]!;
  const picture = svgOf('<rect width="100" height="100"/>');
  const everyday: Record<string, (at: number) => Promise<{ code: number }>> = {
    'a list of logos': (at) => server.call('GET', listOf(`街角${at}`, 20)),
    'the name on the wall': (at) => server.call('GET', `/api/icon/wall?name=${name(at)}`),
    tags: () => server.call('GET', '/api/icon/tag/first/list'),
    glyphs: (at) => server.call('GET', `/api/font/glyphs?font=noto-sans-sc-black.ttf&text=${name(at)}`),
    'a logo saved': () => server.call('POST', '/api/userCreation', { token, body: { doc } }),
    'own logos': () => server.call('GET', '/api/userCreation/getList', { token }),
    'a picture sent': async () => ({ code: await upload(picture) }),
    goods: () => server.call('GET', '/api/commodity/getList', { token }),
    'points left': () => server.call('GET', '/api/integral/rest', { token }),
  };
  const kept: Record<string, number> = {};
  for (const [what, ask] of Object.entries(everyday)) {
    // The first of a kind loads code and plans its queries.
    expect((await ask(0)).code, what).toBe(200);
    const strain = await server.strainOf(async () => {
      for (let at = 1; at <= TRIES; at += 1) await ask(at);
    });
    kept[what] = strain.loopMs;
  }
  expect(
    Object.entries(kept).filter(([, ms]) => ms > LIMITS.everydayLoopMs),
    `longest turns of the event loop in ms: ${JSON.stringify(kept)}`,
  ).toEqual([]);
});
