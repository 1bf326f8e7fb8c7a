import { expect, test } from 'vitest';
import { AFTER_PAINT_ID } from '../after-paint.ts';
import { chunkPreloads, type Manifest } from './chunk-preloads.ts';

const manifest: Manifest = {
  'index.html': { file: 'entry.js', dynamicImports: ['start'] },
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

test('scripts of a page that can be read wait until it has been painted; one drawn by the browser fetches them at once', () => {
  expect(chunkPreloads(manifest, ['list'], 'server')).toContain(`<template id="${AFTER_PAINT_ID}">`);
  expect(chunkPreloads(manifest, ['list'], 'browser')).not.toContain('template');
});
