import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slowness } from '../../../../scripts/machine-speed.ts';
import { renderSvg } from '../render/render-svg.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { findDocExcess } from './doc-bounds.ts';
import type { Effect } from './effects.ts';
import type { LogoDoc } from './logo-doc.ts';
import { openDoc } from './open-doc.ts';

type Drawing = NonNullable<LogoDoc['mark']>['drawing'];

const withDrawing = (drawing: Partial<Drawing>, effects: Effect[] = []): LogoDoc => {
  const doc = sampleDoc();
  if (!doc.mark) throw new Error('The sample has no mark');
  const mark = { ...doc.mark, scale: 2.5, drawing: { ...doc.mark.drawing, ...drawing } };
  return openDoc({ ...doc, mark, effects: { parts: effects, backdrops: [] } });
};
const box = { x: 0, y: 0, width: 100, height: 100 };
const shape = (d: string, strokeWidth?: number) => ({
  d,
  paint: 'primary' as const,
  ...(strokeWidth && { strokeWidth }),
});

test('every document of the fixtures may be drawn', () => {
  const folder = new URL('../../fixtures/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'glyphs.json');
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    const doc = openDoc(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    expect([name, findDocExcess(doc)]).toEqual([name, null]);
  }
});

test.each<[string, Partial<Drawing>, Effect[], string]>([
  ['a box of a thousandth', { box: { ...box, width: 1e-3, height: 1e-3 } }, [], 'mark.drawing.box'],
  ['a box as thin as a hair', { box: { ...box, width: 4 } }, [], 'mark.drawing.box'],
  ['a box far away', { box: { ...box, x: 1e9 } }, [], 'mark.drawing.box'],
  ['a path that leaves its box', { box, shapes: [shape('M0 0L100000 0Z')] }, [], 'mark.drawing.shapes.d'],
  ['an arc that leaves its box', { box, shapes: [shape('M0 0A999 999 0 1 1 9 9Z')] }, [], 'mark.drawing.shapes.d'],
  ['too many commands', { box, shapes: [shape(`M0 0${'h1'.repeat(2000)}`)] }, [], 'mark.drawing.shapes'],
  ['lines to and fro', { box, shapes: [shape(`M0 0${'H100H0'.repeat(90)}`)] }, [], 'mark.drawing.shapes.d'],
  ['a stroke as wide as the box', { box, shapes: [shape('M0 0H9', 90)] }, [], 'mark.drawing.shapes.strokeWidth'],
  [
    'construction lines out to the moon',
    { construction: [{ kind: 'line', x1: 0, y1: 0, x2: 1e7, y2: 0 }] },
    [],
    'mark.drawing.construction',
  ],
  ['squares like dust', {}, [{ kind: 'pixel', on: 'all', cell: 0.02, gap: 0 }], 'effects.pixel.cell'],
  [
    'the same effect again and again',
    {},
    Array<Effect>(5).fill({ kind: 'rough', on: 'all', amount: 0.01, dry: 0 }),
    'effects.rough',
  ],
])('%s is out of bounds', (_, drawing, effects, field) => {
  const before = process.cpuUsage();
  expect(findDocExcess(withDrawing(drawing, effects))).toBe(field);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500 * slowness());
});

/** As near to every bound as one document gets: long outlines, broad strokes, the finest nets, costly effects. */
const zigzag = (count: number, strokeWidth?: number) => shape(`M0 0${'L100 99L0 1'.repeat(count / 2)}`, strokeWidth);
const HEAVY: Effect[] = [
  { kind: 'rough', on: 'all', amount: 0.08, dry: 1 },
  { kind: 'pixel', on: 'all', cell: 0.04, gap: 0.1 },
  { kind: 'halftone', on: 'all', color: 'accent', from: 0, cell: 0.05 },
  { kind: 'shadow', on: 'all', color: 'accent', x: 0.6, y: 0.6, block: true },
];

test('the heaviest documents within bounds stay a few megabytes', () => {
  const doc = withDrawing({ box, shapes: [zigzag(54), zigzag(8, 18)], small: [zigzag(10)] }, HEAVY);
  expect(findDocExcess(doc)).toBeNull();
  expect(renderSvg(doc, { outlines: boxOutlines }).length).toBeLessThan(4_000_000);
});
