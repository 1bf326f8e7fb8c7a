/** English plurals that no ending tells, or that an ending tells wrongly: the plural, then the word. */
const IRREGULAR = new Map(
  `teeth tooth, eyeteeth eyetooth, feet foot, geese goose, mice mouse, dormice dormouse, fieldmice fieldmouse,
  titmice titmouse, lice louse, woodlice woodlouse, oxen ox, children child, grandchildren grandchild, men man,
  women woman, policemen policeman, firemen fireman, fishermen fisherman, snowmen snowman, workmen workman,
  milkmen milkman, postmen postman, craftsmen craftsman, sportsmen sportsman, brethren brother, dice die,
  leaves leaf, loaves loaf, wolves wolf, werewolves werewolf, shelves shelf, bookshelves bookshelf, halves half,
  calves calf, hooves hoof, elves elf, scarves scarf, sheaves sheaf, thieves thief, wharves wharf, dwarves dwarf,
  turves turf, staves staff, knives knife, penknives penknife, lives life, wives wife, housewives housewife,
  midwives midwife, gloves glove, cloves clove, stoves stove, olives olive, beehives beehive, hives hive,
  sleeves sleeve, doves dove, waves wave, caves cave, valves valve, chives chives, endives endive, graves grave,
  cacti cactus, octopi octopus, octopuses octopus, fungi fungus, hippopotami hippopotamus, narcissi narcissus,
  gladioli gladiolus, alumni alumnus, larvae larva, antennae antenna, vertebrae vertebra, formulae formula,
  vertices vertex, matrices matrix, crises crisis, oases oasis, geckoes gecko, buses bus, gases gas, lenses lens,
  irises iris, viruses virus, crocuses crocus, lotuses lotus, hibiscuses hibiscus, cactuses cactus, walruses walrus,
  platypuses platypus, cookies cookie, pies pie, ties tie, movies movie, brownies brownie, smoothies smoothie,
  pixies pixie, magpies magpie, collies collie, budgies budgie, genies genie, zombies zombie, selfies selfie,
  hoodies hoodie, veggies veggie, wellies welly, toes toe, shoes shoe, horseshoes horseshoe, canoes canoe, hoes hoe,
  axes axe, pickaxes pickaxe, horses horse, seahorses seahorse, houses house, roses rose, noses nose, vases vase,
  purses purse, blouses blouse, mouses mouse, cheeses cheese, geniuses genius, vines vine`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Words that end like a plural and are one thing, or always many. */
const NO_PLURAL =
  /(?:ss|us|is)$|^(?:glasses|sunglasses|scissors|trousers|jeans|shorts|pants|binoculars|tongs|pliers|tweezers|shears|chess|lens|gas|bus|iris|moss|compass|grass|brass|canvas|atlas|christmas|texas|news|series|species|dungarees|overalls|tights|leggings|goggles|headphones|stairs|clothes|bellows|gallows|hops|oats)$/u;

/** One of them: teeth is tooth, wolves wolf, berries berry; a word that is no plural stays as it is. */
export function singularOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || NO_PLURAL.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|z|ss|o)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The word of an irregular plural; undefined for any other word. */
export const singularOfIrregular = (word: string): string | undefined => IRREGULAR.get(word);
