import type { ReadClause } from './goods-of-trade.ts';
import { canHold } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { englishTable } from './word-table-en.ts';

/** Said before a sentence says anything. */
const OPENING =
  "(?:(?:so|and|but|or|just|maybe|perhaps|then|now|right|ok|okay|well|please|simply|basically|honestly|anyway|also|because|since|although|though|while|if|when|hello|hi|yes|yeah|oh|ooh|actually|proposal|brief|idea|concept|logo|motif|in fact|of course|mostly|usually|sometimes|once|in short)(?![\\p{L}\\d'’-])|[^\\p{L}\\d])*";

/** "A fox in a hat", "two otters": what is asked for is said with an article. */
const BEGINS_PICTURE = new RegExp(
  `^${OPENING}(?:an?|one|two|something with an?)\\b(?! (?:of|day|night|morning|thing|summer|winter|year|bit|lot|few|friend|customer|client|mate|neighbou?r)\\b)`,
  'iu',
);

/** Past forms that no participle looks like: something happened. */
const HAPPENED =
  /\b(?:was|were|had|did|drove|ran|came|went|grew|gave|began|took|fell|flew|said|thought|bought|met|taught|ate|fought|knew|rode|(?:i|we|he|she|they|and) saw|swam|threw|woke|won|wrote|used to|started|opened|moved|worked|retired|passed|died|learnt|inherited|decided|married|wanted|asked|told|signed|watched|kept|sold|lost|lived|outlived|happened|became|stopped|loved|hated|tried|called|brought|spent|stayed|signed|exchanged|struck|founded|begun)\b/iu;

