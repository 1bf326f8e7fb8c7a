import { contrast } from '../color/contrast.ts';
import type { LayoutKit } from './kit.ts';
import type { MarkColors } from './mark-piece.ts';

/** Colours of a filled shape and of what stands inside it, reversed. */
export function containerColors(kit: LayoutKit): { fill: string; inside: MarkColors } {
  const { primary, secondary, name, accent, ground } = kit.colors;
  const fill = [primary, name].find((color) => contrast(color, ground) >= 3) ?? name;
  const second = [secondary, accent].find((color) => contrast(color, fill) >= 1.7 && color !== fill) ?? ground;
  return { fill, inside: { primary: ground, secondary: second, ground: fill } };
}

/** The seal is the accent where it can be seen, else the mark's own colour. */
export function sealColor(kit: LayoutKit): string {
  const { accent, primary, name, ground } = kit.colors;
  return [accent, primary].find((color) => contrast(color, ground) >= 2.6) ?? name;
}
