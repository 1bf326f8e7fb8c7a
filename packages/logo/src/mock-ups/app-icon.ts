import { mixColors } from '@markwright/vector';
import { displayText } from '../layout/kit.ts';
import { printIcon } from './print-lockup.ts';
import { printWords } from './print-words.ts';
import { isOwnSurface } from './scene.ts';
import type { SceneKit } from './scene.ts';

const SIDE = 60;
const COLUMNS = [96, 170, 244];

/** iOS and Android both soften the corner; a superellipse is drawn as the curve the eye knows. */
function squircle(x: number, y: number, side: number): string {
  const soft = side * 0.36;
  const far = side - soft;
  return (
    `M${x + soft} ${y}H${x + far}C${x + side - 4} ${y} ${x + side} ${y + 4} ${x + side} ${y + soft}` +
    `V${y + far}C${x + side} ${y + side - 4} ${x + side - 4} ${y + side} ${x + far} ${y + side}` +
    `H${x + soft}C${x + 4} ${y + side} ${x} ${y + side - 4} ${x} ${y + far}` +
    `V${y + soft}C${x} ${y + 4} ${x + 4} ${y} ${x + soft} ${y}Z`
  );
}

/** 手机图标: on a home screen at its real sixty points, with the name under it. */
export function drawAppIcon(kit: SceneKit): string {
  const { doc, outlines, colors } = kit;
  const { brand, paper, air, deep } = colors;
  const screen = mixColors(deep, '#000000', 0.35);
  const quiet = mixColors(screen, '#ffffff', 0.16);
  const surface = isOwnSurface(doc, paper) ? paper : brand;
  const others = COLUMNS.flatMap((x, column) =>
    [56, 154].map((y, row) =>
      column === 1 && row === 0
        ? ''
        : `<path d="${squircle(x, y, SIDE)}" fill="${quiet}"/><rect x="${x + 15}" y="${y + SIDE + 9}" width="30" height="4" rx="2" fill="${quiet}"/>`,
    ),
  );
  return [
    `<rect width="400" height="280" fill="${air}"/>`,
    `<rect x="66" y="14" width="268" height="320" rx="38" fill="#17130f"/>`,
    `<rect x="75" y="23" width="250" height="311" rx="30" fill="${screen}"/><rect x="166" y="31" width="68" height="12" rx="6" fill="#17130f"/>`,
    ...others,
    `<path d="${squircle(170, 56, SIDE)}" fill="${surface}"/>`,
    printIcon(kit, { room: { x: 181, y: 67, width: 38, height: 38 }, surface }),
    printWords(outlines, {
      font: doc.name.font,
      text: displayText(doc.name),
      x: 200,
      y: 132,
      size: 12,
      widest: 70,
      color: '#ffffff',
    }),
  ].join('');
}
