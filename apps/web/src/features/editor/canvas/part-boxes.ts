import type { Box, PartName, PlacedLogo } from '@markwright/logo';

export type PartBox = { part: PartName; box: Box; letterHeight: number };

/** One box of ink for each part on the artboard; a name of two lines is one part. In reading order. */
export function partBoxes(placed: PlacedLogo): PartBox[] {
  const found = new Map<PartName, PartBox>();
  for (const { role, ink, letterHeight = 0 } of placed.pieces) {
    if (role === 'ornament') continue;
    const known = found.get(role);
    found.set(role, {
      part: role,
      box: known ? unite(known.box, ink) : ink,
      letterHeight: Math.max(known?.letterHeight ?? 0, letterHeight),
    });
  }
  return [...found.values()].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

function unite(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