/** Who speaks, who is spoken of, what there is: the sentence tells something. */
const TELLS = new RegExp(
  `^${OPENING}(?:i|we|he|she|they|you|it|there|this|that|my|our|your|people|folks?|guests?|customers?|clients?|patients|visitors|everyone|everybody|nobody|no one|someone|somebody|half|most|some|many|all|every|each|nothing|everything|what|kids|mum|mom|dad|gran|nan|granny|grandma|grandad|[a-z-]+ years?|in the old days|back then|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|years ago|long ago|when i was|growing up|(?:bring|come|call|ring|book|order|follow|find|visit|pop|mind|named|founded|based|everything|anything) )(?:['’](?:m|s|re|ve|ll|d))?\\b(?!['’-])`,
  'iu',
);
/** "Gerald is our sourdough starter", "Bramble's the pony I had". */
const TELLS_OF_ONE = new RegExp(
  `^${OPENING}\\p{Lu}[\\p{L}'’]+(?: (?:and|&) \\p{Lu}[\\p{L}'’]+)?(?:['’]s| is| was| has| had| are| were| does| makes| keeps) `,
  'u',
);
/** After the picture only whoever speaks changes the subject: "he" and "it" are still of the picture. */
const TELLS_AFTER = new RegExp(
  `^${OPENING}(?:i|we|my|our|people|folks?|guests?|customers?|clients?|patients|visitors|everyone|everybody|nobody|half (?:our|my|the)|most|many|there are|it(?:'s| is) (?:mostly |mainly )?(?:an? )?[a-z]+ (?:crowd|clientele|town|area|street))(?:['’](?:m|re|ve|ll|d))?\\b(?!['’-])`,
  'iu',
);
/** "The owl should have a lamp": how the picture is to be. */
const IS_TO_BE =
  /\b(?:should|could|must|ought to|needs? to|has to|have to|might|may|is to|are to|want|wants|wish|please|instead|ideally|(?:our|the|my) (?:logo|mascot|emblem|symbol|mark|badge|sign|crest|icon|design|drawing|picture|image)(?: (?:is|has|will|shows|was|are)|['’]s))\b/iu;
/** Further ways of asking, told by the whole sentence. */
const ASKS =
  /\b(?:(?:the|my|our) (?:picture|idea|image|thought|dream|vision|notion|design|drawing)(?: [a-z']+){0,4} (?:is|was|would be)|it(?:'d| would| could| might) be an?|(?:would|might|could) be (?:clever|lovely|nice|great|perfect|grand|fun|good|just right|the one)|(?:i|we)(?:'d| would) be (?:happy|glad|content|pleased) with|(?:i|we)(?:'ve)? (?:keep|kept|been)(?: on)? (?:sketching|drawing|doodling|seeing|coming back to|returning to|picturing|imagining|thinking)|(?:i|we) been thinking|(?:couldn't|can't|could|can|might|may) (?:we|you|i|it|there|u) (?:not |now )?(?:please |maybe |just |possibly )?(?:have|do|get|be|put|make|see)|(?:i|we) (?:can|could) (?:just |already )?(?:see|picture|imagine) an?|(?:had|he'd|she'd|it'd) better (?:go|be)|(?:ought to|should|must) (?:now |instead |rather )?be|that'?s (?:the|our|my) (?:picture|logo|idea)|that(?:'s| is) (?:just |so |exactly |very much |really )?us\b|let (?:it|there|that|her|him|us) (?:now |then )?(?:be|have)|make (?:it|that|this) an?|(?:is|are) what (?:i|we)(?:'m| am|'d| would)? ?(?:want|like|love|after|see|need)|would (?:do it|do nicely|suit|say it))\b/iu;
/** Somebody else's words: "and said put a bed on it". */
const SAID_BY_OTHERS =
  /\b(?:said|says|told (?:me|us)(?: to)?) (?:i should |we should |to )?(?:put|draw|use|make|do|go|have)\b/iu;
const ALWAYS = /\b(?:always|all day|every (?:day|week|year|morning|night)|no appointments)\b/iu;
const POINTS_BACK =
  /(?<!\b(?:say|do|suit|about|make|love) )\b(?:him|her|them|it|he|she|they|that one|this one|those)\b/iu;
const ENDS_SENTENCE = /[.!?\n…]/u;

/** What a clause is, beside the sentences that ask: one of them, told, or goods told without a verb. */
export type Told = 'asked' | 'told' | 'goods' | undefined;

/** "Well", "right so": nothing said yet. */
const INTERJECTED =
  /^\W*(?:well|right|so|ok|okay|oh|hi|hello|hey|yes|yeah|now|um|er|basically|honestly)?(?: so| then)?\W*$/iu;

type Sentence = { from: number; to: number };

const namedIn = ({ nodes, joined }: ReadClause): Node[] => [
  ...new Set(
    [...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])].filter(({ kind }) => kind === 'thing'),
  ),
];

function sentencesOf(clauses: readonly ReadClause[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const [at, { end }] of clauses.entries())
    if (ENDS_SENTENCE.test(end) || at === clauses.length - 1) {
      sentences.push({ from, to: at + 1 });
      from = at + 1;
    }
  return sentences;
}

/**
 * Where one sentence asks for a picture, those that only tell are none of it: "The church had a window out and I watched
 * the men carry it. … A kingfisher made of stained glass is what I want." For each clause what it is there for.
 */
export function toldBesideAsked(
  clauses: readonly ReadClause[],
  isWish: (at: number) => boolean,
  isProposed: (said: string) => boolean,
): Told[] {
  const sentences = sentencesOf(clauses);
  const facts = sentences.map(({ from, to }) => {
    const own = clauses.slice(from, to);
    const first = plain((own.find(({ text }) => !INTERJECTED.test(text)) ?? own[0])?.text ?? '');
    const said = plain(own.map(({ text }) => text).join(' '));
    const pictures = own.filter(({ kind }) => kind === 'picture');
    const tells =
      (startsWithBusiness(first) && from === 0) ||
      TELLS.test(first) ||
      TELLS_OF_ONE.test(first) ||
      HAPPENED.test(first);
    const isTold = isTale(first, said);
    const wishes = !isTold && !SAID_BY_OTHERS.test(said) && (own.some((_, at) => isWish(from + at)) || ASKS.test(said));
    // "So he gets the logo: a jar with a crown on"
    const isHeaded = own.some(({ text }, at) => own[at - 1]?.end === ':' && BEGINS_PICTURE.test(plain(text)));
    const areGoods =
      own[0] !== undefined && own.length > 1 && namedIn(own[0]).every(({ isDetermined }) => !isDetermined);
    const isWishedLater = (): boolean => clauses.slice(to).some((_, at) => isWish(to + at));
    const isScene =
      !tells &&
      pictures.some(isSceneOfSomebody) &&
      !(from === 0 && areGoods && namedIn(own[0]!).length > 0 && isWishedLater());
    // "A small theatre above a butcher's": whose business it is, where a later sentence asks in so many words.
    const isOwnHouse =
      startsWithBusiness(first) && clauses.slice(to).some(({ text }, at) => isWish(to + at) || ASKS.test(plain(text)));
    const begins =
      !isOwnHouse && !HAPPENED.test(first) && !ALWAYS.test(first) && (BEGINS_PICTURE.test(first) || isScene);
    const things = pictures.flatMap((clause) => [...namedIn(clause), ...clause.either]);
    const isLettered = own.some(({ isAsked }) => isAsked === true);
    const isAsked =
      ((wishes || begins || isHeaded) &&
        (wishes || !own.some(({ text }) => isProposed(text))) &&
        (things.some(({ isIndefinite }) => isIndefinite) || (wishes && pictures.some(isJoined))) &&
        (things.length > 1 || !POINTS_BACK.test(said))) ||
      isLettered;
    return {
      isAsked,
      isKept: wishes || begins || isHeaded || (!isTold && IS_TO_BE.test(said)),
      tells,
      wishes,
      tellsAfter: TELLS_AFTER.test(first),
      // "Beeswax and soy, small batches, a barn with dreadful wifi"
      areGoods,
    };
  });
  const firstAsked = facts.findIndex(({ isAsked }) => isAsked);
  const roleOf = (sentence: number, at: number): Told => {
    const { isAsked, isKept, tells, tellsAfter, areGoods } = facts[sentence]!;
    if (firstAsked < 0) return undefined;
    if (isAsked) return isBeforeItsWish(clauses, sentences[sentence]!, at, isWish) ? 'told' : 'asked';
    if (isKept) return undefined;
    // "Used books, and a wood stove in winter. How about a raccoon…"
    const isOpening = sentence === 0 && facts[firstAsked]!.wishes;
    if (
      sentence < firstAsked &&
      !tells &&
      areGoods &&
      clauses[at]!.kind === 'picture' &&
      (isOpening || !isJoined(clauses[at]!))
    )
      return 'goods';
    if (sentence > firstAsked) return tellsAfter ? 'told' : undefined;
    return tells ? 'told' : isBareGoods(clauses[at]!) ? 'goods' : undefined;
  };
  return sentences.flatMap(({ from, to }, sentence) =>
    Array.from({ length: to - from }, (_, place) => roleOf(sentence, from + place)),
  );
}

/** "A small theatre", "family-run bakery" */
const startsWithBusiness = (said: string): boolean =>
  said
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter(Boolean)
    .slice(0, 4)
    .some((word) => englishTable().get(word)?.kind === 'business');

/** "I handed back the bag and started walking dogs instead": what happened asks for nothing. */
const isTale = (first: string, said: string): boolean =>
  (TELLS.test(first) || HAPPENED.test(first)) &&
  (HAPPENED.test(said) || /^\W*(?:i|we) (?:[a-z]+ly )?[a-z]{3,}ed\b/iu.test(first)) &&
  !/\b(?:want|wanted|love|like|draw|picture|pictured|logo|imagine|imagined|thinking|thought|think|(?<!\b(?:who|that|which|she|he|they|the kids?) )(?:would|could|should)|please|put|make|mind|fancy|see)\b/iu.test(
    said,
  );

/** Blanks stand where a phrase was set aside. */
const plain = (said: string): string => said.replace(/\s+/gu, ' ');

const isJoined = ({ joined }: ReadClause): boolean => joined.some(({ relation }) => relation !== 'and');

/** "Wheelbarrow, and three tulips standing in it", "fox in a tin", but not "gin from a shed". */
const isSceneOfSomebody = (clause: ReadClause): boolean =>
  isJoined(clause) &&
  namedIn(clause).some(({ isIndefinite }) => isIndefinite) &&
  clause.joined.some(({ relation, subject }) => relation !== 'and' && (canHold(subject) || subject.isDetermined));

/** "Celebration cakes, carrot is the big seller": nothing asked for, nothing that stands to another. */
const isBareGoods = (clause: ReadClause): boolean =>
  clause.kind === 'picture' && !isJoined(clause) && namedIn(clause).every(({ isDetermined }) => !isDetermined);

/** "Although my grandfather signed his violins with a thumbprint, what I want is …": said before the wish. */
const BESIDE_WISH =
  /^\W*(?:and |but |so )*(?:although|though|because|since|while|as|which is|where|after|before|having|with the (?:author|result)|[a-z ]* (?:seems?|seemed|that) to end)\b/iu;
const ASKS_HERE =
  /\b(?:what (?:i|we)(?:'d| would)? (?:really )?(?:want|like|see|need)|(?:the|our|my) (?:mark|logo|emblem|picture|sign|badge|symbol) (?:ought|should|must|might|could|is to|to be|would)|(?:the )?(?:picture|image|idea|thought) of an?|might (?:now |instead )?be an?|could there be an?|let (?:it|there) be|i (?:see|imagine|picture|want|should like|would like) an?)\b/iu;

/** "The kids fight over the wagon so put a bear cub pulling it": what comes before its wish tells why. */
function isBeforeItsWish(
  clauses: readonly ReadClause[],
  { to }: Sentence,
  at: number,
  isWish: (at: number) => boolean,
): boolean {
  const said = plain(clauses[at]!.text);
  if (isWish(at) || ASKS.test(said) || ASKS_HERE.test(said) || BEGINS_PICTURE.test(said)) return false;
  const later = clauses.slice(at + 1, to).filter(({ kind }) => kind === 'picture');
  const isAskedBehind = later.some(
    (clause) => ASKS_HERE.test(plain(clause.text)) && namedIn(clause).some(({ isIndefinite }) => isIndefinite),
  );
  if (isAskedBehind && (TELLS.test(said) || HAPPENED.test(said) || BESIDE_WISH.test(said))) return true;
  if (!TELLS.test(said) && !/^\W*the [a-z]+ [a-z]+\b/iu.test(said)) return false;
  if (namedIn(clauses[at]!).some(({ isIndefinite }) => isIndefinite)) return false;
  return later.some(({ text }) => /^\W*(?:so )?(?:put|draw|do|make|let's|show|give|let|have)\b/iu.test(text));
}
