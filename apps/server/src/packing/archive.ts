import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** These are compressed already; a second time costs time and gains nothing. */
const PACKED = /\.(png|jpe?g|pdf|pptx|docx|ico|zip)$/i;

/** A zip that grows file by file, so that no more than the archive itself is held. */
export function openArchive(): { add(path: string, bytes: Uint8Array): void; finish(): Buffer } {
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    chunks.push(chunk);
  });
  return {
    add(path, bytes) {
      const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
      zip.add(entry);
      entry.push(bytes, true);
    },
    finish() {
      zip.end();
      if (failure) throw failure;
      return Buffer.concat(chunks);
    },
  };
}
