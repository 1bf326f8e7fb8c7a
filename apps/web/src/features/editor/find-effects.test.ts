import { newDoc, setEffects, undo, type Effects } from '@markwright/logo';
import { expect, test } from 'vitest';
import { findEffects, startEditing, takeStep } from './edit-steps.ts';

const plain = newDoc({
  name: 'Hill',
  fonts: { name: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#111111', support: '#333333', accent: '#ff6000' },
  palette: { id: 'warm', colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'] },
  layout: 'wordmark',
});
const leaning: Effects = { parts: [{ kind: 'slant', degrees: 8 }], backdrops: [] };

test('effects that were switched off can be put back, and undo does the same', () => {
  const opened = startEditing(setEffects(plain, leaning));
  const off = takeStep(opened, { doc: setEffects(opened.now.doc, null), name: 'effects' }, 0);
  expect(off.now.doc.effects).toBeNull();
  expect(findEffects({ history: off, origin: opened.now })).toEqual(leaning);
  expect(undo(off)?.now.doc.effects).toEqual(leaning);
});

test('a logo that never wore effects offers none', () => {
  const opened = startEditing(plain);
  expect(findEffects({ history: opened, origin: opened.now })).toBeNull();
});
