import { canHold } from './holders.ts';
import { findEnglishThing } from './thing-names.ts';
import { englishTable, isPart } from './word-table-en.ts';

export type Rewording = {
  said: RegExp;
  as: string | ((whole: string, ...groups: string[]) => string);
  example: string;
};

const IS = '(?:is|are|becomes?|turns? into|should be|ought to be|would be|must be)';

/** Deeds as somebody says them who learnt English late: "who is drink", "must wear". */
const DOING: Readonly<Record<string, string>> = {
  drink: 'drinking',
  eat: 'eating',
  hold: 'holding',
  carry: 'carrying',
  wear: 'wearing',
  ride: 'riding',
  sleep: 'sleeping',
  sit: 'sitting',
  stand: 'standing',
  play: 'playing',
  read: 'reading',
  push: 'pushing',
  pull: 'pulling',
  swim: 'swimming',
  hug: 'hugging',
  kiss: 'kissing',
  fly: 'flying',
  drive: 'driving',
  bring: 'carrying',
};
const ANY_DEED = Object.keys(DOING).join('|');

const isSomebody = (word: string): boolean => {
  const thing = findEnglishThing(word.toLowerCase(), true);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: word, from: 0, thing } });
};
const isTrade = (word: string): boolean =>
  englishTable().get(word.toLowerCase())?.kind === 'business' ||
  (/(?:er|ers|ist|ists|ery|smith|wright)$/iu.test(word) && findEnglishThing(word.toLowerCase()) === undefined);

