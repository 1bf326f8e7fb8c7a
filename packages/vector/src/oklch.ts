/** Perceptual colour: L 0–1, C about 0–0.37, H in degrees. */
export type Oklch = { l: number; c: number; h: number };
type Rgb = [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export function linearRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(a, bb), h: hue < 0 ? hue + 360 : hue };
}

function toLinearRgb({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: Rgb) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/** Hex of the colour; chroma gives way until it fits the screen's gamut, hue and lightness stay. */
export function toHex(color: Oklch): string {
  const l = Math.max(0, Math.min(1, color.l));
  let low = 0;
  let high = color.c;
  let rgb = toLinearRgb({ ...color, l });
  if (!inGamut(rgb)) {
    for (let step = 0; step < 18; step++) {
      const middle = (low + high) / 2;
      if (inGamut(toLinearRgb({ l, c: middle, h: color.h }))) low = middle;
      else high = middle;
    }
    rgb = toLinearRgb({ l, c: low, h: color.h });
  }
  const channel = (value: number) =>
    Math.round(Math.max(0, Math.min(1, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
}

/** `share` of the way from one colour to another, straight through OKLab so that no foreign hue appears. */
export function mixColors(from: string, to: string, share: number): string {
  const [one, other] = [toOklch(from), toOklch(to)];
  const axis = (color: Oklch, wave: (radians: number) => number) => color.c * wave((color.h * Math.PI) / 180);
  const a = axis(one, Math.cos) * (1 - share) + axis(other, Math.cos) * share;
  const b = axis(one, Math.sin) * (1 - share) + axis(other, Math.sin) * share;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return toHex({ l: one.l + (other.l - one.l) * share, c: Math.hypot(a, b), h: hue });
}
