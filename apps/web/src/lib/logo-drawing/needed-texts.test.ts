import { newDoc } from '@markwright/logo';
import { expect, test } from 'vitest';
import { neededTexts, shortLines } from './needed-texts.ts';

const doc = newDoc({
  name: 'Blue Fox',
  secondName: '蓝狐',
  slogan: 'craft beer',
  fonts: { name: 'a.ttf', secondName: 'b.ttf', slogan: 'a.ttf' },
  colors: { ground: '#ffffff', name: '#111111', support: '#333333', accent: '#ff6000' },
  palette: { id: 'warm', colors: ['#c7351f', '#f29f3d', '#57230f', '#f6e3c5'] },
  layout: 'wordmark',
});

test('whole lines by font, and the capitals a monogram may want', () => {
  const needed = neededTexts(doc);
  expect([...needed.keys()]).toEqual(['a.ttf', 'b.ttf']);
  const texts = [...(needed.get('a.ttf') ?? [])];
  expect(texts).toEqual(expect.arrayContaining(['Blue Fox', 'craft beer']));
  for (const capital of 'BLUEFOX') expect(texts.join('')).toContain(capital);
  expect([...(needed.get('b.ttf') ?? [])]).toEqual(['蓝狐']);
});

test('a long line is cut where neighbours share a character', () => {
  const long = Array.from({ length: 130 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  const lines = shortLines(long);
  expect(lines.every((line) => line.length <= 60)).toBe(true);
  for (let index = 1; index < long.length; index += 1)
    expect(lines.some((line) => line.includes(long.slice(index - 1, index + 1)))).toBe(true);
  expect(shortLines('')).toEqual([]);
});
