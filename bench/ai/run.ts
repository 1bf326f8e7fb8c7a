import { openShippedOutlines } from '@markwright/fonts/node';
import type { LoadedOutlines } from '@markwright/fonts';
import { openRasteriser } from '@markwright/raster';
import { AI_STYLES, interpretBrief, makeAiLogos } from '@markwright/studio';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { compareWithBrowser } from './browser.ts';
import { measureAiLegibility } from './legibility.ts';

const LIMITS = { taskMs: 2500, legible: 0.9 };
const PREVIEW_SIDE = 800;

/** Briefs the engine has not seen; every task reads its own. */
const TASKS = [
  ['云起书房', '安静的社区书店'],
  ['小满花事', '花店，浪漫'],
  ['北岸咖啡', '海边的咖啡馆'],
  ['青石客栈', '古镇里的民宿'],
  ['Lumen Works', 'lighting design studio'],
  ['Harbor & Pine', 'outdoor gear, natural'],
  ['大树幼儿园', '活泼的幼儿教育'],
  ['鲸落唱片', '独立唱片店'],
  ['半亩茶田', '山里的茶园'],
  ['Blue Fox', 'craft beer bar'],
  ['铁匠健身', '有力量的健身房'],
  ['橘子汽水', '年轻人的饮料'],
  ['白鹭口腔', '可靠的牙科诊所'],
  ['Koi Studio', 'interiors and objects'],
  ['沸点火锅', '热辣的火锅店'],
] as const;

/** Processor time of reading and composing: what these cost whatever else the machine is doing. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** `npm run bench -- ai`: a whole task of the built-in engine, from the brief to four previews, and who can read them; with `--browser` also whether Chromium draws them alike. */
export async function run(options: string[]): Promise<void> {
  const outlines = openShippedOutlines();
  if (options.includes('--only-ocr')) return writeResult('ai', await readings(outlines), options);
  const rasteriser = openRasteriser({ processes: 2 });
  const warm = { name: '暖身', inspiration: '热身', language: 'zh' as const };
  for (const { id } of AI_STYLES) await makeAiLogos({ ...warm, styles: [id], seed: 1 }, { outlines });
  const pictures: string[] = [];
  const whole: number[] = [];
  const processor: number[] = [];
  const [reading, drawing, previews]: [number[], number[], number[]] = [[], [], []];
  for (const [index, [name, inspiration]] of TASKS.entries()) {
    const style = AI_STYLES[index % AI_STYLES.length]!;
    const [start, used] = [performance.now(), processorMs()];
    const brief = { name, inspiration, language: 'zh' as const };
    const found = await interpretBrief(brief);
    const read = performance.now();
    const logos = await makeAiLogos({ ...brief, styles: [style.id], seed: 7 }, { outlines, reading: found });
    const drawn = performance.now();
    await Promise.all(logos.map(({ svg }) => rasteriser.draw({ svg, format: 'png', longSide: PREVIEW_SIDE })));
    const end = performance.now();
    pictures.push(...logos.map(({ svg }) => svg));
    processor.push(processorMs() - used);
    whole.push(end - start);
    reading.push(read - start);
    drawing.push(drawn - read);
    previews.push(end - drawn);
    console.log(
      `${style.id.padEnd(20)} ${name.padEnd(10)} ${(end - start).toFixed(0).padStart(5)} ms: reading ${(read - start).toFixed(0)}, drawing ${(drawn - read).toFixed(0)}, previews ${(end - drawn).toFixed(0)}`,
    );
  }
  await rasteriser.close();
  const task = `4 logos with ${PREVIEW_SIDE} px previews`;
  const figures: Figure[] = [
    { name: `${task}, median`, value: round(median(whole)), unit: 'ms', limit: { atMost: LIMITS.taskMs } },
    { name: `${task}, worst`, value: round(Math.max(...whole)), unit: 'ms' },
    { name: 'without previews', value: round(median(processor)), unit: 'ms of processor time' },
    { name: 'of a task, reading', value: round(median(reading)), unit: 'ms' },
    { name: 'of a task, drawing', value: round(median(drawing)), unit: 'ms' },
    { name: 'of a task, previews', value: round(median(previews)), unit: 'ms' },
  ];
  if (options.includes('--browser')) {
    const likeness = await compareWithBrowser(pictures);
    figures.push(
      {
        name: `browser against server, worst mean difference of ${likeness.length} pictures`,
        value: round(Math.max(...likeness.map((each) => each.mean)), 2),
        unit: 'of 255',
      },
      percentFigure(
        'browser against server, worst share of visible differences',
        Math.max(...likeness.map((each) => each.visible)),
      ),
    );
  }
  if (!options.includes('--no-ocr')) figures.push(...(await readings(outlines)));
  writeResult('ai', figures, options);
}

/** Who can read the names. */
async function readings(outlines: LoadedOutlines): Promise<Figure[]> {
  const sample = await interpretBrief({ name: '方格', inspiration: '设计', language: 'zh' });
  const results = await measureAiLegibility(outlines, sample);
  const share = (part: number, whole: number) => `${part} of ${whole} = ${((100 * part) / whole).toFixed(0)} %`;
  for (const style of new Set(results.map((each) => each.style))) {
    const own = results.filter((each) => each.style === style);
    console.log(`  ${style.padEnd(20)} ${share(own.filter(({ isRead }) => isRead).length, own.length)}`);
  }
  for (const { style, name, font, read, isReadPlain } of results.filter(({ isRead }) => !isRead)) {
    console.log(`  ${style}: ${name} in ${font}: read "${read}"${isReadPlain ? '' : ', and misread set plainly too'}`);
  }
  const plain = results.filter(({ isReadPlain }) => isReadPlain);
  const read = results.filter(({ isRead }) => isRead).length;
  const again = results.filter(({ isReadAgain }) => isReadAgain).length;
  const hasSecond = results.some(({ isReadAgain }) => isReadAgain !== undefined);
  return [
    percentFigure('read by tesseract', read / results.length),
    percentFigure('set plainly in the same fonts', plain.length / results.length),
    percentFigure('of those read plainly', plain.filter(({ isRead }) => isRead).length / plain.length, {
      atLeast: LIMITS.legible,
    }),
    ...(hasSecond ? [percentFigure('read by a second reader', again / results.length)] : []),
  ];
}
