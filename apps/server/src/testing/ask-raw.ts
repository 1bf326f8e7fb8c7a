import { connect } from 'node:net';

/** The whole answer to a path as it is typed: a URL parser would tidy it before it is sent. */
export function askRaw(serverUrl: string, path: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port } = new URL(serverUrl);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${path} HTTP/1.1`, 'host: localhost', 'connection: close', ...headers, '', ''].join('\r\n')),
    );
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
