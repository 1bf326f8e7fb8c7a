import { allFonts } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { expect, test } from 'vitest';
import { interpretBrief } from './interpret-brief.ts';
import { makeAiLogos } from './make-ai-logos.ts';
import { facesAsSaid, readLettering } from './read-lettering.ts';

const WISHES: readonly [brief: string, kind: string | undefined, weight: string | undefined][] = [
  ['山里的茶馆，字要像毛笔写的', 'brush', undefined],
  ['做木器的，店名用宋体', 'serif', undefined],
  ['亲子餐厅，字要圆一点', 'rounded', undefined],
  ['健身房，字要粗', undefined, 'bold'],
  ['A bakery. The name in a bold serif, please', 'serif', 'bold'],
  ['florist, handwritten lettering', 'handwritten', undefined],
];

for (const [brief, kind, weight] of WISHES)
  test(`how the letters shall look is read from: ${brief}`, () => {
    expect(readLettering(brief)).toEqual({ ...(kind ? { kind } : {}), ...(weight ? { weight } : {}) });
  });

test('a trade that sells letters or brushes asks for no letters', () => {
  for (const brief of ['卖毛笔和宣纸的文房店', 'we sell brushes and paint', '书法培训班', 'a thin crust pizzeria'])
    expect(readLettering(brief)).toEqual({});
});

test('the tool of a lettering is no picture, and the logos are set as it was asked', async () => {
  const brief = { name: '云隐茶舍', inspiration: '山里的茶馆，字要像毛笔写的', language: 'zh' as const };
  const reading = await interpretBrief(brief);
  expect(reading.things.map(({ concept }) => concept)).not.toContain('ink-brush');
  const logos = await makeAiLogos({ ...brief, styles: [], seed: 3 }, { outlines: openShippedOutlines(), reading });
  const asked = facesAsSaid({ kind: 'brush' }, brief.name, []);
  expect(logos.filter(({ doc }) => asked.includes(doc.name.font))).toHaveLength(logos.length);
});

test('a face that was asked for can write the name', () => {
  for (const key of facesAsSaid({ kind: 'serif', weight: 'bold' }, 'Iron Heron', []))
    expect(allFonts.find((font) => font.key === key)?.script).toBe('latin');
});
