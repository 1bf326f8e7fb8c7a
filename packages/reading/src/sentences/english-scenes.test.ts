import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** How strangers tell a scene: the sentence, then what is drawn of it, how it stands, and what is declined. */
const SENTENCES = `
sharks, the hammerhead kind with a lamp on its head = hammerhead lamp | hammerhead carrying lamp
wool shop. slippers, the knitted ones under a rocking chair = slippers rocking-chair | slippers under rocking-chair
lanterns, the paper type hanging from a pine tree = lantern pine-tree | lantern under pine-tree
clocks, the tall standing kind beside a piano = clock piano | clock beside piano
bikes, the folding variety on a tram = bicycle tram | bicycle on tram
We bake loaves, the crusty sort in a wicker basket = bread basket | bread in basket
A snowman with a broom in one arm = snowman broom | snowman holding broom
cactus with a trumpet in its left arm = cactus trumpet | cactus holding trumpet
a teapot with an umbrella in one hand = teapot umbrella | teapot holding umbrella
a windmill with a paintbrush in each arm = windmill paintbrush | windmill holding paintbrush
pine tree with a lantern in one hand = pine-tree lantern | pine-tree holding lantern
a mole with a spade in hand = mole spade-tool | mole holding spade-tool
Two otters and one kite that they both hold = otter kite | otter holding kite
a crab and a pencil that it holds = crab pencil | crab holding pencil
two goats and a bicycle that they are both riding = goat bicycle | goat riding bicycle
a squirrel and a book that it reads = squirrel book | squirrel reading book
A fox and a trumpet that he plays = fox trumpet | fox playing trumpet
two mice and a balloon which they share and carry = mouse-animal balloon | mouse-animal carrying balloon
a barn with the moon behind it, no wait make it a crescent moon = barn moon | moon behind barn
a boat on a river, hang on, make that a paper boat = paper-boat river | paper-boat on river
A fox curled round a lamp post? sorry, round a teapot = fox teapot | fox wrapped-round teapot | street-lamp
a hen sitting on a gate, no, wait, on a tractor = hen tractor | hen on tractor | gate
An owl asleep in a drawer - scratch that, in a boot = owl boot | owl in boot | drawers
a vine growing from a boot, correction, from a kettle = ivy kettle | ivy rising-from kettle | boot
one elephant watering a flower with the trunk = elephant flower | elephant holding flower
an elephant painting a fence with its trunk = elephant fence | elephant holding fence
a monkey holding a lamp with its tail = monkey lamp | monkey holding lamp
bear catching a salmon with one paw = bear salmon | bear holding salmon
octopus lifting a piano with its tentacles = octopus piano | octopus holding piano
a parrot cracking a walnut with her beak = parrot walnut | parrot holding walnut
one round clock with a bird on it = clock bird | bird on clock
The whale wears round glasses = whale glasses | whale wearing glasses
two round loaves in a basket = bread basket | bread in basket
three round pebbles beside a candle = pebble candle | pebble beside candle
the snail itself wears round goggles = snail goggles | snail wearing goggles
a goat carrying round cheese = goat cheese | goat carrying cheese
koala hugging a eucalyptus branch = koala twig | koala on twig
sloth hugging a lamp post = sloth street-lamp | sloth on street-lamp
a cat hanging on to a drainpipe = cat pipeline | cat on pipeline
a bear hugging a teapot = bear teapot | bear holding teapot
wallaby with a loaf peeking from her pouch = wallaby bread | bread in wallaby
a kangaroo with a letter poking out of its pouch = kangaroo envelope | envelope in kangaroo
a chef with a carrot sticking out of his pocket = chef carrot | carrot in chef
a wombat with a book peeking from its pouch = wombat book | book in wombat
possum with an apple sticking out of her pouch = possum apple | apple in possum
a scarf with a robin knitted into it = scarf robin | robin on scarf
a jumper with a fox woven into it = sweater fox | fox on sweater
wooden spoon with a bee carved into it = wooden-spoon bee | bee on wooden-spoon
a mug with a fern etched into it = mug fern | fern on mug
cushion with a whale stitched into it = pillow whale | whale on pillow
jar with two holes and a ribbon under it = jar ribbon | ribbon under jar
a big coat with six toggles and a hook behind it = coat hook | hook behind coat
a boot with five eyelets and a snail on it = boot snail | snail on boot
A snail strolling along with a house on his back = snail house | snail carrying house
camel walking along with a sofa on its back = camel sofa | camel carrying sofa
hen strutting along with an egg on her back = hen egg | hen carrying egg
We grow tulips. A boot stuffed full of them = boot tulip | tulip in boot
I press apples, a cart heaped with them = cart apple | apple in cart
we dry chillies, a basket brimming with them = basket chili | chili in basket
candles by the dozen, a bathtub filled with them = bathtub candle | candle in bathtub
fresh sardines, a boat overflowing with them = boat sardine | sardine in boat
spider inna him web = spider spider-web | spider in spider-web
a goat pon him bike = goat bicycle | goat on bicycle
a crab wid him trumpet = crab trumpet | crab holding trumpet
Two swans facing eachother = swan | swan facing swan
sheep beside a sewing mashine = sheep sewing-machine | sheep beside sewing-machine
a badger on a rocking chiar = badger rocking-chair | badger on rocking-chair
bowling club. a pin wearing a crown = bowling-pin crown | bowling-pin wearing crown
bowling alley, one ball and two pins = bowling bowling-pin | bowling and bowling-pin
dressmaking pins in a cushion = sewing-needle pillow | sewing-needle in pillow
barrel with a line of music wrapped around it = barrel music-score | music-score wrapped-round barrel
a bar of music coming out of a kettle = music-score kettle | music-score out-of kettle
a few bars of music above a fox = music-score fox | music-score over fox
plumber on the gold coast, a gecko on a tap = gecko faucet | gecko on faucet
lettings on the south coast, a key on a hook = key hook | key on hook
kiwi with a suitcase, the bird, not the fruit = kiwi-bird suitcase | kiwi-bird holding suitcase
kiwi in red gumboots please, the bird not the fruit = kiwi-bird rain-boots | kiwi-bird wearing rain-boots
a scarf with a robin knitted into it and 3 stars around = scarf robin stars | robin on scarf; stars beside scarf
a kettle with a ribbon tied round it and a bee above = kettle ribbon bee | ribbon wrapped-round kettle; bee over kettle
one mug with a fern etched into it and two spoons beside it = mug fern spoon | fern on mug; spoon beside mug
a barrel with a snake coiled round it and a frog on top = barrel snake frog | snake wrapped-round barrel; frog on barrel
a fox with leaves around = fox leaves | leaves beside fox
a candle with three bees around = candle bee | bee beside candle
mittens on a line with snowflakes around = mittens snowflake | snowflake beside mittens
a mouse sitting in the tin = mouse-animal canned-food | mouse-animal in canned-food
one herring lying in the opened tin = sardine canned-food | sardine in canned-food
a wren nesting in the can = bird beverage-can | bird in beverage-can
lion with flames where his mane is = lion fire | lion as-part fire
a mower with forks where the blades go = lawn-mower fork | lawn-mower as-part fork
a penguin, a carrot where his beak belongs = penguin carrot | penguin as-part carrot
a scarecrow has forks where the fingers would be = scarecrow fork | scarecrow as-part fork
a rose with a spanner where its stem was = rose wrench | rose as-part wrench
an owl, two clocks where the eyes should go = owl clock | owl as-part clock
kites, the box kind on a string with a tail of bows = kite thread bow | kite on thread
Draw a cat on a mat, no sorry, a dog on a mat = dog carpet | dog on carpet | cat
tea shop: a kettle on a stove. scratch that, a teapot on a stove = teapot stove | teapot on stove | kettle
a bear holding a jar, wait, two jars = bear jar | bear holding jar
a hand holding a key, er, a feather I mean = hand feather | hand holding feather
a moth, a large one, whose wings are curtains = moth curtains | moth as-part curtains
a jug with a trumpet sticking out where the spout should be = vase trumpet | vase as-part trumpet
squash club, racket and the little black ball = tennis-racket tennis | tennis-racket and tennis
squash courts in Hull, a crab with a racket = crab tennis-racket | crab holding tennis-racket
a pug with a bone in its mouth and a crown on its head = pug bone crown | pug holding bone; pug wearing crown
a robin with a worm in its beak and a scarf round its neck = robin earthworm scarf | robin holding earthworm; robin wearing scarf
fox carrying a suitcase in its mouth and a hat on its head = fox suitcase hat | fox carrying suitcase; fox wearing hat
a hen with a key in her beak and glasses on her beak = hen key glasses | hen holding key; hen wearing glasses
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
    const { things, relations, refusals } = readText(text);
    const seen = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
    expect(new Set(seen)).toEqual(new Set(wordsOf(drawn, /\s+/)));
    const said = relations.map(
      ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
    );
    expect(said).toEqual(expect.arrayContaining(wordsOf(standing, /;/)));
    const refused = refusals.filter(({ kind }) => kind === 'thing').map(({ name }) => name);
    expect(refused).toEqual(expect.arrayContaining(wordsOf(declined, /\s+/)));
    expect(refused.filter((name) => seen.includes(name))).toEqual([]);
  },
);
