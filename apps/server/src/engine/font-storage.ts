import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openOutlines, type LoadedOutlines } from '@markwright/fonts';
import { readShippedFont } from '@markwright/fonts/node';
import type { S3Config } from '../providers/storage/storage-s3.ts';
import { fontStorageKey, type FontPlace } from './font-place.ts';

/** Unpacked fonts open several times faster than packed ones; before the first unpacking the shipped files serve. */
export async function openStoredFonts(place: FontPlace): Promise<(key: string) => Promise<Uint8Array>> {
  const readStored = 'folder' in place ? fromFolder(place.folder) : await fromS3(place.s3);
  return async (key) => (await readStored(fontStorageKey(key))) ?? readShippedFont(key);
}

export const openStoredOutlines = async (place: FontPlace): Promise<LoadedOutlines> =>
  openOutlines({ read: await openStoredFonts(place) });

type Read = (key: string) => Promise<Uint8Array | undefined>;

const fromFolder =
  (folder: string): Read =>
  (key) =>
    readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });

async function fromS3(config: S3Config): Promise<Read> {
  const { s3Storage } = await import('../providers/storage/storage-s3.ts');
  const storage = s3Storage(config);
  return async (key) => {
    const stored = await storage.get(key);
    return stored && new Uint8Array(await buffer(stored.stream));
  };
}
