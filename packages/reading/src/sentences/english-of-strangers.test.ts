import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** How strangers write: the sentence (`/` for a new line), then what is drawn of it, how it stands, and what is declined. */
const SENTENCES = `
A peach with the leaf being scissors = peach scissors | peach as-part scissors |
A guitar, and where the neck is you got a comb = guitar comb | guitar as-part comb |
A key with the head of it a rose = key rose | key as-part rose |
A teapot with an elephant's trunk as the spout = teapot elephant | |
A bowling pin that is also a milk bottle = bowling-pin milk | bowling-pin shaped-like milk |
A lighthouse that's really a candle = lighthouse candle | lighthouse shaped-like candle |
The pepper IS the rocket = pepper rocket | pepper shaped-like rocket |
Half pineapple half owl = pineapple owl | pineapple shaped-like owl |
A slice of pizza standing point up so it's a volcano = pizza volcano | pizza shaped-like volcano |
A robin in its nest, only the nest is made out of bricks = robin nest brick | nest made-of brick; robin in nest |
A barn, and the whole barn is pieced out of quilts = barn quilt | barn made-of quilt |
One mango, and the leaf on top should actually be a small parrot = mango parrot | mango as-part parrot |
A tuba with a bird nesting in the bell = tuba bird | bird in tuba |
A tower crane with a bucket hanging from the hook = tower-crane bucket | bucket under tower-crane |
An acorn with a slot in it and a coin dropping in = acorn coin | coin in acorn |
A raccoon peeking out from the top of an upright piano = raccoon piano | raccoon out-of piano |
A fox with a mop in one paw and a bucket in the other = fox mop bucket | fox holding mop; fox holding bucket |
An octopus with a spoon in one arm, a fork in another arm = octopus spoon fork | octopus holding spoon |
A dog and a sheep stood side by side like old pals = dog sheep | dog beside sheep |
A beagle on a stool, flat cap, pipe in its mouth = beagle stool cap tobacco-pipe | beagle wearing cap; beagle on stool; beagle holding tobacco-pipe |
A tap, and what's dripping out of it is a daisy = faucet daisy | daisy out-of faucet |
A wren perched on a pair of scales = bird scales | bird on scales |
A frog with a spanner over his shoulder = frog wrench | frog carrying wrench |
You'll have seen puffins with fish in the beak? Same thing but three envelopes = puffin envelope | puffin holding envelope |
A fox reading under a fern = fox book fern | fox reading book; fox under fern |
A bear fishing on a dock = bear fishing-rod harbor | bear holding fishing-rod; bear on harbor |
A cat that knits = cat yarn | cat holding yarn |
A boxing kangaroo = kangaroo boxing-glove | kangaroo wearing boxing-glove |
A goldfish bathing in a teacup = goldfish cup-saucer | goldfish in cup-saucer |
A cat on a hill with the sun setting behind it = cat hill sun | cat on hill; sun behind cat |
A fox riding a bicycle, a coffee in the basket, steam blowing back in the wind = fox bicycle coffee basket steam | fox riding bicycle; coffee in basket; steam rising-from coffee |
Secondhand bookshop, Cork, with a stove and a resident cat called Bean. For the sign: a fox in an armchair = fox armchair | fox in armchair |
My own dog Hank is a bloodhound but he hates baths. Let's do a poodle in a bathtub = poodle bathtub | poodle in bathtub |
Our cat sleeps on the till all day. The logo should be a heron holding a key = heron key | heron holding key |
There's a big oak in the yard and a swing the kids love. Draw a snail on a teapot = snail teapot | snail on teapot |
Found a snake in a customer's toilet once. A plunger wearing a crown = plunger crown | plunger wearing crown |
Mama makes quilts. A goat on a drum = goat drum | goat on drum |
It's a pie van. A parrot on a drum = parrot drum | parrot on drum |
A crab with a fork. It will be stamped on leather with a hammer = crab fork | crab holding fork |
A snail on a bus, it goes on a hat and the side of a truck = snail bus | snail on bus |
A cow in a boat. Orange and brown like my nans kitchen = cow boat | cow in boat |
What I keep sketching on napkins is a fox on a drum = fox drum | fox on drum |
Maybe a parrot? Or a frog? Let's go parrot = parrot | |
Can't choose between a lobster and a lighthouse so surprise me = lobster | |
Cleaning company. What we want: broom. bucket. = broom bucket | |
we repair sewing machines. just draw an old one = sewing-machine | |
Was thinking owl but then every tuition centre also owl, so cannot. Make it an otter with a pencil = otter pencil | otter holding pencil | owl
i'm so over lotus flowers and skinny lady silhouettes. A pelican on a drum = pelican drum | pelican on drum | lotus
Every roofer between here and the river has that little house outline and I'll not be next. A hare on a ladder = hare ladder | hare on ladder | house
The other florist on our street has roses on everything. A snail with a hat = snail hat | snail wearing hat | rose
First thought was a trumpet with wings, too ordinary. Second thought a snail in a tuba = snail tuba | snail in tuba | trumpet
A hammer and a saw? No wait. A fox on a drum = fox drum | fox on drum | hammer saw
Butterflies would be the obvious one for a florist. A bee on a bell = bee bell | bee on bell | butterfly
We've all seen the rose in the teeth. A snail on a rake = snail rake | snail on rake | rose
Something calm that doesn't look like a bank. A swan on a drum = swan drum | swan on drum | bank
A duck with an umbrella and six ducklings behind her = duck umbrella duckling | duck holding umbrella; duckling behind duck |
A grand piano with its lid open and swallows flying out of it = grand-piano swallow | swallow out-of grand-piano |
A whippet in big round glasses = greyhound glasses | greyhound wearing glasses |
Vets in this town all have paw prints. A cat on a drum = cat drum | cat on drum | paw
We've been mending nets and pots for sixty years. A walrus in a hammock = walrus hammock | walrus in hammock |
Customers bring their dogs. I want an owl with a fork = owl fork | owl holding fork |
Draw me a ladybird on a typewriter key = ladybug typewriter | ladybug on typewriter |
Been a postie for 20 years, delivering parcels. A fox with a drum = fox drum | fox holding drum |
There is a whale and on its back there is a small house = whale house | whale carrying house |
Second hand mowers, cheap as chips. Sheep pushing a wheelbarrow = sheep wheelbarrow | sheep behind wheelbarrow |
My mum says I should have a pig but made of bricks. She's right = pig brick | pig made-of brick |
The manager drew an owl wearing a kettle for a hat and everyone loved it. That one please = owl kettle | owl wearing kettle |
An acorn on its own is boring. A snail with an acorn for its shell = snail acorn | snail as-part acorn |
There's a goose that waits by our door every morning. I want her standing in a teapot = goose teapot | goose in teapot |
Nan kept geese, she pushed a wheelbarrow through the village. Just draw that = woman wheelbarrow | woman behind wheelbarrow |
Simple vase outline, and in the empty space inside it a bee = vase bee | bee in vase |
A lamp post with a snake going round and round it = street-lamp snake | snake wrapped-round street-lamp |
A boot with a toad poking out the top of it = boot toad | toad out-of boot |
A stethoscope drawn in such a way that the tube takes the outline of a dog = stethoscope dog | stethoscope shaped-like dog |
Binoculars and in each lens there is a puffin = binoculars puffin | puffin in binoculars |
A mug, and the handle on the mug is a banana = mug banana | mug as-part banana |
The moon as a cheese. Nothing else = moon cheese | moon shaped-like cheese |
A necklace, only the beads are acorns = necklace acorn | necklace as-part acorn |
A dancer's foot with bells tied round the ankle = foot bell | bell wrapped-round foot |
A heron carrying a fish in a bucket = heron fish bucket | fish in bucket; heron carrying bucket |
A heron beak to beak with a kettle = heron kettle | heron facing kettle |
A raven on an old hand lantern = raven lantern | raven on lantern |
The little train, with flowers coming out of the chimney in place of smoke = train flower | flower out-of train |
Could we have a wolf in a boat? Gloomy, engraved = wolf boat | wolf in boat |
Mr Patel suggested a lion, but the board voted him down. A crab on a bell = crab bell | crab on bell | lion
Everything we tried was a house with a key in it so what we'd love is a bear on a drum = bear drum | bear on drum | house key
Boat trips out of Seahouses. A puffin with a drum = puffin drum | puffin holding drum |
Plumbing, three brothers and Dad, based in Leeds. A fox on a drum = fox drum | fox on drum |
Growing oyster and lions mane in old arches, we sell at markets. A toad on a drum = toad drum | toad on drum |
I see a hand, and in the hand is a small bird, and in the bird's beak is a ring = hand bird ring | bird in hand; bird holding ring |
`.trim();

const wordsOf = (cell: string, mark: RegExp): string[] =>
  cell
    .split(mark)
    .map((word) => word.trim())
    .filter(Boolean);

test.each(SENTENCES.split('\n').map((line): [string, string] => line.split(' = ') as [string, string]))(
  '%s: %s',
  (text, expected) => {
    const [drawn = '', standing = '', declined = ''] = expected.split('|');
    const { things, relations, refusals } = readText(text.replaceAll(' / ', '\n'));
    const seen = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
    expect(new Set(seen)).toEqual(new Set(wordsOf(drawn, /\s+/)));
    const said = relations.map(
      ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
    );
    expect(said).toEqual(expect.arrayContaining(wordsOf(standing, /;/)));
    expect(refusals.map(({ name }) => name)).toEqual(expect.arrayContaining(wordsOf(declined, /\s+/)));
  },
);
