import { creatures, kind, PEOPLE } from './kind.ts';

export const isPerson = (concept: string): boolean => PEOPLE.has(concept);

/** Ids of drawings and marks, as they are. */
const ids = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Open at the top: another thing looks out over the rim. */
export const VESSELS = kind(`
  egg-cup waffle-cone
  coffee tea mug takeaway-coffee milk-tea bubble-tea cup-saucer goblet wine beer bowl rice-bowl rice noodles soup hotpot
  hot-pot cooking-pot potted-plant frying-pan vase basket vegetable-basket basket-apple bathtub barrel crate package
  takeout-box bucket paint-bucket boat ship sailing-ship canoe submarine shopping-bag handbag gift-bag backpack
  toolbox mailbox lunch-box canned-food garbage-bin picnic-basket boot rain-boots leather-shoe dog-bowl
  swim-ring nest jar wine-jar cauldron mortar measuring-cup crib stroller shopping-cart bed treasure-chest trash-truck
  pumpkin-carriage sleigh cable-car sink cocoon peas gift gift-box cart wheelbarrow truck tuk-tuk back-basket bamboo-tube gunny-sack book open-book envelope kettle teapot bucket well`);

/** Round at the top and open: the far rim is seen behind whatever is in it. */
export const OPEN_MOUTHS = kind(`
  egg-cup waffle-cone
  coffee tea mug cup teacup takeaway-coffee milk-tea bubble-tea cup-saucer goblet wine-glass martini beer bowl rice-bowl soup
  hotpot hot-pot cooking-pot potted-plant flower-pot frying-pan wok vase basket vegetable-basket barrel bucket paint-bucket
  garbage-bin dog-bowl canned-food nest cauldron mortar measuring-cup sink well clay-pot boot rain-boots water-glass bathtub
  steamer-basket picnic-basket hot-tub ladle iced-tea jar honey-jar glass-jar back-basket water-vat brush-pot bamboo-tube lantern`);

/** Lying on its side it has room for a ship. */
export const BOTTLES = kind('bottle water-bottle wine-bottle beer-bottle');
/** Narrow or torn open: a stem stands in it, or something comes out. */
export const NECKS = kind('cocoon water-bottle wine-bottle beer-bottle');
/** Has a rim that nothing stands in: what is in it is seen through its side. */
export const SHADES = kind('lantern');

/** A surface that another thing comes up behind, as from water. */
export const WATERS = kind(`
  wave sea river lake hot-spring splash waterfall ripple mountain hill snow-mountain island beach grass forest cloud clouds
  auspicious-cloud horizon desert roof fence great-wall bridge reed dune`);

/** What somebody is in when he sits or lies on it. */
export const SEATS = kind(
  'chair armchair sofa rocking-chair deck-chair hammock bench stool bed swing swing-chair beanbag saddle',
);

/** Bent round bare paper: something stands in the bend. */
export const HOLLOWS = kind('horseshoe arch moon-gate magnet memorial-arch spotlight');

/** Drunk from, with a rim; and what is stuck on that rim. */
export const GLASSES = kind(
  'martini wine-glass water-glass iced-tea goblet beer cocktail milk-tea bubble-tea juice lemonade',
);
export const GARNISHES = kind('lime lemon lemon-slice orange cherry mint olive strawberry grapefruit pineapple');

/** Drawn by an animal that goes before it. */
export const DRAWN = kind('sleigh sled cart carriage rickshaw pumpkin-carriage');

/** Stands in the sky: above and behind what is on the ground. */
export const SKIES = kind(`
  sun moon full-moon half-moon moon-stars star stars sparkles planet cloud clouds rainbow comet shooting-star sunrise sunset
  earth eclipse moon-face sun-face lightning auspicious-cloud rain`);

/** Covers what stands below it. */
export const CANOPIES = kind(`
  umbrella beach-umbrella roof eaves tree palm-tree pine shelter pavilion gate chinese-gate arch bridge tent mushroom lamp
  lantern lotus leaf cloche pagoda spotlight`);

/** Held overhead. */
export const UMBRELLAS = kind('umbrella beach-umbrella oil-paper-umbrella');
/** A crown on a trunk: what is under it stands on the same ground before the trunk. */
export const TREES = kind('tree palm-tree pine pine-tree mushroom island floor-lamp');

