import { mixColors } from '@markwright/vector';
import { printLockup } from './print-lockup.ts';
import type { SceneKit } from './scene.ts';

const SHIRT =
  'M158 26C170 44 230 44 242 26L276 38C292 44 302 54 308 70L330 126L288 146L276 122V268Q276 274 270 274H130Q124 274 124 268V122L112 146L70 126L92 70C98 54 108 44 124 38Z';
const COLLAR = 'M158 26C170 44 230 44 242 26L234 23C224 36 176 36 166 23Z';
const SEAMS = 'M124 122C126 96 122 70 112 52M276 122C274 96 278 70 288 52';

/** T 恤: the logo across the chest, as wide as printers usually go. */
export function drawTShirt(kit: SceneKit): string {
  const { brand, air } = kit.colors;
  const line = mixColors(brand, '#000000', 0.3);
  const light = mixColors(brand, '#ffffff', 0.1);
  return [
    `<rect width="400" height="280" fill="${air}"/>`,
    `<path d="${SHIRT}" transform="translate(4 6)" fill="#2b1d0d" opacity=".14"/>`,
    `<path d="${SHIRT}" fill="${brand}"/>`,
    `<path d="M124 122V268Q124 274 130 274H140C128 230 132 170 124 122Z" fill="${light}" opacity=".6"/>`,
    `<path d="${COLLAR}" fill="${line}"/><path d="${SEAMS}" fill="none" stroke="${line}" stroke-width="1.500"/>`,
    printLockup(kit, { room: { x: 150, y: 82, width: 100, height: 92 }, surface: brand }),
  ].join('');
}
