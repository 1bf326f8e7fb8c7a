import { canHold } from './holders.ts';
import type { Rewording } from './reworded-pieces-en.ts';
import { findEnglishThing } from './thing-names.ts';

const END = '(?=\\s*(?:[,.;:!?\\n]|$))';
const MOVES =
  '(?:chas|runn|rac|swimm|fly|walk|go|spinn|march|skat|rid|driv|jump|hopp|trott|gallop|float|turn|whirl|drift|mov)(?:ing)';
const EVERYONE =
  '(?:everyone|everybody|they all|all of (?:them|us)|every [a-z]+(?: [a-z]+)?|all (?:the )?[a-z]+s|(?:the )?others|half the [a-z]+)';

const isSomebody = (word: string): boolean => {
  const thing = findEnglishThing(word.toLowerCase(), true);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: word, from: 0, thing } });
};

/** What was set aside first and asked for after all: nothing is left of its being set aside. */
const SET_ASIDE =
  "\\b(?:(?:i|we)(?:'d)? )?(?:(?:was|were) (?:going to|gonna|about to|thinking of)|nearly|almost|had planned to|planned to|wanted to) (?:do|doing|have|having|use|using|draw|drawing|ask(?:ing)? for|go(?:ing)? (?:for|with)|picked|choose) (?:with )?(?:an?|the|some) ";

/** How somebody sits, goes or faces, and what is remarked beside the picture. */
export const MANNER_REWORDED: readonly Rewording[] = [
  {
    said: new RegExp(
      `${SET_ASIDE}([a-z]+) but (?=[^]*\\b(?:the|that|a|an) \\1 (?:as well|too|after all|anyway|also)\\b)`,
      'giu',
    ),
    as: '',
    example: 'was going to do a broom but my son says bear. Let him hold the broom too',
  },
  {
    said: /(?<=[.;!?\n]\s*)(?:(?:oh|ok|okay|actually|in fact|then again|on second thoughts?|go on|and|so|well|hm+),? )*(?:let|have|make) (?:it|him|her|them) (hold|carry|wear|ride|push|play)(?:ing)? (?:the|that|an?) ([a-z]+(?: [a-z]+)?)(?: as well| too| after all| anyway| also)/giu,
    as: (whole, deed, what) =>
      findEnglishThing(what!.toLowerCase(), true)
        ? `it is ${deed!.toLowerCase().replace(/e$/, '')}ing a ${what}`
        : whole,
    example: 'an octopus out of a manhole. actually let it hold the plunger as well',
  },
  {
    said: /,? (?:(?:sitting|sat|seated|sits|perched|resting) )?(?:(?:with )?(?:(?:its|his|her|their|the) )?(?:legs|arms|paws|ankles|wings) (?:crossed|folded|tucked)|cross[- ]legged|legs akimbo)(?= )/giu,
    as: ' sitting',
    example: 'a frog sitting cross legged on a leaf',
  },
  {
    said: new RegExp(
      `,? (?:with )?(?:(?:its|his|her|their|the|both|one) )?(?:eyes?|eyelids) (?:tight |half |gently |nearly |firmly )?(?:shut|closed|half closed|half shut|wide open|open)${END}`,
      'giu',
    ),
    as: '',
    example: 'a sloth on a branch, eyes shut',
  },
  {
    said: new RegExp(
      `\\b(${MOVES}(?: each other| one another)?)(?: a?round(?: and a?round)?)? in (?:a (?:big |little |perfect |tight )?(?:circle|ring|loop)|circles|rings|loops|a round)${END}`,
      'giu',
    ),
    as: '$1',
    example: 'two cats chasing each other in a circle',
  },
  {
    said: /\b(?:(?:who |that |which )?(?:are|is) )?(?:[a-z]{2,}ing|sits?|stands?|dances?|bows?|kneels?|talks?|sat|stood) (?=(?:face to face|nose to nose|beak to beak|cheek to cheek|head to head|eye to eye)\b)/giu,
    as: '',
    example: 'two swans are dancing face to face',
  },
  {
    said: /\b((?:(?:an?|the|one|our|big|little|small|single) )*)winged ([a-z]+)(?: ([a-z]+))?/giu,
    as: (whole, before, one, other) => {
      if (findEnglishThing(`winged ${one}`.toLowerCase())) return whole;
      if (isSomebody(one!) || (other && isSomebody(other))) return whole;
      if (other && findEnglishThing(`${one} ${other}`.toLowerCase()))
        return `${before || 'a '}${one} ${other} with wings on it`;
      return findEnglishThing(one!.toLowerCase(), true)
        ? `${before || 'a '}${one} with wings on it${other ? ` ${other}` : ''}`
        : whole;
    },
    example: 'winged wheel',
  },
  {
    said: /\b(?:back|hip|rear|trouser|bum) pocket(s?)\b/giu,
    as: 'jeans pocket$1',
    example: 'a wren in a back pocket',
  },
  {
    said: /(?<=[a-z]) with ((?:two|three|four|six|eight|its|big|little|tiny|small) )+wheels\b(?! (?:on|in|of|as)\b)/giu,
    as: ' on $1wheels',
    example: 'a pepper with four wheels',
  },
  {
    said: /\bfolded (?:up )?(?:from|out of|in|of) (?:(?:a |one )?(?:single )?(?:sheet|piece|square|bit)s? of )?(?:(?:white|plain|coloured|thin) )?paper\b/giu,
    as: 'made of origami',
    example: 'a tiger folded from paper',
  },
  {
    said: /\bchilly (?=(?:pepper|sauce|oil|jam|flake|powder|plant|con|paste|crisp|peppers)s?\b)/giu,
    as: 'chilli ',
    example: 'a chilly pepper',
  },
  {
    said: new RegExp(
      `,? (?:(?:and|but|though|yes|ok|okay|sure|yeah) )*(?:i|we) (?:do )?know (?:that )?${EVERYONE}(?: (?:in|on|round|around|from|with) [a-z ]+?)? (?:does|do|did|has|have|uses|use|wants?|draws?) (?:it|this|that|one|the same|so|those|them)(?: too| already| these days)?${END}`,
      'giu',
    ),
    as: '',
    example: 'a tooth with a crown, yes I know everyone in the trade does it',
  },
  {
    said: new RegExp(
      `(?:,|\\s+-|;| because| as| since)? (?:we|i|they|people) (?:(?:always|often|still|just) )?(?:(?:keep|kept|keep on) (?:getting|sending us|giving us|receiving)|get|got|receive) (?:(?:the|all the|their|your|wrong) )?(?:mails?|calls|phone calls|letters|e-?mails|parcels|post|packages|deliveries|enquiries|messages|requests|visitors)(?: [^,.;!?\\n]*)?${END}`,
      'giu',
    ),
    as: '',
    example: 'no bridge, we keep getting mail for engineers',
  },
];