/** Worn: on the head, over the eyes, or round the neck. */
export const HATS = kind(`
  hat top-hat cap cowboy-hat chef-hat crown graduation-cap santa-hat party-hat sorcerer-hat pirate-hat helmet hard-hat
  headband swimming-cap beanie bow straw-hat bamboo-hat baseball-cap beret wreath lotus-leaf`);
/** With a brim that stands out over the face. */
export const BRIMMED = kind('hat cowboy-hat straw-hat bamboo-hat sorcerer-hat lotus-leaf');
/** Worn over the head, with a part at each side. */
export const HEADSETS = kind('headphones headset airpods');
export const EYEWEAR = kind('glasses sunglasses vr-glasses goggles ski-goggles swimming-goggles');
export const MASKS = kind('welding-mask gas-mask face-mask opera-mask');
export const NECKWEAR = kind(
  'scarf tie bow-tie necklace medal bib bell-ring stethoscope dog-collar cloud-collar bell towel',
);
/** Worn on the body, on the feet, on the back. */
export const GARMENTS = kind(`
  apron overalls coat raincoat t-shirt shirt sweater hoodie jacket dress vest suit blazer kimono qipao hanfu robe
  jumpsuit swimsuit skirt armor lab-coat padded-jacket tang-suit cloak straw-cape trench-coat tank-top apron-dress waistcoat safety-vest`);
/** Open in front, hanging from the shoulders. */
export const CLOAKS = kind('cloak straw-cape');
export const FOOTWEAR = kind(`
  boot sneaker leather-shoe high-heel sandal slippers roller-skate ice-skate rain-boots cloth-shoes canvas-shoes running-shoes
  ski-boots ballet-shoes flip-flops hiking-boots cowboy-boots snow-boots martin-boots clogs loafers socks`);
export const BACKWEAR = kind('backpack school-bag wing angel-wings scuba-tank quiver jetpack');

/** Without arms, paws or hands: they hold by the mouth or not at all. */
export const ARMLESS = kind(`
  snake fish koi whale dolphin shark snail earthworm butterfly bee ladybug caterpillar jellyfish seahorse bat dragonfly
  beetle spider ant mosquito scorpion`);

/** Hands, for what they hold; and what holds things between two ends. */
export const HANDS = kind('hand fist');
/** With a handle or a shaft: two of them are crossed. */
export const HAFTED = kind(`
  hammer wrench screwdriver axe ice-axe saw chisel pliers paintbrush brush ink-brush pencil pen fountain-pen quill spoon
  fork cleaver chefs-knife kitchen-knives chopsticks ladle spatula whisk rolling-pin shovel spade-tool rake hoe pickaxe
  sickle scythe trowel broom mop toothbrush comb razor needle sewing-needle key match sword dagger spear javelin oar
  golf-club cricket-bat baseball-bat flute fishing-rod paint-roller plunger skewer kebab file-tool pitchfork crowbar`);
/** Hold with a raised claw. */
export const CLAWED = kind('lobster crab crayfish scorpion');
/** Two blades and two rings to hold them by. */
export const SHEARS = kind('scissors secateurs tailor-scissors');
export const PINCERS = kind('chopsticks tongs tweezers pliers');

/** Flies, or is carried by the air. */
export const FLYERS = kind(`
  bird butterfly bee firefly dragonfly bat airplane helicopter drone kite hot-air-balloon balloon paper-plane rocket
  flying-saucer airship glider parachute ladybug moth dragon phoenix angel witch superhero pegasus`);
/** Has a hook, a rope or claws that a load hangs from. */
export const HOISTS = kind(`
  tower-crane crane-truck hook helicopter drone hot-air-balloon balloon parachute airship stork eagle crane-bird bee bird fishing-rod`);
/** Hangs from a branch, a beam or a hook. */
export const HUNG = kind(`
  bat lantern bell lamp light-bulb wind-chime swing apple pear peach cherry lemon orange persimmon grape banana spider
  sloth key hanger pendant water-drop drop fish ham sausage basket monkey crate package hook mango
  pine-cone coconut chandelier boxing-bag car container`);

/** Has a handle, a loop or a stalk: it hangs from what is high up or held out. */
export const LOOPED = kind(
  'bucket paint-bucket whistle gourd medal handbag shopping-bag dumpling chili corn garlic tag mug wine-bottle pocket-watch',
);

