/** Draws the figures of the articles and the works of the designers with the product's own engine. Run after changing either. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { DESIGNERS, drawWork } from './figures/designers.ts';
import { lead } from './figures/kinds.ts';
import { FIGURES, LEADS } from './figures/list.ts';
import type { Drawn } from './figures/sheet-parts.ts';

const FOLDER = fileURLToPath(new URL('../public/figures/', import.meta.url));
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));
/** What a chat or a search result shows of a link. */
const CARD = { width: 1200, height: 630 };

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const sizes: Record<string, { width: number; height: number }> = {};

function write(file: string, { svg, width, height }: Drawn): void {
  writeFileSync(`${FOLDER}${file}`, `${svg}\n`);
  sizes[file] = { width, height };
}

for (const [id, colors] of Object.entries(LEADS)) {
  const drawn = lead(colors.mark, colors);
  write(`lead-${id}.svg`, drawn);
  const card = sharp(Buffer.from(drawn.svg)).resize({ ...CARD, fit: 'cover' });
  await card.png({ palette: true, colours: 48, dither: 0 }).toFile(`${FOLDER}card-${id}.png`);
}
for (const [name, make] of Object.entries(FIGURES)) write(`${name}.svg`, await make());

for (const { id, works, ...profile } of DESIGNERS) {
  const drawn = [];
  for (const [index, work] of works.entries()) {
    const { svg, width, height } = await drawWork(work.wish);
    const file = `work-${id}-${index + 1}.svg`;
    writeFileSync(`${FOLDER}${file}`, `${svg}\n`);
    drawn.push({
      src: `/figures/${file}`,
      width,
      height,
      ground: work.wish.ground,
      name: work.wish.name,
      story: work.story,
    });
  }
  writeFileSync(`${CONTENT}designers/${id}.json`, `${JSON.stringify({ ...profile, works: drawn }, null, 2)}\n`);
}
const sorted = Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => a.localeCompare(b)));
writeFileSync(`${CONTENT}figures.json`, `${JSON.stringify(sorted, null, 2)}\n`);
process.stdout.write(`${readdirSync(FOLDER).length} pictures\n`);
