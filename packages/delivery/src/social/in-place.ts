import { textLength } from '@markwright/logo';
import type { PackKit } from '../plan/pack-file.ts';
import { printShapes } from '../svg.ts';
import { setText } from '../text/set-text.ts';
import { pictureIn, shareInCircle, stageOf } from '../web/boards.ts';

const WIDTH = 1500;
const HEIGHT = 1000;
const INK = '#26231f';
const LINE = '#e4e0d8';

/** A round avatar beside a few lines of a feed, and a shop page with its header: how others will see it. */
export function inPlaceSvg({ lockups, doc, deps: { outlines } }: PackKit): string {
  const stage = stageOf(lockups);
  const name = doc.name.text;
  // A long name is set smaller, as the places themselves would cut it off.
  const small = Math.min(1, 14 / textLength(name));
  const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  const avatar = (x: number, y: number, size: number, pixels: number) => {
    const share = shareInCircle(lockups.icon('black', pixels), 0.9);
    const icon = pictureIn(
      lockups,
      { kind: 'icon', coloring: stage.coloring, pixels },
      { width: size, height: size },
      { wide: share, tall: share },
    );
    const radius = size / 2;
    return (
      `<clipPath id="a${x}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></clipPath>` +
      `<g transform="translate(${x} ${y})"><g clip-path="url(#a${x})">${rect(0, 0, size, size, stage.ground)}${icon}</g>` +
      `<circle cx="${radius}" cy="${radius}" r="${radius - 0.5}" fill="none" stroke="#00000022"/></g>`
    );
  };
  const words = (text: string, x: number, y: number, size: number, color = INK, font: 'regular' | 'bold' = 'regular') =>
    printShapes(setText(outlines, text, x, y, { size, color, font }).shapes);
  const feed = [0, 1, 2].map((row) => {
    const y = 560 + row * 130;
    const isOurs = row === 0;
    const head = isOurs
      ? avatar(90, y, 84, 84) + words(name, 200, y + 36, 28 * small, INK, 'bold')
      : `<circle cx="132" cy="${y + 42}" r="42" fill="#e9e6df"/>${rect(200, y + 14, 150 + row * 40, 20, '#e9e6df', 10)}`;
    return `${head}${rect(200, y + 56, 360 - row * 60, 14, '#efece6', 7)}`;
  });
  const shop = { x: 740, y: 90, width: 670, height: 820 };
  const header = { width: shop.width, height: 230 };
  const logo = pictureIn(lockups, { kind: 'wide', coloring: stage.coloring }, header, { wide: 0.66, tall: 0.5 });
  const goods = [0, 1, 2, 3].map((index) =>
    rect(shop.x + 40 + (index % 2) * 305, shop.y + 400 + Math.floor(index / 2) * 205, 285, 185, '#f1eee8', 14),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, WIDTH, HEIGHT, '#f4f1ea')}` +
    `${rect(50, 90, 620, 380, '#ffffff', 24)}${avatar(250, 130, 220, 220)}` +
    `${printShapes(setText(outlines, name, 360, 420, { size: 34 * small, color: INK, font: 'bold', align: 'center' }).shapes)}` +
    `${rect(50, 520, 620, 390, '#ffffff', 24)}${feed.join('')}` +
    `<clipPath id="shop"><rect x="${shop.x}" y="${shop.y}" width="${shop.width}" height="${shop.height}" rx="28"/></clipPath>` +
    `<g clip-path="url(#shop)">${rect(shop.x, shop.y, shop.width, shop.height, '#ffffff')}` +
    `${rect(shop.x, shop.y, header.width, header.height, stage.ground)}<g transform="translate(${shop.x} ${shop.y})">${logo}</g>` +
    `${rect(shop.x, shop.y + header.height, shop.width, 1, LINE)}` +
    `${avatar(shop.x + 40, shop.y + 262, 96, 96)}${words(name, shop.x + 160, shop.y + 305, 30 * small, INK, 'bold')}` +
    `${rect(shop.x + 160, shop.y + 326, 240, 14, '#efece6', 7)}${goods.join('')}</g></svg>`
  );
}
