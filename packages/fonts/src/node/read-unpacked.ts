import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpackInThread } from './unpack-in-thread.ts';

const KEPT = fileURLToPath(new URL('../../../../.cache/fonts/', import.meta.url));

/**
 * TrueType bytes of a packed font file. Unpacking a Chinese font takes up to half a second, so the result is kept on the
 * disk for the next program; a packed file that changes gets another name there.
 */
export async function readUnpacked(path: string, folder = KEPT): Promise<Uint8Array> {
  const { size, mtimeMs } = await stat(path);
  const kept = join(folder, `${basename(path, '.woff2')}-${size}-${Math.round(mtimeMs)}.ttf`);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const ttf = await unpackInThread(path);
  await keep(kept, ttf, folder);
  return ttf;
}

/** Renamed when whole, since several programs may read and write it at once. Where nothing can be written, nothing is kept. */
async function keep(file: string, bytes: Uint8Array, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch {
    // A read-only installation unpacks every time.
  }
}