/** Pieces of a thing, what takes their place, and where at it something is, in the words that the grammar knows. */
export const PIECES_REWORDED: readonly Rewording[] = [
  {
    said: new RegExp(`(?<=[a-z]),? (?:and )?of which (?:the|its) ([a-z]+) (?=${IS}\\b)`, 'giu'),
    as: ' whose $1 ',
    example: 'an eye of which the iris is a sunflower',
  },
  {
    said: new RegExp(`(?<=[a-z]),? (?:and )?the ([a-z]+) of (?:which|whom) (?=${IS}\\b)`, 'giu'),
    as: ' whose $1 ',
    example: 'an owl, the body of which is a speech bubble',
  },
  {
    said: new RegExp(`\\bthe ([a-z]+) of (?:him|her) (?=${IS}\\b)`, 'giu'),
    as: 'its $1 ',
    example: 'a whale and the tail of her becomes pine trees',
  },
  {
    said: /\b(in|on|at|from|out of|round|around|over|down|into|inside) the (?!shape|form|style|image|name|back|likeness)[a-z]+ of (it|them)\b/giu,
    as: '$1 $2',
    example: 'a wreath with a goldfinch in the bottom of it',
  },
  {
    said: /(?<=[a-z])[,;:]? (?:(?:and|but|with|only),? )*(?:instead|in place|in lieu) of (an?|the|its|his|her) ([a-z]+),? ((?:an?|two|three|the) [a-z][a-z' ]*?)(?=[,.;!?\n]|$)/giu,
    as: (whole, which, piece, given) =>
      /\b(?:is|are|has|have|there|it|i|we|you|he|she)\b/iu.test(given!)
        ? whole
        : ` with ${given} instead of ${which} ${piece}`,
    example: 'a key; in place of the bow, a cluster of grapes',
  },
  {
    said: /(?<=[a-z]),? with (?:the|its|his|her) ((?:(?:front|back|rear|left|right|top|bottom) )?[a-z]+) (?=an? [a-z]+(?: [a-z]+)?(?=\s*(?:[,.;!?\n]|$)))/giu,
    as: (whole, piece) =>
      isPart(piece!.split(' ').at(-1)!) || /wheel|shell|scroll/u.test(piece!) ? ` whose ${piece} is ` : whole,
    example: 'a bicycle with the front wheel a pizza',
  },
  {
    said: /(?<=[a-z])[,;:]?(?: and| with| whose)* (?:the|its) (?:(?:loose|free|other|far|long|trailing) )*(?:end|tip|thread|strand|string|cord|line|lead|cable|flex|wire)(?: of (?:it|which))? (?:makes|making|forms|forming|draws|drawing|traces|tracing|spells) (?:the (?:shape|outline) of )?(?=(?:an?|the|two) )/giu,
    as: ' shaped like ',
    example: 'a ball of yarn, and the loose end makes an anchor',
  },
  {
    said: /(?<=[a-z])[,;:]? (?:and|but|only|except),? (?:instead|in place) of (?:(?:an?|the|its|his|her|any) )?([a-z]+),? (?:there(?:'s| is| are)|it(?:'s got| has)|you(?:'ve got| get| have| see)|(?:he|she)(?:'s got| has)) ((?:(?:an?|two|three|four|the|some) )?[a-z]+)(?=(?: [a-z]+ing\b[^.,;!?\n]*)?\s*(?:[.,;!?\n]|$))/giu,
    as: ' with $2 instead of $1',
    example: "a steam engine and instead of smoke there's bees coming out",
  },
  {
    said: /\b(?:out )?from under(?:neath)? (?:the|its) (?:lid|cover|flap|top)\b(?! of)/giu,
    as: 'out of it',
    example: 'a hatbox with a mouse peeping out from under the lid',
  },
  {
    said: /\b(?:look|star|gaz|lean)ing (?:out )?over the (?:rim|brim|lip|edge|side) of (?=(?:an?|one|the|its|their)\b)/giu,
    as: 'peeking over ',
    example: 'two hares looking out over the rim of a basket',
  },
  {
    said: /\b(in|wearing|wears) (an?|her|his|its) bonnet\b/giu,
    as: '$1 $2 sun bonnet',
    example: 'a pig in a bonnet',
  },
  {
    said: /(?<=^|[.!?\n]\s*)(?:for|as) (?:the |our |my |a )?(?:logo|picture|emblem|mark|icon|symbol|sign|badge),? (?=(?:i|we|please|there|it|you)\b)/giu,
    as: '',
    example: 'for logo we like a stork',
  },
  {
    said: /\b(?:has|have|having|with) the (?:ears?|face|head|body|tail|eyes|smile|wings|legs|horns|nose|beak|neck)(?:(?:,| and) (?:the )?(?:ears?|face|head|body|tail|eyes|smile|wings|legs|horns|nose|beak|neck))+ of (?=(?:an? )?[a-z]+)/giu,
    as: 'shaped like ',
    example: 'the mountain has the ears and face of alpaca',
  },
  {
    said: new RegExp(`\\b(?:(?:who|which) (?:is |are )?|that (?:is|are) )(${ANY_DEED}) (?=[a-z])`, 'giu'),
    as: (_, deed) => `${DOING[deed!.toLowerCase()]} `,
    example: 'a rabbit who is drink the tea',
  },
  {
    said: new RegExp(
      `(?<=\\b(?:an?|the|one|our) (?:[a-z]+ )?)([a-z]+) (?:must|should|ought to|has to|have to|needs to|shall) (?:be )?(${ANY_DEED}) (?=[a-z])`,
      'giu',
    ),
    as: (whole, who, deed) => (isSomebody(who!) ? `${who} ${DOING[deed!.toLowerCase()]} ` : whole),
    example: 'the giraffe must wear a scarf',
  },
  {
    said: /\bwith (?:(?:an?|its|his|her|long|big|flowing|wild) )*([a-z]+) like (?=(?:an?|the|two|[a-z]+s)\b)(?!this|it's|its\b)/giu,
    as: (whole, piece) =>
      isPart(piece!) || /^(?:hair|mane|beard|fur|scales|feathers)$/iu.test(piece!) ? `whose ${piece} is ` : whole,
    example: 'a woman with hair like waves',
  },
  {
    said: /(?<=^|[.!?\n]\s*)((?:an? )?(?:[a-z]+ ){0,3}?)([a-z]+) with (?=(an?|two|three) ([a-z]+)(?: ([a-z]+))?\b)/giu,
    as: (whole, before, trade, _article, one, other = '') =>
      isTrade(trade!) &&
      !isSomebody(trade!) &&
      !/\b(?:i|we|my|our|the|is|are|i'm|we're|run|have|draw|show|want|make)\b/iu.test(before!) &&
      (isSomebody(one!) || isSomebody(other))
        ? `${before}${trade}, `
        : whole,
    example: 'coffee roaster with a black cat on a roof',
  },
];
