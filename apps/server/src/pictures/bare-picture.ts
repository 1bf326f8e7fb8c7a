type Kind = 'png' | 'jpeg' | 'webp';

/**
 * A picture's own bytes and nothing else: where and when it was taken, by which camera, what programs wrote into it, and
 * whatever follows its end are left out. Pixels are not touched, so nothing is lost and nothing is encoded again.
 */
export function barePicture(kind: Kind, bytes: Uint8Array): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'png') return barePng(buffer);
  return kind === 'jpeg' ? bareJpeg(buffer) : bareWebp(buffer);
}

/** What a picture looks like depends on these; all other chunks describe it. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs']);

function barePng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, jfif: 0xe0, profile: 0xe2, adobe: 0xee } as const;
const isDescription = (marker: number): boolean =>
  marker === JPEG.comment || (marker > JPEG.jfif && marker <= 0xef && marker !== JPEG.profile && marker !== JPEG.adobe);
/** Inside a scan these belong to its data. */
const isScanData = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

function bareJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === JPEG.end) break;
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === JPEG.scan)
      while (end < bytes.length && (bytes[end] !== 0xff || isScanData(bytes[end + 1] ?? JPEG.end))) end += 1;
    if (!isDescription(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, JPEG.end])]);
}

const WEBP_HEAD = 12;
/** Bits of the extended head that announce what is left out. */
const WEBP_DESCRIBED = 0b0000_1100;

function bareWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = WEBP_HEAD; at + 8 <= whole;) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_DESCRIBED;
    if (['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'].includes(name)) kept.push(chunk);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, WEBP_HEAD));
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...kept]);
}
