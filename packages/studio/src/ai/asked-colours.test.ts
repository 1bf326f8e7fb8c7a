import { openShippedOutlines } from '@markwright/fonts/node';
import { contrast, toOklch } from '@markwright/logo';
import { expect, test } from 'vitest';
import { askedColours, worldsAsAsked } from './asked-colours.ts';
import { interpretBrief } from './interpret-brief.ts';
import { composeAiLogos } from './make-ai-logos.ts';
import { readColors } from './read-colors.ts';

const outlines = openShippedOutlines();
const asked = (text: string, name = '') => askedColours({ colors: readColors(text, [], name) });

test('colours asked for are the whole logo’s; those of one thing, of goods and of a name are not', () => {
  expect(asked('furniture makers, navy and gold')).toHaveLength(2);
  expect(asked('主色墨绿，点缀金色')).toHaveLength(2);
  for (const text of [
    'a black cat on a red roof',
    'red wine bar',
    'the walls are white',
    '门是绿色的老房子',
    '白色小狗',
  ])
    expect(asked(text), text).toEqual([]);
  expect(asked('a bar', 'Blue Fox')).toEqual([]);
});

test('every world made of what was asked has letters that are read on its ground', () => {
  for (const colors of [
    ['#0e2345', '#b8902f'],
    ['#a6dcc6', '#ffffff'],
    ['#111111', '#f2bd12'],
    ['#ffffff'],
    ['#f2bd12'],
  ])
    for (const { ground, name } of worldsAsAsked(colors)) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
});

test('navy and gold: no logo of the four has a strong colour of another hue', async () => {
  const brief = { name: 'Harbour and Oak', inspiration: 'furniture makers, navy and gold', language: 'en' as const };
  const reading = await interpretBrief(brief);
  const logos = await composeAiLogos({ ...brief, styles: [], seed: 5 }, { outlines, reading });
  const hues = askedColours(reading).map((hex) => toOklch(hex).h);
  const isStrange = (hex: string) => {
    const { c, h } = toOklch(hex);
    return c > 0.05 && hues.every((hue) => Math.abs(((h - hue + 540) % 360) - 180) > 30);
  };
  expect(logos).toHaveLength(4);
  for (const { doc } of logos) expect([doc.background, doc.name.color].filter(isStrange)).toEqual([]);
  expect(logos.some(({ doc }) => hues.some((hue) => Math.abs(toOklch(doc.name.color).h - hue) < 30))).toBe(true);
});
