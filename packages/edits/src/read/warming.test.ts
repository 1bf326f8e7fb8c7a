import { expect, test } from 'vitest';
import { WARMING_STEPS } from './warming.ts';

test('every step of the warming runs by itself, whichever ran before', () => {
  const found = WARMING_STEPS.toReversed().map((step) => step());
  expect(found).toHaveLength(WARMING_STEPS.length);
  // The last steps read whole requests in both languages.
  expect(found.slice(0, 2)).toEqual([
    { edits: expect.arrayContaining([expect.objectContaining({ do: 'text.remove' })]), unknown: [] },
    { edits: [{ do: 'mark.bigger', much: expect.anything() }], unknown: [] },
  ]);
});