/** Large, plain silhouettes that are still themselves with a picture cut out of them. */
export const PLAIN = kind(`
  heart leaf drop water water-drop house moon full-moon sun cloud egg bread toast wine-bottle milk shopping-bag
  shield mountain star apple pear peach lemon orange pumpkin gourd bell light-bulb balloon hot-air-balloon tooth
  t-shirt shell hand door gem drum vase jar lantern folding-fan coffee-bean acorn ginkgo book tag envelope fire
  strawberry watermelon ice-cream guitar tent hat cap mushroom map-pin puzzle shop speech piggy-bank
  greenhouse luggage briefcase wax-seal night night-sky camera kite taco lamp shell croissant pillow umbrella barrel coin cheese pizza carpet`);

/** Round a middle: the other thing can be its petals or its rays. */
export const ROUND = kind(`
  flower sun sunflower daisy chrysanthemum dandelion snow snowflake wheel gear star hibiscus rosette fireworks virus`);

/** Grows or lies about: its copies are turned this way and that. Everything else stays upright. */
export const MADE_OF_LOOSE = kind(`
  leaf leaves tea-leaf petal flower feather coffee-bean seed rice wheat fish shell stone pebble herb-leaf ginkgo maple-leaf
  grape olive star snowflake button puzzle gear`);

/** A ring round nothing: made of others, it is those in a ring. */
export const HOOPS = kind('hula-hoop bracelet ring');

/** Long and pliant: they wind round what stands upright. */
export const SNAKES = kind('snake cobra viper eel');
export const VINES = kind('vine ivy grapevine wisteria morning-glory honeysuckle hops');
export const ROPES = kind('rope thread yarn whip lasso leash garden-hose');
export const RIBBONS = kind('ribbon scarf silk bow silk-bolt');

/** Broad and soft: somebody is wrapped up in it, a thing is knotted into it. */
export const CLOTHS = kind('quilt blanket towel fabric shawl plaid sari');

/** Branches with leaves: two of them grow up round anything. */
export const LEAFY = kind(`
  twig branch laurel olive osmanthus willow-leaf leaves leaf ivy vine grapevine hops eucalyptus rosemary herb-leaf tea-leaf
  plum-blossom cherry-blossom peach-blossom lotus-leaf`);

/** Long and upright: they stand at the sides of what they are wrapped round. */
export const WREATHS = kind(`
  wheat leaf laurel bamboo vine ivy grapevine olive plum-blossom cherry-blossom pine feather wing wreath fire snake dragon hops grass
  herb-leaf ginkgo rose lotus flower tulip ribbon wave`);

/** Walks, swims or flies, and can hold, wear and ride. */
export const CREATURES = creatures(`
  cat dog poodle rabbit hamster mouse-animal squirrel hedgehog bear teddy-bear panda koala fox wolf lion tiger leopard deer
  moose horse unicorn zebra donkey cow ox bull bison sheep goat llama camel pig boar elephant mammoth giraffe hippo
  rhinoceros kangaroo monkey gorilla orangutan sloth raccoon badger otter beaver skunk bat bird dove eagle owl parrot
  peacock swan flamingo goose duck chicken chick turkey penguin swallow gull turtle frog snake lizard crocodile dragon
  dinosaur snail butterfly bee whale dolphin shark seal-animal octopus koi fish crab lobster crayfish shrimp crane-bird heron phoenix baby child
  girl astronaut robot bot ghost alien monster santa ninja princess angel farmer kitten puppy corgi caterpillar ladybug`);

/** Carries things in its beak. */
export const BEAKS = kind(`
  bird magpie swallow raven dove eagle hawk crane-bird heron stork pelican gull duck goose wild-goose
  swan flamingo chicken rooster hen parrot toucan kingfisher hummingbird sparrow robin peacock`);

/** Round from above: a load stands on the middle of the back. */
export const ROUND_BACKS = kind(
  'hedgehog turtle sea-turtle tortoise snail beetle ladybug crab pig whale hippo rhinoceros',
);

/** Antlers, and what grows there in pictures. */
export const ANTLERED = kind('deer reindeer moose stag elk sika-deer');
export const GROWTH = kind(`
  flower leaf leaves mushroom pine-cone cherry-blossom plum-blossom peach-blossom rose sprout twig herb-leaf ginkgo
  maple-leaf star lantern bell`);

/** Has a door that somebody can stand in. */
export const HOUSES = kind(`
  barn house hut cabin log-house dog-house castle temple church tent cave garage stable cave-dwelling
  stilt-house thatched-cottage warehouse tunnel gate chinese-gate arch`);

