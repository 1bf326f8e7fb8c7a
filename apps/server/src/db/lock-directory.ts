import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  constructor(readonly directory: string) {
    super(
      `The data directory ${directory} is in use by another running server. ` +
        `Stop that one first, or give this one its own DATA_DIR. ` +
        `(Two servers on one embedded database would silently lose data; use DATABASE_URL to run several.)`,
    );
  }
}

export type Release = () => Promise<void>;

/**
 * Exclusive use of a directory until release, or until the process ends in any way.
 * Linux has abstract sockets and Windows has named pipes: both vanish with their process, so a kill leaves nothing behind.
 * A socket file inside the directory was tried and raced (two winners).
 */
export async function lockDirectory(directory: string): Promise<Release> {
  mkdirSync(directory, { recursive: true });
  const real = realpathSync(directory);
  const name = `markwright-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return listenExclusively(`\0${name}`, real);
  if (process.platform === 'win32') return listenExclusively(`\\\\.\\pipe\\${name}`, real);
  return writePidFile(join(real, '.server.pid'), real);
}

async function listenExclusively(address: string, directory: string): Promise<Release> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new DirectoryInUseError(directory) : error);
    });
    server.listen(address, resolve);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function writePidFile(file: string, directory: string): Release {
  for (const attempt of ['first', 'after a stale file'] as const) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return async () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt === 'after a stale file' || isRunning(Number(readFileSync(file, 'utf8')))) break;
      rmSync(file, { force: true });
    }
  }
  throw new DirectoryInUseError(directory);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
