import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDoc } from '../document/open-doc.ts';
import { layOut } from '../placing/lay-out.ts';
import { checkXml } from '../testing/check-xml.ts';
import { fixtureOutlines } from '../testing/fixture-outlines.ts';
import { renderSvg } from './render-svg.ts';

const folder = new URL('../../fixtures/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'glyphs.json')
  .map((file) => file.replace(/\.json$/, ''));

test('there are fixtures', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
});

for (const name of names) {
  test(`draws ${name}`, async () => {
    const doc = openDoc(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
    const placed = layOut(doc, fixtureOutlines);
    expect(placed.missing).toEqual([]);
    expect(placed.layoutId).toBe(doc.layout.id);
    const svg = renderSvg(doc, { outlines: fixtureOutlines });
    checkXml(svg);
    await expect(svg).toMatchFileSnapshot(`../../fixtures/${name}.svg`);
  });
}
