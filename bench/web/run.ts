import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBrowser } from '../../scripts/find-browser.ts';
import { runStep } from '../../scripts/run-step.ts';
import { initialScriptBytes } from './initial-scripts.ts';
import { auditOnce, installLighthouse, type Audit } from './lighthouse.ts';

const PORT = 3477;
const RUNS = 5;
const LIMITS = { scripts: 130 * 1024, score: 95, shift: 0.02 };

/** `npm run bench -- web [path]`: what a first visit on a phone costs, against the limits we promise. */
export async function run([path = '/']: string[]): Promise<void> {
  await runStep('npx', ['tsx', 'scripts/build.ts']);
  const browser = await getBrowser();
  await installLighthouse();
  const server = await startServer();
  const url = `http://127.0.0.1:${PORT}${path}`;
  try {
    const scripts = await initialScriptBytes(url);
    const audits: Audit[] = [];
    for (let i = 0; i < RUNS; i += 1) audits.push(auditOnce(url, browser));
    const medianOf = (read: (audit: Audit) => number) => audits.map(read).toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
    console.log(`${url}, median of ${RUNS} runs, mobile preset`);
    console.log(`initial JavaScript  ${(scripts / 1024).toFixed(1)} KB gzipped (limit ${LIMITS.scripts / 1024})`);
    for (const name of ['performance', 'accessibility', 'best-practices', 'seo'] as const)
      console.log(`${name.padEnd(19)} ${medianOf((audit) => audit.scores[name])} (limit ${LIMITS.score})`);
    console.log(`layout shift        ${medianOf((audit) => audit.shift).toFixed(4)} (limit ${LIMITS.shift})`);
    console.log(`largest paint       ${medianOf((audit) => audit.largestPaintMs).toFixed(0)} ms`);
  } finally {
    await server.stop();
  }
}

async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-bench-'));
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], { stdio: 'ignore', env });
  for (let tries = 0; tries < 240; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return {
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
