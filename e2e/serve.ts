import { mkdirSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { DATA_DIRECTORY } from './data-directory.ts';

/** The built server on a data directory of its own, removed when the browser tests end. */
const empty = () => rmSync(DATA_DIRECTORY, { recursive: true, force: true });
empty();
mkdirSync(DATA_DIRECTORY);
// Compiling the embedded database better takes more time than minutes of journeys give back.
const server = spawn(process.execPath, ['--liftoff-only', 'apps/server/dist/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: DATA_DIRECTORY, LOG_LEVEL: 'warn' },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  empty();
  process.exit(code ?? 0);
});
