import { expect, test } from 'vitest';
import { allConcepts, drawingsOf, findDrawing } from '@markwright/marks';
import { outlineOfIcon } from '../rule/icon-outline.ts';
import { isEmptied, isPlainOutline, openShare } from './emptied.ts';
import { solidOfLines } from './solid-of-lines.ts';
import { thingsOf } from './thing.ts';

test('a disc without the lens in it is a blot, a drop that never had anything inside is none', () => {
  const [lens] = thingsOf('camera-lens', 1);
  const [disc] = thingsOf('full-moon', 1);
  expect(isEmptied(disc!.ink, lens!.ink)).toBe(true);
  expect(isEmptied(disc!.ink, disc!.ink)).toBe(false);
});

test('what scenes take of things known by their inside keeps it', () => {
  for (const concept of ['camera-lens', 'photo', 'shell', 'window-frame', 'pillow', 'clock', 'button', 'lemon-slice']) {
    const [thing] = thingsOf(concept, 1);
    expect(!isPlainOutline(thing!.ink) || openShare(thing!.ink) > 0.012, `${concept} ${thing!.id}`).toBe(true);
  }
});

/** Every so many drawings in lines are looked at; all of them take minutes. */
const EVERY = 40;

test('over the catalogue no drawing in lines is taken that is empty when it is filled', () => {
  const lines = allConcepts()
    .flatMap(({ id }) => drawingsOf(id).filter(({ style }) => style === 'line'))
    .filter((_, at) => at % EVERY === 0);
  let emptied = 0;
  for (const { id, concept, stem } of lines) {
    const drawn = outlineOfIcon(findDrawing(id)!.drawing);
    const solid = drawn && solidOfLines(drawn, stem ?? 15);
    if (!solid || !isEmptied(solid, drawn)) continue;
    emptied++;
    expect(thingsOf(concept, 1).map((thing) => thing.id)).not.toContain(id);
  }
  expect(emptied).toBeGreaterThan(0);
}, 60_000);
