import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Briefs with more telling than asking (`/` for a new line), then what is drawn, how it stands, and what is not to be drawn of it. */
const SENTENCES = `
The church had its window out and I watched the men carry it. An owl made of buttons is what I want = owl button | owl made-of button | church window man
A gentleman drove from Leeds with his clock in a tin. The bear himself ought to be holding the needle = bear sewing-needle | bear holding sewing-needle | man clock
Gerald is our parrot. So he gets the logo: a jar with a crown on = jar crown | jar wearing crown | parrot
I keep sketching a moth on a lamp. We have a barn with dreadful wifi = moth lamp | moth on lamp | barn router
The kids fight over the wagon so put a bear on a swing = bear swing | bear on swing | child cart
Draw a squirrel in a basket. Half our bookings are chapel outings = squirrel basket | squirrel in basket | chapel
People come for a pot of mint and stay an hour. A goat in a boat would be lovely = goat boat | goat in boat | mint pot
Six chairs always full. I been thinking about a lion with a comb = lion comb | lion holding comb | chair
There's a duck. He's wearing a raincoat = duck raincoat | duck wearing raincoat |
Our mascot is a badger. Put him on a log = badger log | badger on log |
`.trim();

const wordsOf = (cell: string, mark: RegExp): string[] =>
  cell
    .split(mark)
    .map((word) => word.trim())
    .filter(Boolean);

test.each(SENTENCES.split('\n').map((line): [string, string] => line.split(' = ') as [string, string]))(
  '%s: %s',
  (text, expected) => {
    const [drawn = '', standing = '', told = ''] = expected.split('|');
    const { things, relations } = readText(text.replaceAll(' / ', '\n'));
    const seen = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
    expect(seen).toEqual(expect.arrayContaining(wordsOf(drawn, /\s+/)));
    const said = relations.map(
      ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
    );
    expect(said).toEqual(expect.arrayContaining(wordsOf(standing, /;/)));
    expect(wordsOf(told, /\s+/).filter((name) => seen.includes(name))).toEqual([]);
  },
);
