import { expect, test } from 'vitest';
import { findConcept, ownMarksFor } from '@markwright/marks';
import * as kinds from '@markwright/marks/kinds';
import { propsFor } from './props/props.ts';

const isKnown = (id: string) => findConcept(id) !== undefined || ownMarksFor(id).length > 0 || propsFor(id).length > 0;

/** Lists of drawings and of marks are told from those of things by the marks of punctuation in their names. */
const isThing = (id: string) => !/[:/]/.test(id);

const lists = Object.entries(kinds).flatMap(([name, list]) =>
  list instanceof Set ? [{ name, things: [...list].filter(isThing) as string[] }] : [],
);

test.each(lists.filter(({ things }) => things.length > 0))('every thing of $name is a known concept', ({ things }) => {
  expect(things.filter((id) => !isKnown(id))).toEqual([]);
});
