import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { LoadedOutlines } from '@markwright/fonts';
import { neededGlyphs, openDoc } from '@markwright/logo';
import { openLockups, type Lockup } from '../lockups/lockups.ts';
import { hasProgram, readAllWith } from '../testing/foreign.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { signOutline } from './contours.ts';
import { findThin } from './find-thin.ts';
import { checkSign, signReport } from './sign-report.ts';
import { writeDxf } from './write-dxf.ts';

const python = ['python3', '/usr/bin/python3'].find((program) => hasProgram(program, ['-c', 'import ezdxf'])) ?? '';

let outlines: LoadedOutlines;
beforeAll(async () => {
  outlines = await sampleOutlines();
});

const black = (name: string): Lockup => openLockups(SAMPLES[name]!, outlines).get('wide', 'black');
const dxf = (name: string, widthMm: number): Buffer => {
  const outline = signOutline(black(name), widthMm);
  return writeDxf(outline.contours, outline);
};

type Read = { layer: string; isClosed: boolean; points: { x: number; y: number; bulge: number }[] };

/** A second reader: pairs of lines, polylines and their vertices. */
function readDxf(file: Buffer): { version: string; polylines: Read[]; kinds: Set<string> } {
  const lines = file.toString('latin1').split('\r\n');
  const polylines: Read[] = [];
  const kinds = new Set<string>();
  let [version, entity, isInEntities] = ['', '', false];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [code, value = ''] = [Number(lines[at]), lines[at + 1]];
    if (code === 1 && lines[at - 1] === '$ACADVER') version = value;
    if (code === 2 && value === 'ENTITIES') isInEntities = true;
    if (code === 0) {
      entity = value;
      if (isInEntities && value !== 'ENDSEC' && value !== 'EOF') kinds.add(value);
      if (value === 'POLYLINE') polylines.push({ layer: '', isClosed: false, points: [] });
      if (value === 'VERTEX') polylines.at(-1)?.points.push({ x: 0, y: 0, bulge: 0 });
    }
    const [polyline, point] = [polylines.at(-1), polylines.at(-1)?.points.at(-1)];
    if (!polyline) continue;
    if (entity === 'POLYLINE' && code === 8) polyline.layer = value;
    if (entity === 'POLYLINE' && code === 70) polyline.isClosed = value === '1';
    if (entity === 'VERTEX' && point) {
      if (code === 10) point.x = Number(value);
      if (code === 20) point.y = Number(value);
      if (code === 42) point.bulge = Number(value);
    }
  }
  return { version, polylines, kinds };
}

test('a DXF is release 12: closed polylines with arcs on two layers, at the stated width', () => {
  for (const name of Object.keys(SAMPLES)) {
    const { version, polylines, kinds } = readDxf(dxf(name, 2400));
    expect([name, version]).toEqual([name, 'AC1009']);
    expect([...kinds].sort()).toEqual(['POLYLINE', 'SEQEND', 'VERTEX']);
    expect(polylines.every(({ isClosed, points }) => isClosed && points.length > 1)).toBe(true);
    const xs = polylines.flatMap(({ points }) => points.map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThan(-2);
    expect(Math.max(...xs)).toBeGreaterThan(2340);
    expect(Math.max(...xs)).toBeLessThan(2402);
    expect(polylines.flatMap(({ points }) => points).some(({ bulge }) => bulge !== 0)).toBe(true);
  }
  const layers = new Set(readDxf(dxf('stacked', 2400)).polylines.map(({ layer }) => layer));
  expect([...layers].sort()).toEqual(['INNER', 'OUTER']);
});

test('inner contours go the other way round than outer ones', () => {
  const { polylines } = readDxf(dxf('stacked', 1000));
  for (const { layer, points } of polylines) {
    const area = points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length]!;
      return sum + (x * next.y - next.x * y) / 2;
    }, 0);
    expect([layer, area > 0]).toEqual([layer, layer === 'INNER']);
  }
});

test.skipIf(!python)('ezdxf finds nothing to complain of', () => {
  const program =
    'import sys, ezdxf\nfor path in sys.argv[1:]:\n  d = ezdxf.readfile(path); a = d.audit()\n' +
    '  print(d.dxfversion, len(a.errors), all(e.is_closed for e in d.modelspace()))';
  const files = ['stacked', 'badge', 'lettering'].map((name) => dxf(name, 1500));
  const told = readAllWith(python, (paths) => ['-c', program, ...paths], files, 'a.dxf');
  expect(told.trim().split('\n')).toEqual(files.map(() => 'AC1009 0 True'));
});

const bar = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

test('a stroke or gap under the limit is found where it is, one over it is not', () => {
  const limits = { strokeMm: 3, gapMm: 3 };
  const [thin] = findThin([bar(10, 20, 40, 2)], limits);
  expect(thin).toMatchObject({ kind: 'stroke', thicknessMm: expect.closeTo(2, 1) });
  expect([thin!.x >= 10 && thin!.x <= 50, thin!.y >= 20 && thin!.y <= 22]).toEqual([true, true]);
  expect(findThin([bar(0, 0, 40, 4)], limits)).toEqual([]);
  const [gap] = findThin([bar(0, 0, 40, 10), bar(0, 12, 40, 10)], limits);
  expect(gap).toMatchObject({ kind: 'gap', thicknessMm: expect.closeTo(2, 0) });
  expect(findThin([bar(0, 0, 40, 10), bar(0, 14, 40, 10)], limits)).toEqual([]);
});

test('a larger sign has fewer places that are too thin, and the report says so in both languages', () => {
  const lockup = black('longName');
  const count = (widthMm: number) =>
    checkSign(lockup, widthMm).find(({ process }) => process.id === 'lit-letters')!.places.length;
  expect(count(20_000)).toBeLessThan(count(1000));
  const text = signReport(checkSign(lockup, 1000), { language: 'both', name: 'X', isAssumed: true });
  expect(text).toContain('没有填写招牌宽度');
  expect(text).toContain('mm from the left');
  expect(text).toContain('距左');
});

test('a mark on whose slivers the clipper library never ended gets its report like any other', async () => {
  const doc = openDoc(JSON.parse(readFileSync(new URL('../testing/two-peaks.json', import.meta.url), 'utf8')));
  await outlines.ensureLoaded(neededGlyphs(doc).keys());
  const findings = checkSign(openLockups(doc, outlines).get('wide', 'black'), 2400);
  const embroidery = findings.find(({ process }) => process.id === 'embroidery');
  expect(embroidery?.places.some(({ part }) => part === 'slogan')).toBe(true);
  // Two metres wide nothing of it is thin: what rounding leaves along an edge is no stroke.
  expect(
    findings.find(({ process }) => process.id === 'vinyl')?.places.filter(({ kind }) => kind === 'stroke'),
  ).toEqual([]);
});
