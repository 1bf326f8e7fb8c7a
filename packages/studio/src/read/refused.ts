import { toHex, toOklch } from '@markwright/logo';
import type { Refusal } from '@markwright/reading';
import type { AiStyleId } from './ai-styles.ts';

type Oklch = ReturnType<typeof toOklch>;

/** Within a part of the colour wheel and far enough from grey to be called by that name. */
const hue =
  (from: number, to: number, least = 0.05) =>
  ({ c, h }: Oklch): boolean => {
    const turned = (h + 360) % 360;
    return c >= least && (from < to ? turned >= from && turned <= to : turned >= from || turned <= to);
  };

const NAMED: Readonly<Record<string, (color: Oklch) => boolean>> = {
  red: hue(8, 42, 0.09),
  pink: hue(335, 22),
  orange: hue(42, 72, 0.08),
  yellow: hue(75, 112, 0.07),
  gold: hue(68, 100, 0.06),
  green: hue(112, 178, 0.04),
  blue: hue(215, 280, 0.05),
  purple: hue(280, 335, 0.05),
  brown: (color) => hue(35, 80, 0.03)(color) && color.l < 0.55,
  black: ({ l, c }) => l < 0.26 && c < 0.05,
  white: ({ l, c }) => l > 0.97 && c < 0.02,
  dark: ({ l }) => l < 0.4,
};

/** Styles that are made of what was refused. */
const STYLES_OF: Readonly<Record<string, readonly AiStyleId[]>> = {
  red: ['passion-red', 'ancient-chinese', 'ink-and-wash'],
  pink: ['romantic-purple', 'circular-fun'],
  purple: ['romantic-purple'],
  blue: ['cool-blue'],
  green: ['naturalism'],
  black: ['short-video', 'cyberpunk', 'neon-gradient'],
  dark: ['short-video', 'cyberpunk', 'neon-gradient'],
  gold: ['ancient-chinese'],
  circle: ['circular-fun', 'new-retro'],
  cartoon: ['cartoon-graffiti', 'circular-fun'],
  gradient: ['neon-gradient', 'romantic-purple', 'cool-blue'],
  line: ['linear-minimalism'],
};

export const isRefusedStyle = (style: AiStyleId, refusals: readonly Refusal[]): boolean =>
  refusals.some(({ name }) => STYLES_OF[name]?.includes(style));

export const isRefusedColor = (hex: string, refusals: readonly Refusal[]): boolean =>
  refusals.some(({ kind, name }) => kind === 'color' && (NAMED[name]?.(toOklch(hex)) ?? false));

/** The same lightness without the refused hue; a dark or white ground turns to its soft neighbour. */
export function withoutRefused(hex: string, refusals: readonly Refusal[]): string {
  if (!isRefusedColor(hex, refusals)) return hex;
  const { l } = toOklch(hex);
  const neutrals = [
    { l, c: 0.012, h: 80 },
    { l: 0.32, c: 0.04, h: 250 },
    { l: 0.34, c: 0.05, h: 160 },
    { l: 0.95, c: 0.02, h: 90 },
    { l: 0.45, c: 0.03, h: 60 },
  ];
  const near = neutrals
    .toSorted((one, other) => Math.abs(one.l - l) - Math.abs(other.l - l))
    .map((color) => toHex(color));
  return near.find((color) => !isRefusedColor(color, refusals)) ?? hex;
}

const ROUND_LAYOUTS = new Set(['badge', 'emblem', 'ring-stacked', 'beads', 'seal']);
const FRAMED_LAYOUTS = new Set([...ROUND_LAYOUTS, 'framed', 'plaque', 'grid-seal', 'tile', 'tile-stacked']);
const SQUARE_LAYOUTS = new Set(['tile', 'tile-stacked', 'grid-seal', 'plaque']);

export const isRefusedLayout = (id: string, refusals: readonly Refusal[]): boolean =>
  refusals.some(
    ({ name }) =>
      (name === 'circle' && ROUND_LAYOUTS.has(id)) ||
      (name === 'frame' && FRAMED_LAYOUTS.has(id)) ||
      (name === 'square' && SQUARE_LAYOUTS.has(id)) ||
      (name === 'cartoon' && id === 'beads'),
  );

/** Rings, medallions and wreaths a style puts round its mark. */
export const mayDress = (refusals: readonly Refusal[]): boolean =>
  refusals.every(({ name }) => name !== 'circle' && name !== 'frame');