/** Stout and closed: something looks out of a hole in it. */
export const HOLED = kind(`
  tree-stump pumpkin gourd coffee-bean cocoa-bean rock stone tree log acorn walnut chestnut watermelon coconut bread
  baguette loaf bun burger cake cheese mushroom cactus hill volcano bubbles balloon shell stone-mill bee-hive snowman
  apple pear orange lemon potato wood hot-dog gear wheel sandwich`);

/** Things hang from it, and do not stand on it; and what falls in drops. */
export const BEAMS = kind('twig branch tree eaves hook pine');
export const DROPS = kind('water-drop drop ink-drop oil honey water');

/** Small and round: a basket has several of them. */
export const HEAPED = kind(`
  egg walnut hazelnut chestnut apricot apple peach pear orange lemon tomato potato plum persimmon jujube lychee
  date-fruit mushroom dumpling bun`);
export const HEAPS = kind('basket vegetable-basket back-basket nest bowl barrel crate bucket');

/** Poured: in a vessel they are a surface, out of anything else they are drops. */
export const LIQUIDS = kind(`
  tea coffee milk soup soy-milk soy-sauce oyster-sauce chili-sauce fish-sauce hoisin-sauce vinegar juice
  lemonade wine beer honey oil water water-drop ink-drop hot-pot hotpot congee curry iced-tea cocktail`);
/** Drunk cold: with a straw, or poured in drops; never steaming. */
export const SIPPED = kind('juice lemonade iced-tea cocktail');
export const COLD = kind(`
  milk soy-milk soy-sauce oyster-sauce chili-sauce fish-sauce hoisin-sauce vinegar wine beer honey oil water water-drop ink-drop`);

/** Runs away from us to something. */
export const PATHS = kind('road path trail railway river plank-road stairs');

/** Burns below what is cooked over it. */
export const FIRES = kind('fire campfire');

/** Swims, and has no feet to stand on. */
export const FISH = kind('fish koi carp goldfish shrimp shark squid');

/** Hangs by its own feet, without a thread. */
export const HANGS_BY_FEET = kind('bat sloth');

/** Panes in a frame: what is in it, or on its sill, stands before them. */
export const WINDOWS = kind('window window-frame market shop');

/** Goes on wheels; has a hull below its deck. */
export const WHEELED = kind(`
  car bicycle tricycle motorcycle scooter truck bus van train tram tuk-tuk cart wheelbarrow carriage rickshaw tractor
  skateboard roller-skate stroller food-truck wheelchair unicycle`);
export const TWO_WHEELED = kind('bicycle motorcycle scooter tricycle');
export const HULLED = kind('boat sailboat sailing-ship ship canoe submarine dragon-boat');

/** Drifts up from what it comes from, and has no body. */
export const VAPOURS = kind('steam smoke bubbles fog');
/** Comes out of something as vapour does; by itself it stands in the sky. */
export const PUFFS = kind('cloud clouds auspicious-cloud music-note');
/** Pushed along by a handle. */
export const PUSHED = kind('wheelbarrow cart stroller shopping-cart lawn-mower hand-truck wheel barrel');

/** Flat: it lies on the face of a thing, not on its top. */
export const LIES_FLAT = kind(`
  wax-seal seal-stamp stamp tag button medal barcode qr-code snowflake heart star rosette bow`);

/** Larger than a person: what stands with it is the lesser, whatever was said first. */
export const LARGE = kind(`
  house hut cabin log-house castle tower lighthouse pagoda temple church barn windmill skyscraper bridge tree pine-tree
  pine palm-tree forest bamboo-forest bamboo mountain snow-mountain hill volcano tent ship sailing-ship train truck bus
  elephant giraffe whale`);

/** Legs, wheels or a hull: it stands on the ground, and does not float. */
export const STANDS_SMALL = kind(
  'house tree pine lighthouse castle pagoda tent boat rocket cactus sprout flower tulip',
);

