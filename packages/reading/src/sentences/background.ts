import { toldBesideAsked } from './asked-sentences-en.ts';
import { standing } from './clause-kinds.ts';
import type { ReadClause } from './goods-of-trade.ts';
import { canHold, conceptOf, isPerson } from './holders.ts';
import type { Node } from './noun-phrases.ts';
import { USUALLY_HOW } from './usually.data.ts';

/** Somebody says outright what the picture is to be. */
const WISH =
  /\b(?:draw|(?<!can you )imagine|picture (?:this|an?|the)|what (?:i|we)(?:'d| would|'m| am|'ve| have)? (?:\w+ )?(?:like|love|want|wanted|fancy|picture|picturing|after|had in mind|need|see|had)|(?:i|we)(?:'d| would|'ll| will)? (?:really |just |actually |simply |only |still |both )*(?:like|love|want|fancy|prefer|need|picture|see)\b|please (?:make|do|put|give|use|show|have)|(?:could|can|would|will) (?:you|we|i|it) (?:please |maybe |just )?(?:do|have|get|make|put|show|be|use)|go (?:with|for)|going (?:with|for)|final answer|give (?:me|us)|how about|what about|make it|make that|let's (?:have|go|do|see|use)|the (?:logo|picture|drawing|icon|mark|badge|sign) (?:should|is|could|must|wants|needs|to be|will|would)|for the (?:logo|picture|badge|sign|icon)|logo ?:|(?:i|we)(?:'m|'re| am| are| was| were|'ve been| have been)? (?:keep |just |really )?(?:picturing|thinking(?: of)?|imagining|seeing|after|hoping for|keen on|torn)|in mind\b|(?:my|the|our) (?:idea|answer|vote|pick|choice|decision)(?: is| was)?|(?:decided|settled|landed) on|show (?:me|us|an?|the)|so (?:just |simply |only |then )?(?:an?|one|two|three|the)\b|so\s*:|just (?:an?|one|the)\b|simply (?:an?|one|the)\b|only (?:an?|one)\b(?! (?:who|that|of us))|instead\b|put (?:an?|the|one)\b|the [b-hj-z] is (?:an?|the|one|two|three|four|[a-z]+s)|the [ai] is (?:an?|one|two|three|four))/iu;

const PERSON =
  '(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:[a-z]+ ){0,2}?[a-z]+(?: next door| of mine| in the office)?|(?:[a-z]+ ){1,2}(?:people|folks?|fans|lovers)|(?:[Tt]he )?(?:[Ll]ast|[Pp]revious|[Ff]ormer) [a-z]+|mum|mom|dad|nan|gran|granny|grandma|grandad|auntie?|uncle|lad|wife|hubby|missus|boss|kids?|everyone|everybody|people|folks?|some|others|someone|somebody|(?!(?:We|You|It|Please|Just|Maybe|Could|Would|Can)\\b)[A-Z][a-z]+)';
/** "My husband reckons a tractor", "Mum wants her spaniel": somebody else's idea; "the nest is made" proposes nothing. */
const PROPOSED = new RegExp(
  `^\\W*(?:(?:and|but|while|then|so|because|now|[Ii] know|you know|apparently) )*${PERSON} (?:(?:all|keeps?|kept|of course|always|just|really|even|also|both|is|are|was|were|has|have|had|would|'d) )*(?:saying|wanting|suggesting|(?:keeps?|kept|goes|going|bangs?|banging|harps?|harping|rabbits?|droning|on) (?:going |banging |harping |rabbiting )?on (?:and on )?about|(?:dead )?set on|mad (?:on|for)|obsessed with|nagging|begging|asking|pushing|(?<!\\b(?:is|are|was|were) )(?:says?|said|wants?|wanted|suggests?|suggested|thinks?|thought|reckons?|reckoned|votes?|voted|insists?|insisted|nags?|proposed?|proposes|fancies|fancied|begged|asks?|asked|pushed|gave|made|sent|did|drew|sketched|dreamt|pitched|offered|liked?|likes|loves?|loved|swears?|swore|argued|argues))\\b`,
  'u',
);
/** Told of earlier days: once the sentence is over it is not spoken of again. */
export const isStory = (said: string): boolean => STORY.test(said) || WAS_KIN.test(said);
export const isProposed = (said: string): boolean => PROPOSED.test(said);

/** "That one please", "she's right", "I've come round to it": what was proposed before is the wish. */
const EMBRACED =
  /\b(?:that one|that'?s the one|(?:keep|love|loved|use|like|want|take) (?:her|his|their|that|this|the) (?:idea|one|drawing|sketch|version|suggestion|picture)|come (?:round|around) to (?:it|that|the idea)|warmed to (?:it|that)|grew on (?:me|us)|(?:he|she|they)(?:'s|'re| is| are| was| were) (?:(?:dead|quite|so|absolutely|always|usually) )*right|went (?:mad|wild|crazy|nuts|aww) (?:for|over|about)|went aww|(?:everyone|everybody|we all|they all|customers|the [a-z]+) (?:all )?(?:loves?|loved|adored?|agreed?|agrees) (?:it|that|her|him|with)|(?:so |and )?(?:let'?s|we'll|i'll) (?:go with|do|use|have) (?:that|hers|his|theirs|it)|(?:i|we) (?:agree|like that|love that|love it|want that)|do that\b|best idea|good idea|great idea|nice idea)\b/iu;

const OF_THE_MARK =
  'logo|mascot|idea|picture|image|badge|sign|symbol|emblem|icon|design|dream|wish|vision|favou?rite|answer|choice|pick|vote|name|brand|drawing|sketch|thought|preference|plan|hope|concept|brief|character|hero|main|shout|suggestion|instinct';
const PAST =
  'was|were|had|kept|drove|ran|came|went|grew|gave|began|took|fell|flew|sold|told|said|thought|bought|built|lost|met|left|taught|made|found|broke|brought|caught|chose|dug|ate|felt|fought|got|heard|hid|knew|led|lived|paid|read|rode|saw|sang|slept|spent|stood|stole|swam|threw|woke|wore|won|wrote|used to|started|opened|moved|worked|retired|passed|died|learnt|learned|inherited|decided|married|trained|baked|cooked|raised|served|loved|lived|dreamed|planted|carved|painted|fished|sailed|named';
/** "Then I drove a bus", "my wife kept pigeons": a story, nobody asks for it. */
const STORY = new RegExp(
  `^\\W*(?:(?:and|but|while|then|so|because|now|when|after|before|once|until|well|basically|years ago|long ago) )*(?:i|we|he|she|they|it all|it|there|one of (?:them|these|those|our|my)(?: [a-z]+)?|some(?:body|one)|an? (?:customer|client|neighbou?r|friend|mate)|(?:my|our|his|her|their) (?:[a-z'-]+ ){0,2}[a-z'-]+|(?:mum|mom|dad|nan|gran|granny|grandma|grandad)) (?:(?:both|all|always|once|never|only|also|just|first|still|even|[a-z]+ly) )*(?:${PAST}|(?!need|bleed)[a-z]{3,}ed)\\b`,
  'iu',
);
/** "Found a raccoon in a piano once": told of oneself without saying so. */
const OWN_STORY =
  /^\W*(?:so |well |and )?(?:been (?:an?|the|in|at|doing)|found|bought|lost|moved|inherited|retired|took over|quit|started out|grew up|used to|met|saw|learnt|learned|came across|walked|woke)\b(?!.*\b(?:holding|wearing|riding|carrying)\b)/iu;
/** "Our cat sleeps on the till", "my own dog is a bloodhound": what is ours is no picture, unless it is the mark's. */
const OURS = new RegExp(
  `^\\W*(?:(?:and|but|so|well|plus|also|then|now) )*(?:[Mm]y|[Oo]ur) (?!(?:[a-z]+ ){0,2}?(?:${OF_THE_MARK})\\b)(?:[a-z'-]+ ){1,4}?(?:[A-Z][a-z]+ )?(?:is|are|was|were|has|have|had|does|do|[a-z]{3,}(?<!s)s)\\b`,
  'u',
);
/** "There's a big oak in the yard", where a later sentence says what to draw. */
const OUR_PLACE =
  /^\W*(?:(?:and|so|well|also|plus) )*there(?:'s| is| are| was)\b.*\b(?:(?:our|my) [a-z]+|the (?:[a-z]+ )?(?:yard|garden|shop|window|counter|door|front|back|premises|place|office|kitchen|street|road|village|town|square|farm|field|porch|workshop|studio|pub|till|building|property|land|roof|corner))\b/iu;
/** "Six chairs always full", "music on the speaker all day" */
const ALWAYS =
  /\b(?:always|all day|all night|every (?:day|morning|evening|night|week|year)|most days|daily|nightly|these days|nowadays)\b/iu;

/** "We haul paperbacks", "I throw mugs in a shed": what a business does. */
const OFFER =
  /^\W*(?:(?:and|so|hi|hello|hey|basically|now|well|because|today|here|mostly) )*(?:i|we) (?:also |mostly |mainly |only |just |do |still |both |now )*(?!(?:want|like|love|would|need|think|fancy|picture|see|imagine|keep(?= (?:[a-z]+ing|on)\b)|had|have|was|were|am|are|can|could|should|will|might|hope|wish|saw|thought|said|reckon|envision|envisage|prefer|were|get|hate|loathe)\b)[a-z]{2,}(?<!ed)\b/iu;
/** "We've been mending nets for years", "we're roasting coffee now" */
const LONG_AT =
  /^\W*(?:(?:and|so|hi|hello|now|well|because|today|here) )*(?:i|we)(?:'ve| have|'re| are|'m| am)(?: (?:both|all|also|still|always|just))* (?:been )?(?!(?:thinking|picturing|imagining|hoping|seeing|dreaming|looking|leaning|asking|going|wondering|after)\b)[a-z]{2,}ing\b/iu;
/** "Customers bring their dogs", "the farm has cows": what is known of the place. */
const OF_THE_PLACE =
  /^\W*(?:(?:and|so|most|some|our|the|all|many) )*(?:(?:customers|clients|guests|visitors|patients|tourists|locals|regulars|students|neighbou?rs|farmers|families|parents) (?!(?:in|on|with|at|under|and|of|or)\b)(?:[a-z]+ly )?[a-z]+(?<!(?<!\bbr)ing)\b|(?<=the )(?:farm|shop|place|yard|pub|cafe|bakery|office|studio|garden|village|building|kitchen|workshop|barn) (?:has|is|was|sits|smells|opens|used|started|looks)\b)/iu;
/** "I'm a lawyer", "we are three sisters": who speaks, where somebody else is to be drawn. */
const OURSELVES =
  /^\W*(?:(?:and|so|hi|hello|hey|ok|well) )*(?:i'?m|i am|we'?re|we are|it'?s (?:just )?me and) (?:just |only |both |all )*(?:an?|the|my|two|three|four|five|six|seven)\b(?! (?:bit|big fan|huge fan|fan|sucker))/iu;
/** "We've got a farm with pigs mostly" */
const OWN_PLACE =
  /^\W*(?:(?:and|so|hi|hello|hey|ok|well|basically|oh) )*(?:it'?s|this is|mine'?s|ours is) (?:just |only |basically )?(?:an?|our|my) (?:[a-z-]+ ){0,3}(?:van|truck|stall|cart|boat|barge|bus|trailer|shed|tent|hut|kiosk|barrow|caravan|trike|shop|stand|place|room|farm|business|company|startup|app)\s*$/iu;
const OWNED =
  /^\W*(?:(?:and|so|ok|um|er|well|right|basically|hi|hello|hey|yeah) )*(?:i|we)(?:'ve| have|'ve got| have got| got) (?:got )?(?:an?|the|our|two|three|four|five|six|\d+|some|lots of|this)\b(?!.*\bin mind\b)/iu;
/** "One for each of our kids", "named after my nan's cat", "because we sell honey": why it is so. */
/** "Nell was my great gran" */
const WAS_KIN =
  /^\W*[a-z]+ (?:is|was) (?:my|our) (?:great[- ]?|late |dear |old |own )*(?:gran|granny|nan|nana|grandma|grandmother|mum|mom|mother|aunt|auntie|dad|father|grandad|grandfather|grandpa|uncle|sister|brother|wife|husband|daughter|son|cousin)\b/iu;
/** "Mama makes quilts", "Dad fixes boats": what the family does. */
const KIN =
  /^\W*(?:(?:and|so|but|then|plus) )*(?:mum|mom|mama|momma|mamma|daddy|dad|papa|pops|ma|pa|nan|nana|gran|granny|grandma|grandpa|grandad|grandaddy|auntie|uncle|hubby)(?: [A-Z][a-z]+)? (?!holding|riding|wearing|carrying|in|on|with)[a-z]+(?:s|ed)\b/iu;
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
    (clause, at) =>
      !told[at]!.isTold &&
      isScene(clause) &&
      !isBareOffer(clause) &&
      (endBefore(clauses, at) !== '' || (at > 0 && /^\W*(?:an?|one|two|three) /iu.test(clause.text))),
  );
  const isEnglish = !clauses.some(({ text }) => /\p{Script=Han}/u.test(text));
  const besideAsked = isEnglish ? toldBesideAsked(clauses, (at) => told[at]!.isWish, isProposed) : [];
  const withRole = (clause: ReadClause, at: number): ReadClause => {
    const { isTold, isWish } = told[at]!;
    if (/\p{Script=Han}/u.test(clause.text) || clause.kind === 'business') return clause;
    const beside = besideAsked[at];
    const isAfterAsked = besideAsked.slice(0, at).includes('asked');
    if (beside === 'told') return { ...clause, kind: clause.kind === 'goods' && !isAfterAsked ? 'goods' : 'aside' };
    if (beside === 'goods') return { ...clause, kind: 'goods' };
    const isOurPlace = !isWish && lastWish > at && OUR_PLACE.test(clause.text);
    if ((isTold || isOurPlace || isOfTheHouse(clause) || isWithTheHouse(clauses, at)) && isLeft)
      return { ...clause, kind: 'aside' };
    if ((isTold || isWish) && PROPOSED.test(clause.text)) return withoutProposer(clause);
    if (isLeft && !isWish && at < lastScene && (isBareOffer(clause) || isWorkOfOurs(clauses, at)))
      return { ...clause, kind: 'goods' };
    if (isLeft && isOffer(clause, told[at]!)) return { ...clause, kind: 'business' };
    const isBefore = at < lastWish && told[at]!.sentence !== told[lastWish]!.sentence;
    const isPlain =
      !isWish &&
      clause.kind === 'picture' &&
      clause.joined.every(({ relation }) => relation === 'and') &&
      !standing(clause).some(({ isIndefinite }) => isIndefinite);
    return isBefore && isPlain ? { ...clause, kind: 'goods' } : clause;
  };
  return clauses.map((clause, at) =>
    besideAsked[at] === 'asked' ? { ...withRole(clause, at), isAsked: true } : withRole(clause, at),
  );
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

/** "A bookshop, with a stove and a resident cat": what belongs to the business that was told. */
function isWithTheHouse(clauses: readonly ReadClause[], at: number): boolean {
  const before = clauses.slice(0, at);
  const start = before.findLastIndex(({ end }) => BREAKS.test(end)) + 1;
  // "We're a coffee hatch, five stools and a dog bowl. …"
  const isListed =
    start < at &&
    clauses.slice(at).some(({ end }, later) => ENDS_SENTENCE.test(end) && at + later + 1 < clauses.length) &&
    clauses[at]!.joined.every(({ relation }) => relation === 'and') &&
    named(clauses[at]!).every((node) => !canHold(node)) &&
    [OURSELVES, OWN_PLACE, OWNED, LONG_AT].some((tells) => tells.test(clauses[start]!.text));
  if (isListed) return true;
  return (
    /^\s*(?:with|plus|and) (?:an?|our|two|three|the|its|resident|lots)\b/iu.test(clauses[at]!.text) &&
    start < at &&
    before.slice(start).some(({ kind }) => kind === 'business') &&
    before.slice(start).every(({ kind }) => kind !== 'picture')
  );
}

/** "Growing oyster mushrooms in arches, we sell to restaurants": what the speaker does. */
const isWorkOfOurs = (clauses: readonly ReadClause[], at: number): boolean =>
  startsSentence(clauses, at) &&
  /^\s*[a-z]{3,}ing\b/iu.test(clauses[at]!.text) &&
  clauses[at]!.end === ',' &&
  /^\s*(?:i|we)(?:'(?:ve|re|m))?\b/iu.test(clauses[at + 1]?.text ?? '');

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
  !/^\W*(?:an?|the|one|two|three|four|five|his|her|its|draw|show|picture|maybe|please|logo|just|only|simply)\b|\bplease\W*$/iu.test(
    clause.text,
  ) &&
  clause.joined.every(({ relation, subject }) => OF_GOODS.has(relation) || isPastime(subject)) &&
  named(clause).length > 0 &&
  [...standing(clause), ...clause.joined.map(({ main }) => main)].every(
    (node) => isSoldFrom(clause, node) || (!node.isDetermined && (!canHold(node) || isOfPeople(node))),
  );
/** "Pizza from a van in Porto" */
const isSoldFrom = ({ text, from }: ReadClause, { token }: Node): boolean =>
  /\b(?:from|out of) (?:an?|my|our|the|her|his) (?:[a-z-]+ ){0,2}$/iu.test(text.slice(0, token.from - from));

/** "Skydiving over Lake Taupo" */
const isPastime = ({ token, isDetermined }: Node): boolean => !isDetermined && /[a-z]{3,}ing$/iu.test(token.text);

const OF_GOODS: ReadonlySet<string> = new Set(['and', 'in', 'on', 'beside', 'holding', 'out-of']);

const RUNS =
  /\b(?:i|we) (?:also |only |just |do )*(?:run|own|operate|manage|rent|hire|drive|work|live|started)\b|\b(?:i|we)(?:'ve| have|'re| are|'m| am) (?:also |still |now |just |both |been )*(?:running|operating|managing|renting|driving|working|living)\b/iu;

/** "I vote for a frog" asks for it: only what is run or owned comes with "a". */
const isOffer = (clause: ReadClause, { isWish }: { isWish: boolean }): boolean =>
  !isWish &&
  (OURSELVES.test(clause.text) ||
    OWN_PLACE.test(clause.text) ||
    OWNED.test(clause.text) ||
    LONG_AT.test(clause.text) ||
    OFFER.test(clause.text)) &&
  (OURSELVES.test(clause.text) ||
    OWN_PLACE.test(clause.text) ||
    OWNED.test(clause.text) ||
    RUNS.test(clause.text) ||
    !standing(clause).some(({ isIndefinite }) => isIndefinite));

const startsSentence = (clauses: readonly ReadClause[], at: number): boolean =>
  at === 0 || ENDS_SENTENCE.test(clauses[at - 1]!.end);

/** "An owl on a branch. Our owl has a torch": spoken of again. */
function namedBefore(clauses: readonly ReadClause[], at: number): boolean {
  const [subject] = named(clauses[at]!);
  return (
    subject !== undefined &&
    clauses
      .slice(0, at)
      .some((each) => isScene(each) && named(each).some((node) => conceptOf(node) === conceptOf(subject)))
  );
}

/** What ends the clause before a reason. */
const BECAUSE = /^(?:because|becoz|cuz|coz|cos)$/iu;

/** For each clause: whether it is a wish, whether it only tells, and the sentence it stands in. */
function toldOf(clauses: readonly ReadClause[]): { isWish: boolean; isTold: boolean; sentence: number }[] {
  let sentence = 0;
  let isTelling = false;
  return clauses.map((clause, at) => {
    const isProposal = PROPOSED.test(clause.text);
    const isEmbraced = isProposal && clauses.slice(at + 1).some(({ text }) => EMBRACED.test(text));
    const isWish = isEmbraced || (WISH.test(clause.text) && !isProposal);
    const isPlain = clause.joined.every(({ relation }) => relation === 'and');
    // A name before was set aside: "my dog   is a hound".
    const isOurs = OURS.test(clause.text.replace(/\s+/gu, ' ')) && !namedBefore(clauses, at);
    const tells =
      !isWish &&
      (STORY.test(clause.text) ||
        PROPOSED.test(clause.text) ||
        REASON.test(clause.text) ||
        KIN.test(clause.text) ||
        WAS_KIN.test(clause.text) ||
        OF_THE_PLACE.test(clause.text) ||
        isOurs ||
        (OWN_STORY.test(clause.text) && startsSentence(clauses, at)) ||
        (at > 0 && BECAUSE.test(clauses[at - 1]!.end)) ||
        (ALWAYS.test(clause.text) && isPlain && !/\b(?:an?|one)\b/iu.test(clause.text)));
    // "Been a postie for years, delivering parcels"
    const goesOn = isTelling && !isWish && (!isScene(clause) || isPlain || /^\s*[a-z]+ing\b/iu.test(clause.text));
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
