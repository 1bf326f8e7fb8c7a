import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openShippedOutlines } from '@markwright/fonts/node';
import { contrast, GROUNDS, type Ground, type LogoDoc } from '@markwright/logo';
import { renderPrint } from '@markwright/logo/print';
import { AI_STYLES, interpretBrief, makeAiLogos, openStudio } from '@markwright/studio';
import { AI_BRIEFS } from './ai-briefs.ts';
import { drawSheet } from './sheet.ts';

const BRIEFS = [
  { name: '青岚茶事', slogan: '一叶知春', description: '茶' },
  { name: 'Harbor & Pine', description: 'coffee roaster' },
  { name: '老周牙科', secondName: 'Zhou Dental', description: '牙科诊所' },
];
/** Where a picture without a ground is shown: on paper that is not quite white, or on a dark wall. */
const BEHIND: Partial<Record<Ground, string>> = { clear: '#f1e9da', 'clear-reversed': '#3a2b52' };

const onWall = (svg: string, color: string | undefined): string =>
  color ? svg.replace('</title>', `</title><rect width="100%" height="100%" fill="${color}"/>`) : svg;

const isDark = ({ background }: LogoDoc): boolean =>
  background !== 'transparent' && contrast(background, '#ffffff') > 4;

/** `npm run gallery -- grounds --out DIR`: logos on dark and light grounds as they are sold, one row each. */
export async function drawGallery(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string', default: '.cache' }, ai: { type: 'boolean' } },
  });
  const outlines = openShippedOutlines();
  const studio = openStudio(outlines);
  const docs: LogoDoc[] = [];
  if (values.ai) {
    for (const [at, { id }] of AI_STYLES.entries()) {
      const brief = AI_BRIEFS[at % AI_BRIEFS.length]!;
      const [first] = await makeAiLogos(
        { ...brief, styles: [id], seed: 1 },
        { outlines, reading: await interpretBrief(brief) },
      );
      if (first) docs.push(first.doc);
    }
  } else {
    for (const brief of BRIEFS) {
      const { docs: list } = await studio.list(brief, { from: 0, count: 60 });
      docs.push(
        ...list
          .filter(isDark)
          .filter((_, index) => index % 3 === 0)
          .slice(0, 4),
        ...list.filter((doc) => !isDark(doc)).slice(4, 6),
      );
    }
  }
  const svgs: string[] = [];
  let longestMs = 0;
  for (const doc of docs) {
    await outlines.ensureLoaded([doc.name, doc.secondName, doc.slogan].flatMap((line) => (line ? [line.font] : [])));
    for (const ground of GROUNDS) {
      const started = process.cpuUsage();
      svgs.push(onWall(renderPrint(doc, { outlines, ground }), BEHIND[ground]));
      longestMs = Math.max(longestMs, process.cpuUsage(started).user / 1000);
    }
  }
  await mkdir(values.out, { recursive: true });
  const file = join(values.out, values.ai ? 'grounds-ai.png' : 'grounds.png');
  await writeFile(
    file,
    await drawSheet(svgs, { columns: 5, cell: { width: 300, height: 225 }, gap: 8, ground: '#dddddd' }),
  );
  console.log(
    `${docs.length} logos on ${GROUNDS.length} grounds, at most ${Math.round(longestMs)} ms of work each: ${file}`,
  );
}
