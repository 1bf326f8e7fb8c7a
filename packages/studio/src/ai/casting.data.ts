import type { BackdropKind, Build } from '@markwright/logo';
import type { AiStyleId } from './ai-styles.ts';
import type { ColourWorld } from './casting-colours.data.ts';

/** What suits a family of trades, and what never does. */
export type CastingRow = {
  family: string;
  /** Trades of the lexicon by their ids. */
  trades: readonly string[];
  /** Words in the id or the name of a trade that nobody wrote into the table. */
  words: readonly string[];
  /** Trades that belong here only where the name is written in hanzi. */
  hanziTrades?: readonly string[];
  /** Styles for names in hanzi and for Latin names, the most fitting first; four of them are cast. */
  hanzi: readonly AiStyleId[];
  latin: readonly AiStyleId[];
  /** Not cast whatever the mood, unless the customer chooses it. */
  never: readonly AiStyleId[];
  colours: ColourWorld;
  /** How letters may be built, the most fitting first. */
  type: readonly Build[];
  /** What may stand on the ground of one of the four; none where the trade wants a plain sheet. */
  ornament?: BackdropKind;
  /** Letters stand straight and without shadows. */
  isSober?: boolean;
};

const SHORT: Readonly<Record<string, AiStyleId>> = {
  retro: 'new-retro',
  natural: 'naturalism',
  round: 'circular-fun',
  line: 'linear-minimalism',
  geometric: 'geometric-modernity',
  video: 'short-video',
  cyber: 'cyberpunk',
  pixel: 'pixel-technology',
  neon: 'neon-gradient',
  wash: 'ink-and-wash',
  ancient: 'ancient-chinese',
  graffiti: 'cartoon-graffiti',
  red: 'passion-red',
  blue: 'cool-blue',
  purple: 'romantic-purple',
};

const list = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const styles = (text: string): AiStyleId[] =>
  list(text).map((word) => {
    const style = SHORT[word];
    if (!style) throw new RangeError(`The casting table knows no style called ${word}`);
    return style;
  });

type Written = { words?: string; ornament?: BackdropKind; isSober?: true; hanziTrades?: string[] };

/** One family: its trades, styles for hanzi and for Latin names, what never suits, colours and type. */
const row = (
  family: string,
  trades: string,
  { hanzi, latin, never }: { hanzi: string; latin: string; never: string },
  colours: ColourWorld,
  type: string,
  { words = '', ...rest }: Written = {},
): CastingRow => ({
  family,
  trades: list(trades),
  words: list(words),
  hanzi: styles(hanzi),
  latin: styles(latin),
  never: styles(never),
  colours,
  type: list(type) as Build[],
  ...rest,
});

const MACHINES = 'cyber pixel neon video';
const LOUD = `${MACHINES} graffiti red`;

