import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { makeAiLogos, depictedConcepts } from '@markwright/studio';
import { readBriefs } from '../fidelity/briefs.ts';
import { drawRows, type SheetRow } from './ai-sheet.ts';
import { escaped, SHEET_OPTIONS, SHEETS } from './sheet-options.ts';

const SHEET = new URL('fidelity.png', SHEETS);
/** Every so manieth brief stands on the small sheet. */
const SHEET_EVERY = 6;
const PER_PAGE = 16;
const LOOK = { cell: 240, abreast: 2, labels: true };
const SMALL = { cell: 168, abreast: 2, labels: true };

const OPTIONS = { ...SHEET_OPTIONS, half: { type: 'string' } } as const;

/**
 * `npm run gallery -- fidelity`: the briefs of the fidelity bench, four logos each, with what each claims to show. A
 * stranger must see it. `--out DIR` draws all of them on large pages; `--brief zh01 --half tuned --seed 2` fewer.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const outlines = openShippedOutlines();
  const rows: SheetRow[] = [];
  const briefs = readBriefs().filter(
    ({ id, half }, at) =>
      (values.brief ? values.brief.includes(id) : values.out !== undefined || at % SHEET_EVERY === 0) &&
      (!values.half || half === values.half),
  );
  for (const { id, name, text } of briefs) {
    const language = id.startsWith('zh') ? ('zh' as const) : ('en' as const);
    const request = { name, inspiration: text, language, styles: [], seed: Number(values.seed) };
    const logos = await makeAiLogos(request, { outlines });
    const shows = logos.map(({ doc }) => depictedConcepts(doc).at(-1) ?? '–').join(' | ');
    rows.push({ label: escaped(`${id} ${text.slice(0, 60)} → ${shows}`), svgs: logos.map(({ svg }) => svg) });
    console.log(`${id} ${shows}`);
  }
  if (!values.out) {
    await mkdir(SHEETS, { recursive: true });
    await writeFile(SHEET, await drawRows(rows, SMALL));
    return;
  }
  await mkdir(values.out, { recursive: true });
  for (let from = 0; from < rows.length; from += PER_PAGE) {
    const page = String(from / PER_PAGE + 1).padStart(2, '0');
    await writeFile(join(values.out, `fidelity-${page}.png`), await drawRows(rows.slice(from, from + PER_PAGE), LOOK));
  }
}
