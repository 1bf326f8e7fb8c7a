import { expect, test } from 'vitest';
import { conceptsFor } from './concepts-for.ts';
import { mayShow, readDescription } from './read-description.ts';

/** A brief, then the pictures that its refusal leaves out, also those that only show the refused thing. */
const REFUSED = `
family dentist in Hull, no teeth in the logo please = teeth tooth dental-care dental-implant denture
osteopath in Bath, spare me the feet = foot footprints pig-trotter
tea room. no leaves = leaves leaf tea-leaf
cutlery shop, no knives = kitchen-knives chefs-knife pocket-knife fork-knife
solicitors in Leeds, no hammers = hammer gavel
a cafe by the river and I'm sick of geese = goose wild-goose roast-goose
husky sled tours, keep the wolves out of it = wolf
village bakery, anything but loaves = bread
wool shop, no mice = mouse-animal
barber in Leeds, no scissors = scissors barber
nursery school, please no children = child mother-child
`.trim();

test.each(REFUSED.split('\n').map((line): [string, string] => line.split(' = ') as [string, string]))(
  '%s: none of %s',
  async (text, refused) => {
    const shown = (await conceptsFor({ name: 'Harris & Co', description: text })).map(({ concept }) => concept);
    const { refusals } = readDescription(text);
    for (const concept of refused.split(' ')) {
      expect(shown).not.toContain(concept);
      expect(mayShow(refusals, concept)).toBe(false);
    }
  },
);

test('what can only be drawn with the refused thing is not drawn', () => {
  const { things } = readDescription('oven cleaners. A genie rising from a bucket rather than a lamp');
  expect(things.map(({ concept }) => concept)).not.toContain('genie-lamp');
});

test('what was asked for by its own name stays, whatever kind was refused', () => {
  const { things } = readDescription('florist. A lotus, but no flowers otherwise');
  expect(things.map(({ concept }) => concept)).toContain('lotus');
});
