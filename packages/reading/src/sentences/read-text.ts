import { OPEN_MOUTHS } from '@markwright/marks/kinds';
import { type AmbiguityReading, readAmbiguousWords } from '../words/ambiguous-words.ts';
import { pickableWords } from '../words/has-picture.ts';
import { matchIndustries } from '../words/match-industries.ts';
import { bareLists } from './bare-lists-en.ts';
import { isProposed, isStory, withoutBackground } from './background.ts';
import { kindOfClause } from './clause-kinds.ts';
import {
  asChoice,
  isEither,
  isOneOfTwo,
  isPassedOver,
  listOf,
  offeredOf,
  PICK_ONE,
  PICK_ONE_OF_THEM,
} from './choices.ts';
import { blanked, clausesOf, type ClauseText } from './clauses.ts';
import {
  asNamedBefore,
  asOffered,
  withTheOne,
  inItsPlace,
  isAboutUs,
  isLivelihood,
  isLook,
  isRecalled,
  outOfVapour,
  pieceReplaced,
  withMeasures,
  withVessels,
  withoutWhichOne,
} from './continued.ts';
import { readDeclines } from './declines.ts';
import { gather } from './gather.ts';
import type { ReadClause } from './goods-of-trade.ts';
import { goodsOfTrade, loneThing } from './goods-of-trade.ts';
import { withoutServed } from './served.ts';
import { readClause, type Clause, type Topic } from './grammar.ts';
import { withAntecedent } from './pronouns-zh.ts';
import { isRemark } from './remarks-zh.ts';
import { canHold, conceptOf, isPerson } from './holders.ts';
import { belongsToThing } from './inside-things.ts';
import { lettersSpelledOut } from './lettered-en.ts';
import { findLetter } from './letters.ts';
import { setPhrasesAside } from './phrases.ts';
import { inPlainChinese } from './plain-chinese.ts';
import { inPlainEnglish } from './plain-english.ts';
import type { Node } from './noun-phrases.ts';
import { PLACES_ALONE } from './relation-words.data.ts';
import { simplified } from '../words/simplified.ts';
import type { LetterWish, SaidText } from './said-text.ts';
import { withEmoji } from './emoji-words.ts';
import { sharedPlaces } from './shared-places-zh.ts';
import { withStories } from './story-sentences-zh.ts';
import { withoutSimiles } from './similes-zh.ts';
import { tokensOf } from './tokens.ts';
import { toldBeforeWish } from './told-before-wish.ts';
import { PLACES } from './voice-rules.ts';
import type { Token } from './token.ts';
import { withoutHomophones } from './typos-zh.ts';
import { USUALLY_HOW } from './usually.data.ts';

/**
 * What a text says that can be drawn, by rules: declines.ts takes out what is not wanted, phrases.ts what only sounds
 * like a thing, clauses.ts cuts the rest into thoughts; tokens.ts names the words of each, grammar.ts joins them, and
 * gather.ts decides what is to be drawn.
 */
