import { wordsOf } from './read-description.ts';

/**
 * Goods of which a business that names one deals in no other: whoever dries beef shows no pig, whoever grows mushrooms
 * no tomato. A line holds everything that shows the same; a blank line parts what has nothing to do with each other.
 */
const RIVALS = `
cow ox bull yak highland-cow beef steak jerky
pig black-pig pork bacon ham ribs pig-trotter cured-pork
sheep lamb goat tibetan-sheep lamb-meat lamb-chop roast-lamb
chicken hen rooster chick chicken-coop roast-chicken fried-chicken drumstick egg
duck roast-duck salted-duck
goose roast-goose
rabbit
turkey

dog poodle puppy dog-house
cat
rabbit
hamster
bird parrot

tomato cherry-tomato
cucumber
eggplant
carrot
corn sweet-corn
strawberry
apple
orange tangerine
grape
cherry
peach
pear
watermelon
blueberry
banana
lemon
mango
kiwi
pineapple
coconut
durian
dragon-fruit
lychee
longan
pomelo grapefruit
pomegranate
persimmon
jujube
hawthorn
loquat
bayberry
plum
apricot
fig
mangosteen
rambutan
avocado
raspberry
blackberry
walnut
pecan
almond
cashew
pistachio
hazelnut
chestnut roasted-chestnuts
peanut
mushroom shiitake oyster-mushroom king-oyster-mushroom enoki wood-ear morel hericium lingzhi
potato sweet-potato
pumpkin
cabbage leafy-green lettuce
chili

piano grand-piano piano-keys
guitar acoustic-guitar electric-guitar bass-guitar ukulele
violin cello violin-bow
drum drum-kit snare-drum
erhu
guzheng
flute bamboo-flute
trumpet

whisky bourbon
gin
rum
vodka
tequila
baijiu
sake
cider

football
basketball
volleyball
badminton-racket shuttlecock
tennis-racket tennis
padel
squash-sport
pickleball
table-tennis-bat
golf golf-ball golf-club
`;

const SETS = RIVALS.split('\n\n').map((set) =>
  set
    .split('\n')
    .filter(Boolean)
    .map((line) => line.trim().split(' ')),
);

/** 羊 and 羊肉 say sheep, "goats cheese" a goat. */
const isSaidIn = (text: string, concept: string): boolean => {
  const words = wordsOf(concept);
  if (!words) return false;
  return (words.zh !== '' && text.includes(words.zh)) || new RegExp(`\\b${words.en}(?:e?s)?\\b`, 'iu').test(text);
};

/** Pictures that show what others sell in place of what a text names, of those that somebody deals in. */
export function rivalsOf(text: string, named: readonly string[]): ReadonlySet<string> {
  const rivals = SETS.flatMap((set) => {
    const isNamed = (family: readonly string[]) => family.some((each) => named.includes(each) || isSaidIn(text, each));
    const [ours, others] = [set.filter(isNamed), set.filter((family) => !isNamed(family))];
    return ours.length > 0 ? others.flat() : [];
  });
  return new Set(rivals);
}
