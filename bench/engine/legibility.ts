import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allFonts, type LoadedOutlines } from '@markwright/fonts';
import { composeLogo, layOut, renderSvg, type LogoDoc } from '@markwright/logo';
import { openRasteriser } from '@markwright/raster';
import { runStep } from '../../scripts/run-step.ts';

const NAMES = [
  '木子律所',
  '星河科技',
  '北斗数据',
  '白鹭口腔',
  '知白书店',
  '大树教育',
  'Northwind',
  'Harbor Coffee',
  'Lumen',
  'Pine Studio',
];
const LAYOUTS = ['wordmark', 'wordmark-rule', 'framed', 'ruled'];
const PLAIN_BUILDS = new Set(['sans', 'serif']);

/** Has a stranger read the name: tesseract, Chinese and English, on plain layouts in sans and Song faces. */
export async function measureLegibility(outlines: LoadedOutlines) {
  await needTesseract();
  const faces = allFonts.filter((face) => PLAIN_BUILDS.has(face.traits.build));
  const plain = faces.filter((face) => face.script === 'latin' || ['简约黑体', '优雅宋体'].includes(face.category));
  await outlines.ensureLoaded(plain.map(({ key }) => key));
  const rasteriser = openRasteriser();
  const folder = mkdtempSync(join(tmpdir(), 'markwright-ocr-'));
  const misread: string[] = [];
  let total = 0;
  try {
    for (const [index, name] of NAMES.entries()) {
      for (const layout of LAYOUTS) {
        const script = /\p{Script=Han}/u.test(name) ? 'hanzi' : 'latin';
        const able = plain.filter((face) => face.script === script);
        const face = able[(index * LAYOUTS.length + LAYOUTS.indexOf(layout)) % able.length];
        const doc = composeLogo({ name, layout, font: face?.key, palette: 'monochrome' }, { outlines, faces: plain });
        const file = join(folder, 'logo.png');
        const order = { svg: nameOf(doc, outlines), format: 'png', longSide: 240, background: '#ffffff' } as const;
        writeFileSync(file, (await rasteriser.draw(order)).bytes);
        const read = readText(file, script);
        total += 1;
        if (read !== squeeze(name)) misread.push(`${name} in ${face?.key}, ${layout}: read "${read}"`);
      }
    }
  } finally {
    await rasteriser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { read: total - misread.length, total, misread };
}

/** The name's own corner of the logo in black on white: tesseract reads lines of text, not frames and rules. */
export function nameOf(doc: LogoDoc, outlines: LoadedOutlines): string {
  const boxes = layOut(doc, outlines)
    .pieces.filter(({ role }) => role === 'name')
    .map(({ box }) => box);
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const margin = (bottom - top) * 0.6;
  const view = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  const svg = renderSvg(doc, { outlines, tone: 'ink' });
  return svg.replace(/<svg [^>]*>/, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}">`);
}

/** Display faces play with capitals, so case is not part of reading the name. */
export const squeeze = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

export function readText(file: string, script: 'hanzi' | 'latin'): string {
  const language = script === 'hanzi' ? 'chi_sim' : 'eng';
  const text = execFileSync('tesseract', [file, '-', '-l', language, '--psm', '6'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    // One thread: the line is short, and tesseract's own threads wait for each other.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  return squeeze(text);
}

export async function needTesseract(): Promise<void> {
  if ((await runStep('tesseract', ['--version'], { quiet: true })).ok) return;
  if (process.getuid?.() !== 0) throw new Error('The legibility figure needs tesseract with chi_sim and eng');
  await runStep('apt-get', ['update', '-qq'], { quiet: true });
  await runStep('apt-get', ['install', '-y', '-qq', 'tesseract-ocr', 'tesseract-ocr-chi-sim'], { quiet: true });
}
