import type { Effect, EffectKind } from '../document/effects.ts';

/** One of each kind, strong enough to be seen. */
export const EFFECT_EXAMPLES: { [Kind in EffectKind]: Extract<Effect, { kind: Kind }> } = {
  gradient: { kind: 'gradient', on: 'all', colors: ['name', '#ff6000'], angle: 30, across: 'lockup' },
  split: { kind: 'split', on: 'all', first: '#25f4ee', second: '#fe2c55', x: 0.05, y: 0.02 },
  shadow: { kind: 'shadow', on: 'all', color: 'accent', x: 0.08, y: 0.08, block: true },
  outline: { kind: 'outline', on: 'all', color: '#17130f', width: 0.04 },
  neon: { kind: 'neon', on: 'all', colors: ['name', 'accent'], width: 0.03, glow: 0.8, isLit: false },
  pixel: { kind: 'pixel', on: 'all', cell: 0.08, gap: 0.1 },
  rough: { kind: 'rough', on: 'all', amount: 0.02, dry: 0.4 },
  stripes: { kind: 'stripes', on: 'all', from: 0.4, count: 5, weight: 0.6 },
  halftone: { kind: 'halftone', on: 'all', color: 'accent', from: 0.4, cell: 0.08 },
  slice: { kind: 'slice', on: 'all', at: 0.5, slope: 0.1, shift: 0.05, color: 'accent' },
  slant: { kind: 'slant', degrees: 8 },
  tilt: { kind: 'tilt', degrees: -4 },
  bounce: { kind: 'bounce', turn: 8, lift: 0.1 },
};
