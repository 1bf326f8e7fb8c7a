import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { setBackground } from '../ops/edit-colors.ts';
import { setLineColor } from '../ops/edit-text.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { checkXml } from '../testing/check-xml.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { MOCK_UPS, renderMockUp } from './mock-ups.ts';
import { isOwnSurface, sceneColors } from './scene.ts';

const docs = {
  stacked: sampleDoc({ secondName: 'Half Hill Bakery' }),
  wordmark: sampleDoc({ mark: false, layout: 'wordmark' }),
  dark: setLineColor(setBackground(sampleDoc({ palette: 'cool' }), '#12315c'), 'name', '#f6e3c5'),
  transparent: setBackground(sampleDoc(), 'transparent'),
  long: sampleDoc({ name: '一二三四五六七八九十一二三四五六七八九十', slogan: '山里采的茶', layout: 'framed' }),
};

for (const mockUp of MOCK_UPS) {
  test(`${mockUp} is a well-formed drawing of any logo, without fonts, scripts or references outside`, () => {
    for (const [name, doc] of Object.entries(docs)) {
      const svg = renderMockUp(mockUp, doc, boxOutlines);
      expect(checkXml(svg).elements, name).toBeGreaterThan(8);
      expect(svg, name).not.toMatch(/<text|<script|href="[^#]|url\(|font-family/);
    }
  });
}

test('the same logo gives the same picture, another one a different picture', () => {
  expect(renderMockUp('cup', docs.stacked, boxOutlines)).toBe(renderMockUp('cup', docs.stacked, boxOutlines));
  expect(renderMockUp('cup', docs.stacked, boxOutlines)).not.toBe(renderMockUp('cup', docs.dark, boxOutlines));
});

/** Where each part's first stroke begins, of the largest drawing of the logo in the scene. */
function startOf(svg: string, part: string): { x: number; y: number } {
  const [, x, y] = new RegExp(`data-part="${part}"><path[^>]* d="M([\\d.]+) ([\\d.]+)`).exec(svg) ?? [];
  return { x: Number(x), y: Number(y) };
}

test('a sign takes the row layout where the logo has one, a shirt keeps the logo as designed', () => {
  const shirt = renderMockUp('shirt', docs.stacked, boxOutlines);
  expect(startOf(shirt, 'mark').y).toBeLessThan(startOf(shirt, 'name').y);
  const sign = renderMockUp('sign', docs.stacked, boxOutlines);
  const fascia = sign.slice(sign.lastIndexOf('data-part="mark"', sign.indexOf('data-part="name"')) - 4);
  expect(startOf(fascia, 'mark').x).toBeLessThan(startOf(fascia, 'name').x);
  expect(startOf(fascia, 'name').y).toBeGreaterThanOrEqual(46);
  expect(startOf(fascia, 'name').y).toBeLessThan(92);
});

test('a logo on a dark ground keeps it as the brand surface, one on a pale ground lends its name colour', () => {
  expect(sceneColors(docs.dark).brand).toBe('#12315c');
  expect(isOwnSurface(docs.dark, sceneColors(docs.dark).brand)).toBe(true);
  const pale = sampleDoc();
  expect(sceneColors(pale).brand).toBe(pale.name.color);
  expect(contrast(sceneColors(pale).brand, sceneColors(pale).paper)).toBeGreaterThanOrEqual(4.5);
});
