import { readdirSync, readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { contrast } from '../color/contrast.ts';
import { openDoc } from '../document/open-doc.ts';
import { LAYOUTS } from '../layout/catalogue.ts';
import { layOut } from '../placing/lay-out.ts';
import { renderSvg } from '../render/render-svg.ts';
import { PALETTES } from '../palettes.ts';
import { boxOutlines } from '../testing/box-outlines.ts';
import { checkXml } from '../testing/check-xml.ts';
import { fixtureOutlines } from '../testing/fixture-outlines.ts';
import { sampleDoc } from '../testing/sample-docs.ts';
import { GROUNDS, lookOn } from '../render/grounds.ts';
import { renderPrint } from './render-print.ts';

const folder = new URL('../../fixtures/', import.meta.url);
const fixtures = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'glyphs.json');
const openFixture = (file: string) => openDoc(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

const WIDTH = 600;
/** Letters come as outlines: to read all fonts of the machine takes longer than to draw. */
const font = { loadSystemFonts: false };
const pixelsOf = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font }).render().pixels;

/** Share of pixels in which two drawings differ by more than an edge's half tone. */
function differing(one: string, other: string): number {
  const [a, b] = [pixelsOf(one), pixelsOf(other)];
  let count = 0;
  for (let pixel = 0; pixel < a.length; pixel += 4) {
    for (let at = pixel; at < pixel + 4; at += 1) {
      if (Math.abs(a[at]! - b[at]!) <= 64) continue;
      count += 1;
      break;
    }
  }
  return count / (a.length / 4);
}

for (const file of fixtures) {
  test(`${file}: outlined on every ground, it looks the same as with strokes and masks`, () => {
    const doc = openFixture(file);
    for (const ground of GROUNDS) {
      const outlined = renderPrint(doc, { outlines: fixtureOutlines, ground });
      checkXml(outlined);
      expect(outlined).not.toMatch(/stroke|<mask|<clipPath|<text|href/);
      expect([ground, differing(outlined, renderSvg(doc, { outlines: fixtureOutlines, ground })) < 0.0004]).toEqual([
        ground,
        true,
      ]);
    }
  });
}

for (const layout of LAYOUTS) {
  test(`${layout.id}: what it paints on white, reversed or nothing can be told from the ground`, () => {
    const pale: string[] = [];
    for (const [index, palette] of PALETTES.map(({ id }) => id).entries()) {
      for (const seed of [0, 1, 2, 3]) {
        const doc = sampleDoc({ layout: layout.id, palette, seed: seed + index, slogan: '每天清晨六点出炉' });
        const placed = layOut(doc, boxOutlines);
        for (const ground of GROUNDS.filter((each) => each !== 'designed')) {
          const { background, paint, isCut } = lookOn(ground, placed, doc);
          const behind = background === 'transparent' ? (ground === 'clear' ? '#ffffff' : '#222222') : background;
          const names = placed.pieces.filter(({ role }) => role === 'name' || role === 'slogan');
          for (const ink of names.flatMap(({ inks }) => inks)) {
            const color = paint(ink);
            // Letters inside a container are holes in it or its ground's colour; the container itself is an ornament.
            if (isCut?.(ink) || color === null || ink.isGround || ink.color === placed.ground) continue;
            if (contrast(color, behind) < 3) pale.push(`${doc.background}, ${ground}: ${color} on ${behind}`);
          }
        }
      }
    }
    expect(pale).toEqual([]);
  });
}

test('a stroke becomes one filled shape of the same width with round ends', () => {
  const doc = sampleDoc({ layout: 'stacked' });
  const svg = renderPrint(doc, { outlines: boxOutlines, ground: 'clear-reversed' });
  const mark = /<g data-part="mark">(.*?)<\/g>/.exec(svg)?.[1] ?? '';
  // The hill carries a line in the ground's colour, which is a hole of its outline: straight sides, curved ends.
  expect(mark.match(/<path/g)).toHaveLength(2);
  expect(mark).toMatch(/Z M|ZM/);
  expect(mark).toMatch(/C/);
});
