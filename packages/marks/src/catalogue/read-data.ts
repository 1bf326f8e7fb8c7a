import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const DATA = fileURLToPath(new URL('../../data/', import.meta.url));

/** A built-ahead data file; whoever asks keeps the result, nothing is cached here. */
export function readPackedJson<T>(name: string): T {
  return JSON.parse(brotliDecompressSync(readFileSync(DATA + name)).toString('utf8')) as T;
}

export function readPackedBytes(name: string): Uint8Array {
  return brotliDecompressSync(readFileSync(DATA + name));
}
