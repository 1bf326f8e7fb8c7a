import { mixColors } from '@markwright/vector';
import { printIcon, printLockup } from './print-lockup.ts';
import type { SceneKit } from './scene.ts';

const GLASS = '#f7e6c4';
const LAMP = '#ffd98a';

function bricks(color: string): string {
  let d = '';
  for (let row = 0; row * 14 < 262; row += 1) {
    d += `M0 ${row * 14}H400`;
    for (let x = (row % 2) * 18; x < 400; x += 36) d += `M${x} ${row * 14}v14`;
  }
  return `<path d="${d}" stroke="${color}" fill="none"/>`;
}

/** Jars on a shelf in the palette's colours: the shop sells what the brand is made of. */
function shelf(colors: readonly string[], y: number, x0: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const height = 19 + (index % 3) * 5;
    const x = x0 + index * 26;
    const color = colors[index % colors.length] ?? GLASS;
    return (
      `<rect x="${x}" y="${y - height}" width="15" height="${height}" rx="2" fill="${color}"/>` +
      `<rect x="${x + 3}" y="${y - height - 4}" width="9" height="5" fill="#8a6b33"/>`
    );
  }).join('');
}

const lamp = (x: number, drop: number, shade: string) =>
  `<path d="M${x} 122v${drop}" stroke="#8a6b33" stroke-width="1.4"/>` +
  `<path d="M${x - 13} ${122 + drop + 12}q13-20 26 0z" fill="${shade}"/><circle cx="${x}" cy="${122 + drop + 13}" r="3.4" fill="${LAMP}"/>`;

const plant = (x: number) =>
  `<path d="M${x} 248c-15-9-15-26-8-35c6 11 10 21 8 35zM${x} 248c15-9 15-26 8-35c-6 11-10 21-8 35zM${x} 248c-6-16-3-36 0-46c3 10 6 30 0 46z" fill="#4c7a55"/>` +
  `<path d="M${x - 10} 246h20l-3 16h-14z" fill="#a86f3c"/>`;

/** 门头: a shop front three metres wide, its name on the fascia and the mark on the door and the blade. */
export function drawShopSign(kit: SceneKit): string {
  const { brand, paper, deep } = kit.colors;
  const wall = mixColors('#e6dfd2', brand, 0.06);
  const frame = mixColors(deep, '#000000', 0.3);
  const goods = kit.doc.palette.colors.map((color) => mixColors(color, '#b98a3c', 0.2));
  return [
    `<rect width="400" height="280" fill="${wall}"/>`,
    bricks(mixColors(wall, '#8a7a62', 0.2)),
    `<rect y="262" width="400" height="18" fill="${mixColors(wall, '#6b5c45', 0.3)}"/>`,
    `<rect x="34" y="104" width="332" height="158" fill="${deep}"/>`,
    `<rect x="48" y="120" width="196" height="128" fill="${GLASS}"/>`,
    lamp(98, 20, brand),
    lamp(146, 28, brand),
    lamp(194, 20, brand),
    shelf(goods, 210, 58, 7),
    `<path d="M48 211.500H244" stroke="#c89b4e" stroke-width="3"/>`,
    `<rect x="48" y="232" width="196" height="16" fill="#dfba7c"/>`,
    `<path d="M48 120H244V248H48zM146 120V248" fill="none" stroke="${frame}" stroke-width="4"/>`,
    `<rect x="262" y="120" width="88" height="142" fill="#f1dcae"/>`,
    printIcon(kit, { room: { x: 269, y: 140, width: 30, height: 30 }, surface: '#f1dcae', color: deep }),
    `<path d="M262 120h88v142h-88zM306 120v142" fill="none" stroke="${frame}" stroke-width="4"/>`,
    `<path d="M298 186v26M314 186v26" stroke="${frame}" stroke-width="3" stroke-linecap="round"/>`,
    `<path d="M34 108H366V118H34z" fill="#000" opacity=".28"/>`,
    `<rect x="24" y="34" width="352" height="72" fill="${brand}"/><rect x="24" y="102" width="352" height="6" fill="${frame}"/>`,
    printLockup(kit, { room: { x: 64, y: 46, width: 272, height: 46 }, surface: brand, shape: 'row' }),
    `<path d="M366 140h10" stroke="${frame}" stroke-width="3"/><circle cx="383" cy="152" r="16" fill="${paper}"/>`,
    `<circle cx="383" cy="152" r="15.200" fill="none" stroke="${frame}" stroke-width="1.600"/>`,
    printIcon(kit, { room: { x: 373, y: 142, width: 20, height: 20 }, surface: paper }),
    plant(18),
    plant(382),
  ].join('');
}
