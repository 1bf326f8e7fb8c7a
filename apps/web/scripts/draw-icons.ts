/** Draws the icons of the installed site from the product's own mark. Run after changing the mark. */
import { fileURLToPath } from 'node:url';
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
