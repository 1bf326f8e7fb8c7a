import { expect, test } from 'vitest';
import { findConcept } from '@markwright/marks';
import { AMBIGUOUS_WORDS, readAmbiguousWords } from './ambiguous-words.ts';
import { picturedConcept } from './has-picture.ts';
import { searchConcepts } from '../search/search-concepts.ts';

const senses = (text: string) => readAmbiguousWords(text).map(({ meant }) => meant);

test('a word means one thing by itself and another beside its neighbours', () => {
  expect(senses('paper crane tea house')).toEqual(['crane-bird']);
  expect(senses('crane hire for construction sites')).toEqual(['tower-crane']);
  expect(senses('a bow for gifts')).toEqual(['bow']);
  expect(senses('bow and arrow club')).toEqual(['bow-arrow']);
  expect(senses('mouse')).toEqual(['mouse-animal']);
  expect(senses('gaming mouse shop')).toEqual(['computer-mouse']);
  expect(senses('baseball bat maker')).toEqual(['baseball-bat']);
  expect(senses('wax seal for letters')).toEqual(['wax-seal']);
  expect(senses('杜鹃')).toEqual(['azalea']);
  expect(senses('杜鹃鸟')).toEqual(['cuckoo']);
  expect(senses('海马刀')).toEqual(['corkscrew']);
});

test('every sense is a thing of the catalogue that can be shown', () => {
  const meant = AMBIGUOUS_WORDS.flatMap(({ means, unless }) => [means, ...unless.map((sense) => sense.means)]);
  expect([...new Set(meant)].filter((concept) => !findConcept(concept))).toEqual([]);
  // Without a picture of its own or of its kind a sense could only be silent.
  const silent = [...new Set(meant)].filter((concept) => !picturedConcept(concept));
  expect(silent.length / new Set(meant).size).toBeLessThan(0.1);
});

test('a wine glass is no pair of spectacles, the crane of a building site no bird', async () => {
  const found = async (text: string) => (await searchConcepts(text, { limit: 3 })).map(({ concept }) => concept);
  expect(await found('wine glass')).not.toContain('glasses');
  expect((await found('wine glass'))[0]).toBe('wine-glass');
  expect(await found('crane rental for construction')).toContain('tower-crane');
  expect(await found('crane rental for construction')).not.toContain('crane-bird');
  expect((await found('crane'))[0]).toBe('crane-bird');
});

test.each([
  ['丁香花园', 'lilac', 'clove'],
  ['丁香八角卤料', 'clove', 'lilac'],
  ['手工布偶', 'doll', 'ragdoll-cat'],
  ['布偶猫舍', 'ragdoll-cat', 'doll'],
  ['梨园采摘', 'pear', 'opera-mask'],
  ['梅花扑克牌', 'playing-cards', 'plum-blossom'],
  ['儿童彩色风车', 'pinwheel', 'windmill'],
  ['钢琴琴行', 'piano', 'guqin'],
  ['鸳鸯火锅', 'yuanyang-hot-pot', 'mandarin-duck'],
  ['八角亭', 'pavilion', 'star-anise'],
  ['boxing', 'boxing', 'package'],
  ['jaguar car parts', 'sport-car', 'jaguar'],
  ['python programming school', 'laptop-code', 'python-snake'],
  ['ginger cat', 'orange-cat', 'ginger'],
  ['mandarin duck', 'mandarin-duck', 'tangerine'],
  ['steel spring coil', 'spring-coil', 'sprout'],
  ['crane hire', 'tower-crane', 'crane-bird'],
  ['cell phone', 'smartphone', 'cell'],
  ['tooth brush', 'toothbrush', 'ink-brush'],
  ['calligraphy brush', 'ink-brush', 'toothbrush'],
  ['power plant', 'factory', 'potted-plant'],
  ['honey comb', 'honeycomb', 'comb'],
  ['medicine tablet', 'tablet-medicine', 'tablet-device'],
  ['dental crown', 'tooth', 'crown'],
])('%s is %s, not %s', async (text, meant, other) => {
  const found = (await searchConcepts(text, { limit: 3 })).map(({ concept }) => concept);
  expect(found).toContain(meant);
  expect(found).not.toContain(other);
});
