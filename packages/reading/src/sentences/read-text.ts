import { OPEN_MOUTHS } from '@markwright/marks/kinds';
import { type AmbiguityReading, readAmbiguousWords } from '../words/ambiguous-words.ts';
import { pickableWords } from '../words/has-picture.ts';
import { matchIndustries } from '../words/match-industries.ts';
import { kindOfClause } from './clause-kinds.ts';
import { blanked, clausesOf, type ClauseText } from './clauses.ts';
import {
  asNamedBefore,
  isAboutUs,
  isLivelihood,
  isLook,
  outOfVapour,
  withMeasures,
  withoutWhichOne,
} from './continued.ts';
import { readDeclines } from './declines.ts';
import { gather } from './gather.ts';
import type { ReadClause } from './goods-of-trade.ts';
import { goodsOfTrade } from './goods-of-trade.ts';
import { readClause, type Clause, type Topic } from './grammar.ts';
import { canHold } from './holders.ts';
import { findLetter } from './letters.ts';
import { setPhrasesAside } from './phrases.ts';
import type { Node } from './noun-phrases.ts';
import { PLACES_ALONE } from './relation-words.data.ts';
import type { LetterWish, SaidText } from './said-text.ts';
import { chineseNames } from './thing-names.ts';
import { tokensOf } from './tokens.ts';
import { PLACES } from './voice-rules.ts';
import type { Token } from './token.ts';
import { withoutHomophones } from './typos-zh.ts';

/**
 * What a text says that can be drawn, by rules: declines.ts takes out what is not wanted, phrases.ts what only sounds
 * like a thing, clauses.ts cuts the rest into thoughts; tokens.ts names the words of each, grammar.ts joins them, and
 * gather.ts decides what is to be drawn.
 */
export function readText(typed: string, name = ''): SaidText {
  const text = withInstead(withoutHomophones(typed));
  const { refusals, onlyLetters, rest: wanted } = readDeclines(text);
  const { rest, passedOver } = setPhrasesAside(wanted, (from, to) => isInsideThing(wanted, from, to));
  const senses = readAmbiguousWords(rest).filter(({ byNeighbour }) => byNeighbour);
  const letterWishes: LetterWish[] = [];
  const clauses: ReadClause[] = [];
  const named: Token[] = [];
  let topic: Topic | undefined;
  let isListed = false;
  let endBefore = '';
  for (const { text: said, from, end } of joinAnswers(clausesOf(rest))) {
    const letter = findLetter(said, name);
    const plain = letter ? blanked(said, 0, letter.to) : said;
    if (SIMILE_ZH.test(plain)) continue;
    const tokens = withoutWhichOne(asNamedBefore(tokensOf(plainer(plain)), named)).map((token) => ({
      ...inItsSense(token, senses),
      from: from + token.from,
    }));
    named.push(...tokens.filter(({ kind }) => kind === 'thing'));
    const before = clauses.at(-1);
    // "Chisel and pen, crossed": how they stand to each other makes a picture of what was only named.
    if (before && before.kind !== 'business' && STANDS_ALONE.test(said))
      clauses[clauses.length - 1] = { ...before, kind: 'picture', text: before.text + said };
    if (tokens.length === 0 || isMaterial(said, tokens) || (topic && isLook(tokens))) continue;
    const told = isAboutUs(said) ? ('aside' as const) : isLivelihood(said, tokens) ? ('business' as const) : undefined;
    const read = readClause(tokens, letter || told ? undefined : topic);
    const clause = told ? { ...read, joined: [] } : read;
    if (topic && !told) clause.joined.push(...outOfVapour(clause.joined, topic));
    clause.joined.push(...withMeasures(clause.nodes, clause.joined, tokens));
    const first = letter && tokens.find(({ kind }) => kind === 'thing')?.thing;
    if (letter && first) letterWishes.push({ letter: letter.letter, concept: first.concept });
    isListed = LIST_HEAD.test(said) || (isListed && !/[.。!！]/u.test(endBefore));
    const isShown = first || (isListed && isBareThing(tokens));
    const kind = isShown ? 'picture' : (told ?? kindOfClause(clause, said, clauses.length));
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
    clauses.push({ ...clause, kind, text: said, from });
    if (told === 'aside') continue;
    const next = frontedBy(tokens, topic) ?? nextTopic(topic, topicAfter(clause, tokens), clause.joined.length > 0);
    const vessel = vesselIn(clause) ?? topic?.vessel;
    const subject = topic && isOfTopic(tokens) && next && !canHold(next.subject) ? topic.subject : next?.subject;
    topic = next && subject && { ...next, subject, vessel };
  }
  const tellsTrade = matchIndustries(rest, name).isSure;
  const gathered = gather(tellsTrade ? clauses.map(goodsOfTrade) : clauses, rest, refusals, tellsTrade);
  return {
    ...gathered,
    wanted,
    refusals,
    onlyLetters,
    letterWishes,
    passedOver: [
      ...passedOver,
      ...gathered.passedOver,
      ...refusals.map((each) => ({ text: each.text, role: 'refuse' as const })),
    ],
  };
}

