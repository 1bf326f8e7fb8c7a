import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { AI_STYLES, interpretBrief, makeAiLogos } from '@markwright/studio';
import { AI_BRIEFS } from './ai-briefs.ts';
import { drawRows, type SheetRow } from './ai-sheet.ts';

const SHEET_FILE = new URL('../../docs/ai-styles.png', import.meta.url);
const SHEET = { cell: 160, abreast: 1 };
const LARGE = { cell: 300, abreast: 2, labels: true };

const OPTIONS = {
  brief: { type: 'string', multiple: true },
  style: { type: 'string', multiple: true },
  seed: { type: 'string', default: '1' },
  out: { type: 'string' },
} as const;

/**
 * `npm run gallery -- ai`: fifteen styles, four logos each, for six briefs: one row a style. `--out DIR` draws large sheets
 * instead, one a brief; `--brief 2 --style neon-gradient --seed 3` draws fewer.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const outlines = openShippedOutlines();
  const styles = AI_STYLES.filter(({ id }) => !values.style || values.style.includes(id));
  const rows: SheetRow[] = styles.map(({ zh, en }) => ({ label: `${zh} ${en}`, svgs: [] }));
  for (const [index, brief] of AI_BRIEFS.entries()) {
    if (values.brief && !values.brief.includes(String(index + 1))) continue;
    const reading = await interpretBrief(brief);
    const drawn: SheetRow[] = [];
    for (const [at, style] of styles.entries()) {
      const request = { ...brief, styles: [style.id], seed: Number(values.seed) };
      const svgs = (await makeAiLogos(request, { outlines, reading })).map(({ svg }) => svg);
      const row = rows[at]!;
      drawn.push({ label: row.label, svgs });
      rows[at] = { label: row.label, svgs: [...row.svgs, ...svgs] };
    }
    if (values.out) {
      await mkdir(values.out, { recursive: true });
      await writeFile(join(values.out, `brief-${index + 1}.png`), await drawRows(drawn, LARGE));
    }
    console.log(`${brief.name}: ${drawn.length * 4} logos`);
  }
  if (values.out) return;
  await writeFile(SHEET_FILE, await drawRows(rows, { ...SHEET, labels: true }));
}
