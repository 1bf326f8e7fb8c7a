import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, test } from 'vitest';
import type { Outlines } from '@markwright/logo';
import { lockupSvg } from '../web/plan-web.ts';
import { SAMPLES, sampleOutlines } from '../testing/sample-docs.ts';
import { boxOfShapes, COLORINGS, openLockups, type LockupKind, type Lockups } from './lockups.ts';

let outlines: Outlines;
beforeAll(async () => {
  outlines = await sampleOutlines();
});

const open = (name: keyof typeof SAMPLES): Lockups => openLockups(SAMPLES[name]!, outlines);
const partsOf = (lockups: Lockups, kind: LockupKind) => [
  ...new Set(lockups.get(kind, 'colour').shapes.map(({ part }) => part)),
];

test('a stacked logo with a mark also comes wide, as its mark and as its words', () => {
  const lockups = open('stacked');
  expect(lockups.kinds).toEqual(['designed', 'wide', 'mark', 'word']);
  expect(lockups.sameAs('stacked')).toBe('designed');
  const wide = lockups.get('wide', 'colour');
  expect(wide.width / wide.height).toBeGreaterThan(2);
  expect(partsOf(lockups, 'mark')).toEqual(['mark']);
  expect(partsOf(lockups, 'word').sort()).toEqual(['name', 'secondName']);
});

test('the words alone stand as they were designed, with the designed gap', () => {
  const lockups = open('stacked');
  const heights = (kind: 'designed' | 'word') => {
    const shapes = lockups.get(kind, 'black').shapes;
    const [name, second] = ['name', 'secondName'].map((part) =>
      boxOfShapes(shapes.filter((each) => each.part === part)),
    );
    return second!.y - name!.y;
  };
  expect(heights('word')).toBeCloseTo(heights('designed'), 6);
});

test('a logo without a mark has none, and its icon is a letter in a container', () => {
  const lockups = open('wordOnly');
  expect(lockups.kinds).not.toContain('mark');
  const icon = lockups.icon('black');
  expect(icon.shapes.length).toBeGreaterThan(0);
  expect(icon.width / icon.height).toBeGreaterThan(0.7);
});

test('below 48 px the mark’s simpler drawing is used', () => {
  const lockups = open('stacked');
  expect(lockups.icon('colour', 32).shapes).toHaveLength(1);
  expect(lockups.icon('colour', 48).shapes.length).toBeGreaterThan(1);
});

test('in one ink, details become holes and overlapping shapes are parted', () => {
  const colors = new Resvg(lockupSvg(open('stacked').get('mark', 'black'), 'x'), {
    background: '#ffffff',
    fitTo: { mode: 'width', value: 240 },
    font: { loadSystemFonts: false },
  }).render();
  const at = (x: number, y: number) => colors.pixels[(Math.round(y) * colors.width + Math.round(x)) * 4]!;
  const unit = colors.width / 107.5;
  // The body is ink, an eye is a hole in it, and the ear stands clear of the head.
  expect(at(50 * unit, 35 * unit)).toBeLessThan(60);
  expect(at(29 * unit, 62 * unit)).toBeGreaterThan(200);
});

test('every lockup in every colouring is filled outlines whose ink begins at 0, 0', () => {
  for (const [name, doc] of Object.entries(SAMPLES)) {
    const lockups = openLockups(doc, outlines);
    for (const kind of lockups.kinds) {
      // A glowing sign as designed has thousands of outlines: the others are proof enough of that one.
      for (const coloring of COLORINGS.filter((each) => each !== 'original' || name === 'darkGradient')) {
        const { shapes, width, height } = lockups.get(kind, coloring);
        const box = boxOfShapes(shapes);
        expect([name, kind, coloring, Math.abs(box.x) < 1e-6, Math.abs(box.y) < 1e-6]).toEqual([
          name,
          kind,
          coloring,
          true,
          true,
        ]);
        expect([box.width, box.height]).toEqual([expect.closeTo(width, 6), expect.closeTo(height, 6)]);
        expect(shapes.every(({ path }) => /^[MLCZ]+$/.test(path.commands))).toBe(true);
        const inks = new Set(shapes.map(({ color }) => color));
        if (coloring === 'black') expect([...inks]).toEqual(['#000000']);
        if (coloring === 'single') expect(inks.size).toBe(1);
      }
    }
  }
});

test('a mark that the layout does not draw lends its colour to nothing', () => {
  const stacked = SAMPLES.stacked!;
  const unseen = {
    ...stacked,
    mark: { ...stacked.mark!, primary: '#0a5c2f' },
    layout: { ...stacked.layout, id: 'side-bar' },
  };
  const lockups = openLockups(unseen, outlines);
  for (const coloring of ['single', 'reversed'] as const) {
    const { shapes, ground } = lockups.get('designed', coloring);
    expect([ground, ...shapes.map(({ color }) => color)]).not.toContain('#0a5c2f');
  }
});