/** 跟开瓜一样脆, 跟插花似的: a comparison by itself. */
const SIMILE_ZH = /^\s*(?:就?跟|好比)[^，]{1,8}(?:一样|似的|似得|一般)[^，]{0,4}$/u;

/** 灯笼里点的不是火，是汤圆: once the fire is declined, the rice balls belong to the lantern's clause. */
function joinAnswers(clauses: ClauseText[]): ClauseText[] {
  return clauses.reduce<ClauseText[]>((joined, clause) => {
    const before = joined.at(-1);
    if (!before || !/^\s*(?:而?是|就是|系)/u.test(clause.text) || !/的\s*$/u.test(before.text))
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
  const subject = nodes.find(({ kind }) => kind === 'thing') ?? joined[0]?.main;
  if (!subject) return undefined;
  const named = [...nodes, ...joined.flatMap((each) => [each.subject, each.object])];
  const lastToken = tokens.findLast(({ kind }) => kind === 'thing');
  const last = named.find(({ token }) => token.from === lastToken?.from) ?? subject;
  const [place, host, ...more] = nodes;
  const isFronted = place?.kind === 'verb' && host?.kind === 'thing' && more.length === 0 && joined.length === 0;
  const said = isFronted && !place.token.reversed ? place.token.relation : undefined;
  const relation = said && PLACES.has(said) ? said : undefined;
  return { subject, last, ...(relation && host ? { fronted: { relation, host } } : {}) };
}

const STANDS_ALONE =
  /^\s*(?:crossed|entwined|intertwined|interlocked|side by side|back to back|stacked|交叉|交错|并排)\s*$/iu;

/** "Keywords: pine trees, mountain, lake": what follows is a list of pictures. */
const LIST_HEAD =
  /^\s*(?:key ?words?|elements|motifs?|ideas?|must have|include|关键词|元素|图案元素|想要的元素|画面)\s*(?:is|are|是|有)?\s*$/iu;
const isBareThing = (tokens: readonly Token[]): boolean =>
  tokens.length < 3 && tokens.some(({ kind }) => kind === 'thing') && tokens.every(({ kind }) => kind !== 'business');

/** 石头的: what the thing before is of. */
const isMaterial = (said: string, [thing, de]: readonly Token[]): boolean =>
  thing?.kind === 'thing' && de?.kind === 'de' && said.trim() === `${thing.text}的`;

/** 、 joins like 和; a blank keeps its place. */
const plainer = (part: string): string => part.replaceAll('、', '和');

/** "Oars where its fins would be", "an acorn cup where you'd normally have an inkwell": in their place. */
const ELSEWHERE =
  /\bwhere (?:(?:you'd|you would|there'd|there would) (?:normally|usually) (?:have|see|find|be) ((?:an?|the) [a-z]+)|((?:an?|the|its|his|her|their) [a-z]+(?: [a-z]+)?) (?:ought to|should|would|normally|usually) (?:be|go|sit|have been))\b/giu;
const withInstead = (text: string): string =>
  text.replace(ELSEWHERE, (said: string, one?: string, other?: string) =>
    `instead of ${one ?? other}`.padEnd(said.length),
  );

const LONGEST_WORD = 5;

/** Whether a stretch of hanzi only stands inside a longer name of a thing. */
function isInsideThing(text: string, from: number, to: number): boolean {
  const names = chineseNames();
  for (let start = Math.max(0, from - LONGEST_WORD); start <= from; start += 1)
    for (let end = to; end <= Math.min(text.length, to + LONGEST_WORD); end += 1)
      if (end - start > to - from && names.has(text.slice(start, end))) return true;
  return false;
}

/** The chip of fish and chips is no computer's. */
function inItsSense(token: Token, senses: readonly AmbiguityReading[]): Token {
  const { thing } = token;
  // Only where the word stands alone: a palm tree is no hand.
  const sense = thing && !token.text.includes(' ') && senses.find(({ otherwise }) => otherwise.includes(thing.concept));
  return sense && pickableWords(sense.meant) ? { ...token, thing: { ...thing, concept: sense.meant } } : token;
}
