import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusOf } from '../testing/ask-raw.ts';
import { ACCOUNTS_ONLY, startTestServer, type TestServer } from '../testing/test-server.ts';

const SENDERS = 100;
const BYTE_MS = 50;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ...ACCOUNTS_ONLY, sending: { headMs: 500, wholeMs: 1500, lookMs: 100 } });
});
afterAll(() => server.close());

/** Sends a beginning and then one byte after another until the server has had enough; what it said is returned. */
async function sendSlowly(beginning: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  const closed = once(socket, 'close');
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), BYTE_MS);
  await closed;
  clearInterval(dripping);
  return answer;
}

const HEAD = ['POST /api/user/logout HTTP/1.1', 'host: localhost', 'app-sign: markwright-web'];
/** By somebody who is signed in: a stranger's body is not waited for. */
const BODY = ['content-type: application/json', 'content-length: 100000', '', '{"a":"'];
const SLOW = { 'a head': ['x-slow: '], 'a body': BODY };

for (const [what, rest] of Object.entries(SLOW))
  test(`${SENDERS} who send ${what} a byte at a time are cut off, and everybody else is answered meanwhile`, async () => {
    const { token } = await server.signIn();
    const request = [...HEAD, `authorization: ${token}`, ...rest].join('\r\n');
    const sending = Promise.all(Array.from({ length: SENDERS }, () => sendSlowly(request)));
    expect((await server.call('GET', '/api/user/getInfo', { token })).code).toBe(200);
    // Ended with a word or without one, as Node holds it.
    for (const answer of await sending) expect([408, NaN]).toContain(statusOf(answer));
  });
