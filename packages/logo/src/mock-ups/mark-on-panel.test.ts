import { expect, test } from 'vitest';
import { setBackground } from '../ops/edit-colors.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { checkXml } from '../testing/check-xml.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { colorsOnPanel, printForPanel, printPhotoWatermark, tradeWords } from './mark-on-panel.ts';

const doc = sampleDoc({ secondName: 'Half Hill Bakery' });
const viewOf = (svg: string) => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

test('the logo for a panel has no ground of its own and is cut to its ink', () => {
  const svg = printForPanel(doc, boxOutlines, { shape: 'own', ground: '#b98d5f' });
  expect(checkXml(svg).elements).toBeGreaterThan(2);
  expect(svg).not.toContain('<rect');
  const [, , width = 0, height = 0] = viewOf(svg);
  expect(width).toBeGreaterThan(0);
  expect(height).toBeLessThan(900);
});

test('a row is wider for its height than a column', () => {
  const ratio = (shape: 'row' | 'column') => {
    const [, , width = 0, height = 1] = viewOf(printForPanel(doc, boxOutlines, { shape, ground: '#ffffff' }));
    return width / height;
  };
  expect(ratio('row')).toBeGreaterThan(ratio('column'));
});

test('in one colour nothing else is painted', () => {
  const svg = printForPanel(doc, boxOutlines, { shape: 'own', ground: '#ffffff', color: '#9c1f1a' });
  const colors = [...svg.matchAll(/(?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
  expect(new Set(colors)).toEqual(new Set(['#9c1f1a']));
});

test('a logo says its background and its inks, the name’s first', () => {
  const { background, inks } = colorsOnPanel(doc, boxOutlines, 'own');
  expect(background).toBe(doc.background);
  expect(inks[0]).toBe(doc.name.color);
  expect(colorsOnPanel(setBackground(doc, 'transparent'), boxOutlines, 'own').background).toBeNull();
});

test('the watermark of a photograph covers it whole', () => {
  expect(printPhotoWatermark({ width: 900, height: 506 })).toContain('width="900" height="506"');
});

test('what was said of a shop tells its trade before its name does', () => {
  const [said, words] = tradeWords({ ...doc, about: '兰州拉面' });
  expect(said).toBe('兰州拉面');
  expect(words).toContain('Half Hill Bakery');
});
