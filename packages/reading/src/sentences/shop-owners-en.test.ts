import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/** How shop owners write: the sentence (`/` for a new line), then what is drawn of it, how it stands, and what is declined. */
const SENTENCES = `
A bicycle (unicycles are for clowns) = bicycle | | unicycle
A goat on a hill. Cows are for the farm next door = goat hill | goat on hill | cow
A kettle. I know a teapot is the obvious choice but I really can't face one = kettle | | teapot
A lemon, and if a lime turns up I'm out = lemon | | lime
Try a robin. If it ends up as a sparrow, I'd be sad = robin | | sparrow
A cup; steam unnecessary = mug | | steam
A frog. A crown would be a bit much = frog | | crown
A snail. Please, please no slugs = snail | |
A plane but not a jet = airplane | |
One axe in a log. Not crossed axes = axe log | axe in log |
A pencil; computer pens excluded = pencil | |
A mug (no logo on it, no handle) = mug | |
A bee. Jars, hives, flowers: all banned = bee | | flower jar
A donkey. What I don't want: a cart, a carrot, a hat = donkey | | cart carrot hat
Things to avoid: hearts, stars. Things to include: a snail = snail | | heart stars
Please avoid: / - stars / - moons / Please show: / - an owl on a branch = owl twig | owl on twig | stars moon
Avoid: stars / A fox on a hill = fox hill | fox on hill | stars
The boss wanted a dinosaur, which is a no. A child on a swing = child swing | child on swing | dinosaur
A lamp. Last bloke gave us a candle and we hated it = lamp | | candle
A crab. My brother keeps suggesting a lobster and he can keep suggesting = crab | |
A piano. Musical notes give me hives = piano | | music-note
A sunflower is what my competitor has. A poppy for me = poppy | | sunflower
Keep it simple, a spoon. Forks complicate things = spoon | | fork
We've moved on from the windmill. A kettle on a stove = kettle stove | kettle on stove | windmill
Do not draw a house. Or a roof. Or a key. Three bricks = brick | | house roof key
Leaves? Hmm, not for us. A twig = twig | | leaves
the lion lies down with the lamb = lion lamb | |
no pictures of food thanks. Just a red door = door | |
a toucan, but an orange slice is the beak = toucan orange | toucan as-part orange |
A teapot and the spout is a trumpet = teapot trumpet | teapot as-part trumpet |
A lighthouse whose light is a candle = lighthouse candle | lighthouse as-part candle |
A lizard with a paintbrush at the end of its tail = lizard paintbrush | lizard as-part paintbrush |
a sheep knitting its own jumper = sheep sweater | sheep holding sweater |
A frog on a lily with a crown on = frog lily crown | frog wearing crown; frog on lily |
A calf fed by a woman in wellies = calf woman rain-boots | woman wearing rain-boots; woman holding calf |
Two castles and below a rose = castle rose | rose under castle |
a bar of soap and a daisy on top of it = soap daisy | daisy on soap |
a jacket pocket with a fern coming out of it = jacket fern | fern out-of jacket |
garden fork stuck in the soil = pitchfork | |
A dog that never sleeps, lying in a basket = dog basket | dog in basket |
a duck under a running tap = duck faucet | duck under faucet |
A wizard riding a turnip like it's a horse = wizard turnip | wizard riding turnip |
cheese plate like a saucer with a mouse on it = plate mouse-animal | |
a donkey with a creel of turf = donkey basket | donkey holding basket |
two parrots having it out either side of a lectern = parrot lectern | parrot beside lectern |
I'd like an agave plant = agave | |
overnight oats in a jar, launching this spring. a horse wearing sunglasses = horse sunglasses | horse wearing sunglasses |
reusable boxes for kids. otter floating on a leaf = otter leaf | otter on leaf |
running group for dads with babies. A boot with a bottle sticking out of it = boot water-bottle | water-bottle out-of boot |
I'm a lawyer. A compass on a map = compass map | compass on map |
It's for a dentist so I'd like a beaver = beaver | |
cakes made by seven sisters. one tall candle = candle | |
um we've got a farm with pigs mostly and I'd like a hen on a gate = hen gate | hen on gate |
my sister says tulips. So: a plain kettle, and nothing else round it = kettle | |
noodles from a van in Porto. A fox in a scarf = fox scarf | fox wearing scarf |
coffee from a trailer; a horse drinking from a mug = horse mug | horse holding mug |
A three tier cake with a bird on top = cake bird | bird on cake |
everyone round here has a lighthouse in their logo so go for a badger = badger | | lighthouse
There was a heron on the pond so a spoon with a key in it = spoon key | key in spoon |
sheep jumping over a gate, only the gate is a piano = sheep gate piano | sheep over gate; gate shaped-like piano |
a tree with guitars growing on it instead of leaves = tree guitar | guitar rising-from tree | leaves
A hammer with grass growing along the top = hammer grass | grass on hammer |
You know the ship in a bottle, like that but a bee in place of the ship = bee water-bottle | bee in water-bottle | ship
a crow on a hay bale beside a lily pad = raven haystack lotus-leaf | raven on haystack |
a glow worm in a tumbler = firefly water-glass | firefly in water-glass |
a lion with a sunflower mane = lion sunflower | lion as-part sunflower |
A lobster in a bath with a broom = lobster bathtub broom | lobster in bathtub; lobster holding broom |
Two crabs playing cards under a tree = crab poker tree | crab playing poker |
pig flying a biplane = pig biplane | pig riding biplane |
a child flying a kite = child kite | child holding kite |
There's a duck. He's wearing a raincoat and holding a spanner = duck raincoat wrench | duck wearing raincoat; duck holding wrench |
We want a boot, filled with flowers = boot flower | flower in boot |
I was thinking a llama carrying a drum = llama drum | llama carrying drum |
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
    const { things, relations, refusals, onlyLetters } = readText(text.replaceAll(' / ', '\n'));
    const seen = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
    expect(onlyLetters).toBe(false);
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
