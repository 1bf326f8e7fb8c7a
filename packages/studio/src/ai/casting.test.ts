import { allFonts } from '@markwright/fonts';
import { openShippedOutlines } from '@markwright/fonts/node';
import { contrast } from '@markwright/logo';
import { INDUSTRIES } from '@markwright/reading';
import { expect, test } from 'vitest';
import { castStyles } from './cast-styles.ts';
import { CASTING } from './casting.ts';
import { TRADE_COLOURS } from './casting-colours.data.ts';
import { castingRow, rowOfTrade } from './find-casting-row.ts';
import { interpretBrief } from './interpret-brief.ts';
import { composeAiLogos } from './make-ai-logos.ts';

/** One for all tests: opening fonts takes longer than drawing with them. */
const outlines = openShippedOutlines();

const read = (name: string, inspiration: string) =>
  interpretBrief({ name, inspiration, language: /\p{Script=Han}/u.test(name) ? 'zh' : 'en' });

async function stylesFor(name: string, inspiration: string): Promise<string[]> {
  const reading = await read(name, inspiration);
  const hasHanzi = /\p{Script=Han}/u.test(name);
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((seed) =>
    castStyles([], reading, { seed, hasHanzi }).castings.map(({ form }) => form.id),
  );
}

test('every family names four styles for either script, none that it excludes', () => {
  for (const { family, hanzi, latin, never, type } of CASTING) {
    for (const styles of [hanzi, latin]) {
      expect(new Set(styles).size, family).toBe(styles.length);
      expect(styles.length, family).toBeGreaterThanOrEqual(4);
      expect(
        styles.filter((style) => never.includes(style)),
        family,
      ).toEqual([]);
    }
    expect(type.length, family).toBeGreaterThan(0);
  }
});

test('no trade stands in two families, and nearly every trade of the lexicon is cast', () => {
  const trades = CASTING.flatMap((row) => row.trades);
  expect(trades.filter((trade, at) => trades.indexOf(trade) !== at)).toEqual([]);
  const unknown = INDUSTRIES.filter(({ id }) => !rowOfTrade(id)).map(({ id }) => id);
  expect(unknown.length / INDUSTRIES.length, unknown.join(' ')).toBeLessThan(0.05);
});

test('in the colours of every trade names are read and marks are seen', () => {
  for (const [world, colours] of Object.entries(TRADE_COLOURS)) {
    expect(new Set(colours.map(({ ground }) => ground)).size, world).toBe(colours.length);
    expect(colours.length, world).toBeGreaterThanOrEqual(4);
    for (const { ground, name, mark } of colours) {
      expect(contrast(name, ground), `${world} ${ground}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, ground), `${world} ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

test.each([
  ['Hollow Oak Bakery', 'family bakery', ['ancient-chinese', 'ink-and-wash', 'romantic-purple']],
  ['Rosa & Thyme', 'florist', ['ancient-chinese', 'cartoon-graffiti']],
  ['Copper Pan', 'pizza restaurant', ['romantic-purple', 'ancient-chinese']],
  ['Kestrel Plumbing', 'plumber', ['circular-fun', 'romantic-purple', 'naturalism']],
  ['Little Acorns', 'baby clothes', ['cartoon-graffiti', 'cyberpunk', 'ink-and-wash']],
  ['Evergreen Farewell', 'funeral home', ['cyberpunk', 'circular-fun', 'new-retro']],
  ['Marlow & Finch', 'law firm', ['neon-gradient', 'cartoon-graffiti', 'circular-fun']],
  ['康和口腔', '口腔诊所', ['cartoon-graffiti', 'ancient-chinese', 'passion-red']],
  ['小鹿童装', '童装店', ['cartoon-graffiti', 'neon-gradient', 'ink-and-wash']],
  ['锐智科技', '人工智能软件公司', ['ink-and-wash', 'romantic-purple']],
])('%s, %s: whatever the seed, four styles that suit and none that never does', async (name, text, never) => {
  const styles = await stylesFor(name, text);
  expect(styles.filter((style) => never.includes(style))).toEqual([]);
  expect(new Set(styles.slice(0, 4)).size).toBe(4);
});

test('the script decides: a tea house in hanzi is inked, in Latin letters it is drawn in lines', async () => {
  expect(await stylesFor('竹里茶舍', '茶馆')).toContain('ink-and-wash');
  expect(await stylesFor('Bamboo House', 'tea house')).not.toContain('ancient-chinese');
});

test('a mood that was said moves the choice; what never suits stays out all the same', async () => {
  const styles = await stylesFor('Hollow Oak Bakery', 'bakery, energetic and bold');
  expect(styles).not.toContain('short-video');
  expect(castingRow(await read('Quiet Lane', 'hospice and memorial candles'), false).family).toBe('farewell');
});

test.each([
  ['new-retro', 'Marlow & Finch', 'law firm for small companies'],
  ['cool-blue', 'Still Water Yoga', 'calm yoga studio'],
  ['cartoon-graffiti', '康和口腔', '口腔诊所，温和专业'],
] as const)('a chosen style, %s, is drawn in its manner best suited to %s', async (style, name, inspiration) => {
  const reading = await read(name, inspiration);
  const logos = await composeAiLogos(
    { name, inspiration, language: 'en', styles: [style], seed: 1 },
    { outlines, reading },
  );
  expect(logos.map((logo) => logo.style)).toEqual([style, style, style, style]);
  const { type } = castingRow(reading, /\p{Script=Han}/u.test(name));
  const builds = logos.map(({ doc }) => allFonts.find(({ key }) => key === doc.name.font)?.traits.build);
  expect(
    builds.slice(0, 2).every((build) => build !== undefined && type.includes(build)),
    builds.join(),
  ).toBe(true);
});

test('a playful style that a law firm chooses keeps its letters still', async () => {
  const logos = await composeAiLogos(
    { name: 'Marlow & Finch', inspiration: 'law firm', language: 'en', styles: ['circular-fun'], seed: 1 },
    { outlines },
  );
  const kinds = logos.flatMap(({ doc }) => doc.effects?.parts ?? []).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'bounce' || kind === 'tilt')).toEqual([]);
});

test('a chosen style is obeyed', async () => {
  const reading = await read('Hollow Oak Bakery', 'family bakery');
  const { castings, isChosen } = castStyles(['cyberpunk'], reading, { seed: 1, hasHanzi: false });
  expect([isChosen, castings.map(({ form }) => form.id)]).toEqual([true, ['cyberpunk']]);
  expect(castings[0]?.colors).toBeUndefined();
});

test('a restaurant in hanzi is of the Chinese kitchen, one in Latin letters of the western', async () => {
  expect(castingRow(await read('福满楼', '餐厅'), true).family).toBe('chinese kitchen');
  expect(castingRow(await read('Marlow House', 'restaurant'), false).family).toBe('western kitchen');
});
