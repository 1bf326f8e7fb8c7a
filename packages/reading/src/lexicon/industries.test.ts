import { expect, test } from 'vitest';
import { findConcept } from '@markwright/marks';
import { FIRST_TAGS } from '../tags/first-tags.data.ts';
import { HANZI_CONCEPTS } from './hanzi.data.ts';
import { INDUSTRIES } from './industries.ts';
import { MOODS } from './industry.ts';
import { NAME_PICTURES } from './name-words.data.ts';
import { pickableWords } from '../words/has-picture.ts';

test('the lexicon knows at least 400 trades, each once, and no word names two of them', () => {
  expect(INDUSTRIES.length).toBeGreaterThanOrEqual(400);
  expect(new Set(INDUSTRIES.map(({ id }) => id)).size).toBe(INDUSTRIES.length);
  for (const language of ['zh', 'en'] as const) {
    const words = INDUSTRIES.flatMap((industry) => industry[language].map((word) => word.toLowerCase()));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test('every trade has words in both languages, six pictures that can be shown, and moods', () => {
  for (const { id, zh, en, concepts, moods } of INDUSTRIES) {
    expect([...zh, ...en].every(Boolean) && zh.length > 0 && en.length > 0, id).toBe(true);
    expect(new Set(concepts).size, id).toBe(concepts.length);
    expect(concepts.length, id).toBeGreaterThanOrEqual(6);
    expect(
      concepts.filter((concept) => !pickableWords(concept)),
      id,
    ).toEqual([]);
    expect(moods.length > 0 && moods.every((mood) => mood in MOODS), id).toBe(true);
  }
});

test('what would be wrong for a trade is a thing of the catalogue and none of its pictures', () => {
  for (const { id, concepts, wrong } of INDUSTRIES) {
    expect(
      wrong.filter((concept) => concepts.includes(concept) || !findConcept(concept)),
      id,
    ).toEqual([]);
  }
});

test('what a word of a name pictures can be shown', () => {
  const pictured = [...NAME_PICTURES.values()].flat();
  expect([...new Set(pictured)].filter((concept) => !pickableWords(concept))).toEqual([]);
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
