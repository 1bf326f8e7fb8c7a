import { connect, type Socket } from 'node:net';

/** How long answers took, and what went wrong with those that were none. */
export type Timings = { ms: number[]; errors: string[]; seconds: number };

export type Target = { url: string; path: string; headers: Record<string, string> };
export type Answer = { ok: boolean; what: string };

const END_OF_HEAD = '\r\n\r\n';
const LAST_PART = Buffer.from('\r\n0\r\n\r\n');
/**
 * One network may call 600 times a minute, so a connection stands for some. Few, since an account's first call from each
 * network is noted: a thousand networks of one account would measure that note.
 */
const NETWORKS_EACH = 120;

/**
 * The same request over and over on a few connections, each sending as soon as it has its answer. Plain sockets, since a
 * client on the same processors would otherwise cost as much as the server that is measured. The targets take turns.
 */
export async function hammer(targets: readonly Target[], connections: number, seconds: number): Promise<Timings> {
  const timings: Timings = { ms: [], errors: [], seconds: 0 };
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const worker = async (index: number) => {
    const target = targets[index % targets.length];
    if (!target) return;
    const { hostname, port } = new URL(target.url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const lines = [`GET ${target.path} HTTP/1.1`, `host: ${hostname}:${port}`];
    for (const [name, value] of Object.entries(target.headers)) lines.push(`${name}: ${value}`);
    const requests = Array.from({ length: NETWORKS_EACH }, (_, network) =>
      [...lines, `x-forwarded-for: 10.1.${index}.${network + 1}`].join('\r\n').concat(END_OF_HEAD),
    );
    try {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const sentAt = performance.now();
        const answer = await ask(socket, requests[turn % requests.length] ?? '');
        timings.ms.push(performance.now() - sentAt);
        if (!answer.ok) timings.errors.push(answer.what);
      }
    } catch (error) {
      timings.errors.push(error instanceof Error ? error.message : String(error));
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  timings.seconds = (performance.now() - startedAt) / 1000;
  return timings;
}

export function noErrors(timings: Timings): Timings {
  if (timings.errors.length > 0) throw new Error(`${timings.errors.length} errors, the first: ${timings.errors[0]}`);
  return timings;
}

/** An answer says how long it is, or comes in parts of which the last is empty; nothing else has to be parsed. */
export function ask(socket: Socket, request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0);
    const finish = (done: () => void) => {
      socket.off('data', read).off('error', fail).off('close', fail);
      done();
    };
    const fail = (error?: unknown) => finish(() => reject(error instanceof Error ? error : new Error('closed')));
    const read = (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
      const headEnd = got.indexOf(END_OF_HEAD);
      if (headEnd < 0) return;
      const head = got.toString('latin1', 0, headEnd);
      const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? NaN);
      const bodyAt = headEnd + END_OF_HEAD.length;
      const isWhole = Number.isNaN(length)
        ? got.subarray(-LAST_PART.length).equals(LAST_PART)
        : got.length >= bodyAt + length;
      if (!isWhole) return;
      const body = got.toString('utf8', bodyAt, bodyAt + 60);
      // A refusal is too short to be compressed, so it can be read.
      const ok = head.startsWith('HTTP/1.1 200') && (!body.startsWith('{"code":') || body.startsWith('{"code":200'));
      finish(() => resolve({ ok, what: `${head.slice(9, 12)} ${body}` }));
    };
    socket.on('data', read).on('error', fail).on('close', fail);
    socket.write(request);
  });
}
