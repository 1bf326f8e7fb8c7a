type Rgb255 = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb255 => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** What a see-through colour looks like on an opaque one, for formats that know no opacity. */
export function over(color: string, opacity: number, ground: string): string {
  const [one, other] = [rgbOf(ground), rgbOf(color)];
  return toHex(one.map((value, at) => value + ((other[at] ?? 0) - value) * opacity));
}
