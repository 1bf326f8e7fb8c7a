import { DIALECT_WORDS, FOND_VOCATIVES, VOCATIVES } from './dialect-words.data.ts';
import { withDeedsSeen } from './deeds-en.ts';
import { canHold } from './holders.ts';
import { withPetsForNames } from './pet-names-en.ts';
import { withAntecedents, withDeedsTold, withGoodsCounted, withGoodsForThem } from './pronouns-en.ts';
import { reworded } from './reworded-en.ts';
import { withSpellingMended } from './spelling-en.ts';
import { findEnglishThing } from './thing-names.ts';

const spaced = (words: string): string => words.replaceAll('_', ' ');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const PLAIN = new Map(
  DIALECT_WORDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [plain = '', said = ''] = line.split(': ');
      return said.split(' ').map((word) => [spaced(word), spaced(plain)] as const);
    }),
);
const SAID = new RegExp(
  `(?<![\\p{L}\\d'’.-])(?!wi fi\\b|(?<=wi )fi\\b|tae kwon)(?:${anyOf([...PLAIN.keys()])})(?![\\p{L}\\d'’-])`,
  'giu',
);

/** A letter of the name is spoken of: "the o is a wheel", "the R". */
const IS_LETTER = /(?:\b(?:the|an?|letter|my|our|its|that|and|double)\s+|["'“‘(])$/iu;

/** Words that end like a deed said short: a robin, within. */
const NO_DEED =
  /^(?:within|begin|again|certain|captain|remain|explain|obtain|retain|contain|maintain|origin|margin|latin|satin|vitamin|protein|plain|main|aspirin|bulletin|assassin|cousin|basin|ruin|login|margarin|herein|therein|wherein|asin|akin|plugin|built-in|skein|vein|rein|villain|mountain|fountain|curtain|bargain|britain|porcelain|terrain|domain|complain|sustain|attain|entertain|chieftain|chaplain|[a-z]*skin|[a-z]*coin|[a-z]*join|[a-z]*twin|[a-z]*train|[a-z]*brain|[a-z]*chain|[a-z]*grain|(?:pump|nap|gher|jer|cat|lamb|bump|munch|fir|man|akin|pan|s)kin|insulin|melanin|keratin|gelatin|retain|disdain|refrain|cumin|thin|spin|grin|chin|shin)$/;
const SAID_SHORT =
  /(?<![\p{L}'’-])([a-z]{3,}(?:in['’]|in(?= (?:an?|the|his|her|its|my|our|their|on|in|at|up|down|out|over|off|with|it|for|to|a?round|into|onto|through|him|them|me|you|one|two|like|along|by|from|under|about|there|good|loud|back|away|upside|asleep|next|against)\b)))(?![\p{L}'’-])/gu;

const inFull = (word: string): string => {
  const bare = word.replace(/['’]$/u, '');
  const isSure = bare !== word;
  if (NO_DEED.test(bare) || (!isSure && (bare.length < 5 || findEnglishThing(bare)))) return word;
  return `${bare}g`;
};

const VOCATIVE = new RegExp(
  `(?<=[\\p{L}\\d)][,\\s]{1,2})(?:${anyOf(VOCATIVES.split(' ').map(spaced))})(?=\\s*(?:[.!?,;\\n]|$))`,
  'giu',
);
const FOND_VOCATIVE = new RegExp(
  `(?<=\\b(?:it|please|ta|thanks|cheers|then|now|you|than that|right|yes|ok|mind|me|us|that's all|lovely|tidy|grand)[,\\s]{1,2})(?:${anyOf(FOND_VOCATIVES.split(' ').map(spaced))})(?=\\s*(?:[.!?,;\\n]|$))`,
  'giu',
);

/** Nigerian Pidgin is known by these, and then some short words mean something else. */
const PIDGIN = /\b(?:abeg|wey|dey|una|wetin|oga|no be|make e|e go)\b/iu;
const PIDGIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bmake (?:una |you )?no (?=(?:put|draw|use|add|show|bring)\b)/giu, 'do not '],
  [/\b(?:i|we) no (?=(?:want|like|need|gree)\b)/giu, 'we do not '],
  [/\bno be\b/giu, 'not'],
  [/\bmake (?:e|am|im)(?: (?:be|dey))?\b/giu, 'it is'],
  [/\bwey be (?:one |an? )?(?=[a-z])/giu, 'shaped like a '],
  [/\bwey (?:dey |come |go )?/giu, 'that '],
  [/(?<=[a-z]{3} )(carry|hold|wear|climb|eat|drink) (?=(?:one|an?|two|big|small|im|him|her) )/giu, '$1ing '],
  [/\bdey (?=(?:on|in|inside|under|for|with)\b)/giu, 'is '],
  [/\bdey (?=[a-z]+)/giu, ''],
  [/\bfor (?:im |him |her |the |di )?(?=(?:head|back|body|roof|top)\b)/giu, 'on his '],
  [/\bfor (?:im |him |her )?(?=(?:hand|mouth|beak|leg)\b)/giu, 'in his '],
  [/\bfor top\b/giu, 'on top of'],
  [/\bim\b/gu, 'his'],
];

/** Jamaican: "a crab a play dominoes" plays them. */
const PATOIS = /\b(?:wid|pon|nuh|inna|weh|di|mi|dem|yuh|fi)\b/iu;
const DOES_PATOIS =
  /(?<=[a-z] )(?:a|ah|deh|de) (?=(?:play|stir|dance|cook|fry|roast|run|eat|drink|hold|ride|drive|jump|fly|swim|smile|laugh|sleep|read|sing|carry|wear|chase|look|climb|push|pull|beat|blow|juggle|chop|pour)\b)/giu;

/** "Inna him web": whose it is. */
const HIS_PATOIS =
  /\b(inna|pon|wid|ova|outta|unda) (him|dem|she) (?!(?:and|or|while|when|[a-z]+ing)\b)(?=[a-z]{3,})/giu;
const ownedInPatois = (_: string, place: string, who: string): string =>
  `${place} ${{ him: 'his', dem: 'their', she: 'her' }[who.toLowerCase()]} `;

const ACCENTED = /[À-ÖØ-öø-ÿ]/gu;
/** Piñata, jalapeño, crêpe. */
const withoutAccents = (text: string): string =>
  text.replace(ACCENTED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));

/** "Foxgloves have been growing out of it": what it does, not what it has. */
const PERFECT = /\b(?:have|has|had)(?: (?:just|always|now|already|long|since|now))? been (?=[a-z]+(?:ing|ed|en)\b)/giu;

/** "I should very much like a snail": asked for, no likeness. */
const WISHED =
  /\b(?:(I|we)(?:'d| should| would)|should|would) (?:(?:very much|dearly|really|quite|so|absolutely|just|ideally|also|honestly|kindly) )*(?:like|love)\b(?! (?:it|that) (?:if|when))/giu;

/** "His shell isn't a shell, it's a quilt" */
const NOT_BUT =
  /\b((?:its|his|her|the|their) (?:[a-z]+ )?[a-z]+) (?:is not|isn't|are not|aren't) (?:an? |the |really |just )*(?:[a-z]+),? (?:but |rather |at all,? )?(?:it's|it is|they're|they are|but)(?: really| actually)? (?=an?\b|the\b|two\b|[a-z])/giu;

/** "A basket a mango" */
const MEASURE_A =
  /\b(basket|cup|plate|bag|bunch|bowl|glass|bottle|piece|slice|bit|lot|pair|sack|tray|box) a (?=[a-z])/giu;

/** "Hanging by its tail from a line": how, not where. */
const BY_A_LIMB =
  /\bby (?:its|his|her|their|one|two|both|the)(?: [a-z]+)? (?:tails?|foot|feet|paws?|claws?|talons?|toes?|hands?|arms?|teeth|beaks?|trunk|ears?|legs?|necks?|hair|tongue|tentacles?|scruff|wings?|fins?)\b/giu;
/** Titles and kinds that are shortened: what follows is no new sentence. */
const SHORTENED = /\b(T|Mr|Mrs|Ms|Dr|St|Prof|vs|approx|incl|esp)\. ?(?=[a-z\d])/giu;

/** "The moon, but it's a slice of lemon": it takes that shape. */
const BUT_AS =
  /,? (?:but|only|except) (?:it's|it is|he's|he is|she's|she is|they're|they are) (?:actually |really |also |secretly |made of )?(an? (?:[a-z-]+ ){0,2}?([a-z-]+))(?=\s*(?:[.,:!?;]|$))/giu;

/** Said while thinking; "the kind of" and "you know how" say something. */
const FILLED =
  /(?<!\b(?:the|a|an|some|any|this|that|what|which|of|one|same|every) )\b(?:you know|y'know|ya know|yknow|kind of|sort of|basically|literally|um+|uh+m*|er+m*|hm+)\b(?!,? ?(?:how|when|what|the|that|those|who|where|why|if|of)\b),? ?/giu;
/** "A toss-up between a moth and a lantern": either will do. */
const TORN =
  /\b(?:it's |it is |we are |we're |i am |I'm |we |i )?(?:still |really |just )?(?:can't |cannot |couldn't |can not )?(?:a )?(?:toss-?up|torn|choosing|choose|pick|choice|deciding|decide|undecided|wavering|split|stuck) between ((?:an? |the |one |some )?[a-z' -]+?) and (?=(?:an?|the|one|some)\b)/giu;

/** "Instead of a face the sunflower has a clock" */
const INSTEAD_FIRST =
  /\binstead of ((?:an?|the|its|his|her) [a-z]+),? ((?:an?|the|our) [a-z]+(?: [a-z]+)?) (?:has|have|wears|gets|holds) ((?:an?|two|the) [a-z][a-z -]*)/giu;
/** "An owl who's fallen asleep on a book" */
const WHO_IS = /\b(?:who|that)(?:'s| is| has) (?:just |already |been )*(?=[a-z]{3,}(?:ing|ed|en)\b)/giu;
const A_NAME =
  /\b(?:(?:called|named|mascot is|mascot,|this is|meet|name is) ([A-Z][a-z]+)|([A-Z][a-z]+) is (?:an?|our|the) [a-z]+(?: [a-z]+)?(?=[.,;!?]))/gu;

const isSomebody = (word: string): boolean => {
  const thing = findEnglishThing(word, true);
  return thing !== undefined && canHold({ token: { kind: 'thing', text: word, from: 0, thing } });
};

/** "Gary is a goose. Gary wears a hat": he does. */
function withoutNames(said: string): string {
  const text = withPetsForNames(said);
  const found = [...text.matchAll(A_NAME)].filter(
    ({ 0: said, 1: called, 2: named }) => called ?? (named && findEnglishThing(said.replace(/^.* /u, ''), true)),
  );
  // "My cat Biscuit strolls in. I'd love Biscuit on a chair": the cat.
  const ours = [...text.matchAll(/\b(?:[Mm]y|[Oo]ur) (?:[a-z]+ )?([a-z]+) ([A-Z][a-z]+)\b/gu)].filter(({ 1: kind }) =>
    isSomebody(kind ?? ''),
  );
  const unnamed = ours.reduce((left, { 0: said, 1: kind, 2: name, index }) => {
    const after = index + said.length;
    return left.slice(0, after) + left.slice(after).replace(new RegExp(`\\b${name}\\b(?!')`, 'gu'), `the ${kind}`);
  }, text);
  if (ours.length > 0) return unnamed;
  return found.reduce((left, { 0: said, 1: called, 2: named, index }) => {
    const after = index + said.length;
    const name = new RegExp(`\\b${called ?? named}(?!')\\b(?= [a-z]+)`, 'gu');
    return left.slice(0, after) + left.slice(after).replace(name, 'He');
  }, text);
}

/** "A pipe-smoking badger" */
const DOES_WITH =
  /\b([a-z]+)-(playing|reading|smoking|holding|wearing|carrying|riding|eating|juggling|wielding|toting) ([a-z]+)\b/giu;

/** "The kopi cup, got one small myna": there is, or with. */
const GOT = /(^|[.!?\n]\s*|,\s*|\band\s+)(?:also )?(?:must )?got (?=(?:one|an?|two|three|some|small|big)\b)/giu;

/** "It's a", "it's for": is, where nobody owns what follows. */
const ITS =
  /\bits (?=(?:an?|the|for|just|not|only|like|my|our|on|in|called|more|really|actually|got|to|basically|about|been|gonna|going|all)\b)/giu;

/** "It would be clever, wouldn't it?": asks for assent, declines nothing. */
const TAG =
  /(?:,\s*|\s+)(?:(?:would|is|could|does|do|wo|should|are|ca|has|have|did|was|were|must|ai)n'?t (?:it|they|he|she|you|we|i|that|there)|innit)(?=\s*(?:[?!.,]|$))/giu;
/** "No wheat ears, they're on every bag": why it is not wanted. */
const WHY_NOT =
  /(\b(?:do not|don't|dont|never|no|not|skip|avoid|leave out|leave off)\b[^.;:!?\n,]*), (?:it's|it is|they're|they are|that's|that is) (?:covered|all over|on every|everywhere|in every|been done|too|so|always|already|under|boring|scary|overdone)\b[^.;!?\n]*/giu;

/** English as it is said, texted or typed in haste, in the plain words that everything else is read by. */
export function inPlainEnglish(typed: string): string {
  if (!/[a-z]{2}/iu.test(typed)) return typed;
  const text = reworded(
    withDeedsTold(
      withGoodsForThem(
        withGoodsCounted(
          withAntecedents(
            withoutNames(
              withSpellingMended(withoutAccents(typed.replaceAll('’', "'").replace(TAG, '').replace(WHY_NOT, '$1'))),
            ),
          ),
        ),
      ),
    ),
  );
  const isPidgin = PIDGIN.test(text);
  const plain = PATOIS.test(text) ? text.replace(DOES_PATOIS, '').replace(HIS_PATOIS, ownedInPatois) : text;
  const pidgin = isPidgin ? PIDGIN_WORDS.reduce((said, [from, to]) => said.replace(from, to), plain) : plain;
  return withDeedsSeen(pidgin)
    .replace(VOCATIVE, '')
    .replace(SAID, (said, at: number) => {
      // A capital inside a sentence is a name, or a letter of one.
      const isCapital = said !== said.toLowerCase() && !/(?:^|[.!?\n]\s*)$/u.test(pidgin.slice(0, at));
      if (isCapital && said !== said.toUpperCase()) return said;
      if (said.length === 1 && (said !== said.toLowerCase() || IS_LETTER.test(pidgin.slice(0, at)))) return said;
      return PLAIN.get(said.toLowerCase()) ?? said;
    })
    .replace(SAID_SHORT, (_, word: string) => inFull(word))
    .replace(
      /(?<=\s)(?<!\b(?:the|both|each|first|last|second|letter|big) )o (?=(?:the|an?|his|her|its|my|our|[a-z]{3,})\b)/gu,
      'of ',
    )
    .replace(FOND_VOCATIVE, '')
    .replace(ITS, "it's ")
    .replace(/\b(read(?:s|ing)?) (the|his|her|its|their|a) paper\b/giu, '$1 $2 newspaper')
    .replace(FILLED, '')
    .replace(TORN, 'maybe $1 or ')
    .replace(DOES_WITH, (whole, what: string, deed: string, who: string) =>
      findEnglishThing(what.toLowerCase(), true) && findEnglishThing(who.toLowerCase(), true)
        ? `${who} ${deed === 'smoking' || deed === 'toting' ? 'holding' : deed} a ${what}`
        : whole,
    )
    .replace(INSTEAD_FIRST, '$2 with $3 instead of $1')
    .replace(WHO_IS, '')
    .replace(SHORTENED, (_, short: string) => (/^t$/iu.test(short) ? `${short}-` : `${short} `))
    .replace(BY_A_LIMB, '')
    .replace(BUT_AS, (whole, what: string, noun: string) =>
      findEnglishThing(noun, true) ? ` shaped like ${what}` : whole,
    )
    .replace(PERFECT, '')
    .replace(MEASURE_A, '$1 of ')
    .replace(NOT_BUT, '$1 is ')
    .replace(WISHED, (_, who?: string) => (who ? `${who} want` : 'want'))
    .replace(GOT, (_, before: string) => `${before}${/^(?:,|and)/iu.test(before) ? 'with ' : 'there is '}`);
}
