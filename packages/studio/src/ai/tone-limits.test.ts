import { findConcept, ownMarksFor } from '@markwright/marks';
import { expect, test } from 'vitest';
import { toneLimits, backdropsFor, moodsOfThings, occasionsIn, suitsTones } from './tone-limits.ts';
import { AI_STYLES } from '../read/ai-styles.ts';
import { castStyles } from './cast-styles.ts';
import { interpretBrief } from './interpret-brief.ts';
import { MOODS_OF_THINGS, NEVER, type Tone } from './mood-limits.data.ts';

const LOUD = ['passion-red', 'cyberpunk', 'cartoon-graffiti', 'neon-gradient', 'short-video'] as const;

test.each<[Tone]>([['calm'], ['elegant'], ['medical'], ['mourning']])(
  '%s never gets flames, graffiti or neon',
  (tone) => {
    for (const style of LOUD) expect(suitsTones(style, [tone, 'energetic'])).toBe(false);
    expect(backdropsFor([{ kind: 'flames', colors: ['#ff0000'], strength: 1 }], [tone])).toEqual([]);
  },
);

test('children get no machine worlds, tradition no pixels, and a loud style only where it is asked for', () => {
  expect(suitsTones('cyberpunk', ['children', 'modern'])).toBe(false);
  expect(suitsTones('pixel-technology', ['traditional', 'modern'])).toBe(false);
  expect(suitsTones('passion-red', [])).toBe(false);
  expect(suitsTones('passion-red', ['energetic'])).toBe(true);
});

test('every air leaves at least four styles to choose from', () => {
  for (const tone of Object.keys(NEVER) as Tone[]) {
    expect(AI_STYLES.filter(({ id }) => suitsTones(id, [tone])).length, tone).toBeGreaterThanOrEqual(4);
  }
});

test('a picture speaks for its mood where nobody says one, before the trade does', async () => {
  expect(moodsOfThings(['firefly', 'tent'])).toEqual(['calm']);
  expect(moodsOfThings(['tent'])).toEqual([]);
  const airsWith = async (inspiration: string) =>
    (await interpretBrief({ name: '野火', inspiration, language: 'zh' })).tones;
  expect((await airsWith('健身房'))[0]).toBe('bold');
  expect((await airsWith('健身房，一只萤火虫'))[0]).toBe('calm');
});

test('every thing that has a mood of its own is a known concept', () => {
  const things = MOODS_OF_THINGS.flatMap((each) => each.things.split(' '));
  expect(things.filter((thing) => !findConcept(thing) && ownMarksFor(thing).length === 0)).toEqual([]);
});

test('occasions are heard in both languages and come before moods', () => {
  expect(occasionsIn('hospice care', undefined)).toEqual(['mourning']);
  expect(occasionsIn('牙科诊所', undefined)).toEqual(['medical']);
  expect(occasionsIn('少儿英语', undefined)).toEqual(['children']);
  expect(toneLimits(['mourning'], ['energetic'], ['warm'])).toEqual(['mourning', 'energetic']);
});

test.each([
  ['江边小酒馆，一艘船载着月亮，文艺安静', ['passion-red', 'cyberpunk', 'circular-fun']],
  ['hospice care, a single candle, calm and gentle', ['new-retro', 'circular-fun', 'ancient-chinese']],
  ['竹子和月亮，不要红色', ['passion-red', 'ancient-chinese']],
  ['露营地，帐篷上的星空，萤火虫', ['cartoon-graffiti', 'pixel-technology', 'short-video']],
  ['书信文具店，毛笔和一只大雁', ['cartoon-graffiti', 'pixel-technology']],
])('%s: whatever the seed, no style speaks against it', async (inspiration, never) => {
  const reading = await interpretBrief({ name: '渡月', inspiration, language: 'zh' });
  for (let seed = 0; seed < 12; seed += 1) {
    const styles = castStyles([], reading, { seed, hasHanzi: true }).castings.map(({ form }) => form.id);
    expect(styles).toHaveLength(4);
    expect(styles.filter((style) => (never as string[]).includes(style))).toEqual([]);
  }
});
