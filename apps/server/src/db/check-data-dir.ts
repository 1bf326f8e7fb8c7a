import { chmodSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freeBytesOf } from '../providers/storage/storage-disk.ts';

const MEGABYTE = 1024 * 1024;
/** A new database, its log and the unpacked fonts; an existing one only has to go on. */
const NEEDED_MB = { fresh: 300, existing: 32 };
const OWNER_ONLY = 0o700;

/** The data directory cannot be used, in words for whoever starts the server. */
export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

/** Says what is wrong with the directory before the embedded database fails in it without a reason. */
export function checkDataDir(dataDir: string, freeBytes = freeBytesOf): void {
  const directory = resolve(dataDir);
  const needed = existsSync(join(directory, 'postgres')) ? NEEDED_MB.existing : NEEDED_MB.fresh;
  const probe = join(directory, `.write-test-${process.pid}~`);
  try {
    mkdirSync(directory, { recursive: true, mode: OWNER_ONLY });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new DataDirError(explain(directory, error as NodeJS.ErrnoException), { cause: error });
  }
  closeToOthers(directory);
  const free = Math.floor(freeBytes(directory) / MEGABYTE);
  if (free < needed) {
    throw new DataDirError(
      `The disk that holds the data directory ${directory} is full: ${free} MB free, at least ${needed} MB are needed. ` +
        `Make room, or set DATA_DIR to a directory on another disk.`,
    );
  }
}

/** It holds phone numbers, sessions and signing keys: no other account of the machine may look in. */
function closeToOthers(directory: string): void {
  // Rights of this kind do not exist there.
  if (process.platform === 'win32' || (statSync(directory).mode & 0o077) === 0) return;
  try {
    chmodSync(directory, OWNER_ONLY);
  } catch (error) {
    const reason = `The data directory ${directory} is open to other accounts of this machine, and this user may not close it. Run "chmod 700 ${directory}" as its owner.`;
    throw new DataDirError(reason, { cause: error });
  }
}

function explain(directory: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code ?? '') {
    case 'EROFS':
      return `The data directory ${directory} is on a read-only file system. Set DATA_DIR to a directory that can be written.`;
    case 'EACCES':
    case 'EPERM':
    case 'ENOENT':
      return `The data directory ${directory} cannot be written by this user. Give it the right to, or set DATA_DIR to another directory.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data directory ${directory} is a file, or lies below one. Set DATA_DIR to a directory.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds the data directory ${directory} is full. Make room, or set DATA_DIR to a directory on another disk.`;
    default:
      return `The data directory ${directory} cannot be used: ${message}`;
  }
}
