import type { OfficeLimits } from './limits.data.ts';

/** What a JPG says of itself: its pixels and how dense they are printed. */
function readJpg(bytes: Uint8Array): { width: number; height: number; dpi: number; components: number } | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  let dpi = 0;
  for (let at = 2; at + 9 < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt8(at + 1);
    if (marker === 0xe0 && file.toString('latin1', at + 4, at + 8) === 'JFIF') dpi = file.readUInt16BE(at + 12);
    if (marker >= 0xc0 && marker <= 0xc2)
      return {
        height: file.readUInt16BE(at + 5),
        width: file.readUInt16BE(at + 7),
        components: file.readUInt8(at + 9),
        dpi,
      };
  }
  return undefined;
}

/** What an office would send a picture back for; none where it meets the limits. */
export function findFilingFaults(bytes: Uint8Array, limits: OfficeLimits): string[] {
  const read = readJpg(bytes);
  if (!read) return ['not a JPG'];
  const faults: string[] = [];
  const { leastSide, mostSide, atMostBytes, dpi } = limits;
  if (bytes.length > atMostBytes) faults.push(`${bytes.length} bytes, at most ${atMostBytes}`);
  for (const side of [read.width, read.height])
    if (side < leastSide || side > mostSide) faults.push(`a side of ${side} px, ${leastSide} to ${mostSide} are taken`);
  if (read.dpi < dpi.least || read.dpi > dpi.most)
    faults.push(`${read.dpi} dpi, ${dpi.least} to ${dpi.most} are taken`);
  return faults;
}

export class FilingError extends Error {}

/** Throws rather than hand over a picture that an office would refuse. */
export function assertFilable(bytes: Uint8Array, limits: OfficeLimits): Uint8Array {
  const faults = findFilingFaults(bytes, limits);
  if (faults.length > 0)
    throw new FilingError(`The picture for ${limits.office.en} would be refused: ${faults.join('; ')}`);
  return bytes;
}
