import { newDoc, type LogoDoc } from '@markwright/logo';
import { expect, test } from 'vitest';
import { isMarkShown, showMark } from './shown-mark.ts';

const docIn = (layout: string, withMark = true): LogoDoc =>
  newDoc({
    name: '半山面包',
    fonts: { name: 'a.ttf' },
    colors: { ground: '#ffffff', name: '#111111', support: '#333333', accent: '#ff6000' },
    palette: { id: 'warm', colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'] },
    layout,
    mark: withMark
      ? {
          drawing: {
            box: { x: 0, y: 0, width: 10, height: 10 },
            shapes: [{ d: 'M0 0L10 0L10 10Z', paint: 'primary' }],
          },
          source: { kind: 'own', id: 'x' },
          meaning: { zh: '山', en: 'hill' },
          primary: '#111111',
          secondary: '#ff6000',
          scale: 1,
        }
      : undefined,
  });

test('a mark chosen in an arrangement of letters only is shown in one that has a place for it', () => {
  const letters = docIn('monogram');
  expect(isMarkShown(letters)).toBe(false);
  expect(isMarkShown(showMark(letters))).toBe(true);
});

test('an arrangement that shows the mark stays, and so does a logo without one', () => {
  const shown = docIn('horizontal');
  expect(showMark(shown)).toBe(shown);
  const bare = docIn('wordmark', false);
  expect(showMark(bare)).toBe(bare);
});
