import { expect, test } from 'vitest';
import { acceptText, TextError } from '../document/new-doc.ts';
import { LAYOUTS } from '../layout/catalogue.ts';
import { GlyphsMissingError } from '../placing/lay-out.ts';
import { setBackground } from '../ops/edit-colors.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { checkXml } from '../testing/check-xml.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { renderConstruction } from './construction-sheet.ts';
import { renderIcon } from './render-icon.ts';
import { renderSvg } from './render-svg.ts';

const full = { secondName: 'Half Hill Bakery', slogan: '每天清晨六点出炉' };

for (const layout of LAYOUTS) {
  test(`${layout.id} draws a well-formed SVG in every tone, with and without watermark`, () => {
    const doc = sampleDoc({ layout: layout.id, ...full });
    for (const tone of ['full', 'reversed', 'ink', 'paper'] as const) {
      for (const background of [undefined, 'transparent']) {
        const svg = renderSvg(doc, {
          outlines: boxOutlines,
          tone,
          watermark: tone === 'full',
          ...(background ? { background } : {}),
        });
        expect(checkXml(svg).elements).toBeGreaterThan(3);
        expect(svg).not.toMatch(/<text|<script|href|font-family/);
      }
    }
    expect(checkXml(renderConstruction(doc, { outlines: boxOutlines })).elements).toBeGreaterThan(3);
  });
}

test('bad input gives a good logo or a clear error, never a broken SVG', () => {
  const inputs = [
    '<script>',
    'a&b"c\'d',
    ']]>',
    '&amp;',
    '🐻',
    '👨‍👩‍👧',
    'سلام',
    'שלום',
    'mixed سلام',
    'é',
    'e\u0301e\u0301',
    `a${'\u0301'.repeat(30)}`,
    'x',
    '一',
    '一'.repeat(20),
    'W'.repeat(20),
    '\u0000',
    'a\u0008b',
    '\ud83d',
    '\u202eevil',
    '  ',
    '\n',
    '\uffff',
    '𠮷野家',
    'ＡＢＣ',
    '１２３',
    '...',
    '---',
    '👍🏽',
    '\ufeff半山',
    'a b c d e f g h i j',
  ];
  let drawn = 0;
  for (const raw of inputs) {
    for (const layout of LAYOUTS) {
      try {
        const name = acceptText(raw, 'name');
        checkXml(
          renderSvg(sampleDoc({ name, layout: layout.id, secondName: name, slogan: name }), { outlines: boxOutlines }),
        );
        drawn += 1;
      } catch (error) {
        expect(
          error instanceof TextError || error instanceof GlyphsMissingError,
          `${JSON.stringify(raw)}: ${String(error)}`,
        ).toBe(true);
      }
    }
  }
  expect(drawn).toBeGreaterThan(LAYOUTS.length * 15);
});

test('markup in a name is text in the title and shapes in the picture', () => {
  const svg = renderSvg(sampleDoc({ name: '<b>"A&B"</b>', layout: 'wordmark' }), { outlines: boxOutlines });
  expect(svg).toContain('<title>&lt;b&gt;&quot;A&amp;B&quot;&lt;/b&gt;</title>');
  checkXml(svg);
});

test('the same document gives the same picture', () => {
  const draw = () => renderSvg(sampleDoc(full), { outlines: boxOutlines, watermark: true });
  expect(draw()).toBe(draw());
});

test('a transparent ground draws no rectangle', () => {
  const doc = setBackground(sampleDoc(), 'transparent');
  expect(renderSvg(doc, { outlines: boxOutlines })).not.toContain('<rect');
  expect(renderSvg(doc, { outlines: boxOutlines, background: '#ffffff' })).toContain('<rect');
});

test('one colour uses one colour, and details are holes in it', () => {
  const doc = sampleDoc({ layout: 'badge', ...full });
  const svg = renderSvg(doc, { outlines: boxOutlines, tone: 'ink', background: 'transparent' });
  const paints = new Set(Array.from(svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g), (match) => match[1]));
  expect([...paints]).toEqual(['#17130f']);
  // The letters of the badge are cut out of it: nothing is left to paint them with.
  expect(svg).toContain('<g data-part="name"></g>');
});

test('the small drawing is used under 48 px', () => {
  const doc = sampleDoc();
  const paths = (pixels: number) => renderIcon(doc, { outlines: boxOutlines, pixels }).match(/<path/g)?.length;
  expect(paths(32)).toBe(1);
  expect(paths(48)).toBe(3);
  checkXml(renderIcon(sampleDoc({ mark: false }), { outlines: boxOutlines, pixels: 16 }));
});

test('the construction sheet shows the circles the mark was made of, where the mark stands', () => {
  const svg = renderConstruction(sampleDoc(), { outlines: boxOutlines });
  expect(svg.match(/<circle/g)).toHaveLength(1);
  expect(svg).toContain('stroke="#ff6000"');
});
