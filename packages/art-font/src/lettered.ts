import { grow, mixColors, moveShape, simplified, subtract, unite } from '@markwright/vector';
import type { Box, Shape } from '@markwright/vector';
import type { ArtKit, ArtLayer } from './art-style.ts';
import { decoration, downwards, fill } from './layers.ts';
import { sweep } from './strokes.ts';

/** Below this share of the letters' height an inner line fills the stroke it should adorn. */
const THINNEST_LINED = 0.1;

/** Sign painters' finishes for letters whose form is already special: an inner line, a block shadow, a double border. */
export function lettered(
  { h, stem, isHanzi, colors }: ArtKit,
  { shape, box }: { shape: Shape; box: Box },
  finish: 'line' | 'drop' | 'border',
): ArtLayer[] {
  const [main, second, dark] = colors;
  // Shadow, rim and inner line stand beside the letters: there a rougher outline is not seen, and is soon grown.
  const rough = simplified(shape, h * 0.0008);
  if (finish === 'border') {
    const white = grow(rough, h * 0.035);
    return [
      fill(moveShape(grow(white, h * 0.03), h * 0.02, h * 0.04), dark, decoration),
      fill(grow(white, h * 0.022), dark, decoration),
      fill(white, second, decoration),
      fill(shape, main, { gradient: downwards(box, mixColors(main, second, 0.2), main) }),
    ];
  }
  const deep = h * 0.06;
  const block = unite(sweep(simplified(rough, h * 0.0012), deep, deep));
  if (finish === 'drop') {
    return [
      fill(block, dark, decoration),
      fill(shape, main, { gradient: downwards(box, mixColors(main, second, 0.55), main) }),
    ];
  }
  // Strokes of dense hanzi are far thinner than their face's, and a line in each makes them hard to read.
  const isLined = !isHanzi && stem > h * THINNEST_LINED;
  const inset = Math.min(stem * 0.2, h * 0.03);
  const line = () => subtract(grow(rough, -inset), grow(rough, -inset - Math.min(stem * 0.1, h * 0.014)));
  // A rim of light keeps dense characters apart from their own block.
  return [
    fill(block, dark, decoration),
    fill(grow(rough, h * 0.012), second, decoration),
    fill(shape, main),
    ...(isLined ? [fill(line(), second, decoration)] : []),
  ];
}
