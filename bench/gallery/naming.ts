import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { OwnMark } from '../../packages/marks/src/kit/define-mark.ts';
import { diceOf } from '../../packages/marks/src/kit/dice.ts';
import { CANVAS, drawMark } from '../../packages/marks/src/kit/finish.ts';
import { ownMarks } from '../../packages/marks/src/own/own-marks.ts';

const [INK, PAPER, NUMBER] = ['#17130F', '#FAF7F2', '#B94600'];
const COLUMNS = 10;
const PER_SHEET = 70;
const MARGIN = 12;
/** Room above a mark for its number. */
const CAPTION = 16;

const optionOf = (options: readonly string[], name: string): string | undefined =>
  options.find((option) => option.startsWith(`--${name}=`))?.slice(name.length + 3);

/** The marks in no order, the same for the same seed, so that neighbours of one family give nothing away. */
function shuffled(marks: readonly OwnMark[], seed: number): OwnMark[] {
  const dice = diceOf(seed);
  return marks
    .map((mark) => ({ mark, at: dice.between(0, 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ mark }) => mark);
}

/** Numbered marks in one colour, because a picture that needs its second colour to be seen is lost on a stamp. */
function sheetOf(marks: readonly OwnMark[], first: number, size: number, seed: number): string {
  const [across, down] = [size + 2 * MARGIN, size + CAPTION + 2 * MARGIN];
  const tiles = marks.map((mark, i) => {
    const [x, y] = [(i % COLUMNS) * across, Math.floor(i / COLUMNS) * down];
    const paths = drawMark(mark, { seed }).shapes.map(({ d }) => `<path d="${d}"/>`);
    return `<text x="${x + 4}" y="${y + 14}" font-family="DejaVu Sans" font-size="12" fill="${NUMBER}">${first + i}</text><g fill="${INK}" transform="translate(${x + MARGIN} ${y + MARGIN + CAPTION}) scale(${size / CANVAS})">${paths.join('')}</g>`;
  });
  const [width, height] = [across * COLUMNS, down * Math.ceil(marks.length / COLUMNS)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${PAPER}"/>${tiles.join('')}</svg>`;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every word by which the mark's concept is known. */
const wordsOf = ({ concept, zh, en }: OwnMark): string[] =>
  [concept, zh.word, en.word, ...(zh.also ?? []), ...(en.also ?? [])].map(plain);

/** The written names beside the key: what is the same word needs no judge, the rest is listed for one. */
async function compare(file: string, marks: readonly OwnMark[]): Promise<void> {
  const lines = (await readFile(file, 'utf8')).matchAll(/^[ \t]*(\d+)[ \t]+(.+)$/gm);
  const written = new Map(Array.from(lines, ([, number, name]) => [Number(number), name!.trim()]));
  const other = marks
    .map((mark, i) => ({ number: i + 1, mark, name: written.get(i + 1) ?? '' }))
    .filter(({ mark, name }) => !wordsOf(mark).includes(plain(name)));
  for (const { number, mark, name } of other) {
    console.log(`${number}\t${mark.key}\t${mark.zh.word}, ${mark.en.word}\twritten: ${name || 'nothing'}`);
  }
  console.log(
    `${marks.length - other.length} of ${marks.length} named by a word of their own; ${other.length} to judge, above`,
  );
}

/**
 * Who sees only the pictures says what they are:
 *   npm run gallery -- naming [family] [--keys=keys.txt] [--seed=7] [--sample=150] [--size=96] [--out=folder]
 * draws numbered sheets without labels, and the key into a file that is opened last. Then, with lines "12 teapot":
 *   npm run gallery -- naming … --names=names.txt
 */
export async function drawGallery(options: string[]): Promise<void> {
  const family = options.find((option) => !option.startsWith('--'));
  const seed = Number(optionOf(options, 'seed') ?? 7);
  const size = Number(optionOf(options, 'size') ?? 96);
  const listed = optionOf(options, 'keys');
  const keys = listed && new Set((await readFile(listed, 'utf8')).split(/\s+/));
  const all = ownMarks.filter(({ key }) => (!family || `${key}/`.startsWith(`${family}/`)) && (!keys || keys.has(key)));
  const marks = shuffled(all, seed).slice(0, Number(optionOf(options, 'sample') ?? all.length));
  const names = optionOf(options, 'names');
  if (names) {
    await compare(names, marks);
    return;
  }
  const folder = optionOf(options, 'out') ?? join(tmpdir(), 'naming');
  await mkdir(folder, { recursive: true });
  for (let at = 0; at < marks.length; at += PER_SHEET) {
    const svg = sheetOf(marks.slice(at, at + PER_SHEET), at + 1, size, seed);
    const file = join(folder, `naming-${at / PER_SHEET + 1}.png`);
    await writeFile(file, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
    console.log(file);
  }
  await writeFile(join(folder, 'key.txt'), marks.map((mark, i) => `${i + 1} ${mark.key}`).join('\n'));
  console.log(`${marks.length} marks; the key is in ${join(folder, 'key.txt')}`);
}
