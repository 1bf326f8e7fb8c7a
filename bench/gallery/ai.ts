import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { AI_STYLES, interpretBrief, makeAiLogos } from '@markwright/studio';
import { AI_BRIEFS } from './ai-briefs.ts';
import { drawRows, type SheetRow } from './ai-sheet.ts';

const FOLDER = new URL('../../docs/ai-styles/', import.meta.url);

/**
 * `npm run gallery -- ai`: fifteen styles, four logos each, for six briefs. One sheet a brief, with labels and without;
 * `--brief 2 --style neon-gradient --seed 3 --out DIR` draws less, for the eye that is working on it.
 */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      brief: { type: 'string', multiple: true },
      style: { type: 'string', multiple: true },
      seed: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const outlines = openShippedOutlines();
  const folder = values.out ? new URL(`file://${values.out}/`) : FOLDER;
  await mkdir(folder, { recursive: true });
  const styles = AI_STYLES.filter(({ id }) => !values.style || values.style.includes(id));
  const seed = Number(values.seed ?? 1);
  for (const [index, brief] of AI_BRIEFS.entries()) {
    if (values.brief && !values.brief.includes(String(index + 1))) continue;
    const reading = await interpretBrief(brief);
    const rows: SheetRow[] = [];
    for (const style of styles) {
      const logos = await makeAiLogos({ ...brief, styles: [style.id], seed }, { outlines, reading });
      rows.push({ label: `${style.zh} ${style.en}`, svgs: logos.map(({ svg }) => svg) });
    }
    const name = `brief-${index + 1}`;
    await writeFile(new URL(`${name}.png`, folder), await drawRows(rows, { labels: true }));
    if (!values.out)
      await writeFile(new URL(`${name}-unlabelled.png`, folder), await drawRows(rows, { labels: false }));
    console.log(`${name}: ${brief.name}, ${rows.length * 4} logos`);
  }
}
