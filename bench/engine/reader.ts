import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runStep } from '../../scripts/run-step.ts';

export type Script = 'hanzi' | 'latin';
/** A line to be read: pictures of it with letters of the given heights. */
export type Page = { script: Script; lines: number; files: ReadonlyMap<number, string> };

const CACHE = '.cache/tessdata';
const LANGUAGES = { hanzi: 'chi_sim', latin: 'eng' } as const;
/** The larger models are not in the Debian packages, but in npm's. */
const LARGE_MODELS = '@tesseract.js-data';

/**
 * Heights of the letters, in pixels, at which the reader looks. One look reads nine plainly set lines of ten and each
 * misreads others, so it looks five times and the looks vote. Model, heights and vote were chosen on the names of
 * `practice-names.ts`, none of which is measured. What did not help there: Debian's smaller model, the "best" one,
 * reading without dictionaries, reading the line raw (psm 13).
 */
export const HEIGHTS: readonly number[] = [20, 24, 32, 40, 48];

/** Case is not part of reading a name: display faces play with capitals. */
export const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** What one look read, and how sure it is of its worst word, 0–1. */
type Reading = { text: string; surest: number };

/** What tesseract reads on each page. */
export async function readPages(pages: readonly Page[], folder: string): Promise<string[]> {
  await needTesseract();
  const readings: Reading[][] = pages.map(() => []);
  for (const height of HEIGHTS) {
    for (const script of ['hanzi', 'latin'] as const) {
      for (const isLine of [true, false]) {
        const places = pages.flatMap((page, place) =>
          page.script === script && (page.lines === 1) === isLine ? [place] : [],
        );
        if (places.length === 0) continue;
        const files = places.map((place) => pages[place]?.files.get(height) ?? '');
        for (const [index, reading] of lookOnce(files, folder, script, isLine).entries())
          readings[places[index] ?? -1]?.push(reading);
      }
    }
  }
  return readings.map(agree);
}

/** The looks vote, each as strongly as it is sure: first for the number of characters, then for every character. */
export function agree(readings: readonly Reading[]): string {
  const votes = readings.map(({ text, surest }) => ({ letters: Array.from(squeeze(text)), weight: surest ** 2 }));
  const length = strongest(votes.map(({ letters, weight }) => [letters.length, weight])) ?? 0;
  const agreed = votes.filter(({ letters }) => letters.length === length);
  return Array.from({ length }, (_, place) =>
    strongest(agreed.map(({ letters, weight }) => [letters[place] ?? '', weight])),
  ).join('');
}

function strongest<T>(votes: readonly (readonly [value: T, weight: number])[]): T | undefined {
  const sums = new Map<T, number>();
  for (const [value, weight] of votes) sums.set(value, (sums.get(value) ?? 0) + weight);
  return [...sums].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** All pages in one process: starting tesseract costs more than reading a line. */
function lookOnce(files: string[], folder: string, script: Script, isLine: boolean): Reading[] {
  const list = join(folder, 'pages.txt');
  writeFileSync(list, `${files.join('\n')}\n`);
  const settings = ['--tessdata-dir', CACHE, '-l', LANGUAGES[script], '--oem', '1', '--psm', isLine ? '7' : '6'];
  const output = ['-c', 'tessedit_create_tsv=1', '-c', 'tessedit_create_txt=0'];
  const table = execFileSync('tesseract', [list, '-', ...settings, ...output], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // One thread: lines are short, and tesseract's own threads wait for each other.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  const readings: Reading[] = files.map(() => ({ text: '', surest: 1 }));
  for (const row of table.split('\n')) {
    const [level, page, , , , , , , , , confidence, word] = row.split('\t');
    const reading = level === '5' ? readings[Number(page) - 1] : undefined;
    if (!reading) continue;
    reading.text += word;
    reading.surest = Math.min(reading.surest, Math.max(0, Number(confidence) / 100));
  }
  return readings;
}

async function needTesseract(): Promise<void> {
  if (!(await runStep('tesseract', ['--version'], { quiet: true })).ok) {
    if (process.getuid?.() !== 0) throw new Error('The legibility figure needs tesseract with chi_sim and eng');
    await runStep('apt-get', ['update', '-qq'], { quiet: true });
    await runStep('apt-get', ['install', '-y', '-qq', 'tesseract-ocr', 'tesseract-ocr-chi-sim'], { quiet: true });
  }
  const wanted = Object.values(LANGUAGES).filter((language) => !existsSync(`${CACHE}/${language}.traineddata`));
  if (wanted.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const packages = wanted.map((language) => `${LARGE_MODELS}/${language}@1.0.0`);
  await runStep('npm', ['install', '--prefix', CACHE, '--no-audit', '--no-fund', ...packages], { quiet: true });
  for (const language of wanted) {
    const packed = readFileSync(`${CACHE}/node_modules/${LARGE_MODELS}/${language}/4.0.0/${language}.traineddata.gz`);
    writeFileSync(`${CACHE}/${language}.traineddata`, gunzipSync(packed));
  }
}
