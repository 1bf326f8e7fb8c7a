import { spawn } from 'node:child_process';
import { createServer, request, Agent } from 'node:http';
import { startBuiltServer } from '../served.ts';
import { median } from '../percentile.ts';
import { round, writeResult, type Figure } from '../write-result.ts';

/**
 * `npm run bench -- pages`: public pages of the built server against a bare Node server that sends the same bytes with
 * the same headers, in turns, each in a process of its own.
 */
const PORT = 4151;
const BARE_PORT = 4152;
const LEAST_SHARE = 0.5;
const PAGES = ['/', '/?lang=en', '/createLogo', '/made'];
const CONNECTIONS = 32;
const ROUND_MS = 2000;
const ROUNDS = 3;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const HEADERS = { 'accept-encoding': 'br', cookie: 'lang=' };
const headersFor = (path: string) => ({ ...HEADERS, cookie: path.includes('lang=en') ? 'lang=en' : 'lang=zh' });

function ask(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path, host: '127.0.0.1', agent, headers: headersFor(path) }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const headers = reply.headers as Record<string, string>;
        resolve({ status: reply.statusCode ?? 0, headers, body: Buffer.concat(parts) });
      });
    });
    call.on('error', reject);
    call.end();
  });
}

async function requestsPerSecond(port: number, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let answered = 0;
  const visitor = async () => {
    while (performance.now() - start < ROUND_MS) {
      const { status } = await ask(port, path, agent);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return (answered / (performance.now() - start)) * 1000;
}

/** The bare server runs as `tsx bench/pages/run.ts bare`, told the page on its standard input. */
async function startBare({ headers, body }: Answer): Promise<() => void> {
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, 'bare'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ headers, body: body.toString('base64') }));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return () => child.kill();
}

async function serveBare(): Promise<void> {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  const { headers, body } = JSON.parse(text) as { headers: Record<string, string>; body: string };
  const bytes = Buffer.from(body, 'base64');
  const sent = { ...headers };
  for (const name of ['date', 'connection', 'keep-alive', 'transfer-encoding']) delete sent[name];
  createServer((_, reply) => reply.writeHead(200, sent).end(bytes)).listen(BARE_PORT, '127.0.0.1', () => {
    process.stdout.write('ready\n');
  });
}

export async function run(): Promise<void> {
  const served = await startBuiltServer(PORT);
  const agent = new Agent();
  const figures: Figure[] = [];
  try {
    for (const path of PAGES) {
      for (let tries = 0; tries < 20; tries += 1) await ask(PORT, path, agent);
      const page = await ask(PORT, path, agent);
      const stopBare = await startBare(page);
      const shares: number[] = [];
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await requestsPerSecond(PORT, path));
        bare.push(await requestsPerSecond(BARE_PORT, path));
        shares.push(ours.at(-1)! / bare.at(-1)!);
      }
      stopBare();
      figures.push(
        { name: `${path}, ${page.body.length} bytes`, value: round(median(ours)), unit: '/s' },
        { name: `${path}, a bare server`, value: round(median(bare)), unit: '/s' },
        {
          name: `${path}, of the bare server's`,
          value: round(median(shares), 2),
          unit: '×',
          limit: { atLeast: LEAST_SHARE },
        },
      );
    }
    writeResult('pages', figures);
  } finally {
    await served.stop();
  }
}

if (process.argv[2] === 'bare' && process.argv[1] === import.meta.filename) await serveBare();
