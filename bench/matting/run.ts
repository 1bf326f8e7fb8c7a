import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { removeBackground, type Click, type HoleChoice } from '@markwright/matting';
import { round, writeResult, type Figure } from '../write-result.ts';
import { drawTruth, SINGLE_PANE, truthSet, type Pixels, type Sample } from './truth-set.ts';

const runFile = promisify(execFile);
const GROUPS = ['solid', 'holes', 'translucent'] as const;

/** What a viewer sees on a black page, as the mean difference of a channel, 0 to 255. */
function errorOverBlack(found: { data: ArrayLike<number> }, truth: Pixels): number {
  let sum = 0;
  for (let at = 0; at < truth.data.length; at += 4) {
    const [a, b] = [(found.data[at + 3] as number) / 255, (truth.data[at + 3] as number) / 255];
    for (let channel = at; channel < at + 3; channel += 1) {
      sum += Math.abs((found.data[channel] as number) * a - (truth.data[channel] as number) * b);
    }
  }
  return sum / ((truth.data.length / 4) * 3);
}

const raw = ({ width, height }: Pixels) => ({ raw: { width, height, channels: 4 as const } });
const onWhite = (truth: Pixels) => sharp(truth.data, raw(truth)).flatten({ background: '#ffffff' });

async function decode(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

type Scores = Record<'png' | 'jpeg' | 'chosen' | 'magick', number>;
type Scored = Sample & Scores;

/** Whether something transparent is enclosed by the subject. */
function hasHoles({ data, width, height }: Pixels): boolean {
  const seen = new Uint8Array(width * height);
  const stack = [0];
  while (stack.length > 0) {
    const pixel = stack.pop() as number;
    if (seen[pixel] || (data[pixel * 4 + 3] as number) > 0) continue;
    seen[pixel] = 1;
    if (pixel % width > 0) stack.push(pixel - 1);
    if (pixel % width < width - 1) stack.push(pixel + 1);
    if (pixel >= width) stack.push(pixel - width);
    if (pixel < width * (height - 1)) stack.push(pixel + width);
  }
  return seen.some((isReached, pixel) => !isReached && data[pixel * 4 + 3] === 0);
}

async function magick(file: Buffer, folder: string): Promise<Pixels | undefined> {
  const [input, output] = [join(folder, 'in.png'), join(folder, 'out.png')];
  await writeFile(input, file);
  const draw = ['-alpha', 'set', '-fuzz', '3.137%', '-fill', 'none', '-draw', 'color 0,0 floodfill'];
  try {
    await runFile('convert', [input, ...draw, output]);
    return await decode(await readFile(output));
  } catch {
    return undefined;
  }
}

async function score(sample: Sample, folder: string): Promise<Scored> {
  const truth = await drawTruth(sample);
  const png = await onWhite(truth).png().toBuffer();
  const jpeg = await onWhite(truth).jpeg({ quality: 88 }).toBuffer();
  const cut = (picture: Pixels, holes: HoleChoice) => errorOverBlack(removeBackground(picture, { holes }), truth);
  const flooded = await magick(png, folder);
  const seen = await decode(png);
  const group = sample.group === 'marks' ? (hasHoles(truth) ? 'holes' : 'solid') : sample.group;
  const chosen = group === 'holes' ? 'remove' : 'keep';
  return {
    ...sample,
    group,
    png: cut(seen, 'auto'),
    jpeg: cut(await decode(jpeg), group === 'holes' ? 'remove' : 'auto'),
    chosen: cut(seen, chosen),
    magick: flooded ? errorOverBlack(flooded, truth) : NaN,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const show = (value: number) => (Number.isNaN(value) ? 'n/a' : value.toFixed(2)).padStart(7);

async function measureErrors(isAside: boolean, wordy: boolean, folder: string): Promise<Figure[]> {
  const scored: Scored[] = [];
  for (const sample of await truthSet(isAside)) scored.push(await score(sample, folder));
  console.log(
    `\n${isAside ? 'held aside' : 'looked at while it was made'} (${scored.length} pictures of 1024², error over black, 0–255)`,
  );
  console.log('                          png  jpeg88  holes set  ImageMagick');
  const line = (name: string, rows: readonly Scored[]) => {
    const of = (key: keyof Scores) => show(mean(rows.map((row) => row[key])));
    console.log(`${name.slice(0, 22).padEnd(22)} ${of('png')} ${of('jpeg')} ${of('chosen')}    ${of('magick')}`);
  };
  if (wordy) for (const row of scored) line(`  ${row.name}`, [row]);
  for (const group of GROUPS)
    line(
      group,
      scored.filter((row) => row.group === group),
    );
  line('all', scored);
  const half = isAside ? 'held aside' : 'looked at while it was made';
  const errorOf = (key: keyof Scores) => round(mean(scored.map((row) => row[key])), 2);
  const figure = (what: string, value: number): Figure => ({ name: `${half}: ${what}`, value, unit: 'of 255' });
  const [png, flooded] = [errorOf('png'), errorOf('magick')];
  return [
    // Where ImageMagick is not installed there is nothing to be better than.
    { ...figure('error over black, PNG', png), ...(Number.isNaN(flooded) ? {} : { limit: { atMost: flooded } }) },
    figure('error over black, JPEG of quality 88', errorOf('jpeg')),
    figure('error over black, holes said', errorOf('chosen')),
    ...(Number.isNaN(flooded) ? [] : [figure("ImageMagick's flood fill", flooded)]),
  ];
}

/** A pane that crosses nothing, as it is taken and after a click that says it is glass. */
async function measureSinglePane(): Promise<void> {
  const truth = await drawTruth(SINGLE_PANE);
  const seen = await decode(await onWhite(truth).png().toBuffer());
  const error = (clicks: Click[]) => show(errorOverBlack(removeBackground(seen, { clicks }), truth));
  const click: Click = { x: SINGLE_PANE.x, y: SINGLE_PANE.y, want: 'glass' };
  console.log(`\none pane of glass alone: as a pale solid ${error([])}, said to be glass by a click ${error([click])}`);
}

/** End to end: reading the file, cutting, writing a PNG, each in one thread. */
async function measureTime(folder: string): Promise<Figure[]> {
  const [sample] = await truthSet(false);
  if (!sample) return [];
  const figures: Figure[] = [];
  sharp.concurrency(1);
  for (const [label, side] of [
    ['1024²', 1024],
    ['2048²', 2048],
    ['12 MP', 3464],
  ] as const) {
    const picture = await decode(
      await onWhite(await drawTruth(sample, side))
        .png()
        .toBuffer(),
    );
    const times = Array.from({ length: 5 }, () => {
      const started = process.cpuUsage();
      removeBackground(picture);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / 1000;
    });
    const best = Math.min(...times);
    figures.push({ name: `${label} cut, one core, best of 5`, value: round(best), unit: 'ms of processor time' });
  }
  const file = await onWhite(await drawTruth(sample))
    .png()
    .toBuffer();
  const ours = await best(async () => {
    const picture = await decode(file);
    const cut = removeBackground(picture);
    await sharp(cut.data, { raw: { width: cut.width, height: cut.height, channels: 4 } })
      .png({ compressionLevel: 6 })
      .toBuffer();
  });
  const theirs = await best(() => magick(file, folder));
  return [
    ...figures,
    { name: '1024² PNG, from file to file', value: round(ours), unit: 'ms' },
    { name: 'the same by ImageMagick, its process included', value: round(theirs), unit: 'ms' },
  ];
}

async function best(work: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    await work();
    shortest = Math.min(shortest, performance.now() - started);
  }
  return shortest;
}

type Paint = (x: number, y: number) => readonly [number, number, number];

function drawBy(width: number, height: number, paint: Paint): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.set(paint(pixel % width, Math.floor(pixel / width)), pixel * 4);
  }
  return { data, width, height };
}

