import type { Readable } from 'node:stream';

type StoredFile = { stream: Readable; size: number; contentType: string };
export type ListedFile = { key: string; modifiedAt: Date };
export type SignedUrlOptions = { expiresInSeconds: number; downloadName?: string };

/** Where files live. Keys look like `creations/<id>/logo.png`; `check-key.ts` says what is allowed. */
export type Storage = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where nothing is stored under the key. */
  get(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Everything below a folder (`downloads/<id>/`), by name, from behind `after` on. */
  list(folder: string, after?: string): AsyncIterable<ListedFile>;
  /** An address that works without a token for so long, or up to a quarter longer. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
  isAnswering(): Promise<boolean>;
};

/**
 * When an address that is asked for now begins and ends. All that are asked for within a quarter of their time are the
 * same, so that a browser which loads a list again finds its pictures at hand.
 */
export function spanOf({ expiresInSeconds }: SignedUrlOptions, now: number): { begins: Date; lastsSeconds: number } {
  const step = Math.ceil(expiresInSeconds / 4);
  const begins = Math.floor(now / 1000 / step) * step;
  return { begins: new Date(begins * 1000), lastsSeconds: expiresInSeconds + step };
}