export function readText(typed: string, name = ''): SaidText {
  const text = withEmoji(
    withInstead(withoutHomophones(inPlainChinese(simplified(lettersSpelledOut(inPlainEnglish(typed), name))))),
  );
  const { refusals, onlyLetters, rest: wanted } = readDeclines(text);
  const { rest, passedOver } = setPhrasesAside(wanted, (from, to) => belongsToThing(wanted, from, to));
  const senses = readAmbiguousWords(rest).filter(({ byNeighbour }) => byNeighbour);
  const letterWishes: LetterWish[] = [];
  const clauses: ReadClause[] = [];
  const named: Token[] = [];
  let topic: Topic | undefined;
  let isListed = false;
  let endBefore = '';
  const pieces = joinAnswers(clausesOf(rest, text));
  const stories = withStories(pieces, toldBeforeWish(pieces, name));
  const inLists = bareLists(pieces);
  for (const [at, { text: said, from, end }] of pieces.entries()) {
    const letter = findLetter(said, name);
    const plain = withoutSimiles(letter ? blanked(said, 0, letter.to) : said);
    if (SIMILE_ZH.test(plain)) continue;
    const found = withTheOne(withoutWhichOne(asNamedBefore(listed(tokensOf(plainer(plain))), named)), plain, named);
    const tokens = withAntecedent(found, said, named, topic).map((token, _, all) => ({
      ...inItsSense(token, senses, all),
      from: from + token.from,
    }));
    const before = clauses.at(-1);
    // "Chisel and pen, crossed": how they stand to each other makes a picture of what was only named.
    if (before && before.kind !== 'business' && STANDS_ALONE.test(said))
      clauses[clauses.length - 1] = { ...before, kind: 'picture', text: before.text + said };
    // 帐篷的门帘拉开，里面透出火光: what has something in it is seen.
    const isSameSentence = !/[。！？!?\n]/u.test(endBefore);
    if (
      before?.kind === 'goods' &&
      isSameSentence &&
      isOfTopic(tokens) &&
      tokens.length > 1 &&
      before.joined.length === 0
    )
      if (before.nodes.filter(({ kind }) => kind === 'thing').length === 1)
        clauses[clauses.length - 1] = { ...before, kind: 'picture' };
    // 羊角锤、扳手，再来一颗螺母
    if (before?.kind === 'goods' && /^\s*(?:再|还要|另外)(?:来|加|配|画|放|添)/u.test(said))
      clauses[clauses.length - 1] = { ...before, kind: 'picture' };
    // 一颗星星。…，是天上的星: the same once more.
    const things = tokens.filter(({ thing }) => thing);
    if (
      before &&
      /^\s*(?:而?是|就是)/u.test(said) &&
      things.length > 0 &&
      !tokens.some(({ kind }) => kind === 'number')
    )
      if (things.every(({ thing }) => named.some((each) => each.thing?.concept === thing!.concept))) continue;
    named.push(...tokens.filter(({ kind }) => kind === 'thing'));
    // 花椒，就一颗; 大风车，荷兰那种; 剪刀，张开: how many of it are seen and how it looks.
    if (before?.kind === 'goods' && LOOKS_ZH.test(said) && !tokens.some(({ thing }) => thing)) {
      const [only, ...more] = before.nodes.filter(({ kind }) => kind === 'thing');
      if (only && more.length === 0 && before.joined.length === 0)
        clauses[clauses.length - 1] = { ...before, kind: 'picture', nodes: [{ ...only, isDetermined: true }] };
    }
    // 水母、海星、小丑鱼，你挑一个: one of the list before is drawn.
    if (
      before &&
      PICK_ONE.test(plain) &&
      (before.kind === 'goods' || before.kind === 'picture') &&
      before.joined.every(({ relation }) => relation === 'and')
    ) {
      const [first, ...others] = [
        ...new Set([...before.nodes, ...before.joined.flatMap(({ subject, object }) => [subject, object])]),
      ].filter(({ kind }) => kind === 'thing');
      if (first && before.either.length > 0)
        clauses[clauses.length - 1] = { ...before, kind: 'picture', nodes: [{ ...first, isDetermined: true }] };
      else if (first && others.length > 0)
        clauses[clauses.length - 1] = {
          ...before,
          kind: 'picture',
          nodes: [{ ...first, isDetermined: true, also: [] }],
          joined: [],
          either: others,
        };
    }
    // "What we want: broom. bucket.": a list may have full stops.
    isListed =
      LIST_HEAD.test(said) ||
      (isListed && (!/^[.。!！]/u.test(endBefore) || /^\s*[a-z]+(?: [a-z]+){0,2}\s*$/iu.test(said)));
    if (tokens.length === 0 || isMaterial(said, tokens) || (topic && isLook(tokens))) {
      endSentence(clauses, end);
      continue;
    }
    const told =
      isPassedOver(pieces, at) ||
      isAboutUs(said) ||
      stories[at] === 'others' ||
      isRecalled(said, end) ||
      ((isRemark(said) || endBefore === '因为') && clauses.some((each) => each.kind === 'picture'))
        ? ('aside' as const)
        : stories[at] === 'trade' || isLivelihood(said, tokens)
          ? ('business' as const)
          : undefined;
    // "My sister says tulips. So: a jug, nothing round it": what others thought of is not spoken of again.
    const isTold = isProposed(before?.text ?? '') || (/[.!?\n]/u.test(endBefore) && isStory(before?.text ?? ''));
    if (isNewPicture(tokens, endBefore, before) || isTold || isHeaded(endBefore, before)) topic = undefined;
    const read = asOffered(readClause(tokens, letter || told ? undefined : topic), tokens, before);
    const clause = { ...read, joined: told ? [] : sharedPlaces(read.joined) };
    if (topic && !told) clause.joined.push(...outOfVapour(clause.joined, topic));
    clause.joined.push(...withMeasures(clause.nodes, clause.joined, tokens), ...withVessels(clause));
    const first = letter && tokens.find(({ kind }) => kind === 'thing')?.thing;
    if (letter && first) letterWishes.push({ letter: letter.letter, concept: first.concept });
    // 顶针、划粉、熨斗随便拣一样: one of its own list.
    const ownList = PICK_ONE_OF_THEM.test(plain) ? listOf(clause) : [];
    if (ownList.length > 1) {
      clause.nodes = [{ ...ownList[0]!, isDetermined: true, also: [] }];
      clause.joined = [];
      clause.either = ownList.slice(1);
    }
    const isChoice = isOneOfTwo(clause, plain, tokens);
    if (isChoice) clause.nodes = clause.nodes.map((node) => ({ ...node, isDetermined: true }));
    else if (isEither(clause, said)) clause.nodes[0] = { ...clause.nodes[0]!, isDetermined: true };
    const isInList = (isListed && isBareThing(tokens)) || inLists.has(at);
    // What a list names is asked for.
    if ((isInList || (letter && first)) && clause.joined.length === 0)
      clause.nodes = clause.nodes.map((node) => ({ ...node, isDetermined: true }));
    const offered = told ? undefined : offeredOf(pieces, at);
    if (offered) asChoice(clause, offered);
    const isShown = first || isChoice || ownList.length > 1 || isInList || offered;
    const its = told ?? kindOfClause(clause, said, clauses.length);
    const kind = isShown ? 'picture' : stories[at] && its === 'picture' ? 'aside' : its;
    endBefore = end;
    // "Toothbrushes, …, standing in a tumbler": what a later clause makes a picture of is no goods.
    const about = topic?.subject;
    if (
      about &&
      kind === 'picture' &&
      clause.joined.some(
        ({ subject, object, relation }) => relation !== 'and' && (subject === about || object === about),
      )
    )
      for (const [at, earlier] of clauses.entries())
        if (earlier.kind === 'goods' && earlier.nodes.includes(about)) clauses[at] = { ...earlier, kind: 'picture' };
    clause.joined.push(...inItsPlace(clause, clauses), ...pieceReplaced(clause, named));
    clauses.push({ ...clause, kind, text: said, from, end, ...(inLists.has(at) || first ? { isAsked: true } : {}) });
    if ((kind === 'aside' || stories[at] === 'trade') && !isRecalled(said, end) && (told || stories[at])) continue;
    // "It's for my mama, she is eighty": nobody goes on about her.
    if (kind === 'whom' && /^[a-z\W]+$/iu.test(said)) continue;
    // "Kids' farm club": nor about its customers.
    if (kind === 'business' && clause.nodes.some(isCustomer)) continue;
    const next = frontedBy(tokens, topic) ?? nextTopic(topic, topicAfter(clause, tokens), clause.joined.length > 0);
    const vessel = vesselIn(clause) ?? topic?.vessel;
    // "A badger, glasses on his nose, reading": still about the badger.
    const isOfSame = topic !== undefined && clause.joined.some(({ main }) => main === topic!.subject);
    const subject =
      topic && ((isOfTopic(tokens) && next && !canHold(next.subject)) || isOfSame) ? topic.subject : next?.subject;
    topic = next && subject && { ...next, subject, vessel };
  }
  const lone = loneThing(clauses);
  if (lone >= 0) {
    const nodes = clauses[lone]!.nodes.map((node) => ({ ...node, isDetermined: true }));
    clauses[lone] = { ...clauses[lone]!, kind: 'picture', nodes };
  }
  const tellsTrade = matchIndustries(rest, name).isSure;
  const wished = withoutBackground(withoutServed(clauses));
  const gathered = gather(tellsTrade ? wished.map(goodsOfTrade) : wished, rest, refusals, tellsTrade);
  return {
    ...gathered,
    wanted,
    refusals,
    onlyLetters,
    // "The O could be a toad… I've gone off the toad."
    letterWishes: letterWishes.filter(({ concept }) => !refusals.some(({ name: refused }) => refused === concept)),
    passedOver: [
      ...passedOver,
      ...gathered.passedOver,
      ...refusals.map((each) => ({ text: each.text, role: 'refuse' as const })),
    ],
  };
}

