import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ART_STYLES } from '@markwright/art-font';
import { missingCharacters, type LoadedOutlines } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { artDoc, layOut, renderSvg, setBackground, type LogoDoc } from '@markwright/logo';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { compareWithBrowser } from '../ai/browser.ts';
import { readSamples } from '../engine/read-samples.ts';
import { squeeze } from '../engine/reader.ts';
import { sampleOf } from '../engine/sample.ts';
import { median, percentile } from '../percentile.ts';
import { percentFigure, round, writeResult, type Figure } from '../write-result.ts';
import { measureInBrowser } from './browser.ts';
import { hanziPairs, LATIN_WORDS } from './names.ts';

const LARGEST = 300 * 1024;
const NAMES_READ = 6;
const covers = (font: string, text: string) => missingCharacters(font, text).length === 0;

/**
 * `npm run bench -- art-font`: 200 hanzi pairs and 100 Latin words in every style. Options: `--short` a tenth of them,
 * `--no-readers`, `--no-browser`, and `--styles neon,ice`.
 */
export async function run(options: string[]): Promise<void> {
  const isShort = options.includes('--short');
  const wanted = options
    .find((option) => option.startsWith('--styles='))
    ?.slice(9)
    .split(',');
  const styles = ART_STYLES.filter(({ id }) => !wanted || wanted.includes(id));
  const names = [...hanziPairs(isShort ? 20 : 200), ...LATIN_WORDS.slice(0, isShort ? 10 : 100)];
  const outlines = openShippedOutlines();
  const ids = styles.map(({ id }) => id);
  const checked: Checked[] = [];
  for (const id of ids) checked.push(await checkStyle(id, names, outlines));
  const most = (read: (each: Checked) => number) => round(Math.max(...checked.map(read)));
  const figures: Figure[] = [
    { name: 'styles × names', value: styles.length * names.length, unit: `${styles.length} × ${names.length}` },
    {
      name: 'bad numbers, ink outside, files too large',
      value: checked.reduce((sum, { faults }) => sum + faults, 0),
      unit: '',
      limit: { atMost: 0 },
    },
    { name: 'the slowest style, median', value: most(({ medianMs }) => medianMs), unit: 'ms of processor time' },
    { name: 'the slowest style, p95', value: most(({ p95Ms }) => p95Ms), unit: 'ms of processor time' },
    {
      name: 'the largest file',
      value: most(({ largest }) => largest / 1024),
      unit: 'KB',
      limit: { atMost: LARGEST / 1024 },
    },
    ...(await compareRenderers(ids, outlines)),
  ];
  if (!options.includes('--no-readers')) figures.push(...(await measureReading(outlines, ids)));
  if (!options.includes('--no-browser')) figures.push(...(await measureInBrowser()));
  writeResult('art-font', figures, options);
}

type Checked = { faults: number; largest: number; medianMs: number; p95Ms: number };

/** Valid paths, ink inside the canvas, small files, and the processor's time. */
async function checkStyle(style: string, names: readonly string[], outlines: LoadedOutlines): Promise<Checked> {
  let [faults, largest] = [0, 0];
  const times: number[] = [];
  for (const [index, name] of names.entries()) {
    const doc = artDoc({ name, style, seed: index + 1 }, covers);
    await outlines.ensureLoaded([doc.name.font]);
    const before = process.cpuUsage();
    const placed = layOut(doc, outlines);
    const svg = renderSvg(doc, { outlines });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    const isInside = placed.pieces.every(
      ({ ink }) => ink.x >= 0 && ink.y >= 0 && ink.x + ink.width <= 1200 && ink.y + ink.height <= 900,
    );
    const isFinite = placed.pieces.every(({ inks }) => inks.every(({ path }) => path.numbers.every(Number.isFinite)));
    largest = Math.max(largest, svg.length);
    if (isInside && isFinite && !/NaN|Infinity/.test(svg) && svg.length < LARGEST) continue;
    faults += 1;
    console.log(
      `  ${style} ${name}: ${isInside ? '' : 'ink outside '}${isFinite ? '' : 'numbers '}${svg.length} bytes`,
    );
  }
  const [medianMs, p95Ms] = [median(times), percentile(times, 0.95)];
  console.log(
    `${style.padEnd(14)} faults ${faults}  median ${medianMs.toFixed(0)} ms  p95 ${p95Ms.toFixed(0)} ms  largest ${(largest / 1024).toFixed(0)} KB`,
  );
  return { faults, largest, medianMs, p95Ms };
}

