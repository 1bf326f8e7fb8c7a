import { expect, test } from 'vitest';
import { ink } from '../src/kit/define-mark.ts';
import { inkBox } from '../src/kit/finish.ts';
import { readConceptTables } from './concept-table.ts';
import { faultsOf } from './drawn-faults.ts';
import { readDrawn, readDrawnFile } from './drawn.ts';

const drawn = readDrawn();

test('every picture has a name of its own and shows a concept of the tables', () => {
  expect(new Set(drawn.map(({ name }) => name)).size).toBe(drawn.length);
  const concepts = new Set(readConceptTables().map(({ id }) => id));
  expect(drawn.filter(({ concept }) => !concepts.has(concept)).map(({ name }) => name)).toEqual([]);
});

// Building the catalogue judges every picture and leaves out what fails; here one of thirty-two is judged again.
test('pictures have weight, nothing that vanishes at 32 px, few nodes, and are no well-known trademark', () => {
  const some = drawn.filter((_, index) => index % 32 === 0);
  expect(some.flatMap(faultsOf)).toEqual([]);
});

test('a picture that is too light, frail, or a trademark is refused', () => {
  const faults = (text: string) => readDrawnFile(text).flatMap(faultsOf).join('; ');
  expect(faults('hairline\n + k 2 10,10 230,230')).toContain('hairline: thin ink');
  expect(faults('slits\n + r 10 10 220 220\n - r 60 20 3 200\n - r 120 20 3 200\n - r 180 20 3 200')).toContain(
    'thin gaps',
  );
  expect(faults('dots\n + c 10 10 9\n + c 230 230 9')).toContain('dots: ink');
});

test('shapes are added, cut out, laid over with a gap, and kept to what is inside another', () => {
  const [both, hole, over, part] = readDrawnFile(
    'a\n + c 60 60 20\n + c 180 60 20\nb\n + c 120 120 60\n - c 120 120 30\nc\n + c 120 120 60\n ^ c 120 120 20\nd\n + c 120 120 60\n & r 0 0 240 120\n',
  );
  expect(both!.region.contours).toHaveLength(2);
  expect(hole!.region.contours).toHaveLength(2);
  expect(over!.region.contours).toHaveLength(3);
  expect(inkBox(ink(part!.region)).height).toBeCloseTo(60);
  expect(() => readDrawnFile('e\n + q 1 2')).toThrow('Drawing e: "q" is no shape');
});
