import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** Name: brief (`/` for a new line), then what is drawn, how it stands, what is not to be drawn of it, and letters. */
const SENTENCES = `
NOVA BIKES: v = hex nut. no chain please = nut-bolt | | chain | V
Moon Pots: Could the two o's in Moon be bowls? = bowl | | | O
Kettle: Make the first t in Kettle a candle with a little crown on = candle | | | T
Olga's: letter O whose tail is a feather quill = quill | | envelope | O
Pippa Pins: Two skittles for the two Ps in Pippa = bowling-pin | | | P
Juniper: could the dot of the i be a strawberry? = strawberry | | | I
Rolls: the word Rolls is enough for me. Swap the o for a donut with a bite out of it = donut | | | O
X: We have no oven. I've never been happier. A snail would say it = snail | | oven |
X: Used books, and a wood stove in the winter. How about a fox holding a lamp? = fox lamp | fox holding lamp | stove |
X: My aunt bought the barn in 1990, I swept it. There's a duckling in a boot and that is just us = duckling boot | duckling in boot | barn |
X: A jar with a crown on. Nothing else, no wheat, they're on every bag in town = jar crown | jar wearing crown | shopping-bag |
X: A plain clock with two leaves for hands would be clever, wouldn't it? = clock | clock as-part leaves | |
X: a fox chasing after a butterfly = fox butterfly | fox chasing butterfly | |
X: two tulips in a jug. Two, because there's two of us girls = tulip | | girl |
X: a cat in a kayak, eyes huge, like saucers = cat kayak | cat in kayak | eye |
X: a snail with a lens for a shell. named it after my grandma = snail | | grandma |
X: wife wants an owl she can want. a badger on a log = badger log | badger on log | owl |
X: goat holding a banner, the chips we can omit = goat | | french-fries |
X: a bear holding a lamp. no bananas the lads'll never let it go = bear lamp | bear holding lamp | banana |
X: hammer or a trowel dont care which = hammer | | |
X: horse jumpin a fence = fence | | |
X: mole poking his head out a pipe = mole pipeline | mole out-of pipeline | tobacco-pipe |
X: spanner bent round into a fish hook shape = wrench fish-hook | wrench shaped-like fish-hook | |
X: a coat hanger but the bit underneath is a scoop of ice cream = hanger ice-cream | ice-cream under hanger | |
X: light bulb and inside it instead of the wire bit a lightning bolt = light-bulb lightning | lightning in light-bulb | |
X: a hand mirror with a rose filling the round part where your face would be = hand-mirror rose | rose in hand-mirror | |
X: a puffin at the ship's wheel = puffin ship-wheel | puffin holding ship-wheel | |
X: a zebra and a bolt of striped cloth = zebra fabric | | lightning |
X: a stag who has a beer glass hanging from his antlers = deer beer | beer on deer | |
X: one elephant seen from the side with a tree growing out of its back = elephant tree | tree rising-from elephant | |
X: the donut is a planet = donut planet | donut shaped-like planet | |
X: an octopus wrapped round the cup, straw and all = octopus drinking-straw | | straw |
X: the cactus can be growing from a crystal, two things i cannot stop buying = cactus crystal | cactus rising-from crystal | |
X: five bars of soap stacked up the way folks stack rocks on the beach = soap | | rock |
X: A fox on a log. There is no need for a bird. = fox log | fox on log | bird |
X: A fig. Under no circumstances a baby, a stork or an embryo. = fig | | baby stork embryo |
X: A padlock on a log. Shields, hats and bees are excluded. = padlock log | | shield hat bee |
X: An anchor. Rope to be omitted. = anchor | | rope |
`.trim();

const wordsOf = (cell: string, mark: RegExp): string[] =>
  cell
    .split(mark)
    .map((word) => word.trim())
    .filter(Boolean);

/** The brief may hold " = " itself: what is expected stands behind the last one. */
const cutAtLast = (line: string): [string, string] => {
  const at = line.lastIndexOf(' = ');
  return [line.slice(0, at), line.slice(at + 3)];
};

test.each(SENTENCES.split('\n').map(cutAtLast))('%s: %s', (line, expected) => {
  const [name = '', ...rest] = line.split(': ');
  const [drawn = '', standing = '', told = '', letter = ''] = expected.split('|');
  const { things, relations, letterWishes } = readText(rest.join(': ').replaceAll(' / ', '\n'), name);
  const seen = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
  expect(seen).toEqual(expect.arrayContaining(wordsOf(drawn, /\s+/)));
  const said = relations.map(
    ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
  );
  expect(said).toEqual(expect.arrayContaining(wordsOf(standing, /;/)));
  expect(wordsOf(told, /\s+/).filter((each) => seen.includes(each))).toEqual([]);
  expect(letterWishes.map((wish) => wish.letter)).toEqual(wordsOf(letter, /\s+/));
});
