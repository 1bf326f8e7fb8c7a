import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { makeAiLogos, depictedConcepts } from '@markwright/studio';
import { drawRows, type SheetRow } from './ai-sheet.ts';
import { CASTING_BRIEFS } from './casting-briefs.ts';
import { escaped, SHEET_OPTIONS, SHEETS } from './sheet-options.ts';

const PER_PAGE = 10;
const SMALL = { cell: 190, abreast: 2, labels: true };
const LARGE = { cell: 300, abreast: 1, labels: true };

const OPTIONS = { ...SHEET_OPTIONS, style: { type: 'string', multiple: true, default: [] as string[] } } as const;

/**
 * `npm run gallery -- casting`: thirty trades with no style chosen, four logos each, with the styles that were cast,
 * on small pages.
 * `--out DIR` draws large pages instead; `--brief 3 --style new-retro --seed 2` draws fewer or others.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const outlines = openShippedOutlines();
  const rows: SheetRow[] = [];
  for (const [at, brief] of CASTING_BRIEFS.entries()) {
    if (values.brief && !values.brief.includes(String(at + 1))) continue;
    const logos = await makeAiLogos({ ...brief, styles: values.style, seed: Number(values.seed) }, { outlines });
    const told = logos.map(({ doc, style }) => `${style} (${depictedConcepts(doc).at(-1) ?? 'letters'})`).join(', ');
    rows.push({ label: escaped(`${at + 1} ${brief.name}: ${told}`), svgs: logos.map(({ svg }) => svg) });
    console.log(`${at + 1} ${brief.name}: ${told}`);
    for (const { meaning } of logos) console.log(`   ${meaning[brief.language]}`);
  }
  const folder = values.out ?? SHEETS;
  await mkdir(folder, { recursive: true });
  for (let from = 0; from < rows.length; from += PER_PAGE) {
    const name = `casting-${from / PER_PAGE + 1}.png`;
    const sheet = await drawRows(rows.slice(from, from + PER_PAGE), values.out ? LARGE : SMALL);
    await writeFile(folder instanceof URL ? new URL(name, folder) : join(folder, name), sheet);
  }
}
