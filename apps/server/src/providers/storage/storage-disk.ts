import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey } from './check-key.ts';
import { spanOf, type ListedFile, type SignedUrlOptions, type Storage } from './storage.ts';

export const DISK_FILES_PATH = '/files';

/** Less than this is as good as full: the database needs room for its log before anything fails. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

export type DiskStorage = Storage & {
  /** The key of a signed address that is genuine and not expired, and the name to save it under. */
  openSignedUrl(
    key: string,
    query: Record<string, string | undefined>,
  ): { key: string; downloadName?: string } | undefined;
};

type DiskStorageConfig = {
  folder: string;
  secret: string;
  publicUrl: string;
  now?: () => number;
  freeBytes?: (folder: string) => number;
};

export function freeBytesOf(directory: string): number {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}

/** Files under one folder, each with a small sidecar for its content type. */
export function diskStorage({
  folder,
  secret,
  publicUrl,
  now = Date.now,
  freeBytes = freeBytesOf,
}: DiskStorageConfig): DiskStorage {
  const fileOf = (key: string) => join(folder, checkKey(key));
  const typeFileOf = (key: string) => `${fileOf(key)}.type~`;
  const sign = (key: string, expires: string, name: string) =>
    createHmac('sha256', secret).update(`${key}\n${expires}\n${name}`).digest('base64url');

  return {
    async put(key, bytes, contentType) {
      await mkdir(dirname(fileOf(key)), { recursive: true });
      await writeFile(typeFileOf(key), contentType);
      await writeAtomically(fileOf(key), bytes);
    },
    async get(key) {
      const contentType = await readFile(typeFileOf(key), 'utf8').catch(ifMissing('application/octet-stream'));
      // Opened before anything is promised: a file that is deleted from now on is still read whole.
      const handle = await open(fileOf(key)).catch(ifMissing(undefined));
      const info = await handle?.stat();
      if (handle && info?.isFile()) return { stream: handle.createReadStream(), size: info.size, contentType };
      await handle?.close();
      return undefined;
    },
    async exists(key) {
      return (await stat(fileOf(key)).catch(ifMissing(undefined)))?.isFile() ?? false;
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
      await rm(typeFileOf(key), { force: true });
    },
    list: (below, after = '') => walk(folder, below, after),
    async signedUrl(key: string, options: SignedUrlOptions) {
      const { downloadName = '' } = options;
      const { begins, lastsSeconds } = spanOf(options, now());
      const expires = String(begins.getTime() / 1000 + lastsSeconds);
      const signature = sign(checkKey(key), expires, downloadName);
      const query = new URLSearchParams({ expires, ...(downloadName && { name: downloadName }), signature });
      return `${publicUrl}${DISK_FILES_PATH}/${key.split('/').map(encodeURIComponent).join('/')}?${query.toString()}`;
    },
    openSignedUrl(key, { expires = '', name = '', signature = '' }) {
      const expected = Buffer.from(sign(key, expires, name));
      const given = Buffer.from(signature);
      const genuine = expected.length === given.length && timingSafeEqual(expected, given);
      if (!genuine || Number(expires) * 1000 < now()) return undefined;
      return { key, ...(name && { downloadName: name }) };
    },
    async isAnswering() {
      await mkdir(folder, { recursive: true });
      // A full disk still answers questions: only writing tells.
      await writeAtomically(join(folder, 'write-test~'), Buffer.from('x'));
      return freeBytes(folder) >= LEAST_FREE_BYTES;
    },
  };
}

/** In the order of the keys. Names that end in a tilde are our own: sidecars and unfinished files. */
async function* walk(folder: string, below: string, after: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(ifMissing([]));
  const keys = entries
    .filter(({ name }) => !name.endsWith('~'))
    .map((entry) => below + entry.name + (entry.isDirectory() ? '/' : ''));
  for (const key of keys.sort((a, b) => (a < b ? -1 : 1))) {
    if (key.endsWith('/')) {
      if (key > after || after.startsWith(key)) yield* walk(folder, key, after);
    } else if (key > after) {
      const info = await stat(join(folder, key)).catch(ifMissing(undefined));
      if (info) yield { key, modifiedAt: info.mtime };
    }
  }
}

/** Whole or not at all, even if the power goes: written beside, flushed, then renamed over. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.part~`;
  const handle = await open(temporary, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

const ifMissing =
  <Fallback>(fallback: Fallback) =>
  (error: NodeJS.ErrnoException): Fallback => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return fallback;
    throw error;
  };