const WHITE = [255, 255, 255] as const;
const BLACK = [0, 0, 0] as const;
const [WIDE, HIGH] = [4000, 3000];

/** Two panes of half-transparent blue, the second over the first. */
const glass: Paint = (x, y) => {
  const over = [x < 2600 && y < 2000, x > 1400 && y > 1000].filter(Boolean).length;
  return [255 - 112 * over * 0.75, 255 - 80 * over * 0.75, 255 - 32 * over * 0.75];
};

/** Pictures made to be slow: nothing but edges, or hundreds of thousands of holes. */
const HOSTILE: Record<string, Paint> = {
  'stripes of 4 px': (x) => ((x >> 2) & 1 ? BLACK : WHITE),
  'squares of 4 px': (x, y) => (((x >> 2) ^ (y >> 2)) & 1 ? BLACK : WHITE),
  'single pixels': (x, y) => ((x ^ y) & 1 ? BLACK : WHITE),
  'mesh of 20 px': (x, y) => (x % 24 < 20 && y % 24 < 20 && x > 40 && y > 40 ? WHITE : [20, 20, 20]),
  'crossing glass': (x, y) => glass(x, y),
  'one pale disc': (x, y) => (Math.hypot(x - 2000, y - 1500) < 1400 ? [244, 244, 244] : WHITE),
};

