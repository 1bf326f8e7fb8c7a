import type { S3Config } from '../providers/storage/storage-s3.ts';

/** Where the unpacked fonts lie, as plain data: another process opens them too. */
export type FontPlace = { folder: string } | { s3: S3Config };

export const fontStorageKey = (key: string): string => `fonts/${key}`;
