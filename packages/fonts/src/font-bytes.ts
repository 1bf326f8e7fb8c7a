// Whoever compiles this file from another package must see the declaration too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./wawoff2.d.ts" />
import { decompress } from 'wawoff2';

const WOFF2_SIGNATURE = 0x774f4632;

function isWoff2(bytes: Uint8Array): boolean {
  return bytes.byteLength > 4 && new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) === WOFF2_SIGNATURE;
}

let lastUnpacking: Promise<unknown> = Promise.resolve();

/**
 * TrueType bytes from either form. The decoder answers with a view of its own memory, which its next call writes
 * over: calls therefore wait for each other and the answer is copied.
 */
export function toTtf(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isWoff2(bytes)) return Promise.resolve(bytes);
  const unpacked = lastUnpacking.then(async () => (await decompress(bytes)).slice());
  lastUnpacking = unpacked.catch(() => undefined);
  return unpacked;
}