const STEP_LIMIT_MS = 2000;

function measureHostile(): Figure[] {
  return Object.entries(HOSTILE).flatMap(([name, paint]): Figure[] => {
    const picture = drawBy(WIDE, HIGH, paint);
    const runs = Array.from({ length: 3 }, () => {
      const marks = [process.cpuUsage()];
      removeBackground(picture, {}, () => marks.push(process.cpuUsage()));
      const times = [...marks, process.cpuUsage()].map(({ user, system }) => (user + system) / 1000);
      const steps = times.slice(1).map((time, step) => time - (times[step] as number));
      return { longest: Math.max(...steps), whole: steps.reduce((sum, step) => sum + step, 0) };
    });
    const least = (key: 'longest' | 'whole') => round(Math.min(...runs.map((each) => each[key])));
    const unit = 'ms of processor time';
    return [
      { name: `12 MP of ${name}: longest step`, value: least('longest'), unit, limit: { atMost: STEP_LIMIT_MS } },
      { name: `12 MP of ${name}: whole`, value: least('whole'), unit },
    ];
  });
}

/** Bytes beyond input and output, counted by the arrays that are made while a picture is cut. */
function measureMemory(): Figure {
  const disc = drawBy(WIDE, HIGH, (x, y) => (Math.hypot(x - 2000, y - 1500) < 1400 ? [255, 96, 0] : WHITE));
  const real = { bytes: globalThis.Uint8Array, words: globalThis.Uint32Array };
  let made = 0;
  const counted = <Made extends typeof Uint8Array | typeof Uint32Array>(kind: Made): Made =>
    new Proxy(kind, {
      construct(target, [size, ...rest]: [unknown, ...unknown[]]) {
        if (typeof size === 'number') made += size * target.BYTES_PER_ELEMENT;
        return Reflect.construct(target, [size, ...rest]) as object;
      },
    });
  globalThis.Uint8Array = counted(real.bytes);
  globalThis.Uint32Array = counted(real.words);
  removeBackground(disc);
  globalThis.Uint8Array = real.bytes;
  globalThis.Uint32Array = real.words;
  return {
    name: 'working arrays beyond input and output',
    value: round(made / (WIDE * HIGH), 1),
    unit: 'bytes a pixel',
  };
}

/** `npm run bench -- matting [--each]`: errors against known alpha, time, memory; ImageMagick's flood fill in the same run. */
export async function run(options: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'matting-'));
  try {
    const figures: Figure[] = [];
    for (const isAside of [false, true]) {
      if (isAside && options.includes('--tune')) continue;
      figures.push(...(await measureErrors(isAside, options.includes('--each'), folder)));
    }
    await measureSinglePane();
    if (!options.includes('--tune')) {
      figures.push(measureMemory(), ...(await measureTime(folder)), ...measureHostile());
    }
    writeResult('matting', figures, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
