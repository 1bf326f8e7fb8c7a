import { expect, test } from 'vitest';
import { circlePath, fillInk, rectPath } from '../layout/shapes.ts';
import { areaOf, rowsOfArea } from '../render/areas.ts';
import { outlineInks } from './plain-shapes.ts';
import { splitByClip } from './split-by-clip.ts';

const WINDOW = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];
const clipped = (d: string) => ({ ...fillInk(d, '#000000'), clip: [WINDOW] });
const count = ({ commands }: { commands: string }) => commands.split('M').length - 1;
const sizeOf = (rows: readonly (readonly { x: number; y: number }[])[]) =>
  rows.reduce((sum, row) => {
    const twice = row.reduce((area, { x, y }, index) => {
      const next = row[(index + 1) % row.length]!;
      return area + x * next.y - next.x * y;
    }, 0);
    return sum + twice / 2;
  }, 0);

test('dots inside a clip keep their curves, dots on its border are cut, dots outside go', () => {
  const { whole, cut } = splitByClip(
    clipped(circlePath(20, 20, 5) + circlePath(60, 60, 5) + circlePath(100, 50, 5) + circlePath(150, 50, 5)),
  );
  expect([count(whole), count(cut)]).toEqual([2, 1]);
  expect(whole.commands).toBe('MCCCCZMCCCCZ');
});

test('dots that have grown together and holes are worked on together', () => {
  const grown = splitByClip(clipped(circlePath(20, 20, 5) + circlePath(28, 20, 5)));
  expect([count(grown.whole), count(grown.cut)]).toEqual([0, 2]);
  const holed = splitByClip(clipped(rectPath({ x: 10, y: 10, width: 40, height: 40 }) + circlePath(30, 30, 5)));
  expect([count(holed.whole), count(holed.cut)]).toEqual([0, 2]);
});

test('a window with a hole shows nothing in the hole', () => {
  const hole = [
    { x: 40, y: 40 },
    { x: 40, y: 60 },
    { x: 60, y: 60 },
    { x: 60, y: 40 },
  ];
  const ink = { ...fillInk(circlePath(50, 50, 5) + circlePath(20, 20, 5), '#000000'), clip: [WINDOW, hole] };
  const { whole, cut } = splitByClip(ink);
  expect([count(whole), count(cut)]).toEqual([1, 0]);
});

test('a screen of dots covers what it covered when all of it was clipped', () => {
  const dots = Array.from({ length: 144 }, (_, at) => circlePath((at % 12) * 10, Math.floor(at / 12) * 10, 4));
  const ink = clipped(dots.join(''));
  const [outlined] = outlineInks([ink]);
  const areas = [outlined!, ink].map((each) => Math.abs(sizeOf(rowsOfArea(areaOf(each)))));
  expect(outlined!.clip).toBeUndefined();
  expect(areas[0]! / areas[1]!).toBeCloseTo(1, 2);
});
