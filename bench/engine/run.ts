import type { LoadedOutlines } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { renderSvg } from '@markwright/logo';
import { openRasteriser, type Rasteriser } from '@markwright/raster';
import { openStudio, type Brief, type Studio } from '@markwright/studio';
import { BRIEFS } from '../gallery/briefs.ts';
import { FURTHER_NAMES } from './further-names.ts';
import { measureLegibility, type Legibility, type Named } from './legibility.ts';

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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

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
  if (options.includes('--only-ocr')) return printReadings(openShippedOutlines());
  const studio = openStudio(openShippedOutlines());
  await studio.warmUp();
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
      raster.push((await timed(() => rasteriser.draw({ svg, format: 'png', longSide: 1024 }))).cpuMs);
  }
  await rasteriser.close();
  const share = median(compose) / median(raster);
  console.log(
    `20 logos, new brief   ${median(fresh).toFixed(0)} ms, worst ${Math.max(...fresh).toFixed(0)} (limit ${LIMITS.newBriefMs}); processor time ${median(freshCpu).toFixed(0)} ms`,
  );
  console.log(
    `20 logos, repeated    ${median(repeat).toFixed(1)} ms, worst ${Math.max(...repeat).toFixed(1)} (limit ${LIMITS.repeatMs})`,
  );
  console.log(
    `compose and draw one  ${median(compose).toFixed(2)} ms; raster at 1024² ${median(raster).toFixed(1)} ms of processor time; ratio 1/${(1 / share).toFixed(0)} (limit 1/20)`,
  );
  if (!options.includes('--no-ocr')) await printReadings(studio.outlines);
}

/** Who can read the names. */
async function printReadings(outlines: LoadedOutlines): Promise<void> {
  const slogan = (name: string) => (/\p{Script=Han}/u.test(name) ? '始于一九九八' : 'Since 1998');
  const further = FURTHER_NAMES.map((name) => ({ name, slogan: slogan(name) }));
  const gallery = await printLegibility(outlines, 'gallery names', BRIEFS);
  const others = await printLegibility(outlines, 'further names', further);
  const read = percent(gallery.read + others.read, gallery.total + others.total);
  console.log(`${'all names'.padEnd(22)}read by tesseract ${read} (limit ${100 * LIMITS.legible} %)`);
}

const percent = (part: number, whole: number) => `${part} of ${whole} = ${((100 * part) / whole).toFixed(0)} %`;

async function printLegibility(outlines: LoadedOutlines, title: string, names: readonly Named[]): Promise<Legibility> {
  const found = await measureLegibility(outlines, names);
  const { total, read, readPlain, readBoth, second, misread } = found;
  console.log(
    `${title.padEnd(22)}read by tesseract ${percent(read, total)}; the same names set plainly in the same fonts ${percent(readPlain, total)}; of those it reads plainly, ${percent(readBoth, readPlain)} in our layouts`,
  );
  if (second) {
    console.log(
      `${''.padEnd(22)}by a second reader ${percent(second.read, total)}; set plainly ${percent(second.readPlain, total)}`,
    );
  }
  for (const line of misread) console.log(`  ${line}`);
  return found;
}