/** What is passed over ends its sentence all the same. */
function endSentence(clauses: ReadClause[], end: string): void {
  const last = clauses.at(-1);
  if (last && /^[.!?\n]+$/u.test(end) && /[a-z]\s*$/iu.test(last.text) && !/[.!?\n:]/u.test(last.end))
    clauses[clauses.length - 1] = { ...last, end };
}

/** "Dog walker, Hove. A lamp with a lead tied round it": the trade before the full stop is not what is spoken of. */
const isNewPicture = (tokens: readonly Token[], end: string, before: ReadClause | undefined): boolean =>
  /[.!?\n]/u.test(end) &&
  before !== undefined &&
  before.kind !== 'picture' &&
  // "Ours brings a wardrobe" goes on.
  !['verb', 'with', 'change'].includes(tokens[0]?.kind ?? '') &&
  (isSomebody(tokens[0]) ||
    tokens.some(({ kind, text }, at) => kind === 'article' && /^an?$/.test(text) && tokens[at + 1]?.kind === 'thing'));

/** "I am a doctor. My idea: a stethoscope shaped like a camel" */
const isHeaded = (end: string, before: ReadClause | undefined): boolean =>
  end === ':' && before !== undefined && !before.nodes.some(({ kind }) => kind === 'thing');

const isCustomer = ({ token, isDetermined }: Node): boolean =>
  !isDetermined && /^[a-z]+$/i.test(token.text) && isPerson(conceptOf({ token })) && USUALLY_HOW.en.has(token.text);

