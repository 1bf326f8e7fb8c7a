import { singularOf } from '@markwright/reading';

/**
 * Things that look alike or stand for each other: whoever wants none of one wants none of the others either. "No coffee
 * cups" leaves out the mug, "not another house" the roof. Before a colon stands the kind: no flowers means no rose, no
 * roses leaves the tulip.
 */
const LOOK_ALIKES = `
coffee mug cup-saucer latte cappuccino espresso tea-cup takeaway-coffee pour-over hot-chocolate
house houses roof house-heart house-garden thatched-cottage cabin smart-home home-solar chimney
apartment: office-building skyscraper hotel
tooth: teeth dental-care dental-implant dental-book braces denture
heart: hand-heart house-heart heart-pulse heart-letter heart-arrow two-hearts pet-love
globe earth planet
leaf: leaves sprout oak-leaf maple-leaf bamboo-leaf tea-leaf herb leafy-green
tree: pine-tree oak willow forest fruit-tree apple-tree
flower: rose tulip peony lily daisy lotus bouquet sunflower chrysanthemum plum-blossom cherry-blossom
car: sport-car electric-car taxi vintage-car convertible car-wash car-repair jeep
truck: van dump-truck moving tow-truck
key car-key room-key vintage-key
fork-knife fork spoon cutlery
bowl: rice-bowl noodles ramen beef-noodles soup
book open-book books law-book bookshelf thread-bound-book
dumbbell barbell kettlebell weightlifting
muscle: weightlifting fist
scissors tailor-scissors
hammer: gavel mallet
foot: footprints baby-footprint foot-bath foot-care pig-trotter
kitchen-knives: chefs-knife paring-knife bread-knife carving-knife pocket-knife cleaver dagger fork-knife cutlery
hand: helping-hand hand-heart handshake manicure
camera slr film-camera camera-lens
cow bull ox
chicken rooster hen chick
wheat barley rice-ear grain
grape grapevine vineyard
wine: wine-glass wine-bottle decanter
beer pint-glass beer-bottle craft-beer stout beer-keg
eye: eyelashes eye-care
lips: lipstick smile
gear nut-bolt
wrench pipe-wrench tools toolbox spanner
light-bulb led-bulb
shield shield-check
crown phoenix-crown
ring wedding-rings engagement-ring
gem diamond crystal
chef-hat chef
medical-cross: first-aid ambulance
airplane paper-plane
boat sailboat ship cargo-ship
mountain: snow-mountain peak mount-fuji
sun sunrise sunset
moon full-moon moon-stars half-moon
fire: flame-hand campfire bonfire
bread: baguette toast sourdough
cake: cupcake birthday-cake wedding-cake shortcake
robot bot robot-arm
brain brain-circuit
chip ai-chip cpu circuit
pill capsule tablet-medicine
dragon: dragon-dance chinese-dragon
teapot: purple-clay-teapot gongfu-tea-set
baby: child baby-in-swaddle mother-child
coins coin ingot hand-coins
`;

const kin = new Map<string, Set<string>>();
for (const line of LOOK_ALIKES.trim().split('\n')) {
  const group = line.replace(':', '').split(' ');
  const refusing = line.includes(':') ? group.slice(0, 1) : group;
  for (const each of refusing) kin.set(each, new Set([...(kin.get(each) ?? []), ...group]));
}

/** Whether a thing looks so much like a refused one that nobody would call it left out. */
export const looksLike = (concept: string, refused: string): boolean =>
  [refused, singularOf(refused)].some((each) => kin.get(each)?.has(concept));
