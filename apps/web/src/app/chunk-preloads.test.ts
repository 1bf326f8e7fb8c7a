import { expect, test } from 'vitest';
import { AFTER_PAINT_ID } from '../after-paint.ts';
import { ASKS_EARLY, chunkPreloads, type Manifest } from './chunk-preloads.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', dynamicImports: ['start', ASKS_EARLY] },
  [ASKS_EARLY]: { file: 'early.js' },
  start: { file: 'start.js', imports: ['react'] },
  react: { file: 'react.js' },
  frame: { file: 'frame.js', imports: ['react'] },
  list: { file: 'list.js', imports: ['react', 'grid'] },
  grid: { file: 'grid.js' },
};
const filesIn = (markup: string) => Array.from(markup.matchAll(/href="\/([^"]+)"/g), ([, file]) => file);

test('every chunk of a page is named once, with all that it imports', () => {
  const links = chunkPreloads(manifest, ['frame', 'list'], 'browser');
  expect(filesIn(links)).toEqual(['entry.js', 'start.js', 'react.js', 'frame.js', 'list.js', 'grid.js']);
});

test('what asks for the list comes first, and on no other page', () => {
  const links = chunkPreloads(manifest, [ASKS_EARLY, 'list'], 'browser');
  expect(filesIn(links)).toEqual(['entry.js', 'early.js', 'start.js', 'react.js', 'list.js', 'grid.js']);
  expect(chunkPreloads(manifest, ['list'], 'browser')).not.toContain('early.js');
});

test('scripts of a page that can be read wait until it has been painted; one drawn by the browser fetches them at once', () => {
  expect(chunkPreloads(manifest, ['list'], 'server')).toContain(`<template id="${AFTER_PAINT_ID}">`);
  expect(chunkPreloads(manifest, ['list'], 'browser')).not.toContain('template');
});