const isSomebody = (token: Token | undefined): boolean =>
  token?.kind === 'thing' && canHold({ token }) && /^[a-z]/i.test(token.text);

/** 跟开瓜一样脆, 跟插花似的: a comparison by itself. */
const SIMILE_ZH =
  /^\s*像[^，]{1,8}那样[^，的]{0,3}$|^\s*就?像[坐骑睡躺站趴蹲靠泡穿戴]着?在?[^，一两的]{1,8}$|^\s*(?:就?跟|好比)[^，]{1,8}(?:一样|似的|似得|一般)[^，]{0,4}$/u;

/** 灯笼里点的不是火，是汤圆: once the fire is declined, the rice balls belong to the lantern's clause. */
function joinAnswers(clauses: ClauseText[]): ClauseText[] {
  return clauses.reduce<ClauseText[]>((joined, clause) => {
    const before = joined.at(-1);
    if (
      !before ||
      !/^\s*(?:而?是|就是|系)/u.test(clause.text) ||
      !/(?:的\s*|(?:[上里中旁边头顶面内]|(?<!一)下)\u2002+)$/u.test(before.text)
    )
      return [...joined, clause];
    const gap = ' '.repeat(clause.from - before.from - before.text.length);
    return [...joined.slice(0, -1), { ...clause, text: before.text + gap + clause.text, from: before.from }];
  }, []);
}