/** Stock pictures that show the head alone, seen from the front. */
export const FACE_ICONS = ids(`
  markwright:greyhound markwright:husky ph:cat-fill mingcute:cat-fill ph:dog-fill mingcute:dog-fill fluent-emoji-high-contrast:dog-face
  fluent-emoji-high-contrast:grinning-cat ph:rabbit-fill mingcute:rabbit-fill fluent-emoji-high-contrast:rabbit-face
  fluent-emoji-high-contrast:hamster fluent-emoji-high-contrast:mouse-face mingcute:bear-fill fluent-emoji-high-contrast:bear
  fluent-emoji-high-contrast:panda fluent-emoji-high-contrast:koala fluent-emoji-high-contrast:fox
  fluent-emoji-high-contrast:wolf pinhead:wolf-head fluent-emoji-high-contrast:lion
  fluent-emoji-high-contrast:tiger-face mingcute:deer-fill pinhead:deer-head-with-antlers pinhead:deer-head
  fluent-emoji-high-contrast:cow-face ph:cow-fill mingcute:pig-fill fluent-emoji-high-contrast:pig-face
  fluent-emoji-high-contrast:boar fluent-emoji-high-contrast:monkey-face fluent-emoji-high-contrast:raccoon
  fluent-emoji-high-contrast:frog fluent-emoji-high-contrast:dragon-face`);

/** Sets whose animals all look to the left, and the few of them that do not. */
export const LEFT_LOOKING_SETS = /^(?:markwright|fluent-emoji-high-contrast):/;
export const LOOK_RIGHT = ids('markwright:flying-horse markwright:wagyu markwright:woodpecker');

/** Whole figures that measure like a head. */
export const WHOLE_ICONS = ids('markwright:scarecrow markwright:axolotl fluent-emoji-high-contrast:peacock');

/** Pictures that end at the neck or the chest: they neither sit nor are sat on. */
export const HEADS_ONLY = ids(`
  animals/horse/head species/falcon/head fluent-emoji-high-contrast:unicorn pinhead:unicorn-head markwright:alpaca
  fluent-emoji-high-contrast:child fluent-emoji-high-contrast:boy fluent-emoji-high-contrast:girl
  fluent-emoji-high-contrast:old-man fluent-emoji-high-contrast:older-person fluent-emoji-high-contrast:princess
  fluent-emoji-high-contrast:farmer fluent-emoji-high-contrast:astronaut fluent-emoji-high-contrast:santa-claus
  fluent-emoji-high-contrast:ninja`);

/** Marks of ours that show something else beside the thing, or only a part of it: no help in a scene. */
export const CROWDED = ids(`
  animals/panda/peeking animals/owl/on-the-moon animals/duck/family animals/koi/ring animals/whale/fluke animals/whale/spouting
  animals/deer/antlers nature/moon/behind-cloud nature/moon/crescent-and-star nature/mountain/two-peaks-and-moon
  nature/sun/rising home/tent/under-the-moon home/pagoda/before-the-sun home/bed/moonlit craft/magnifier/eye-in-the-glass
  chinese/lantern/pair chinese/drum/rattle food/crab/ripples food/shrimp/over-the-rim food/coffee/cup-and-steam food/coffee/bean food/tea/leaves-in-cup
  food/hotpot/on-the-fire food/fish/on-the-plate food/honey/dipper food/honey/comb craft/book/on-the-shelf plants/flower/vase
  craft/wrench/crossed craft/wrench/and-nut
  plants/bamboo/window plants/wheat/seal nature/rainbow/out-of-a-cloud nature/snow/snowman people/crown/king people/heart/two-bands people/heart/beating
  people/family/one-roof craft/stethoscope/round-a-heart craft/tooth/and-brush abstract/horizon/round-the-earth
  craft/thread/needle myth/genie/out-of-a-lamp upkeep/clothes-peg/on-the-line kitchen/egg-cup/soft-boiled kitchen/cooler-box/full-of-bottles office/receipt/out-of-the-till beauty/afro/with-a-pick tableware/clay-pot/simmering freight/parcel/open-flaps freight/parcel/with-wings keepsakes/wax-seal/on-envelope food/cake/slice abstract/path/to-the-pin
  tableware/chopsticks/picking-up tableware/chopsticks/on-the-bowl kitchen/wok/tossing kitchen/wok/on-fire home/vase/branch
  home/vase/bouquet nature/lightning/bolt nature/lightning/storm nature/star/sparks kitchen/croissant/smile food/bread/loaf-and-sun
  craft/hammer/and-nail office/laptop/and-cup office/desk/under-the-lamp
  office/desk/with-drawers office/contract/being-signed people/hand/palm people/thumbs-up/thumb-up people/thumbs-up/on-a-disc species/coral/and-fish
  keepsakes/christian-cross/on-a-hill nature/sunrays/through-a-window nature/hill/road-and-tree chinese/coin/on-the-pile nature/cloud/one-line nature/wave/scales`);
