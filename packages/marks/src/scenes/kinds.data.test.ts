import { expect, test } from 'vitest';
import { findConcept } from '../catalogue/catalogue.ts';
import { ownMarksFor } from '../own/own-marks-for.ts';
import * as kinds from './kinds.data.ts';
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
