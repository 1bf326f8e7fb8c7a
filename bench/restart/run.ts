import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from '../../scripts/run-step.ts';
import { median } from '../percentile.ts';
import { startByNpm } from '../served.ts';
import { apiOf, saveLogo, signIn } from '../shop-client.ts';
import { round, writeResult, type Figure } from '../write-result.ts';

/**
 * `npm run bench -- restart [--built]`: how soon `npm start` answers /readyz again after `kill -9` in the middle of saves: on
 * a machine that does nothing else, and on one whose every processor has other work. The load is told with the figures.
 */
const PORT = 4152;
const KILLS = 7;
const SAVED_BEFORE_KILL = 3;
const LIMITS_S = { quiet: 4, busy: 8 };

export async function run(options: string[]): Promise<void> {
  if (!options.includes('--built')) await runStep('npx', ['tsx', 'scripts/build.ts']);
  const dataDir = mkdtempSync(join(tmpdir(), 'markwright-restart-'));
  try {
    const figures = [...(await killAndTime(dataDir, 'quiet'))];
    const others = Array.from({ length: availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
    );
    try {
      figures.push(...(await killAndTime(dataDir, 'busy')));
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
    writeResult('restart', figures, options);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function killAndTime(dataDir: string, machine: 'quiet' | 'busy'): Promise<Figure[]> {
  const start = () => startByNpm(PORT, { TRUST_PROXY: '1', SANDBOX: '1', DATA_DIR: dataDir });
  const loads: number[] = [];
  const seconds: number[] = [];
  let server = await start();
  try {
    const token = await signIn(apiOf(server.url), server.url, machine === 'quiet' ? 1 : 2);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const api = apiOf(server.url);
      for (let saved = 0; saved < SAVED_BEFORE_KILL; saved += 1)
        await saveLogo(api, token, `${machine}${kill}${saved}`);
      const unfinished = saveLogo(api, token, `${machine}${kill}`).catch(() => undefined);
      await server.kill();
      await unfinished;
      loads.push(loadavg()[0] ?? 0);
      server = await start();
      seconds.push(server.readySeconds);
      console.log(`${machine}: ready after ${server.readySeconds.toFixed(1)} s, load ${loads.at(-1)?.toFixed(1)}`);
    }
  } finally {
    await server.stop();
  }
  const limit = { atMost: LIMITS_S[machine] };
  return [
    { name: `${machine}: ready after kill -9, median of ${KILLS}`, value: round(median(seconds), 1), unit: 's', limit },
    { name: `${machine}: longest`, value: round(Math.max(...seconds), 1), unit: 's' },
    { name: `${machine}: load of the machine meanwhile, median`, value: round(median(loads), 1), unit: '' },
  ];
}
