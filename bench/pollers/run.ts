import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
export async function run([count = '1000']: string[]): Promise<void> {
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
    show(JSON.parse(said.trim().split('\n').at(-1) ?? '') as PollerReport);
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

function show(report: PollerReport): void {
  const { pollers, polls, held, failed, holdMs, signIns, signInMs, scanMs } = report;
  console.log(`${pollers} browsers polling for ${report.seconds} s on the embedded server`);
  console.log(`polls answered      ${polls}: ${held} held and told "not yet", ${failed} failed`);
  console.log(`a poll takes        median ${holdMs.median} ms, p95 ${holdMs.p95} ms (limit ${POLLER_LIMITS.holdMs})`);
  console.log(`scan to token       ${scanMs} ms`);
  console.log(`sign-ins by phone   ${signIns} meanwhile: code and login together`);
  console.log(
    `a sign-in takes     median ${signInMs.median} ms (limit ${POLLER_LIMITS.signInMs}), p95 ${signInMs.p95} ms`,
  );
  const isGood = failed === 0 && signInMs.median < POLLER_LIMITS.signInMs && holdMs.p95 < POLLER_LIMITS.holdMs;
  if (!isGood) process.exitCode = 1;
}
