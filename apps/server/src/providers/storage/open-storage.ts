import { resolve } from 'node:path';
import { diskStorage, type DiskStorage } from './storage-disk.ts';
import type { S3Config } from './storage-s3.ts';
import type { Storage } from './storage.ts';

type StorageEnv = { DATA_DIR: string; publicUrl: string; s3?: S3Config };
export type OpenedStorage = { storage: Storage; disk?: DiskStorage };

export const filesFolder = ({ DATA_DIR }: Pick<StorageEnv, 'DATA_DIR'>): string => resolve(DATA_DIR, 'files');

/** The bucket that the environment names, or the files in the data directory; their links are signed with the secret. */
export async function openStorage(env: StorageEnv, linkSecret: () => Promise<string>): Promise<OpenedStorage> {
  if (env.s3) {
    // Loaded only where it is used: the client library takes a third of a second.
    const { s3Storage } = await import('./storage-s3.ts');
    return { storage: s3Storage(env.s3) };
  }
  const disk = diskStorage({ folder: filesFolder(env), secret: await linkSecret(), publicUrl: env.publicUrl });
  return { storage: disk, disk };
}