/** "A tin; inside, four sardines": the place alone speaks of what was named before. */
function frontedBy([place, ...more]: readonly Token[], topic: Topic | undefined): Topic | undefined {
  const relation = place?.kind === 'verb' && !place.reversed && more.length === 0 ? place.relation : undefined;
  return topic && relation && relation !== 'and' ? { ...topic, fronted: { relation, host: topic.subject } } : undefined;
}

/** 画一只小笼包，皮薄得看见汤，旁边一碟醋: what is only mentioned does not become what the picture is about. */
const nextTopic = (topic: Topic | undefined, next: Topic | undefined, isJoined: boolean): Topic | undefined =>
  topic && next && next.subject.kind !== 'thing' && topic.subject.kind === 'thing'
    ? topic
    : topic && next && topic.subject.isDetermined && !next.subject.isDetermined && !isJoined
      ? { ...next, subject: topic.subject }
      : (next ?? topic);

/** 沿上一圈水, 旁边两根辣椒: the clause still speaks of what was named before it. */
const isOfTopic = ([first]: readonly Token[]): boolean =>
  first?.kind === 'part' || (first?.kind === 'place' && PLACES_ALONE.has(first.text));

const vesselIn = ({ nodes, joined }: Clause): Node | undefined =>
  [...nodes, ...joined.flatMap(({ subject, object }) => [subject, object])].find(({ token }) =>
    OPEN_MOUTHS.has(token.thing?.concept ?? ''),
  );

/** What the next clause may go on about: the head of this one, and the thing it named last. */
function topicAfter({ nodes, joined }: ReturnType<typeof readClause>, tokens: readonly Token[]): Topic | undefined {
  // Nor are those spoken of again whom it is for.
  const isWhom = (node: Node): boolean => nodes[nodes.indexOf(node) - 1]?.kind === 'for' && !node.isDetermined;
  const subject = nodes.find((node) => node.kind === 'thing' && !isWhom(node)) ?? joined[0]?.main;
  if (!subject) return undefined;
  const named = [...nodes, ...joined.flatMap((each) => [each.subject, each.object])];
  const lastToken = tokens.findLast(({ kind }) => kind === 'thing');
  const lastNamed = named.find((node) => node.token.from === lastToken?.from && !isWhom(node)) ?? subject;
  // 豆荚像小船，里面坐着…: what something only looks like is not there.
  const likeness = joined.find(({ relation, object }) => relation === 'shaped-like' && object === lastNamed);
  // 砂锅当澡盆，里头…: in the pot.
  const served = joined.find(
    (each) => each.relation === 'made-of' && each.main === each.object && each.subject === lastNamed,
  );
  const last = served ? served.object : likeness && !canHold(lastNamed) ? likeness.subject : lastNamed;
  const [place, host, ...more] = nodes;
  const isFronted = place?.kind === 'verb' && host?.kind === 'thing' && more.length === 0 && joined.length === 0;
  const said = isFronted && !place.token.reversed ? place.token.relation : undefined;
  const relation = said && PLACES.has(said) ? said : undefined;
  return { subject, last, ...(relation && host ? { fronted: { relation, host } } : {}) };
}

const LOOKS_ZH =
  /^\s*(?:就|只|只要|就要|来)?[一两三](?:颗|个|只|把|副|根|片|枚|粒|朵|张|双|对|条|棵|支|盏|口)(?:就[行好够成])?\s*$|那种(?:样子|就行|就好)?\s*$|^\s*(?:张|掰|切|裂|砸|敞|剥|翻|展|半)开|^\s*[圆方]框/u;

const STANDS_ALONE =
  /^\s*(?:crossed|entwined|intertwined|interlocked|side by side|back to back|stacked|交叉|交错|并排)\s*$/iu;

