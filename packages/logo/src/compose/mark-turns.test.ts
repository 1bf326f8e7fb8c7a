import { expect, test } from 'vitest';
import { findLayout } from '../layout/catalogue.ts';
import type { Layout } from '../layout/layout.ts';
import { hillMark } from '../testing/sample-docs.ts';
import type { SeriesMark } from './mark-turns.ts';
import { markTurns } from './mark-turns.ts';

const mark = (id: string, ...traits: NonNullable<SeriesMark['traits']>): SeriesMark => ({
  ...hillMark,
  source: { kind: 'own', id },
  traits,
});
const layout = (id: string): Layout => findLayout(id) ?? expect.fail(`no layout ${id}`);
const handedOut = (marks: SeriesMark[], layouts: string[]) => {
  const next = markTurns(marks);
  return layouts.map((id) => next(layout(id))?.source.id);
};

test('a mark with a frame of its own waits for a layout without one', () => {
  const marks = [mark('seal', 'framed'), mark('wave'), mark('leaf')];
  expect(handedOut(marks, ['tile', 'stacked', 'badge'])).toEqual(['wave', 'seal', 'leaf']);
});

test('layouts that draw no mark are shown the next one and leave it', () => {
  expect(handedOut([mark('wave'), mark('leaf')], ['wordmark', 'stacked', 'stacked'])).toEqual(['wave', 'wave', 'leaf']);
});

test('used up, marks come round again; where nothing else is left a layout takes what it refuses', () => {
  expect(handedOut([mark('wave'), mark('leaf')], ['stacked', 'tile', 'stacked'])).toEqual(['wave', 'leaf', 'wave']);
  expect(handedOut([mark('seal', 'framed')], ['tile', 'tile'])).toEqual(['seal', 'seal']);
  expect(handedOut([], ['stacked'])).toEqual([undefined]);
});
