import { CORRECTIONS_REWORDED } from './reworded-corrections-en.ts';
import { MANNER_REWORDED } from './reworded-manner-en.ts';
import { PIECES_REWORDED } from './reworded-pieces-en.ts';
import { SCENES_REWORDED } from './reworded-scenes-en.ts';
import { TRADES_REWORDED } from './reworded-trades-en.ts';
import { TALK_REWORDED } from './reworded-talk-en.ts';
import { findEnglishThing } from './thing-names.ts';

const isThing = (phrase: string): boolean =>
  findEnglishThing(phrase.toLowerCase(), true) !== undefined ||
  findEnglishThing(phrase.toLowerCase().split(' ').at(-1) ?? '', true) !== undefined;

/** "A kiwi, the bird": right behind a noun with its article. */
const isAfterName = (text: string, at: number): boolean => /\b(?:an?|the|one) [a-z]+$/iu.test(text.slice(0, at));

/** What is said of a place in a picture before its guest: "where the neck is you've got a comb". */
const THERE_IS =
  "(?:is|are|you(?:'ve| have)? got|you (?:have|see|find|get)|you(?:'d| would) (?:have|see|find)|there(?:'s| is| are| would be| should be)|(?:it|he|she|they)(?:'s got|'s| has got| has|'ve got| have)|that(?:'s| is)|put|have|use)";
const A_NOUN = '(?=(?:an?|the|two|three|four|one|some|[a-z]+s?)\\b)';

