import type { Rgb, Tone } from './tone.ts';

/** For each channel: what is shown, by the byte with a black panel × 256 + the byte with a white one. */
type TintTable = readonly [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];

/** A panel of one colour needs no arithmetic for every pixel: there are only 65536 pairs of bytes. */
export function tintTable({ decode, encode, scale, last }: Tone, color: Rgb): TintTable {
  const channel = (share: number) => {
    const table = new Uint8ClampedArray(65536);
    for (let black = 0, to = 0; black < 256; black += 1) {
      const dark = decode[black]!;
      for (let white = 0; white < 256; white += 1, to += 1) {
        const light = dark + share * (decode[white]! - dark);
        table[to] = white > black ? encode[Math.min(last, Math.sqrt(light) * scale) | 0]! : black;
      }
    }
    return table;
  };
  return [channel(color[0]), channel(color[1]), channel(color[2])];
}
