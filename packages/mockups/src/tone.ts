/** Curves between bytes and linear light. Mixing and filtering happen in linear light only. */
const MID_GREY = 0.18;
const STEPS = 8192;

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toSrgb = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Linear light of plain sRGB bytes, for the mark's own colours. */
export const SRGB = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

export type Rgb = readonly [number, number, number];

export function bytesOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` as linear light. */
export function linearColor(hex: string): Rgb {
  const [red, green, blue] = bytesOf(hex);
  return [SRGB[red] ?? 0, SRGB[green] ?? 0, SRGB[blue] ?? 0];
}

export type Tone = {
  /** Linear light of each byte of the scene's pictures. */
  decode: Float32Array;
  /** Byte of linear light, indexed by its square root: more entries in the shadows. */
  encode: Uint8Array;
  /** `encode`'s index is sqrt(light) × scale. */
  scale: number;
  last: number;
};

/** The scenes' curve: contrast round mid grey, straight to the knee, exponential shoulder above; one channel at a time. */
export function openTone(knee: number, contrast: number): Tone {
  const room = 1 - knee;
  const decode = Float32Array.from({ length: 256 }, (_, byte) => {
    const shown = Math.min(toLinear(byte / 255), 0.9975);
    const straight = shown <= knee ? shown : knee - room * Math.log(1 - (shown - knee) / room);
    return MID_GREY * (straight / MID_GREY) ** (1 / contrast);
  });
  const brightest = decode[255] ?? 1;
  const clamped = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => {
    const light = MID_GREY * (((step / STEPS) ** 2 * brightest) / MID_GREY) ** contrast;
    return 255 * toSrgb(light <= knee ? light : knee + room * (1 - Math.exp(-(light - knee) / room)));
  });
  return { decode, encode: new Uint8Array(clamped.buffer), scale: STEPS / Math.sqrt(brightest), last: STEPS };
}
