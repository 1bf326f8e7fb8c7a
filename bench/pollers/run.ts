import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeResult, type Figure } from '../write-result.ts';
import { POLLER_LIMITS, type PollerReport } from './report.ts';

const PORT = 3477;

const launch = (file: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * `npm run bench -- pollers [count]`: a thousand browsers wait for a scan on the embedded server, while others sign in
 * by phone. Server and client are processes of their own; each browser has an address of its own.
 */
export async function run(options: string[]): Promise<void> {
  const [count = '1000'] = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-pollers-'));
  const settings = { PORT: String(PORT), DATA_DIR: dataDir, DATABASE_URL: '', SANDBOX: '1', TRUST_PROXY: '1' };
  const server = launch('server.ts', { ...settings, PUBLIC_URL: `http://127.0.0.1:${PORT}`, NODE_ENV: 'production' });
  try {
    await saying(server, 'running at');
    const client = launch('client.ts', { BENCH_URL: `http://127.0.0.1:${PORT}`, BENCH_POLLERS: count });
    let said = '';
    client.stdout?.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(client, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The client ended with ${code}`);
    const report = JSON.parse(said.trim().split('\n').at(-1) ?? '') as PollerReport;
    writeResult('pollers', figuresOf(report), options);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const saying = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });

const figuresOf = ({
  pollers,
  seconds,
  polls,
  held,
  failed,
  holdMs,
  signIns,
  signInMs,
  scanMs,
}: PollerReport): Figure[] => [
  { name: 'browsers polling', value: pollers, unit: `for ${seconds} s` },
  { name: 'polls answered', value: polls, unit: `of which ${held} were held and told "not yet"` },
  { name: 'polls failed', value: failed, unit: '', limit: { atMost: 0 } },
  { name: 'a poll, median', value: holdMs.median, unit: 'ms' },
  { name: 'a poll, p95', value: holdMs.p95, unit: 'ms', limit: { atMost: POLLER_LIMITS.holdMs } },
  { name: 'from scan to token', value: scanMs, unit: 'ms' },
  { name: 'sign-ins by phone meanwhile', value: signIns, unit: '' },
  { name: 'a sign-in, median', value: signInMs.median, unit: 'ms', limit: { atMost: POLLER_LIMITS.signInMs } },
  { name: 'a sign-in, p95', value: signInMs.p95, unit: 'ms' },
];
