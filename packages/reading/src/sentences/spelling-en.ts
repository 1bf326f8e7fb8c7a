import { allConcepts } from '@markwright/marks';
import { ADJECTIVE } from './english-parts.ts';
import { findAsWritten, findEnglishThing } from './thing-names.ts';
import { candidates, respelled } from './typos.ts';
import { englishTable, isPart } from './word-table-en.ts';
import { QUALIFIERS } from './words.data.ts';

/** Shorter words have too many neighbours; respelt by ear a word is sure sooner than with a letter lost. */
const [SHORTEST_BY_EAR, SHORTEST] = [5, 8];

/** How hasty fingers write the words that join a sentence: the word, then its misspellings. */
const MISSPELT = new Map(
  `instead: insted instaed insteed intead insead
  wearing: waring wareing weering wering weraing wearin weaing
  holding: holdng hodling holdeing houlding hloding
  carrying: carying carring carryng carrieng carryign
  riding: rideing rding
  sitting: siting sittting sittin sittig stting
  standing: standng standig stading
  balancing: balanceing ballancing balencing balancin ballanceing
  peeking: peekin peaking
  climbing: climing clibming climbin cliimbing
  leaning: leening leanin
  sleeping: sleping sleepin slepping
  wrapped: wraped wrappd rapped wraptt
  around: arround aroud aruond
  round: rond ruond
  behind: behing behnd bihind
  between: betwen beetween betwene
  underneath: undernieth underneith
  through: thru throught thruogh
  coming: comming comeing
  growing: growin groing
  hanging: hangin hangng
  jumping: jumpng jumpin
  swimming: swiming swimmin
  reading: readin reeding
  playing: playin plaing
  eating: eatting eatin
  shaped: shapped shaiped
  which: wich whitch
  with: wiht whith wtih
  their: thier
  because: becuase beacuse becase
  beautiful: beutiful beautifull
  each other: eachother eachothr eachoter
  in front: infront
  on top: ontop
  next to: nextto
  cleaning: clening cleening cleanning
  machine: mashine machene machin masheen
  colour: coulour colur
  colours: colurs coulours coulors
  pastel: pastle pastell
  please: pleese plese plase pleas
  little: littel litle
  picture: pitcure picutre
  threading: thredding threding
  jewellery: jewlery jewelery jewlry
  restaurant: resturant restaraunt restarant
  business: buisness bussiness buisiness
  favourite: favorit favourit favrite
  traditional: traditonal tradional
  elegant: elegent ellegant
  definitely: definately definatly
  separate: seperate
  rhino: rino ryno rhyno rhinno
  hippo: hipo hyppo hippoe
  zebra: zeebra zebera zeborah
  flames: flams flaims
  neighbour: neigbour nieghbour`
    .split('\n')
    .flatMap((line) => {
      const [right = '', wrong = ''] = line.trim().split(': ');
      return wrong.split(' ').map((word) => [word.replaceAll('_', ' '), right] as const);
    }),
);

let known: ReadonlySet<string> | undefined;

/** Words that somebody spelt right, though they name nothing: search terms and qualities. */
function wordsSpeltRight(): ReadonlySet<string> {
  known ??= new Set([
    ...allConcepts().flatMap(({ words }) => words.en.flatMap((name) => name.toLowerCase().split(/[^a-z]+/u))),
    ...QUALIFIERS.en.split(/\s+/u),
  ]);
  return known;
}

/** An ending that other words take: no noun is looked for behind it. */
const OF_ANOTHER_WORD = /(?:ing|ed|en|ly|ion|ions|graph|ness|ment|ful|less|able|ible|ish|est|ier|ous|ive|al|ic)$/u;

const isKnown = (word: string): boolean =>
  englishTable().has(word) ||
  isPart(word) ||
  wordsSpeltRight().has(word) ||
  ADJECTIVE.test(word) ||
  findEnglishThing(word, true) !== undefined;

/** The thing that an unknown word was meant for, as it is spelt. */
function meantBy(word: string): string | undefined {
  if (word.length < SHORTEST_BY_EAR || OF_ANOTHER_WORD.test(word) || isKnown(word)) return undefined;
  for (const candidate of respelled(word)) if (findAsWritten(candidate)) return candidate;
  if (word.length < SHORTEST) return undefined;
  for (const candidate of candidates(word)) if (findAsWritten(candidate)) return candidate;
  return undefined;
}

/** Beside the first word of a name its second one can mean but one thing: a sewing mashine, a rocking chiar. */
function meantBeside(first: string, second: string): string | undefined {
  if (isKnown(second) || findEnglishThing(`${first} ${second}`) !== undefined) return undefined;
  for (const candidate of [...respelled(second), ...candidates(second)])
    if (findAsWritten(`${first} ${candidate}`)) return `${first} ${candidate}`;
  return undefined;
}

/** A text with its misspelt words put right, where only one thing can be meant: tweesers, elefants, a vacum. */
export const withSpellingMended = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d'’@#./-])[a-z]{3,}(?![\p{L}\d'’@-])/gu, (word) => MISSPELT.get(word) ?? meantBy(word) ?? word)
    .replace(
      /(?<![\p{L}\d'’-])([a-z]{3,}) ([a-z]{5,})(?![\p{L}\d'’-])/gu,
      (whole, first: string, second: string) => meantBeside(first, second) ?? whole,
    );
