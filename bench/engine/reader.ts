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

type Look = { model: 'packaged' | 'large'; height: number };
/**
 * One look reads eight plainly set lines of ten, and every model and size misreads others: so the reader looks four
 * times and believes the look that is surest of its worst character. The four were chosen by how many plainly set
 * lines of the same names they read, not by our logos; more looks read no more of those lines.
 */
const LOOKS: readonly Look[] = [
  { model: 'packaged', height: 24 },
  { model: 'packaged', height: 28 },
  { model: 'large', height: 36 },
  { model: 'large', height: 48 },
];
export const HEIGHTS: readonly number[] = LOOKS.map(({ height }) => height);

/** Case is not part of reading a name: display faces play with capitals. */
export const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

type Reading = { text: string; surest: number };

/** What tesseract reads on each page. */
export async function readPages(pages: readonly Page[], folder: string): Promise<string[]> {
  await needTesseract();
  const best: Reading[] = pages.map(() => ({ text: '', surest: -1 }));
  for (const look of LOOKS) {
    for (const script of ['hanzi', 'latin'] as const) {
      for (const isLine of [true, false]) {
        const places = pages.flatMap((page, place) =>
          page.script === script && (page.lines === 1) === isLine ? [place] : [],
        );
        if (places.length === 0) continue;
        const files = places.map((place) => pages[place]?.files.get(look.height) ?? '');
        const readings = lookOnce(files, folder, look.model, script, isLine);
        for (const [index, place] of places.entries()) {
          const reading = readings[index];
          if (reading && reading.surest > (best[place]?.surest ?? -1)) best[place] = reading;
        }
      }
    }
  }
  return best.map(({ text }) => squeeze(text));
}

/** All pages in one process: starting tesseract costs more than reading a line. */
function lookOnce(files: string[], folder: string, model: Look['model'], script: Script, isLine: boolean): Reading[] {
  const list = join(folder, 'pages.txt');
  writeFileSync(list, `${files.join('\n')}\n`);
  const settings = ['-l', LANGUAGES[script], '--oem', '1', '--psm', isLine ? '7' : '6'];
  const data = model === 'large' ? ['--tessdata-dir', CACHE] : [];
  const output = ['-c', 'tessedit_create_tsv=1', '-c', 'tessedit_create_txt=0'];
  const table = execFileSync('tesseract', [list, '-', ...settings, ...data, ...output], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // One thread: lines are short, and tesseract's own threads wait for each other.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  const readings: Reading[] = files.map(() => ({ text: '', surest: 100 }));
  for (const row of table.split('\n')) {
    const [level, page, , , , , , , , , confidence, word] = row.split('\t');
    const reading = level === '5' ? readings[Number(page) - 1] : undefined;
    if (!reading) continue;
    reading.text += word;
    reading.surest = Math.min(reading.surest, Number(confidence));
  }
  return readings.map((reading) => (reading.text ? reading : { text: '', surest: 0 }));
}

/** One picture, one look. */
export function readText(file: string, script: Script): string {
  const text = execFileSync('tesseract', [file, '-', '-l', LANGUAGES[script], '--psm', '6'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  return squeeze(text);
}

export async function needTesseract(): Promise<void> {
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
