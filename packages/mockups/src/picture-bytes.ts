/** Pixels as RGBA bytes. */
export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

/** A picture's pixels as bytes and, red lowest, as whole words: one access in place of four where a table says what to write. */
export type PictureBytes = { width: number; height: number; data: Uint8Array; words: Uint32Array };

/** The part of a word that placing leaves as it is. */
export const ALPHA = 0xff000000;

const WORD = 4;

/** The same pixels, copied only where they do not begin at a word; always plain bytes, since an engine makes fast what is of one kind. */
export function bytesOfPicture({ width, height, data }: Pixels): PictureBytes {
  const { buffer, byteOffset, length } = data.byteOffset % WORD === 0 ? data : new Uint8Array(data);
  return {
    width,
    height,
    data: new Uint8Array(buffer, byteOffset, length),
    words: new Uint32Array(buffer, byteOffset, length / WORD),
  };
}
