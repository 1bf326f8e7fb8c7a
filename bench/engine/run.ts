import type { LoadedOutlines } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { renderSvg } from '@markwright/logo';
import { openRasteriser, type Rasteriser } from '@markwright/raster';
import { openStudio, type Brief, type Studio } from '@markwright/studio';
import { BRIEFS } from '../gallery/briefs.ts';
import { median } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { FURTHER_NAMES } from './further-names.ts';
import { measureLegibility, type Legibility } from './legibility.ts';

const LIMITS = { drawShare: 1 / 20, newBriefMs: 300, repeatMs: 20, legible: 0.9 };

/** Briefs nobody tuned on: every round uses one the studio has not seen. */
const NAMES = [
  '云起书房',
  '小满花事',
  '北岸咖啡',
  '拾味斋',
  '青石客栈',
  'Lumen Works',
  'Harbor & Pine',
  '大树幼儿园',
  '鲸落唱片',
  '半亩茶田',
];
const TRADES = [
  '书店',
  '花店',
  'coffee by the sea',
  '私房菜',
  '山里的民宿',
  'lighting design',
  'outdoor gear',
  '幼儿教育',
  '唱片店',
  '茶园',
];

async function timed<T>(work: () => T | Promise<T>): Promise<{ ms: number; cpuMs: number; value: T }> {
  const [started, cpu] = [performance.now(), process.cpuUsage()];
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000, value };
}

/** Names of other logos than the measured ones: a server that has run for a minute has drawn as many. */
async function rehearse(studio: Studio, rasteriser: Rasteriser): Promise<void> {
  for (const brief of BRIEFS.slice(0, 12)) {
    const { docs } = await studio.list(brief, { from: 0, count: 20 });
    const [first] = docs.map((doc) => renderSvg(doc, { outlines: studio.outlines }));
    await rasteriser.draw({ svg: first ?? '', format: 'png', longSide: 1024 });
  }
}

/** `npm run bench -- engine`: what a logo costs, as ratios, and whether it can be read. */
export async function run(options: string[]): Promise<void> {
  if (options.includes('--only-ocr')) return writeResult('engine', await readings(openShippedOutlines()), options);
  const studio = openStudio(openShippedOutlines());
  for (let step = 0; await studio.warmUp(step); step += 1);
  const rasteriser = openRasteriser({ processes: 1 });
  await rehearse(studio, rasteriser);
  const fresh: number[] = [];
  const freshCpu: number[] = [];
  const repeat: number[] = [];
  // What work costs is processor time: on a busy machine the clock measures the neighbours.
  const compose: number[] = [];
  const raster: number[] = [];
  for (const [index, name] of NAMES.entries()) {
    const brief: Brief = { name, description: TRADES[index] };
    const first = await timed(() => studio.list(brief, { from: 0, count: 20 }));
    fresh.push(first.ms);
    freshCpu.push(first.cpuMs);
    const again = await timed(() => studio.list(brief, { from: 0, count: 20 }));
    repeat.push(again.ms);
    const drawn = await timed(() => again.value.docs.map((doc) => renderSvg(doc, { outlines: studio.outlines })));
    compose.push((again.cpuMs + drawn.cpuMs) / drawn.value.length);
    for (const svg of drawn.value.slice(0, 6))
      raster.push((await timed(() => rasteriser.draw({ svg, format: 'png', longSide: 1024 }))).ms);
  }
  await rasteriser.close();
  const figures: Figure[] = [
    {
      name: '20 logos of a new brief, median',
      value: round(median(fresh)),
      unit: 'ms',
      limit: { atMost: LIMITS.newBriefMs },
    },
    { name: '20 logos of a new brief, worst', value: round(Math.max(...fresh)), unit: 'ms' },
    { name: '20 logos of a new brief', value: round(median(freshCpu)), unit: 'ms of processor time' },
    { name: '20 logos again, median', value: round(median(repeat), 1), unit: 'ms', limit: { atMost: LIMITS.repeatMs } },
    { name: 'a logo composed and drawn', value: round(median(compose), 2), unit: 'ms of processor time' },
    { name: 'its raster at 1024², in a process of its own', value: round(median(raster), 1), unit: 'ms' },
    {
      name: 'composing and drawing, of the raster',
      value: round(median(compose) / median(raster), 3),
      unit: '×',
      limit: { atMost: LIMITS.drawShare },
    },
  ];
  if (!options.includes('--no-ocr')) figures.push(...(await readings(studio.outlines)));
  writeResult('engine', figures, options);
}

/** Who can read the names. */
async function readings(outlines: LoadedOutlines): Promise<Figure[]> {
  const slogan = (name: string) => (/\p{Script=Han}/u.test(name) ? '始于一九九八' : 'Since 1998');
  const further = FURTHER_NAMES.map((name) => ({ name, slogan: slogan(name) }));
  const gallery = await measureLegibility(outlines, BRIEFS);
  const others = await measureLegibility(outlines, further);
  for (const line of [...gallery.misread, ...others.misread]) console.log(`  ${line}`);
  const all = (gallery.read + others.read) / (gallery.total + others.total);
  return [
    ...readFigures('gallery names', gallery),
    ...readFigures('further names', others),
    percentFigure('all names read by tesseract', all, { atLeast: LIMITS.legible }),
  ];
}

const readFigures = (names: string, { total, read, readPlain, readBoth, second }: Legibility): Figure[] => [
  percentFigure(`${names} read by tesseract`, read / total),
  percentFigure(`${names} set plainly in the same fonts`, readPlain / total),
  percentFigure(`${names}, of those it reads plainly`, readBoth / readPlain),
  ...(second
    ? [
        percentFigure(`${names} read by a second reader`, second.read / total),
        percentFigure(`${names} set plainly, by the second reader`, second.readPlain / total),
      ]
    : []),
];
