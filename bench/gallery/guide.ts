import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildGuide, folderName, type PackFolder } from '@markwright/delivery';
import { openShippedOutlines } from '@markwright/fonts/node';
import { drawPicture } from '@markwright/raster/draw-picture';
import { guideDocs } from './guide-docs.ts';

const COLUMNS = 4;
const GAP = 12;
const GROUND = '#d9d4ca';

/** What a whole pack holds, by folder. */
const KINDS: readonly (readonly [PackFolder, readonly string[]])[] = [
  ['print', ['pdf', 'eps']],
  ['sign', ['dxf', 'svg']],
  ['web', ['svg', 'png', 'ico', 'html']],
  ['social', ['png', 'jpg']],
  ['trademark', ['jpg', 'txt']],
  ['office', ['pptx', 'html']],
  ['mockups', ['jpg']],
];
const files = KINDS.flatMap(([folder, ends]) =>
  ends.map((end) => ({ folder, path: `${folderName(folder, 'both')}/file.${end}`, type: '' })),
);

/** Pages of a PDF side by side, as poppler draws them. */
async function contactSheet(pdf: string, folder: string, dpi: number): Promise<Buffer> {
  await mkdir(folder, { recursive: true });
  execFileSync('pdftoppm', ['-cropbox', '-r', String(dpi), '-png', pdf, join(folder, 'page')]);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted();
  const pages = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const { width, height } = await sharp(pages[0]).metadata();
  const rows = Math.ceil(pages.length / COLUMNS);
  return sharp({
    create: {
      width: GAP + COLUMNS * (width + GAP),
      height: GAP + rows * (height + GAP),
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      pages.map((input, index) => ({
        input,
        left: GAP + (index % COLUMNS) * (width + GAP),
        top: GAP + Math.floor(index / COLUMNS) * (height + GAP),
      })),
    )
    .png({ palette: true, colours: 128, effort: 8 })
    .toBuffer();
}

/** `npm run gallery -- guide [OUT] [zh|en|both] [label…]`: brand guides of ten very different logos, and their pages. */
export async function drawGallery([out = 'data/gallery/guide', language = 'both', ...labels]: string[]): Promise<void> {
  const outlines = openShippedOutlines();
  await mkdir(out, { recursive: true });
  for (const { label, doc } of await guideDocs(outlines)) {
    if (labels.length > 0 && !labels.includes(label)) continue;
    const started = process.cpuUsage();
    const bytes = await buildGuide(
      doc,
      { language: language as 'zh' | 'en' | 'both', files, day: '2026-11-16' },
      { outlines, draw: drawPicture },
    );
    const { user, system } = process.cpuUsage(started);
    const pdf = join(out, `${label}.pdf`);
    await writeFile(pdf, bytes);
    await writeFile(join(out, `${label}.png`), await contactSheet(pdf, join(out, label), 52));
    const seconds = ((user + system) / 1e6).toFixed(1);
    console.log(`${label}: ${Math.round(bytes.length / 1024)} KB, ${seconds} s of processor time`);
  }
}
