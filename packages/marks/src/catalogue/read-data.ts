import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A built-ahead data file; whoever asks keeps the result, nothing is cached here. */
export function readPackedJson<T>(file: URL): T {
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as T;
}

export function readPackedBytes(file: URL): Uint8Array {
  return brotliDecompressSync(readFileSync(file));
}

/** A data file of this package. */
export const dataFile = (name: string): URL => new URL(`../../data/${name}`, import.meta.url);
