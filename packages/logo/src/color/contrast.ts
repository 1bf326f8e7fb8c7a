import { linearRgb, toHex, toOklch } from '@markwright/vector';

export const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const INK = '#17130f';
const PAPER = '#ffffff';

/** Ink or paper, whichever reads better; on the few mid-tones where both fall short of 4.5, plain black does not. */
export function readableOn(ground: string): string {
  const best = contrast(INK, ground) >= contrast(PAPER, ground) ? INK : PAPER;
  return contrast(best, ground) >= 4.5 ? best : '#000000';
}

/**
 * The nearest colour to `wanted` that stands out from `ground`: lightness moves away from the ground
 * in small steps, hue stays. Falls back to ink or paper where the hue cannot reach the contrast.
 */
export function ensureContrast(wanted: string, ground: string, minimum: number): string {
  if (contrast(wanted, ground) >= minimum) return wanted;
  const start = toOklch(wanted);
  const darker = luminance(wanted) <= luminance(ground);
  for (const direction of darker ? [-1, 1] : [1, -1]) {
    for (let step = 1; step <= 40; step++) {
      const l = start.l + direction * step * 0.02;
      if (l < 0.12 || l > 0.99) break;
      const candidate = toHex({ l, c: start.c, h: start.h });
      if (contrast(candidate, ground) >= minimum) return candidate;
    }
  }
  return readableOn(ground);
}
