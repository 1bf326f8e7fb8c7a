import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

/**
 * English of many places, one sentence a line; behind it what is read: a thing to draw, how two stand to each other,
 * `no` what is declined, `not` what is only told of.
 */
const SENTENCES = `
A kettle with a wren on it. Roses can do one. = bird on kettle; no rose
We want an anvil. Kindly avoid any skull. = anvil; no skull
One peacock only. Crown may please be avoided. = peacock; no crown
Sun symbol to be excluded, just a boat. = boat; no sun
A crab holding a spoon. Anchor is not required. = crab holding spoon; no anchor
my cousin wanted an eagle, he's not getting one. a heron please = heron; no eagle
A hat on a goat. I wouldn't touch a horseshoe with a bargepole. = goat wearing hat; no horseshoe
otter on a barrel and if there is a single fish hook on it i'll scream = otter on barrel; no fish-hook
A hen in a boot. Not so much as a feather please. = hen in boot; no feather
A teapot. Nary a biscuit in sight. = teapot; no biscuit
An owl reading a book. Give the moon a miss. = owl reading book; no moon
give the hearts a wide berth. two cups. = mug; no heart
A snail on a skateboard, minus the helmet. = snail on skateboard; no helmet
A mouse in a teacup sans cheese = mouse-animal in cup-saucer; no cheese
Everyone in this town has a lighthouse so we'd like a gull on a bollard = gull; no lighthouse
The last bloke drew us a tractor. We hated it. A pig in wellies. = pig wearing rain-boots; no tractor
A duck. I'd sooner you left the bread out. = duck; no bread
a violin and a bow, rule out any clefs or notes = violin; no sticky-note
We are allergic to ribbons. A cake with a candle. = cake; no ribbon
Nothing with wings please. A toad on a mushroom. = toad on mushroom; no wing
nothing with a leaf on it. a cow in a hat = cow wearing hat; no leaf
My husband pushed for a shark, overruled. A turtle with a backpack. = turtle holding backpack; no shark
people keep suggesting a rocket. No rocket. A hedgehog on roller skates. = hedgehog; no rocket
No dog bones, no paw prints, nothing like that. A whippet in a scarf. = greyhound wearing scarf; no bone; no paw
A llama wearing a poncho (cacti strictly prohibited) = llama wearing poncho; no cactus
Cherries, but hold the cream = cherry; no cream
A sloth hanging off a branch. Palm trees? Hard pass. = sloth; no palm-tree
Do not under any circumstances put a tooth on it. A beaver with a toothbrush. = beaver holding toothbrush; no tooth
A tiger in a bow tie - and no, not a bowling ball, you know who you are = tiger wearing bow-tie; no bowling
I'm done with light bulbs. A snail with a lamp for a shell. = snail; no light-bulb
Light bulbs bore me. A fox with a lantern. = fox holding lantern; no light-bulb
a scarecrow. crows would be a bit obvious so skip those = scarecrow; no raven
I can't be doing with butterflies. A thistle in a jar. = thistle in jar; no butterfly
Please, whatever you do, not a globe. A pelican with a suitcase. = pelican holding suitcase; no globe
The word cloud in our name is about computing so don't draw a cloud. A goat on a ladder. = goat on ladder; no cloud
A stork with a parcel. The baby stays out of it. = stork; no baby
We sell fish but keep fish out of the picture. A cat in an apron. = cat wearing apron; no fish
A lion. Crowns are banned round here. = lion; no crown
I dont want to see no chef hat. A ladle and a whisk crossed = ladle; whisk; no chef-hat
A penguin with a tray. If anyone so much as mentions an igloo I'm leaving. = penguin holding tray; no igloo
Elephants? Seen it, done it. A camel with a kettle on its hump. = camel; no elephant
A mole in a hard hat. Shovels we have had our fill of. = mole wearing hard-hat; no shovel
An ant carrying a leaf, it must not look like a spider = ant carrying leaf; no spider
A zebra. Not striped like a barcode, barcodes are so overdone. = zebra; no barcode
The client before asked for wings on it. God no. A snail with a saddle. = snail; no wing
we'd be mortified by a cupid. two swans facing each other = swan; no cupid
No tea leaves or steam or any of that. A bear hugging a teapot. = bear holding teapot; no steam
anything other than a pair of scissors. a comb = comb; no scissors
A frog, hold off on the crown = frog; no crown
Frog on a lily pad. Prince stuff, crowns, all that, no. = frog on lotus-leaf; no crown
Don't want dragon lah, so many people use dragon already. Tortoise with umbrella can? = tortoise holding umbrella; no dragon
No need chilli padi. One prawn on a wok. = prawn; no chili
abeg no put crown for the lion head. Lion dey hold book. = lion holding book; no crown
We beg of you, spare us the handshake. A bridge. = bridge; no handshake
a handshake is precisely what we do not want to see. two otters holding paws = otter; no handshake
A pony. Rainbows are for the shop down the road. = pony; no rainbow
It's a bakery but for the love of god not a wheat ear. A rolling pin with wings. = rolling-pin; no wheat
A wolf. Howling at the moon is a cliche, so no moon. = wolf; no moon
hammer and chisel crossed. my brother in law reckons a house outline. my brother in law is wrong = hammer; chisel; no house
A crab with a lamp. The last designer kept giving me anchors and I am done with anchors. = crab; lamp; no anchor
One spoon. I know the obvious is a chef's hat so please surprise me without it = spoon; no chef-hat
a tortoise in goggles, and I'd be grateful if there was no hare anywhere near it = tortoise wearing goggles; no hare
No, not a bee. Everyone in honey does a bee. A bear with a spoon. = bear holding spoon; no bee
My business partner would have you draw a rocket; I would not. A snail with a backpack = snail; no rocket
We get asked for a heart every time. It's always a heart. Not us. A pair of mittens. = mittens; no heart
Two spanners crossed — and absolutely zero flames = wrench; no fire
Pear. Not an apple, pear. = pear; no apple
keep off the shamrocks, we're Irish enough. A kettle with a harp on the side = kettle; no clover
shamrocks get on my wick. A donkey with a satchel = donkey; no clover
a fox. if it looks like a dog start again = fox; no dog
Hedgehog asleep in a flowerpot. (My sister suggested a rabbit. My sister is not paying.) = hedgehog; no rabbit
I'm told a lotus is traditional but it isn't for me. Two pebbles stacked = pebble; no lotus
Nobody needs to see another coffee bean. A moka pot with a moustache = moka-pot; no coffee-bean
There was a camera on the old sign and I was glad to see the back of it. An eye with a feather = eye; feather; no camera
We're dropping the lion. A bicycle with a basket of bread now = bicycle; no lion
Good riddance to the old pineapple. A mango with sunglasses = mango wearing sunglasses; no pineapple
A lantern, please, and go easy, no moths or bats or any of that spooky business = lantern; no moth; no bat
It does not need a house on it, thank you. A key shaped like a bird = key; no house
Wheels yes, cars no. A wheel with wings = wheel; no car
yes to the puffin, no to the lighthouse. Puffin with a fish = puffin holding fish; no lighthouse
Love turtles, cannot abide the seaweed. A turtle reading a map = turtle reading map; no seaweed
My one rule: no scissors. A comb shaped like a fish = comb; no scissors
the only thing I will not have is a skull. A rose in a bottle = rose in water-bottle; no skull
You can lose the umbrella. Penguin with a suitcase. = penguin; no umbrella
Ditch the moon, keep the wolf and the scarf = wolf; scarf; no moon
Cat yes. Fish bone no. = cat; no fish-bone
Forget what I said about the parrot. A pelican with a parcel. = pelican; no parrot
ignore the dragon in my last email, a goat on a rock now = goat on rock; no dragon
A whale. My kids: put a pirate on it! Me: no. = whale; no pirate
We have nothing against owls but this is not an owl, it is a heron reading = heron; no owl
A grasshopper with a fiddle. Ants not included. = grasshopper; no ant
I'd hate for it to have balloons. A cake with a flag. = cake; no balloon
God help me if I see a leaf. A worm in a top hat = earthworm wearing top-hat; no leaf
please spare everyone the globe. A suitcase with legs = suitcase; no globe
Don't get cute and add a bow. A plain gift box. = gift; no bow
An umbrella over a book. Rain not necessary = umbrella over book; no rain
A swan on a lake, minus any ballerina business = swan; no ballet
we no want crown at all at all. Lion with drum = lion; drum; no crown
A horse, but not a horseshoe in sight please = horse; no horseshoe
Lions are taken. Eagles are taken. Give us a stoat on a shield. = weasel on shield; no lion; no eagle
anything with a cog in it is an instant no. A beetle with a spanner = beetle holding wrench; no gear
we vetoed the pumpkin in committee. owl in a tree = owl; no pumpkin
Whatever you do keep that smiley sun away from us. A single wave = wave; no sun
I'll take a badger over a wolf any day. = badger; no wolf
a magpie instead of the usual diamond = magpie; no gem
Kindly note: lotus flower is not acceptable to the trustees. A lamp is fine. = lamp; no lotus
Fish bowl and inside it a tiny castle, no fish. = castle in aquarium; no fish
we were gonna go with a beaver but the scouts have one so now its a mole with a torch strapped to his head = mole; no beaver
`.trim();

for (const line of SENTENCES.split('\n')) {
  const [said = '', read = ''] = line.split(' = ');
  test(`${said}: ${read}`, () => {
    const { things, relations, refusals } = readText(said);
    const drawn = things.filter(({ role }) => role === 'subject' || role === 'object').map(({ concept }) => concept);
    const joined = relations.map(
      ({ subject, relation, object }) => `${things[subject]!.concept} ${relation} ${things[object]!.concept}`,
    );
    for (const each of read.split('; ')) {
      const [word = '', ...more] = each.split(' ');
      if (word === 'no' || word === 'not') expect(drawn).not.toContain(more[0]);
      if (word === 'no') expect(refusals.map(({ name }) => name)).toContain(more[0]);
      else if (word !== 'not') expect(more.length > 0 ? joined : drawn).toContain(each);
    }
  });
}
