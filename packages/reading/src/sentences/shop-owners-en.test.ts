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
a crow on a hay bale beside a lily pad = raven hay-bale lotus-leaf | raven on hay-bale |
a glow worm in a tumbler = firefly water-glass | firefly in water-glass |
a lion with a sunflower mane = lion sunflower | lion as-part sunflower |
A lobster in a bath with a broom = lobster bathtub broom | lobster in bathtub; lobster holding broom |
Two crabs playing cards under a tree = crab poker tree | crab playing poker |
pig flying a biplane = pig biplane | pig riding biplane |
a child flying a kite = child kite | child holding kite |
There's a duck. He's wearing a raincoat and holding a spanner = duck raincoat wrench | duck wearing raincoat; duck holding wrench |
We want a boot, filled with flowers = boot flower | flower in boot |
I was thinking a llama carrying a drum = llama drum | llama carrying drum |
a giraf holding a trumpit = giraffe trumpet | giraffe holding trumpet |
a penguin on a skatebord = penguin skateboard | penguin on skateboard |
a racoon peaking out of a bukket = raccoon bucket | raccoon out-of bucket |
a rinoceros balanceing on a beach ball = rhinoceros beach-ball | rhinoceros on beach-ball |
a kettel with an elefants trunk insted of the spout = kettle elephant | kettle as-part elephant |
our founder taught here for years. A pear in a bucket = pear bucket | pear in bucket |
a kiwi with a cup - the bird, not the fruit = kiwi-bird mug | kiwi-bird holding mug |
an iris in a jug: the flower, not the eye = iris-flower vase | iris-flower in vase | eye
a mole in a hat, I mean the animal, not a spot = mole hat | mole wearing hat |
a bunny with one ear in a bandage = rabbit bandage | rabbit wearing bandage |
a parrot with its wing in a sling = parrot bandage | parrot wearing bandage |
a kitten with her back leg in a cast, on a cushion = kitten bandage pillow | kitten wearing bandage; kitten on pillow |
plumber in Hove; our old lurcher came on every job. Could it be Digby wearing a flat cap = dog cap | dog wearing cap |
the pub parrot lived till ninety, so please do Admiral perched on a barrel = parrot barrel | parrot on barrel |
Everyone in town knows the shop goat. We want Noreen riding a bicycle = goat bicycle | goat riding bicycle |
soft play cafe in Rhyl. A zebra on a slide. teal and mustard = zebra slide | zebra on slide |
A robin on a spade, in charcoal and cream = robin spade-tool | robin on spade-tool |
a hare with a drum, duck egg blue or sage please = hare drum | hare holding drum |
nail bar in Ely. An otter, peach tones if poss = otter | |
a bandage wound round a horse's leg = horse bandage | bandage wrapped-round horse |
a lei wrapped round a cow's horns = cow wreath | wreath wrapped-round cow |
a scarf wrapped round a camel's neck = camel scarf | camel wearing scarf |
pub in Leeds, everyone here has a barrel so give us an otter on a stool = otter stool | otter on stool | barrel
dentist; everybody in the trade uses a molar. A walrus in a bathtub = walrus bathtub | walrus in bathtub | tooth
a ferret wearing goggles like my uncle Terry on his motorbike = ferret goggles | ferret wearing goggles |
a llama carrying a suitcase, just like our Gran when she came over = llama suitcase | llama carrying suitcase |
tool sharpening off a barge, an owl on an anvil = owl anvil | owl on anvil |
wedding decorators in Hull. a snail wearing a veil = snail veil | snail wearing veil |
wedding planning by the sea, two otters holding hands = otter | otter beside otter |
delighted is how our guests leave, so just a heron in a hammock = heron hammock | heron in hammock |
bookbinders. Mallet, bone folder, spool of thread = mallet folder thread | |
upholsterer, Hull; armchair, needle, pair of pliers = armchair sewing-needle pliers | |
beach hut hire: deckchair, windmill, bucket = deck-chair windmill bucket | |
leather shop, Hay. awl, hide, waxed thread = leather-awl thread | |
hardware shop. hammers, nails, paint = | |
free range eggs. hen doing a handstand = hen | |
a pram with a horn on, trumpet I mean = stroller trumpet | trumpet on stroller |
a spade with roots instead of a handle = spade-tool tree-root | spade-tool as-part tree-root |
a kettle with a swan's neck instead of the spout = kettle swan | kettle as-part swan |
a chair with a lion's tail = chair lion | chair as-part lion |
A horse with plaited mane holding a comb = horse comb | horse holding comb |
Cottage with a hare sat on the ridge = house hare | hare on house |
a digger with a daisy in its bucket = excavator daisy | daisy in excavator |
Please one tulip, and inside it is sitting small frog = tulip frog | frog in tulip |
a leek wearing a rosette = leek rosette | leek wearing rosette |
a knight sat on a pawn = knight chess-pawn | knight on chess-pawn |
tackle shop, a perch chasing a spinner = sea-bass fishing-lure | sea-bass chasing fishing-lure |
gulls in oilskins on a clothes horse = gull raincoat drying-rack | gull wearing raincoat |
an owlet in a bobble hat = owl beanie | owl wearing beanie |
A pear through a hoop? nah, a pear on a unicycle = pear unicycle | pear on unicycle | hula-hoop
an owl on a book? hmm no, an owl in a teacup = owl cup-saucer | owl in cup-saucer | book
kids craft club, a wellington boot with a wren peeking out the top = boot bird | bird out-of boot |
ironmonger since 1890. trowel & a sprig of thyme = trowel thyme | |
Tilly is our donkey at the sanctuary. Tilly wearing a daisy chain = donkey wreath | donkey wearing wreath |
An otter sitting cross-legged on a log, eyes shut = otter log | otter on log |
A panda seated with legs crossed on a cushion = panda pillow | panda on pillow |
a teapot, but instead of its handle a circus elephant's trunk = teapot elephant | teapot as-part elephant |
a unicorn with, instead of its horn, a baker's whisk = unicorn whisk | unicorn as-part whisk | horn
A winged bicycle = bicycle wing | wing on bicycle |
delivery in Leeds. winged pizza. quick = pizza wing | wing on pizza |
party hats for dogs. a sausage dog wearing three of them = dachshund party-hat | dachshund wearing party-hat |
umbrellas mended. an octopus holding four of them = octopus umbrella | octopus holding umbrella |
denim mending. a robin in a back pocket = robin jeans | robin in jeans |
a ryno with a bagel hooked on his horn = rhinoceros bagel | rhinoceros carrying bagel |
an hourglass with roasted coffee beans where the sand goes = hourglass coffee-bean | hourglass as-part coffee-bean |
Two cranes are dancing face to face = crane-bird | crane-bird facing crane-bird |
two hares boxing nose to nose = hare | hare facing hare |
a spool of thread and the end of it makes a swan = thread swan | thread shaped-like swan |
a hose; the loose end forms a heart = garden-hose heart | garden-hose shaped-like heart |
a bear folded from paper = bear origami | bear made-of origami |
A car with the back wheel a cookie = car cookie | car as-part cookie |
a snail with the shell a cinnamon roll = snail cinnamon-roll | snail as-part cinnamon-roll |
was going to do a broom but my son says bear, so a bear in a bath. actually let him hold the broom too = bear bathtub broom | bear in bathtub; bear holding broom |
people keep drawing us a cat. a lion on a rock = lion rock | lion on rock | cat
designers keep giving us a house. a key on a hook = key hook | key on hook | house
a chilly pepper with little wheels = chili wheel | chili on wheel |
kitten in tiny blue mittens in a basket = kitten mittens basket | kitten wearing mittens; kitten in basket |
two cats chasing each other in a circle = cat | cat chasing cat |
a dog running in circles = dog | |
loaf wearing a little hat, yes I know every baker does it. no wheat, we get mail for farmers = bread hat | bread wearing hat | wheat
a cow on a hill. no cheese, we keep getting calls for cheesemongers = cow hill | cow on hill | cheese
my nan keeps making jam. A wasp on a spoon = hornet spoon | hornet on spoon |
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
