import { standing } from './clause-kinds.ts';
import type { ReadClause } from './goods-of-trade.ts';
import { canHold, conceptOf, isPerson } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { USUALLY_HOW } from './usually.data.ts';

/** Somebody says outright what the picture is to be. */
const WISH =
  /\b(?:draw|imagine|picture (?:this|an?|the)|what (?:i|we)(?:'d| would|'m| am|'ve| have)? (?:\w+ )?(?:like|love|want|wanted|fancy|picture|picturing|after|had in mind|need|see|had)|(?:i|we)(?:'d| would|'ll| will)? (?:really |just |actually |simply |only |still |both )*(?:like|love|want|fancy|prefer|need|picture|see)\b|please (?:make|do|put|give|use|show|have)|(?:could|can|would|will) (?:you|we|i|it) (?:please |maybe |just )?(?:do|have|get|make|put|show|be|use)|go (?:with|for)|going (?:with|for)|final answer|give (?:me|us)|how about|what about|make it|make that|let's (?:have|go|do|see|use)|the (?:logo|picture|drawing|icon|mark|badge|sign) (?:should|is|could|must|wants|needs|to be|will|would)|for the (?:logo|picture|badge|sign|icon)|logo ?:|(?:i|we)(?:'m|'re| am| are| was| were|'ve been| have been)? (?:keep |just |really )?(?:picturing|thinking(?: of)?|imagining|seeing|after|hoping for|keen on|torn)|in mind\b|(?:my|the|our) (?:idea|answer|vote|pick|choice|decision)(?: is| was)?|(?:decided|settled|landed) on|show (?:me|us|an?|the)|so (?:just |simply |only |then )?(?:an?|one|two|three|the)\b|so\s*:|just (?:an?|one|the)\b|simply (?:an?|one|the)\b|only (?:an?|one)\b|instead\b|put (?:an?|the|one))/iu;

const PERSON =
  '(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ ){0,2}?[a-z]+(?: next door| of mine| in the office)?|(?:[Tt]he )?(?:[Ll]ast|[Pp]revious|[Ff]ormer) [a-z]+|mum|mom|dad|nan|gran|granny|grandma|grandad|auntie?|uncle|lad|wife|hubby|missus|boss|kids?|everyone|everybody|people|folks?|some|others|someone|somebody|(?!(?:We|You|It|Please|Just|Maybe|Could|Would|Can)\\b)[A-Z][a-z]+)';
/** "My husband reckons a tractor", "Mum wants her spaniel": somebody else's idea. */
const PROPOSED = new RegExp(
  `^\\W*(?:(?:and|but|while|then|so|because|now) )*${PERSON} (?:(?:all|keeps?|kept|of course|always|just|really|even|also|both|is|are|was|were|has|have|had|would|'d) )*(?:say|says|said|saying|wants?|wanted|wanting|suggests?|suggested|suggesting|thinks?|thought|reckons?|reckoned|votes?|voted|insists?|insisted|(?:keeps?|kept|goes|going|bangs?|banging|harps?|harping|rabbits?|droning|on) (?:going |banging |harping |rabbiting )?on (?:and on )?about|(?:is |are |was )?(?:dead )?set on|(?:is |are )?mad (?:on|for)|(?:is |are )?obsessed with|nags?|nagging|proposed?|proposes|fancies|fancied|begged|begging|asks?|asked|asking|pushing|pushed|gave|made|sent|did|drew|sketched|dreamt|pitched|offered|liked?|likes|loves?|loved|swears?|swore|argued|argues)\\b`,
  'u',
);
/** Told of earlier days: once the sentence is over it is not spoken of again. */
export const isStory = (said: string): boolean => STORY.test(said);
export const isProposed = (said: string): boolean => PROPOSED.test(said);

const PAST =
  'was|were|had|kept|drove|ran|came|went|grew|gave|began|took|fell|flew|sold|told|said|thought|bought|built|lost|met|left|taught|made|found|broke|brought|caught|chose|dug|ate|felt|fought|got|heard|hid|knew|led|lived|paid|read|rode|saw|sang|slept|spent|stood|stole|swam|threw|woke|wore|won|wrote|used to|started|opened|moved|worked|retired|passed|died|learnt|learned|inherited|decided|married|trained|baked|cooked|raised|served|loved|lived|dreamed|planted|carved|painted|fished|sailed|named';
/** "Then I drove a bus", "my wife kept pigeons": a story, nobody asks for it. */
const STORY = new RegExp(
  `^\\W*(?:(?:and|but|while|then|so|because|now|when|after|before|once|until|well|basically|years ago|long ago) )*(?:i|we|he|she|they|it all|it|there|(?:my|our|his|her|their) (?:[a-z'-]+ ){0,2}[a-z'-]+|(?:mum|mom|dad|nan|gran|granny|grandma|grandad)) (?:(?:both|all|always|once|never|only|also|just|first|still|even|[a-z]+ly) )*(?:${PAST}|(?!need|bleed)[a-z]{3,}ed)\\b`,
  'iu',
);
/** "We haul paperbacks", "I throw mugs in a shed": what a business does. */
const OFFER =
  /^\W*(?:(?:and|so|hi|hello|hey|basically|now|well|because|today|here|mostly) )*(?:i|we) (?:also |mostly |mainly |only |just |do |still |both |now )*(?!(?:want|like|love|would|need|think|fancy|picture|see|imagine|keep|had|have|was|were|am|are|can|could|should|will|might|hope|wish|saw|thought|said|reckon|envision|envisage|prefer|were|get|hate|loathe)\b)[a-z]{2,}(?<!ed)\b/iu;
/** "I'm a lawyer", "we are three sisters": who speaks, where somebody else is to be drawn. */
const OURSELVES =
  /^\W*(?:(?:and|so|hi|hello|hey|ok|well) )*(?:i'?m|i am|we'?re|we are|it'?s (?:just )?me and) (?:just |only |both |all )*(?:an?|the|my|two|three|four|five|six|seven)\b(?! (?:bit|big fan|huge fan|fan|sucker))/iu;
/** "We've got a farm with pigs mostly" */
const OWNED =
  /^\W*(?:(?:and|so|ok|um|er|well|right|basically|hi|hello|hey|yeah) )*(?:i|we)(?:'ve| have|'ve got| have got| got) (?:got )?(?:an?|the|our|two|three|four|five|six|\d+|some|lots of|this)\b(?!.*\bin mind\b)/iu;
/** "One for each of our kids", "named after my nan's cat", "because we sell honey": why it is so. */
const REASON =
  /^\W*(?:and )?(?:you(?:'ll|'ve| will| have| may| might) (?:have |probably |already |never )*(?:seen|heard|know|find|notice)|one for (?:each|every)|named (?:after|for)|(?:it's|its|that's|thats|which is) (?:my|our|his|her)|because|cos|coz|becoz|since (?:we|i|my|our)|in (?:memory|honou?r) of|after (?:my|our)|we also|hence the name)\b/iu;

/** "Coffee from a van; a horse with a mug" */
const BREAKS = /[.!?\n…;:—–-]/u;
const ENDS_SENTENCE = /[.!?\n…]/u;

const things = ({ nodes, joined }: ReadClause): boolean =>
  joined.length > 0 || nodes.some(({ kind }) => kind === 'thing');

/** A picture that needs no wish: somebody with an article, or something that stands to another. */
const isScene = (clause: ReadClause): boolean =>
  clause.kind === 'picture' &&
  (clause.joined.some(({ relation }) => relation !== 'and') ||
    standing(clause).some(({ isDetermined }) => isDetermined));

/**
 * What is told before somebody says what to draw is background: stories, the ideas of others, the shop's cat. Only where
 * something else is left to draw.
 */
export function withoutBackground(clauses: readonly ReadClause[]): ReadClause[] {
  const told = toldOf(clauses);
  const lastWish = told.findLastIndex(({ isWish }, at) => isWish && things(clauses[at]!));
  const isLeft = clauses.some((clause, at) => !told[at]!.isTold && isScene(clause) && !isOffer(clause, told[at]!));
  // The last sentence that shows somebody or something asked for with "a".
  const lastScene = clauses.findLastIndex(
    (clause, at) => !told[at]!.isTold && isScene(clause) && !isBareOffer(clause) && endBefore(clauses, at) !== '',
  );
  return clauses.map((clause, at): ReadClause => {
    const { isTold, isWish } = told[at]!;
    if (/\p{Script=Han}/u.test(clause.text) || clause.kind === 'business') return clause;
    if ((isTold || isOfTheHouse(clause)) && isLeft) return { ...clause, kind: 'aside' };
    if (isTold && PROPOSED.test(clause.text)) return withoutProposer(clause);
    if (isLeft && !isWish && at < lastScene && isBareOffer(clause)) return { ...clause, kind: 'goods' };
    if (isLeft && isOffer(clause, told[at]!)) return { ...clause, kind: 'business' };
    const isBefore = at < lastWish && told[at]!.sentence !== told[lastWish]!.sentence;
    const isPlain =
      !isWish &&
      clause.kind === 'picture' &&
      clause.joined.every(({ relation }) => relation === 'and') &&
      !standing(clause).some(({ isIndefinite }) => isIndefinite);
    return isBefore && isPlain ? { ...clause, kind: 'goods' } : clause;
  });
}

/** "My wife says a skunk", and nothing else is left to draw: the skunk, not the wife. */
function withoutProposer(clause: ReadClause): ReadClause {
  const end = clause.from + (PROPOSED.exec(clause.text)?.[0].length ?? 0);
  const isProposer = ({ token }: Node): boolean => token.from < end && isPerson(conceptOf({ token }));
  return {
    ...clause,
    nodes: clause.nodes.filter((node) => !isProposer(node)),
    joined: clause.joined.filter(({ subject, object }) => !isProposer(subject) && !isProposer(object)),
  };
}

/** What ended the sentence before, of the sentence that a clause stands in. */
function endBefore(clauses: readonly ReadClause[], at: number): string {
  return clauses.slice(0, at).findLast(({ end }) => BREAKS.test(end))?.end ?? '';
}

const named = ({ nodes, joined }: ReadClause): Node[] =>
  [...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])].filter(({ kind }) => kind === 'thing');
const isOfPeople = ({ token }: Node): boolean => USUALLY_HOW.en.has(token.text.toLowerCase());

/** "Actual seven sisters": those who run it. */
const isOfTheHouse = (clause: ReadClause): boolean =>
  (clause.kind === 'picture' || clause.kind === 'goods') &&
  clause.joined.every(({ relation }) => relation === 'and') &&
  named(clause).length > 0 &&
  named(clause).every(
    (node) => isPerson(conceptOf(node)) && isOfPeople(node) && (!node.isIndefinite || node.count > 1),
  );

/** "Overnight oats in a jar. A horse in sunglasses": goods said without an article, though they stand somewhere. */
const isBareOffer = (clause: ReadClause): boolean =>
  clause.kind === 'picture' &&
  !/^\W*(?:an?|the|one|two|three|four|five|his|her|its|draw|show|picture|maybe|please|logo)\b|\bplease\W*$/iu.test(
    clause.text,
  ) &&
  clause.joined.every(({ relation }) => OF_GOODS.has(relation)) &&
  named(clause).length > 0 &&
  [...standing(clause), ...clause.joined.map(({ main }) => main)].every(
    (node) => isSoldFrom(clause, node) || (!node.isDetermined && (!canHold(node) || isOfPeople(node))),
  );
/** "Pizza from a van in Porto" */
const isSoldFrom = ({ text, from }: ReadClause, { token }: Node): boolean =>
  /\bfrom (?:an?|my|our|the|her|his) (?:[a-z-]+ ){0,2}$/iu.test(text.slice(0, token.from - from));

const OF_GOODS: ReadonlySet<string> = new Set(['and', 'in', 'on', 'beside', 'holding']);

const RUNS = /\b(?:i|we) (?:also |only |just |do )*(?:run|own|operate|manage|rent|hire|drive|work|live|started)\b/iu;

/** "I vote for a frog" asks for it: only what is run or owned comes with "a". */
const isOffer = (clause: ReadClause, { isWish }: { isWish: boolean }): boolean =>
  !isWish &&
  (OURSELVES.test(clause.text) || OWNED.test(clause.text) || OFFER.test(clause.text)) &&
  (OURSELVES.test(clause.text) ||
    OWNED.test(clause.text) ||
    RUNS.test(clause.text) ||
    !standing(clause).some(({ isIndefinite }) => isIndefinite));

/** For each clause: whether it is a wish, whether it only tells, and the sentence it stands in. */
function toldOf(clauses: readonly ReadClause[]): { isWish: boolean; isTold: boolean; sentence: number }[] {
  let sentence = 0;
  let isTelling = false;
  return clauses.map((clause) => {
    const isWish = WISH.test(clause.text) && !PROPOSED.test(clause.text);
    const tells = !isWish && (STORY.test(clause.text) || PROPOSED.test(clause.text) || REASON.test(clause.text));
    const goesOn =
      isTelling && !isWish && (!isScene(clause) || clause.joined.every(({ relation }) => relation === 'and'));
    const isTold = tells || goesOn;
    const result = { isWish, isTold, sentence };
    isTelling = isTold;
    if (ENDS_SENTENCE.test(clause.end)) {
      sentence += 1;
      isTelling = false;
    }
    return result;
  });
}
