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
coffee roaster with a black cat on a red roof = black-cat roof | black-cat on roof | 
a woman's face with hair like waves = woman wave | woman as-part wave | curly-hair
A peacock, the tail of which is a fan of threads = peacock thread | peacock as-part thread |
An eye of which the iris is a sunflower = eye sunflower | eye as-part sunflower |
A key; in place of the bow, a cluster of grapes = key grape | key as-part grape | bow
a tooth with a leaf growing from the top of it = tooth leaf | leaf rising-from tooth |
A steam engine and instead of smoke there's bees coming out of the funnel = steam-locomotive bee | steam-locomotive as-part bee | smoke
a hatbox with a mouse peeping out from under the lid = hat-box mouse-animal | mouse-animal out-of hat-box |
a cat tiptoeing along the piano keys = cat piano-keys | cat on piano-keys |
the giraffe must wear long scarf = giraffe scarf | giraffe wearing scarf |
a rabbit in the snow who is drink the green tea = rabbit green-tea | rabbit holding green-tea |
a whale and the tail of her becomes pine trees = whale pine-tree | whale as-part pine-tree |
wnat a penguin holding a trowel = penguin trowel | penguin holding trowel |
a pram overflowing with peonies = stroller peony | peony in stroller |
Rather than the two masks, could there be a moth on a lamp? = moth lamp | moth on lamp | mask-theater
bull on a skewer is grim so dont. chilli with sunglasses on yeah = chili sunglasses | chili wearing sunglasses | bull
The emblem has always been a lantern, but might it now be an owl in a boat = owl boat | owl in boat | lantern
the mountain has the ears and face of an alpaca = mountain alpaca | mountain shaped-like alpaca |
For logo we like stork, he is sitting in the big pot like in nest = stork cooking-pot | stork in cooking-pot | nest
a small theatre above a butcher's. Could we have a fox holding a lamp? = fox lamp | fox holding lamp | butcher
I finally handed back the bag and started walking dogs instead. I picture a fox holding a lamp = fox lamp | fox holding lamp | dog shopping-bag
Beeswax and soy, small batches, a barn with dreadful wifi. I keep sketching a moth on a lamp = moth lamp | moth on lamp | barn router
Our shop dog is a bulldog and folks love him, so I'd like him wearing a crown = bulldog crown | bulldog wearing crown |
My cat Biscuit strolls about. I'd love Biscuit tiptoeing along a row of piano keys = cat piano-keys | cat on piano-keys | biscuit
A biplane over a barn, close enough to part a cat's hair = biplane barn | biplane over barn | cat
A steamboat in a skillet like the skillet's the river = steamboat frying-pan | steamboat in frying-pan | river
a raccoon in a skip = raccoon garbage-bin | raccoon in garbage-bin |
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
