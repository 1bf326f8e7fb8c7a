/** Things that are a piece of another where it was named before: the bell of a tuba, the hook of a crane. */
const PIECES = `
bell: tuba trumpet trombone horn french-horn saxophone bugle clarinet sousaphone gramophone
hook: tower-crane crane-truck crane-hook fishing-rod
door: clock cuckoo-clock oven fridge washing-machine dryer microwave safe birdhouse dog-house grandfather-clock
window: submarine camper caravan bus van car taxi train tram
seat: bicycle motorcycle tractor swing scooter tricycle
lamp: lighthouse miner
light: lighthouse bicycle taxi
bowl: spoon ladle tobacco-pipe
bulb: lamp desk-lamp street-lamp
pan: scales balance-scale
tap: barrel beer-keg
cup: acorn trophy
drawer: cash-register desk dressing-table
tray: cash-register
string: kite balloon guitar violin banjo ukulele bow harp
flag: castle ship sailboat pirate-ship mailbox
button: shirt coat suit remote
key: piano typewriter keyboard-computer grand-piano
page: book open-book notebook
face: clock watch pocket-watch sunflower alarm-clock
pendulum: clock grandfather-clock cuckoo-clock
foam: beer coffee cappuccino latte pint-glass draft-beer
cherry: cupcake sundae cocktail ice-cream cake
yolk: egg fried-egg
pearl: bubble-tea oyster
boiler: train steam-locomotive
bead: abacus necklace bracelet rosary prayer-beads
lens: camera glasses sunglasses telescope binoculars
bucket: excavator bulldozer tractor wheel-loader well
basket: bicycle hot-air-balloon
ridge: house thatched-cottage cabin barn tent roof
funnel: ship steam-locomotive
ladder: fire-truck
bonnet: car truck van taxi pickup-truck
`.trim();

export const PIECES_OF_THINGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PIECES.split('\n').map((line) => {
    const [piece = '', owners = ''] = line.split(': ');
    return [piece, new Set(owners.split(' '))];
  }),
);

/** Pieces of whatever grows or is eaten. */
export const PIECES_OF_GROWN = /^(?:lea(?:f|ves)|stems?|stalks?|petals?|pips?|seeds?|stone|core|pod|husk|flowers?)$/;
export const GROWN_THEMES: ReadonlySet<string> = new Set(['fruit', 'vegetables', 'plants', 'flora', 'food', 'nature']);
