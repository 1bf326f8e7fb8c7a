/** Draws the icons of the installed site from the product's own mark. Run after changing the mark. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeIco } from '@markwright/delivery';
import sharp from 'sharp';
import { drawAppIcon } from './pictures/cards.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
const ICONS = [
  { file: 'icon-192.png', side: 192, maskable: false },
  { file: 'icon-512.png', side: 512, maskable: false },
  { file: 'icon-maskable-512.png', side: 512, maskable: true },
];

for (const { file, side, maskable } of ICONS)
  await sharp(Buffer.from(drawAppIcon(side, maskable)))
    .png({ palette: true })
    .toFile(`${PUBLIC}${file}`);

// Pages without a head of their own, and readers that look at nothing else, ask for this name.
const tabIcon = await readFile(`${PUBLIC}favicon.svg`);
const tabIcons = [16, 32, 48].map(async (size) => ({
  size,
  png: await sharp(tabIcon, { density: 300 }).resize(size, size).png().toBuffer(),
}));
await writeFile(`${PUBLIC}favicon.ico`, writeIco(await Promise.all(tabIcons)));
