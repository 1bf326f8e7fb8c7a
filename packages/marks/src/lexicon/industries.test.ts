import { expect, test } from 'vitest';
import { findConcept } from '../catalogue/catalogue.ts';
import { FIRST_TAGS } from '../tags/first-tags.data.ts';
import { HANZI_CONCEPTS } from './hanzi.data.ts';
import { INDUSTRIES } from './industries.ts';
import { MOODS } from './industry.ts';

test('the lexicon knows at least 200 trades, each once', () => {
  expect(INDUSTRIES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(INDUSTRIES.length);
});

test('every trade has words in both languages, ten concepts that exist, and moods', () => {
  for (const { id, zh, en, concepts, moods } of INDUSTRIES) {
    expect(zh.length > 0 && en.length > 0, id).toBe(true);
    expect(new Set(concepts).size, id).toBe(concepts.length);
    expect(concepts.length, id).toBeGreaterThanOrEqual(10);
    expect(
      concepts.filter((concept) => !findConcept(concept)),
      id,
    ).toEqual([]);
    expect(moods.length > 0 && moods.every((mood) => mood in MOODS), id).toBe(true);
  }
});

test('every character points at concepts that exist', () => {
  const missing = [...HANZI_CONCEPTS].flatMap(([, concepts]) => concepts.filter((concept) => !findConcept(concept)));
  expect([...new Set(missing)]).toEqual([]);
  expect(HANZI_CONCEPTS.size).toBeGreaterThan(250);
});

test('every first tag has a picture and trades of the lexicon', () => {
  const trades = new Set(INDUSTRIES.map(({ id }) => id));
  for (const { id, concept, industries } of FIRST_TAGS) {
    expect(findConcept(concept)?.drawings.length, id).toBeGreaterThan(0);
    expect(
      industries.filter((industry) => !trades.has(industry)),
      id,
    ).toEqual([]);
  }
});
