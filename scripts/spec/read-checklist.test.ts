import { expect, test } from 'vitest';
import { readChecklist } from './read-checklist.ts';

const sample = `# The specification
- S1.1 zh is the default.
- S2.11 Contact footer only on /. S2.12 Filing footer hidden (see S9).

## Open
Finished parts: 1, 2
- part 4: S2.11, S2.12
`;

test('a bullet with two promises gives two rows', () => {
  expect(readChecklist(sample).rows).toEqual([
    { id: 'S1.1', promise: 'zh is the default.' },
    { id: 'S2.11', promise: 'Contact footer only on /.' },
    { id: 'S2.12', promise: 'Filing footer hidden (see S9).' },
  ]);
});

test('open rows carry the part that will bring them', () => {
  const { open, finishedParts } = readChecklist(sample);
  expect([...open]).toEqual([
    ['S2.11', 4],
    ['S2.12', 4],
  ]);
  expect([...finishedParts]).toEqual([1, 2]);
});