/** Ways of saying a picture that come to one that the grammar reads; an ending keeps what stands before it. */
const REWORDED: readonly {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  example: string;
}[] = [
  {
    said: new RegExp(
      `(?<=[a-z])(?:,| -)?(?: and| but| only| except)* where (?:the|its|his|her|their) ([a-z]+) (?:is|are|should be|would be|ought to be|goes|go|sits|used to be)(?: normally| usually)?,? ${THERE_IS} ${A_NOUN}`,
      'giu',
    ),
    as: ' whose $1 is ',
    example: 'a guitar, and where the neck is you have a comb',
  },
  {
    said: new RegExp(
      `(?<=[a-z])(?:,| -)?(?: and| but| only| except)* where you(?:'d| would) (?:normally |usually )?(?:expect|have|see|find)(?: to (?:see|find|have))? (?:an? |the |its |his |her )?([a-z]+),? ${THERE_IS} ${A_NOUN}`,
      'giu',
    ),
    as: ' whose $1 is ',
    example: "a hedgehog where you'd expect spines it has brushes",
  },
  {
    said: /(?<=[a-z]),?(?: and| but| with| only)* the ([a-z]+) of it (?:is |being |as |made (?:of|from) )?(?=(?:an?|the|two|three)\b)/giu,
    as: ' whose $1 is ',
    example: 'a key with the head of it a rose',
  },
  {
    said: /\b(?:an? )?half(?:[ -]an?)?[ -]([a-z]+(?: [a-z]+)?)[,/]?(?: and)? half(?:[ -]an?)?[ -]([a-z]+(?: [a-z]+)?)\b/giu,
    as: (whole, one, other) => (isThing(one!) && isThing(other!) ? `a ${one} that is a ${other}` : whole),
    example: 'half pineapple, half owl',
  },
  {
    said: /(?<=[a-z]{2} )(?<!\b(?:and|but|so|think|thought|reckon|guess|because|or|then|hope|know|say|says|means|if|when|like|believe|suppose) )(that|which)(?:'s| is| are|'re) (?:(?:also|really|actually|secretly|just|both|simply|basically|at the same time|in fact|clearly|sort of|kind of) )*(?=(?:an?|the|two)\b)/giu,
    as: '$1 is ',
    example: "a lighthouse that's really a candle",
  },
  {
    said: /(?<=\b(?:standing|turned|tipped|flipped|tilted|drawn|arranged|folded|cut|sliced|bent|curled|curved|stacked|shaped|lying|up|down|sideways|upright|over|side|round|end)),? so (?:that )?it(?:'s| is| looks like| becomes| makes| forms| reads as) (?=an?\b)/giu,
    as: ' shaped like ',
    example: "a slice of pizza standing up so it's a volcano",
  },
  {
    said: /\b(?:(?:drawn|made|meant|designed|done|curved|bent|arranged|cut|folded) )?(?:so (?:that )?(?:it|they) |to )looks? (?:just |exactly |a bit |almost |rather )?like (?=(?:an?|the|its)\b)/giu,
    as: 'shaped like ',
    example: 'a bun made to look like a hat',
  },
  {
    said: /(?<=^|[.,;:!?\n]\s*|\band )(inside|underneath|on top|behind|above|below|beside)(?: (?:of )?(?:it|him|her|them))?,? (?:is|are|sits?|stands?|there(?:'s| is| are)|you(?:'ll)? (?:find|see|have|get)) (?=(?:an?|the|two|three)\b)/giu,
    as: '$1 it ',
    example: 'a durian, and inside is a chip',
  },
  {
    said: /\b(?:and )?what(?:'s| is|s) ([a-z]+ing) ((?:up |down )?(?:out of|from|on|in|over|under|inside) (?:it|him|her|them|the [a-z]+)) (?:is|are) ((?:an?|two|three|the) [a-z]+(?: (?!instead\b)[a-z]+)?)/giu,
    as: '$3 $1 $2',
    example: "a tap, and what's dripping out of it is a shamrock",
  },
  {
    said: /\b(?:me|mi) (?=(?:da|dad|daddy|mam|mammy|mama|ma|mum|nan|gran|granny|grandma|grandmother|grandfather|brother|sister|wife|husband|mate|auntie|uncle|lad|daughter|son|boss|cousin|dog|cat)\b)/giu,
    as: 'my ',
    example: 'me da always said',
  },
  {
    said: /,? (?:as in |i mean )?the (bird|fruit|fish|flower|tree|plant)(?=[,.;!?])/giu,
    as: (whole, kind, ...rest) => (isAfterName(String(rest.at(-1)), Number(rest.at(-2))) ? ` ${kind}` : whole),
    example: 'a kiwi, the bird, with a cup',
  },
  {
    said: /\b(under|on|over|behind|round|around|across|by) one (wing|arm|paw|hand|ear|eye|claw|shoulder|leg|foot|horn|antler|tentacle)\b/giu,
    as: '$1 its $2',
    example: 'a pie under one wing',
  },
  {
    said: /(?<=[a-z][,;:]) (?:and |with )?(?:one|the other|another|each)(?: of (?:them|the two))? (?=(?!being)[a-z]{2,}ing\b)/giu,
    as: ' ',
    example: 'two otters, one holding a cup',
  },
  {
    said: /\b(laughing|crying|singing|shouting|screaming|howling|dancing|working) (?:its|his|her|their) (?:heads?|eyes|hearts?|lungs|socks|feet) (?:off|out)\b/giu,
    as: '$1',
    example: 'a parrot laughing its head off at a book',
  },
  {
    said: /(?<=^|[.,;:!?\n]\s*|\band )((?:on|in|inside|under|behind|above|over|beside) (?:its|his|her|their|the) (?:[a-z]+(?:'s)? ){1,3}?)(?:there )?(?:is|are) (?=(?:an?|two|three|one) )/giu,
    as: '$1sits ',
    example: 'a whale, and on its back there is a house',
  },
  {
    said: /\b(should|would|could|must) (?:actually|really|also|in fact|instead|just|rather) be\b/giu,
    as: '$1 be',
    example: 'the leaf should actually be a parrot',
  },
  {
    said: /\bin (?:(?:one|each|another|yet another|the other|the second|the third|a third|the next|every|(?:its|his|her|their)(?: (?:left|right|other|free|front|back))+) (?:arms?|hands?|paws?|claws?|foot|feet|wings?|tentacles?|flippers?|hoof|trotters?|pincers?|one)|(?:the other|another|each)(?=\s*(?:[,.;!?\n]|and\b|$)))(?! of\b)/giu,
    as: '',
    example: 'a mop in one arm and a bucket in another',
  },
  {
    said: /\b(?:the |exactly the |just the )?same(?: thing| idea| picture| again| deal)?,? (?:but|only|except)(?: (?:it's|its|it is|with|he's got|he has|holding|carrying|make it|ours has))* (?=(?:an?|the|two|three|four|five|some|our)\b)/giu,
    as: 'Ours has ',
    example: "you'll have seen puffins with fish? Same thing but three envelopes",
  },
  {
    said: /\bwhat (?:i|we)(?:'m|'ve|'d)? (?!(?:do|sell|make|offer|run|call|serve|bake|mean)\b)[^.,;:!?\n]{3,60}? (?:is|was|would be) (?=(?:an?|the|one|two|three)\b)/giu,
    as: 'draw ',
    example: 'what I keep sketching on napkins is a fox',
  },
  {
    said: /\b(round|around|over|up|down|along) and (?:a)?\1(?= (?:it|him|her|them|an?|the|its|his))/giu,
    as: '$1',
    example: 'a scarf wound round and round it',
  },
  {
    said: /(?<=\b(?:an?|one) (?:[a-z]+ )?[a-z]+),? (?:but|only|except) (?=(?:(?:all |entirely |totally )?(?:made|built|knitted|woven|carved|sewn|folded|cut|cast|moulded|stitched) (?:(?:up|out) )?(?:of|from|out)|wearing|holding|riding|carrying|with (?:an?|two|its|his|her) |in an? |on an? )\b)/giu,
    as: ' ',
    example: 'a sheep but made out of stones',
  },
  {
    said: /\b(?:in|inside|within) the (?:(?:empty|blank|negative|white|open|hollow|free|leftover|remaining) )*(?:space|gap|hollow|emptiness|void) (?:(?:inside|within|in|of|under|between) )?(?:it|them)?,? ?(?:there(?:'s| is| are) |is |sits |you(?:'ll)? (?:see|find|get|have) )?(?=(?:an?|the|one|two|three) )/giu,
    as: 'inside it ',
    example: 'a vase, and in the empty space inside it a poppy',
  },
  {
    said: /\bout(?: of)? the [a-z]+ of (it|him|her|them)\b/giu,
    as: 'out of $1',
    example: 'a whippet peeping out the bell of it',
  },
  {
    said: /(?<=[a-z],?)(?: (?:is|are|being|gets?))?(?: (?:drawn|done|bent|made|laid|arranged|curled|looped|looping))?,?(?: (?:in such a way|in a way|such|so))?(?: that|,? and|,? with)? (?:the|its|his|her) (?!smoke|steam|vapou?r|flame|water|mist)([a-z]+) (?:(?:takes?|taking|has|have|having|makes?|making|forms?|forming|traces?|tracing|draws?|drawing|follows?|following) (?:on )?(?:up )?)(?:the )?(?:outline|shape|form|silhouette|profile|contour)s? of (?=(?:an?|the|two)\b)/giu,
    as: ' shaped like ',
    example: 'a stethoscope drawn in such a way that the tube takes the outline of a camel',
  },
  {
    said: /(?<=(?:^|[.,;:!?\n]\s*|\band )(?:an?|the|one|two|my|our) (?:[a-z]+ )?[a-z]+ )(?:(?:that|which|and) )?(?:takes?|taking|makes?|making|forms?|forming|traces?|tracing|follows?|following) (?:on )?(?:the )?(?:outline|shape|form|silhouette|profile|contour)s? of (?=(?:an?|the|two)\b)/giu,
    as: 'shaped like ',
    example: 'a rope that takes the outline of a horse',
  },
  {
    said: /(?<=[a-z]),?(?: and| with)* (in|on|inside|under|behind|above) (?:each|every|both|either)(?: one)?(?: of (?:its|the|his|her))? (?!hands?\b|arms?\b|paws?\b|claws?\b|wings?\b|ones?\b|sides?\b)([a-z]+),? (?:you(?:'ll| can| would|'d)? (?:see|find|get|have)|there(?:'s| is| are)|is|are|sits?|lives?) (?=(?:an?|the|one|two|three) )/giu,
    as: ', $1 it ',
    example: 'goggles, and in each lens you see a wave',
  },
  {
    said: /\b(an?|the|one) ((?:[a-z]+ )?)([a-z]+)[,.;]?(?: and| but| with| only| where| except)* the ([a-z]+) (?:on|of|at the (?:end|top|tip) of|on top of|at the end of|in) (?:the|that|its) \3,? (?:is|being|are|should be|would be|becomes) (?=(?:an?|the|two|three) )/giu,
    as: '$1 $2$3 whose $4 is ',
    example: 'a match, and the flame on the match is a chilli',
  },
  {
    said: /(?<=^|[.!?\n:;,]\s*|\b(?:draw|want|just|only) )(?:(?:an?|the) )?(?:[a-z]+ )?[a-z]+'s (foot|feet|fist)(?= (?:with|in|on|wearing|standing|stepping|under|beside|kicking|holding)\b)/giu,
    as: 'a $1',
    example: "a dancer's foot with bells tied round the ankle",
  },
  {
    said: /(?<=^|[.!?\n:]\s*)the ([a-z]+) as an? ([a-z]+)(?=\s*(?:[,.;:!?\n]|$))/giu,
    as: (whole, one, other) => (isThing(one!) && isThing(other!) ? `A ${one} shaped like a ${other}` : whole),
    example: 'the sun as a wheel',
  },
];

/** English sentences in the words that the rules of grammar know. */
export const reworded = (text: string): string =>
  [
    ...TRADES_REWORDED,
    ...CORRECTIONS_REWORDED,
    ...MANNER_REWORDED,
    ...TALK_REWORDED,
    ...SCENES_REWORDED,
    ...REWORDED,
    ...PIECES_REWORDED,
  ].reduce((left, { said, as }) => (typeof as === 'string' ? left.replace(said, as) : left.replace(said, as)), text);
