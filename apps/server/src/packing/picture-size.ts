type Size = { width: number; height: number };

const PNG_SIZE_AT = 16;
const JPG_START_BYTES = 2;
/** Where a JPEG tells its size: any "start of frame" but the three numbers between them that mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The size a picture of ours says it has, read from its head; undefined for other files. */
export function findPictureSize(name: string, bytes: Uint8Array): Size | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (name.endsWith('.png'))
    return { width: file.readUInt32BE(PNG_SIZE_AT), height: file.readUInt32BE(PNG_SIZE_AT + 4) };
  if (!name.endsWith('.jpg')) return undefined;
  for (let at = JPG_START_BYTES; at + 9 <= file.length; at += 2 + file.readUInt16BE(at + 2))
    if (isFrame(file.readUInt8(at + 1))) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
  return undefined;
}