export const CASTING: readonly CastingRow[] = [
  row(
    'bakery',
    'bakery gluten-free-bakery cake-shop chocolate cooking-school kitchenware',
    {
      hanzi: 'retro natural line round',
      latin: 'retro line natural geometric',
      never: `${LOUD} purple wash ancient blue`,
    },
    'wheat',
    'serif round display sans',
    { words: 'bakery cake bread pastry dessert patisserie baking' },
  ),
  row(
    'coffee',
    'coffee-shop bookstore writing',
    {
      hanzi: 'line retro natural geometric',
      latin: 'retro line geometric natural',
      never: `${LOUD} purple ancient blue`,
    },
    'roast',
    'serif sans display round',
    { words: 'coffee cafe roastery books bookshop library' },
  ),
  row(
    'sweet drinks and snacks',
    'milk-tea juice-bar ice-cream candy fast-food food-truck nuts',
    {
      hanzi: 'round retro geometric natural',
      latin: 'retro round geometric natural',
      never: 'cyber neon wash ancient purple',
    },
    'nursery',
    'round display sans',
    { words: 'tea-drinks juice snack candy ice donut', ornament: 'dots' },
  ),
  row(
    'western kitchen',
    'restaurant western-food pizza burger mexican-food curry-house korean-food',
    {
      hanzi: 'retro geometric line natural',
      latin: 'retro line geometric natural',
      never: `${MACHINES} purple wash ancient blue`,
    },
    'heritage',
    'serif display sans round script',
    { words: 'restaurant bistro diner grill kitchen catering pizzeria', ornament: 'rays' },
  ),
  row(
    'chinese kitchen',
    'chinese-restaurant noodle-shop dumpling-shop rice-and-grain condiments liquor butcher eggs-and-poultry',
    {
      hanzi: 'ancient retro wash line geometric',
      latin: 'retro geometric line natural',
      never: `${MACHINES} purple graffiti blue`,
    },
    'feast',
    'serif brush display sans',
    { words: 'chinese noodle dumpling tofu soup porridge canteen', ornament: 'clouds', hanziTrades: ['restaurant'] },
  ),
  row(
    'hot kitchen',
    'sichuan hot-pot barbecue crayfish',
    {
      hanzi: 'retro red ancient geometric',
      latin: 'retro red geometric line',
      never: `${MACHINES} purple blue wash round`,
    },
    'spice',
    'display brush serif sans',
    { words: 'pot barbecue bbq skewer spicy' },
  ),
  row(
    'tea and scholarship',
    'teahouse calligraphy antiques ceramics chinese-medicine hanfu fortune-telling sushi',
    { hanzi: 'wash line ancient natural', latin: 'line natural geometric retro', never: `${LOUD} purple round blue` },
    'leaf',
    'serif brush sans',
    { words: 'tea calligraphy antique ceramic pottery incense guqin', ornament: 'wash', isSober: true },
  ),
  row(
    'brewery and barber',
    'craft-beer winery barber tattoo motorcycles second-hand hats suits',
    {
      hanzi: 'retro geometric line natural',
      latin: 'retro geometric line natural',
      never: 'purple blue round cyber pixel wash ancient',
    },
    'heritage',
    'display serif sans',
    { words: 'beer brewery distillery barber tailor vintage leather saddlery' },
  ),
  row(
    'fresh food',
    'fruit-shop grocery dairy honey vegetarian water-brand nutrition seafood aquaculture',
    {
      hanzi: 'natural round geometric retro',
      latin: 'natural geometric retro round',
      never: `${LOUD} purple ancient wash`,
    },
    'orchard',
    'round sans serif display',
    { words: 'fruit vegetable grocery market organic salad fish honey' },
  ),
  row(
    'flowers and plants',
    'flower-shop plants soap scented-candles landscaping',
    { hanzi: 'natural line purple retro', latin: 'natural line retro geometric', never: `${LOUD} blue ancient` },
    'blossom',
    'serif sans round',
    { words: 'flower florist plant candle garden gardening', ornament: 'petals' },
  ),
  row(
    'beauty and fashion',
    'beauty-salon nails-and-lashes cosmetics perfume lingerie clothing wedding-dress wedding wedding-photography matchmaking hair-salon bags dance',
    {
      hanzi: 'line purple natural geometric',
      latin: 'line natural geometric retro purple',
      never: `${LOUD} ancient round`,
    },
    'nude',
    'serif sans round',
    {
      words: 'beauty nail lash hair cosmetic skincare fashion boutique bridal makeup',
      ornament: 'petals',
      isSober: true,
    },
  ),
  row(
    'luxury',
    'jewelry watches hotel golf equestrian',
    {
      hanzi: 'line ancient geometric natural',
      latin: 'line geometric natural retro',
      never: `${LOUD} round purple blue`,
    },
    'noble',
    'serif sans',
    { words: 'jewelry jewellery luxury watch yacht', isSober: true },
  ),
  row(
    'children',
    'kindergarten kids-education kids-english kids-coding baby-clothing mother-and-baby maternity-care toys amusement-park',
    {
      hanzi: 'round natural retro geometric',
      latin: 'round natural retro geometric',
      never: `${LOUD} purple wash ancient`,
    },
    'nursery',
    'round display sans',
    { words: 'kids baby child children toy nursery daycare preschool', ornament: 'bubbles' },
  ),
  row(
    'pets',
    'pet-shop pet-grooming pet-hospital dog-training animal-rescue',
    {
      hanzi: 'round retro geometric natural',
      latin: 'retro round geometric natural',
      never: `${LOUD} purple wash ancient`,
    },
    'pet',
    'round display sans',
    { words: 'pet dog cat animal veterinary vet aquarium' },
  ),
  row(
    'clinic',
    'dental clinic pharmacy biotech rehabilitation hearing eyewear psychology elderly-care',
    {
      hanzi: 'blue line geometric natural',
      latin: 'blue geometric line natural',
      never: `${LOUD} purple ancient wash retro round`,
    },
    'clinic',
    'sans round serif',
    { words: 'dental clinic medical health pharmacy optician care therapy nursing hospital', isSober: true },
  ),
  row(
    'rest',
    'yoga massage-spa hot-spring bedding',
    {
      hanzi: 'natural line wash blue',
      latin: 'line natural blue geometric',
      never: `${LOUD} ancient round retro purple`,
    },
    'calm',
    'serif sans round',
    { words: 'yoga spa massage meditation wellness pilates sauna', isSober: true },
  ),
  row(
    'law and money',
    'law-firm accounting finance insurance bank consulting hr government real-estate fintech',
    {
      hanzi: 'line geometric blue ancient',
      latin: 'line geometric blue natural',
      never: `${LOUD} purple round wash retro`,
    },
    'noble',
    'serif sans',
    { words: 'law legal notary tax accounting finance insurance consulting audit estate', isSober: true },
  ),
  row(
    'craftsmen',
    'plumbing electrician repair locksmith renovation construction hardware-store building-materials moving auto-repair car-dealer used-cars car-rental trucks-machinery manufacturing metal mining oil-and-gas plastics packaging ships logistics security',
    {
      hanzi: 'geometric retro line blue',
      latin: 'geometric retro line blue',
      never: `${MACHINES} graffiti purple round wash ancient natural`,
    },
    'workshop',
    'sans display',
    {
      words: 'repair plumbing electric roofing carpenter builder locksmith garage machinery logistics welding painter',
    },
  ),
  row(
    'cleaning',
    'cleaning laundry car-wash water-treatment appliances swimming',
    {
      hanzi: 'blue round geometric natural',
      latin: 'blue geometric round natural',
      never: `${LOUD} purple wash ancient`,
    },
    'clean',
    'round sans display',
    { words: 'cleaning laundry wash housekeeping pool' },
  ),
  row(
    'technology',
    'software artificial-intelligence big-data cyber-security chips telecom robotics drones aerospace smart-home startup phones e-commerce cross-border chemistry electric-cars car-charging call-center',
    {
      hanzi: 'geometric line blue pixel',
      latin: 'geometric line blue pixel',
      never: 'purple wash ancient graffiti round natural retro',
    },
    'signal',
    'sans display',
    { words: 'software data cloud app digital technology electronics network robot' },
  ),
  row(
    'night and games',
    'bar game-studio esports karaoke live-streaming music cinema escape-room billiards magic board-games podcast',
    { hanzi: 'neon geometric retro video', latin: 'retro geometric neon video', never: 'wash ancient natural' },
    'stage',
    'display sans script',
    { words: 'bar club game karaoke music cinema stream disco' },
  ),
  row(
    'sport',
    'gym sports-training martial-arts football basketball running skate ski racket-sports shoes bicycles',
    {
      hanzi: 'geometric red retro line',
      latin: 'geometric retro red line',
      never: 'purple wash ancient round natural cyber pixel neon',
    },
    'sport',
    'sans display',
    { words: 'gym fitness sport boxing football basketball running climbing cycling' },
  ),
  row(
    'outdoors and travel',
    'camping outdoor travel-agency homestay farm-stay fishing surf diving rental taxi',
    { hanzi: 'retro natural line wash', latin: 'retro natural line geometric', never: `${LOUD} purple ancient round` },
    'earth',
    'serif display sans brush',
    { words: 'camping outdoor travel tour homestay inn hiking surf hostel lodge' },
  ),
  row(
    'design and stage',
    'design-studio architecture interior-design photography art-gallery art-school marketing theatre event-planning printing news-media',
    {
      hanzi: 'geometric line retro video',
      latin: 'geometric line retro natural',
      never: 'cyber pixel neon ancient wash purple round',
    },
    'studio',
    'sans display serif',
    { words: 'design studio architecture photo art media advertising film event' },
  ),
  row(
    'learning',
    'education language-school study-abroad music-school driving-school stationery',
    { hanzi: 'geometric line retro blue', latin: 'geometric line blue retro', never: `${LOUD} purple wash ancient` },
    'campus',
    'sans serif round',
    { words: 'education school tutoring training academy language study' },
  ),
  row(
    'home',
    'furniture home-goods lighting textiles crafts gifts mall',
    {
      hanzi: 'line natural geometric retro',
      latin: 'line geometric natural retro',
      never: `${LOUD} purple ancient round`,
    },
    'home',
    'sans serif round',
    { words: 'furniture home decor lighting textile craft gift interior woodwork' },
  ),
  row(
    'farewell',
    'funeral',
    {
      hanzi: 'line wash natural blue',
      latin: 'line natural blue geometric',
      never: `${LOUD} purple ancient round retro`,
    },
    'farewell',
    'serif sans',
    { words: 'funeral hospice memorial cemetery undertaker', isSober: true },
  ),
  row(
    'field and energy',
    'farm livestock forestry seeds-fertiliser solar new-energy environment',
    {
      hanzi: 'natural geometric retro line',
      latin: 'natural retro geometric line',
      never: `${LOUD} purple ancient round`,
    },
    'earth',
    'sans serif display',
    { words: 'farm agriculture solar energy ecology recycling ranch orchard' },
  ),
  row(
    'faith and help',
    'charity church',
    {
      hanzi: 'line natural blue geometric',
      latin: 'line natural blue geometric',
      never: `${LOUD} purple ancient wash`,
    },
    'calm',
    'serif sans round',
    { words: 'charity church volunteer foundation community', isSober: true },
  ),
];

/** For briefs that tell no trade: calm styles that any shop can wear; moods choose among the rest. */
export const NO_TRADE: CastingRow = row(
  'no trade',
  '',
  { hanzi: 'line geometric natural retro', latin: 'line geometric retro natural', never: 'cyber graffiti purple' },
  'studio',
  'sans serif display round',
);
