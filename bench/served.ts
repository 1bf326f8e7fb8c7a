import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { getBrowser } from '../scripts/find-browser.ts';
import { runStep } from '../scripts/run-step.ts';

export type Served = { url: string; pid: number; stop(): Promise<void> };

/** The built server on a data directory of its own, removed when it stops, or on the given one, which stays. */
export async function startBuiltServer(port: number, extra: Record<string, string> = {}): Promise<Served> {
  const dataDir = extra['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'markwright-bench-'));
  const env = { ...settings(port), DATA_DIR: dataDir, ...extra };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'ignore', env });
  const stop = async () => {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    if (!extra['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await whenReady(port), pid: child.pid ?? 0, stop };
  } catch (error) {
    // Left to itself it would hold its port and its memory after whoever started it has gone.
    await stop();
    throw error;
  }
}

export type Started = Served & { readySeconds: number; kill(): Promise<void> };

/** `npm start` as it is typed, with everything it starts: npm, its shell, the build, the server and its processes. */
export async function startByNpm(port: number, extra: Record<string, string>): Promise<Started> {
  const from = performance.now();
  const child = spawn('npm', ['start'], { stdio: 'ignore', env: { ...settings(port), ...extra }, detached: true });
  const url = await whenReady(port);
  const readySeconds = (performance.now() - from) / 1000;
  const pid = child.pid ?? 0;
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit');
    // The shell between npm and the server passes no signal on: as Ctrl-C does, all of them get it.
    process.kill(-pid, signal);
    await gone;
    // npm does not wait for the server, and a server that is still closing its database keeps the next one out.
    while (isAnyAlive(pid)) await pause();
    await whenFree(port);
  };
  return { url, pid, readySeconds, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const settings = (port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});

const isAnyAlive = (group: number): boolean => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

const LOOK_MS = 50;
const READY_LIMIT_MS = 180_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));
const asks = (url: string): Promise<boolean | undefined> =>
  fetch(url).then(
    (reply) => reply.ok,
    () => undefined,
  );

async function whenReady(port: number): Promise<string> {
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + READY_LIMIT_MS;
  while (!(await asks(`${url}/readyz`))) {
    if (Date.now() > until) throw new Error(`${url} is not ready after ${READY_LIMIT_MS / 1000} s`);
    await pause();
  }
  return url;
}

async function whenFree(port: number): Promise<void> {
  while ((await asks(`http://127.0.0.1:${port}/healthz`)) !== undefined) await pause();
}

/** A bench in the browser: builds unless told `--built`, serves, opens a browser, and puts both away afterwards. */
export async function inBrowser(
  port: number,
  options: readonly string[],
  work: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const executablePath = await getBrowser();
  const server = await startBuiltServer(port);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await work(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}
