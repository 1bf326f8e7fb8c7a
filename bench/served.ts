import { spawn } from 'node:child_process';
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
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...extra,
  };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (!extra['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
