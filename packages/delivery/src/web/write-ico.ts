/** Several PNGs in one icon file: a head, an entry each, the pictures as they are. */
export function writeIco(pictures: readonly { size: number; png: Uint8Array }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let place = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    // 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(place, at + 12);
    place += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