/** "Keywords: pine trees, mountain, lake": what follows is a list of pictures. */
const LIST_HEAD =
  /^[\s\d.、·•*-]*(?:key ?words?|elements|motifs?|ideas?|must have|include|what (?:i|we)(?:'d| would)? (?:really |actually )?(?:want|like|need|love|see|imagine|picture)(?: (?:on|in) (?:it|there))?|things? (?:we want|we need|i want|i need|to (?:show|draw|include|have))|the list|关键词|(?:主要|图案|想要的)?元素[一二三四五六\d]*|画面|画面内容|内容|要有|需要有?|包含|包括|主体|主角|主图|主形象|主元素|图形|图案|图标|形象|吉祥物|核心)\s*(?:is|are|是|有)?\s*$/iu;
const isBareThing = (tokens: readonly Token[]): boolean =>
  tokens.length < 3 && tokens.some(({ kind }) => kind === 'thing') && tokens.every(({ kind }) => kind !== 'business');

/** 石头的: what the thing before is of. */
const isMaterial = (said: string, [thing, de]: readonly Token[]): boolean =>
  thing?.kind === 'thing' && de?.kind === 'de' && said.trim() === `${thing.text}的`;

/** 笔、墨、砚: beside a single character 和 might be taken for a piece of a word. */
const LISTS_SIGN = /(?<=(?:^|[、，\s])\p{Script=Han})、|、(?=\p{Script=Han}(?:、|[，\s]|$))/gu;

/** 锅、碗、瓢、盆: what nobody knows of a list leaves one joint behind, not two. */
const listed = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, at) => !(text === '&' && /^[&和]$/u.test(tokens[at - 1]?.text ?? '')));

/** 、 joins like 和; a blank keeps its place. */
const plainer = (part: string): string =>
  part
    .replaceAll(LISTS_SIGN, '&')
    .replaceAll('、', '和')
    .replaceAll(THAN_ZH, (said) => '\u2002'.repeat(said.length));

/** 捧着比脸还大的奶茶, 一个比它大很多的纸箱: what it is compared with is not seen. */
const THAN_ZH =
  /比[^，的比]{1,6}?(?:(?:还要?|都|更)[大高长重胖宽粗圆多][\p{Script=Han}]{0,2}?|[大高长重胖宽粗厚](?:很多|好多|许多|得多|多了|不少|一圈|一截|一头|[好几两三四五六七八九十百]+[个圈倍头]))的/gu;

/** "Oars where its fins would be", "an acorn cup where you'd normally have an inkwell": in their place. */
const ELSEWHERE =
  /\bwhere (?:(?:you'?d|you would|there'd|there would) (?:normally |usually )?(?:have|see|find|be|expect) ((?:an?|the) [a-z]+)|((?:an?|the|its|his|her|their) [a-z]+(?: [a-z]+)?) (?:ought to|should|would|normally|usually) (?:be|go|sit|have been))\b/giu;
const withInstead = (text: string): string =>
  text.replace(ELSEWHERE, (said: string, one?: string, other?: string) =>
    `instead of ${one ?? other}`.padEnd(said.length),
  );

/** The chip of fish and chips is no computer's. */
function inItsSense(token: Token, senses: readonly AmbiguityReading[], all: readonly Token[]): Token {
  const { thing } = token;
  // Only where the word stands alone: a palm tree is no hand.
  const sense = thing && !token.text.includes(' ') && senses.find(({ otherwise }) => otherwise.includes(thing.concept));
  // "A tooth wearing a crown": whoever wears it does not wear himself.
  const isNamed = sense && all.some((each) => each !== token && each.thing?.concept === sense.meant);
  // "Whose hair is waves": what a piece is compared with is that very thing.
  const at = all.indexOf(token);
  const isPieceOf = all[at - 1]?.kind === 'is' && all[at - 2]?.kind === 'part';
  return sense && !isNamed && !isPieceOf && pickableWords(sense.meant)
    ? { ...token, thing: { ...thing, concept: sense.meant } }
    : token;
}
