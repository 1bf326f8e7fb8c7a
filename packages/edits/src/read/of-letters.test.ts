import { expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

test.each([
  ['The letters have drifted apart. Pull them closer together', { do: 'type.tighter', of: 'name' }],
  ['The typeface feels old. Something more modern', { do: 'type.kind', of: 'name', kind: 'modern' }],
  ['字体太老气，整个现代感的', { do: 'type.kind', of: 'name', kind: 'modern' }],
])('what is wished for letters is of the letters spoken of before: %s', (request, wish) => {
  expect(readRequest(request, { name: 'Harbour Light' }).edits).toContainEqual(expect.objectContaining(wish));
});

test('room round the picture stays room', () => {
  const { edits } = readRequest('The picture and the letters are cramped, more room', { name: 'Harbour Light' });
  expect(edits.some(({ do: name }) => name === 'type.looser')).toBe(false);
});