/** One picture of each style in resvg against Chromium, and against librsvg where it is installed. */
async function compareRenderers(styles: readonly string[], outlines: LoadedOutlines): Promise<Figure[]> {
  const docs = styles.map((style) => artDoc({ name: '星河咖啡', style }, covers));
  await outlines.ensureLoaded(new Set(docs.map((doc) => doc.name.font)));
  const svgs = docs.map((doc) => renderSvg(doc, { outlines }));
  const browser = await compareWithBrowser(svgs);
  const worstOf = (name: string, means: readonly number[]): Figure => ({
    name: `resvg against ${name}, worst mean difference of a channel`,
    value: round(Math.max(...means), 2),
    unit: 'of 255',
  });
  const figures = [
    worstOf(
      'Chromium',
      browser.map(({ mean }) => mean),
    ),
  ];
  if (spawnSync('rsvg-convert', ['--version']).status !== 0) {
    console.log('resvg against librsvg: skipped, rsvg-convert is not installed');
    return figures;
  }
  return [...figures, worstOf('librsvg', await Promise.all(svgs.map(differenceToLibrsvg)))];
}

async function differenceToLibrsvg(svg: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'markwright-rsvg-'));
  try {
    writeFileSync(join(folder, 'a.svg'), svg);
    const other = execFileSync('rsvg-convert', ['-w', '600', '-h', '450', join(folder, 'a.svg')], { maxBuffer: 1e8 });
    const own = Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render().asPng());
    const [a, b] = await Promise.all([own, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()));
    if (!a || !b || a.length !== b.length) throw new Error('The two pictures differ in size');
    return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names that the engine's own legibility bench fixed before any style was drawn. */
const READ = ['木子律所', '星河科技', '知白书店', 'Northwind', 'Lumen', 'Harbor'];

/** Not quite white: letters that are white by design must not be taken for holes in it. */
const onPaper = (doc: LogoDoc): LogoDoc => setBackground(doc, '#fefefe');

async function measureReading(outlines: LoadedOutlines, styles: readonly string[]): Promise<Figure[]> {
  const legible = styles.filter((id) => !ART_STYLES.find((style) => style.id === id)?.isFreeHand);
  const docs = legible.flatMap((style) =>
    READ.slice(0, NAMES_READ).map((name) => onPaper(artDoc({ name, style }, covers))),
  );
  await outlines.ensureLoaded(new Set(docs.map((doc) => doc.name.font)));
  const samples = docs.map((doc) => sampleOf(doc, outlines));
  const { tesseract, second } = await readSamples(samples);
  const isRead = (texts: readonly string[] | undefined, place: number) =>
    texts?.[place] === squeeze(samples[place]?.name ?? '');
  const counts = { tesseract: 0, second: 0 };
  for (const [index, style] of legible.entries()) {
    const places = READ.map((_, name) => index * READ.length + name);
    const one = places.filter((place) => isRead(tesseract, place)).length;
    const other = places.filter((place) => isRead(second, place)).length;
    counts.tesseract += one;
    counts.second += other;
    console.log(`${style.padEnd(14)} read ${one} and ${other} of ${READ.length}`);
  }
  return [
    percentFigure('read by tesseract', counts.tesseract / samples.length),
    ...(second ? [percentFigure('read by a second reader', counts.second / samples.length)] : []),
  ];
}
