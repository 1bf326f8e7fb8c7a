import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { answerBrokenRequest } from './answer-broken-requests.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listen(handler: RequestListener): Promise<number> {
  server = createServer(handler).on('clientError', answerBrokenRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Sends pieces, each when the one before was taken, and reads until the connection ends. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  const closed = once(socket, 'close');
  for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
  await closed;
  return answer;
}

test('a head far too long is answered, however many pieces it comes in', async () => {
  const port = await listen((_, response) => response.end('ok'));
  const pieces = ['GET / HTTP/1.1\r\nhost: localhost\r\n', ...Array.from({ length: 40 }, () => 'a'.repeat(50_000))];
  expect(await exchange(port, pieces)).toMatch(/^HTTP\/1\.1 (?:400|431) .*\r\nconnection: close\r\n/);
});

test('rubbish after a request never gets into the answer to that request', async () => {
  const port = await listen((_, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('12345');
  });
  const answer = await exchange(port, ['GET / HTTP/1.1\r\nhost: localhost\r\n\r\n', '\0 rubbish\r\n\r\n']);
  expect(answer).not.toContain('400');
});
