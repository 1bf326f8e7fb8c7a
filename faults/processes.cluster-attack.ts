import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServerUnderAttack } from './server-under-attack.ts';

/** Two web processes on one PostgreSQL and one store, behind what a proxy does: one call here, the next one there. */
const PORT = 4180;
const REQUESTS_PER_MINUTE = 600;
const PAGES_PER_MINUTE = 240;
/** Processes tell each other once a second what they have counted. */
const SHARED_MS = 1000;
const BURST = 40;
const BURST_MS = 250;
/** What may come through before the others have heard of it: two rounds of telling, at the pace of the bursts. */
const OVER = (2 * SHARED_MS * BURST) / BURST_MS;

let server: Awaited<ReturnType<typeof startServerUnderAttack>>;
beforeAll(async () => {
  server = await startServerUnderAttack(PORT, 'cluster');
});
afterAll(() => server.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** At a steady pace, as one would to stay below what each process counts for itself. */
async function sendInBursts<Answer>(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const [burst] = await Promise.all([Promise.all(Array.from({ length: BURST }, send)), pause(BURST_MS)]);
    answers.push(...burst);
  }
  return answers;
}

const callAt = async (url: string, path: string, token: string): Promise<number> => {
  const reply = await fetch(url + path, { headers: { 'app-sign': 'markwright-web', authorization: token } });
  return ((await reply.json()) as { code: number }).code;
};

test('a guest’s calls are counted by both processes together, and both refuse', async () => {
  const ask = async () => (await server.call('GET', '/api/user/getInfo', { from: '198.51.100.20' })).code;
  const codes = await sendInBursts(2 * REQUESTS_PER_MINUTE, ask);
  const served = codes.filter((code) => code === 401).length;
  expect(served).toBeGreaterThanOrEqual(REQUESTS_PER_MINUTE);
  expect(served).toBeLessThanOrEqual(REQUESTS_PER_MINUTE + OVER);
  expect([await ask(), await ask()]).toEqual([429, 429]);
});

test('pages that must be drawn are counted by both processes together', async () => {
  let search = 0;
  const open = () => server.open(`/search?q=${(search += 1)}`, '198.51.100.21');
  const statuses = await sendInBursts(2 * PAGES_PER_MINUTE + 2 * BURST, open);
  const drawn = statuses.filter((status) => status === 200).length;
  expect(drawn).toBeLessThanOrEqual(PAGES_PER_MINUTE + OVER / 2);
  expect([await open(), await open()]).toEqual([429, 429]);
});

test('who signed out at one process is a stranger to the other within a second', async () => {
  const token = await server.signIn('13900002001');
  const isKnownAt = async (url: string) => (await callAt(url, '/api/user/getInfo', token)) === 200;
  expect(await Promise.all(server.urls.map(isKnownAt))).toEqual([true, true]);
  expect((await server.call('POST', '/api/user/logout', { token })).code).toBe(200);
  await pause(SHARED_MS);
  expect(await Promise.all(server.urls.map(isKnownAt))).toEqual([false, false]);
});

test('sixty pictures an hour are sixty, whichever process takes them', async () => {
  const token = await server.signIn('13900002002');
  const send = async () => {
    const form = new FormData();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'mark.svg');
    return (await server.call('POST', '/api/minio/upload', { token, form })).code;
  };
  const codes: number[] = [];
  for (let round = 0; round < 8; round += 1) codes.push(...(await Promise.all(Array.from({ length: 8 }, send))));
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.filter((code) => code === 429)).toHaveLength(4);
});

test('three points are three tasks, however many are asked for at both processes at once', async () => {
  const token = await server.signIn('13900002003');
  const body = { logoName: '山丘面包', inspiration: '社区面包房', styles: ['linear-minimalism'] };
  const tasks = Array.from({ length: 20 }, () => server.call('POST', '/api/ai_creation/task', { token, body }));
  const codes = (await Promise.all(tasks)).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(3);
});

test('five guesses at a code are five, whichever process hears them', async () => {
  const phone = '13900002004';
  await server.call('GET', `/api/sms/sendCode?phoneNumber=${phone}`);
  const right = await server.readCode(phone);
  const login = async (code: string) =>
    (await server.call('POST', '/api/sms/login', { body: { phone, code, scene: '' } })).code;
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await Promise.all(Array.from({ length: 5 }, () => login(wrong)));
  expect(await login(right)).toBe(422);
});
