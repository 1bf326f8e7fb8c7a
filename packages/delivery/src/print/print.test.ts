import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Outlines } from '@markwright/logo';
import { cmykOf } from '../color/cmyk.ts';
import { openLockups, type Lockup, type LockupKind, type Coloring } from '../lockups/lockups.ts';
import { spotInksOf } from '../pdf/inks.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { hasProgram, readAllWith, readWith } from '../testing/foreign.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { lockupPage } from './plan-print.ts';
import { writeEps } from './write-eps.ts';

const hasPoppler = hasProgram('pdfinfo', ['-v']);
const hasGhostscript = hasProgram('gs');
const DAY = '2026-11-16';

let outlines: Outlines;
beforeAll(async () => {
  outlines = await sampleOutlines();
});

const lockupOf = (name: string, kind: LockupKind, coloring: Coloring): Lockup =>
  openLockups(SAMPLES[name]!, outlines).get(kind, coloring);
const pdf = (lockup: Lockup, mode: 'cmyk' | 'spot' | 'rgb') =>
  writePdf([lockupPage(lockup)], {
    title: '半山面包',
    mode,
    day: DAY,
    spots: spotInksOf(lockup.shapes.map(({ color }) => color)),
  });

/** The drawing operators of a file we wrote, unpacked. */
function operators(file: Buffer): string {
  const streams: string[] = [];
  for (let at = file.indexOf('/FlateDecode'); at >= 0; at = file.indexOf('/FlateDecode', at + 1)) {
    const start = file.indexOf('stream\n', at) + 7;
    streams.push(inflateSync(file.subarray(start, file.indexOf('\nendstream', start))).toString('latin1'));
  }
  return streams.join('\n');
}
const boxOf = (file: Buffer, name: string): number[] =>
  (new RegExp(`/${name}\\[([^\\]]+)\\]`).exec(file.toString('latin1'))?.[1] ?? '').split(' ').map(Number);

test('a print PDF has a trim box 3 mm inside its bleed box, and only process inks', () => {
  const file = pdf(lockupOf('stacked', 'designed', 'colour'), 'cmyk');
  const [trim, bleed] = [boxOf(file, 'TrimBox'), boxOf(file, 'BleedBox')];
  expect(trim[0]! - bleed[0]!).toBeCloseTo((3 * 72) / 25.4, 3);
  expect(bleed[2]! - trim[2]!).toBeCloseTo((3 * 72) / 25.4, 3);
  expect(Math.max(trim[2]! - trim[0]!, trim[3]! - trim[1]!)).toBeCloseTo((120 * 72) / 25.4, 2);
  const drawn = operators(file);
  expect(drawn).toMatch(/ k /);
  expect(drawn).not.toMatch(/ rg | g /);
});

test('墨稿 is printed with black ink alone', () => {
  const drawn = operators(pdf(lockupOf('badge', 'designed', 'black'), 'cmyk'));
  const fills = new Set([...drawn.matchAll(/([\d. ]+) k /g)].map(([, inks]) => inks?.trim()));
  expect([...fills]).toEqual(['0 0 0 1']);
});

test('in the spot file each colour of the brand has a plate named after it, neutrals stay black', () => {
  const lockup = lockupOf('stacked', 'designed', 'colour');
  const file = pdf(lockup, 'spot');
  const chromatic = [...new Set(lockup.shapes.map(({ color }) => color))].filter((color) =>
    cmykOf(color).slice(0, 3).some(Boolean),
  );
  const plates = [...file.toString('latin1').matchAll(/\/Separation\/BRAND#20\d+#20([0-9A-F]{6})/g)].map(
    ([, hex]) => `#${hex?.toLowerCase()}`,
  );
  expect(plates.sort()).toEqual(chromatic.sort());
});

test('gradients and patterned grounds come as shadings in process inks', () => {
  const file = pdf(lockupOf('darkGradient', 'designed', 'original'), 'cmyk').toString('latin1');
  expect(file).toMatch(/\/ShadingType 2\/ColorSpace\/DeviceCMYK/);
});

test('a file says PDF/X-4 only where the operator gave a printing condition', () => {
  const page = lockupPage(lockupOf('wide', 'designed', 'colour'));
  const plain = writePdf([page], { title: 'x', mode: 'cmyk', day: DAY }).toString('latin1');
  expect(plain).not.toContain('PDF/X');
  const profile = { name: 'Test condition', bytes: new Uint8Array(128) };
  const stated = writePdf([page], { title: 'x', mode: 'cmyk', day: DAY, profile }).toString('latin1');
  expect(stated).toContain('/GTS_PDFXVersion(PDF/X-4)');
  expect(stated).toContain('/OutputIntents');
});

test.skipIf(!hasPoppler)('poppler reads title and boxes of every kind of print PDF', () => {
  for (const name of Object.keys(SAMPLES)) {
    for (const mode of ['cmyk', 'spot'] as const) {
      const told = readWith(
        'pdfinfo',
        (file) => ['-box', file],
        pdf(lockupOf(name, 'designed', 'colour'), mode),
        'a.pdf',
      );
      expect(told).toMatch(/Title:\s+半山面包/);
      expect(told).toMatch(/Pages:\s+1/);
      const [, left = ''] = /TrimBox:\s+([\d.]+)/.exec(told) ?? [];
      expect(Number(left)).toBeCloseTo(8.5, 1);
      expect(told).not.toMatch(/Syntax (Error|Warning)/);
    }
  }
});

const eps = (lockup: Lockup) => writeEps({ ...lockup, scale: 0.1, day: DAY });

test('an EPS is seven-bit text with process inks and short lines', () => {
  const text = eps(lockupOf('longName', 'designed', 'colour')).toString('latin1');
  expect(text.startsWith('%!PS-Adobe-3.0 EPSF-3.0\n')).toBe(true);
  expect(Array.from(text).every((character) => character.charCodeAt(0) < 128)).toBe(true);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(256);
  expect(text).toContain('setcmykcolor');
  expect(text).not.toContain('setrgbcolor');
});

test.skipIf(!hasGhostscript)('Ghostscript paints every EPS and finds only black ink in 墨稿', () => {
  const names = Object.keys(SAMPLES);
  const files = (['black', 'colour'] as const).flatMap((coloring) =>
    names.map((name) => eps(lockupOf(name, 'designed', coloring))),
  );
  const told = readAllWith(
    'gs',
    (paths) => ['-q', '-dNOPAUSE', '-dBATCH', '-dEPSCrop', '-sDEVICE=inkcov', '-o', '-', ...paths],
    files,
    'a.eps',
  );
  const coverages = told
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).slice(0, 4).map(Number));
  expect(coverages).toHaveLength(files.length);
  for (const [index, name] of names.entries()) {
    const [c, m, y, k = 0] = coverages[index] ?? [];
    expect([name, c, m, y, k > 0]).toEqual([name, 0, 0, 0, true]);
    expect(coverages[names.length + index]!.some((ink) => ink > 0)).toBe(true);
  }
});
