import { hashText, mixColors } from '@markwright/vector';
import { printIcon, printLockup } from './print-lockup.ts';
import type { SceneKit } from './scene.ts';

const DESK = '#d9cdb9';
const WIDTH = 234;
const HEIGHT = (WIDTH * 54) / 90;

const sheet = (color: string) => `<rect width="${WIDTH}" height="${HEIGHT}" rx="2.5" fill="${color}"/>`;
const shadow = `<rect x="3" y="7" width="${WIDTH}" height="${HEIGHT}" rx="4" fill="#2b1d0d" opacity=".16"/>`;

/** The mark in a half-drop repeat, a shade off the card's own colour: drawn once, then used again and again. */
function repeat(kit: SceneKit, surface: string, color: string): string {
  const id = `mw-card-${hashText(JSON.stringify([kit.doc.mark?.source, kit.doc.name, surface])).toString(36)}`;
  let uses = '';
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      uses += `<use href="#${id}" x="${column * 33 - 18 + (row % 2) * 16.5}" y="${row * 29 - 14}"/>`;
    }
  }
  const mark = printIcon(kit, { room: { x: 0, y: 0, width: 17, height: 17 }, surface, color });
  return `<defs><g id="${id}">${mark}</g></defs>${uses}`;
}

/** 名片: 90 × 54 mm, the front with the logo and room for a person, the back in the brand's colour. */
export function drawBusinessCard(kit: SceneKit): string {
  const { brand, paper } = kit.colors;
  const text = mixColors(brand, paper, 0.15);
  const quiet = mixColors(brand, paper, 0.62);
  return [
    `<rect width="400" height="280" fill="${DESK}"/>`,
    `<g transform="translate(146 22) rotate(7)">${shadow}`,
    // An inner drawing clips the repeat at the card's edge.
    `<svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sheet(brand)}`,
    repeat(kit, brand, mixColors(brand, paper, 0.14)),
    `</svg></g>`,
    `<g transform="translate(26 112) rotate(-4)">${shadow}${sheet(paper)}`,
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="2.500" fill="none" stroke="#17130f" stroke-opacity=".08"/>`,
    printLockup(kit, { room: { x: 18, y: 18, width: 138, height: 54 }, surface: paper, shape: 'row', align: 'left' }),
    `<rect x="18" y="94" width="46" height="6" fill="${text}"/>`,
    `<rect x="18" y="108" width="74" height="3.500" fill="${quiet}"/><rect x="18" y="117" width="104" height="3.500" fill="${quiet}"/>`,
    `</g>`,
  ].join('');
}
