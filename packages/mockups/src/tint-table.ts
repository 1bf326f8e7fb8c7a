import type { Rgb, Tone } from './tone.ts';

/** For each channel: what is shown, by the byte with a black panel × 256 + the byte with a white one. */
export type TintTable = readonly [Uint8Array, Uint8Array, Uint8Array];

/** The table of a colour; a colour is reckoned once. */
export type Tints = (color: Rgb) => TintTable;

/** A panel of one colour needs no arithmetic for every pixel: there are only 65536 pairs of bytes. */
export function openTints({ decode, encode, scale, last }: Tone): Tints {
  const tables = new Map<number, Uint8Array>();
  const channel = (share: number) => {
    const known = tables.get(share);
    if (known) return known;
    const table = new Uint8Array(65536);
    for (let black = 0, to = 0; black < 256; black += 1) {
      const dark = decode[black]!;
      // noise may leave a white panel darker than a black one
      table.fill(black, to, to + black + 1);
      to += black + 1;
      for (let white = black + 1; white < 256; white += 1, to += 1) {
        const light = dark + share * (decode[white]! - dark);
        const step = (Math.sqrt(light) * scale) | 0;
        table[to] = encode[step > last ? last : step]!;
      }
    }
    tables.set(share, table);
    return table;
  };
  return ([red, green, blue]) => [channel(red), channel(green), channel(blue)];
}
