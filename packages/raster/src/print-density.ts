import { crc32 } from 'node:zlib';

const INCHES_PER_METRE = 39.3701;
const PNG_SIGNATURE_BYTES = 8;
const PNG_HEADER_BYTES = 25;
const JPG_START_BYTES = 2;
const JFIF_DENSITY_AT = 12;
const DOTS_PER_INCH = 1;

/** The printed size of a PNG, in the chunk that says so. Pixels are not touched. */
export function setPngDensity(bytes: Uint8Array, dpi: number): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  const perMetre = Math.round(dpi * INCHES_PER_METRE);
  chunk.writeUInt32BE(perMetre, 8);
  chunk.writeUInt32BE(perMetre, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  const parts = [file.subarray(0, PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES), chunk];
  for (let at = PNG_SIGNATURE_BYTES + PNG_HEADER_BYTES; at < file.length;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) !== 'pHYs') parts.push(file.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** The same for a JPG, in a JFIF header; ours are written without one. */
export function setJpgDensity(bytes: Uint8Array, dpi: number): Buffer {
  const header = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, DOTS_PER_INCH, 0, 0, 0, 0, 0, 0]);
  header.writeUInt16BE(dpi, JFIF_DENSITY_AT);
  header.writeUInt16BE(dpi, JFIF_DENSITY_AT + 2);
  return Buffer.concat([bytes.subarray(0, JPG_START_BYTES), header, bytes.subarray(JPG_START_BYTES)]);
}
