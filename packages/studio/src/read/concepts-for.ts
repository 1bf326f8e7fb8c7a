import {
  findTag,
  industryOf,
  matchIndustries,
  picturesOfName,
  searchConcepts,
  tradePictures,
} from '@markwright/reading';
import type { Brief } from './brief.ts';
import { mayShow, readDescription, wordsOf, type ReadThing } from './read-description.ts';
import { rivalsOf } from './rival-goods.ts';
import { wishesOfName } from './wishes-of-name.ts';

/** Why a concept stands in a logo; the meaning shown to the owner says it. */
export type Reason = 'chosen' | 'said' | 'name' | 'trade';
export type ReasonedConcept = { concept: string; reason: Reason; words: { zh: string; en: string } };

const LIMIT = 16;
const ONE_TAG_LIMIT = 6;

const tagsOf = (brief: Brief) => (brief.tags ?? []).map((id) => findTag(id) ?? { concept: id, zh: '', en: '' });

/** Each in a clause of its own: the words of a tag do not run on into the description's. */
const toldIn = (brief: Brief): string =>
  [readDescription(brief.description ?? '', brief.name).wanted, ...tagsOf(brief).map(({ zh }) => zh)]
    .filter(Boolean)
    .join('。');
const namesIn = (brief: Brief): string => [brief.name, brief.secondName].filter(Boolean).join('。');

/** The air a trade likes to have about it; empty where we cannot tell. */
export const moodsFor = (brief: Brief): readonly string[] => industryOf(toldIn(brief), namesIn(brief))?.moods ?? [];

/** Below this a search brings what only sounds alike: lamps and milk for kilts. It speaks where nothing else does. */
const GUESS = 0.55;

/**
 * Ideas for a brief in their order: what was picked, what is named outright, what the business deals in, what the name
 * pictures, and what fits the trade; where no trade is told, what the words call to mind. `pause` is awaited between the
 * readings: a long text takes a tenth of a second.
 */
export async function conceptsFor(brief: Brief, pause?: () => Promise<void>): Promise<ReasonedConcept[]> {
  if (brief.onlyTag) return conceptsOfTag(brief.onlyTag);
  const { things, refusals } = readDescription(brief.description ?? '', brief.name);
  await pause?.();
  const trades = matchIndustries(toldIn(brief), namesIn(brief));
  const because = (reason: Reason) => (concept: string) => ({ concept, reason });
  const ofRole = (...roles: ReadThing['role'][]) =>
    things.filter(({ role }) => roles.includes(role)).map(({ concept }) => concept);
  const chosen = tagsOf(brief).map(({ concept }) => concept);
  const named = ofRole('subject', 'object');
  const [sold, ...alsoSold] = ofRole('trade').map(because('trade'));
  const pictures = trades.isSure ? tradePictures(trades) : [];
  await pause?.();
  const inName = picturesOfName(brief.name).map(kindAmong(pictures)).map(because('name'));
  const wished = wishesOfName(brief.name).map(because('name'));
  await pause?.();
  const fitting = pictures.map(because('trade'));
  // Where a trade is told, what its words call to mind besides is chance.
  const found = trades.isSure ? [] : await searchConcepts(`${toldIn(brief)} ${namesIn(brief)}`, { limit: LIMIT });
  const near = found.filter(({ score }) => score >= GUESS);
  const isAnythingSaid = [named, inName, wished, near, sold ? [sold] : []].some((each) => each.length > 0);
  const told = isAnythingSaid ? near : found;
  const trade = [...fitting, ...told.map(({ concept }) => ({ concept, reason: 'trade' as const }))];
  // Where nothing is named outright, trade and name take turns: both are seen early.
  const early = named.length > 0 ? [] : trade.slice(0, 1);
  const mixed = [
    ...chosen.map(because('chosen')),
    ...named.map(because('said')),
    ...early,
    ...(inName.length > 0 ? inName : wished).slice(0, 1),
    ...(sold ? [sold] : []),
    ...trade.slice(0, 2),
    ...inName.slice(1, 2),
    ...wished.slice(0, 1),
    ...alsoSold,
    ...trade,
    ...ofRole('setting').map(because('said')),
    ...inName.slice(2),
    ...wished.slice(1),
  ];
  const wrong: readonly string[] = trades.matches[0]?.industry.wrong ?? [];
  // Whoever grooms dogs wants no cat, and goats' cheese shows no cow.
  const rivals = rivalsOf(toldIn(brief), [...things.map(({ concept }) => concept), ...trades.named]);
  const isFit = ({ concept, reason }: (typeof mixed)[number]) =>
    mayShow(refusals, concept) &&
    (reason === 'chosen' || reason === 'said' || !(wrong.includes(concept) || rivals.has(concept)));
  return withWords(mixed.filter(isFit));
}

/** Among pots a wheel is the potter's, among teas a leaf is one of tea. */
const kindAmong =
  (pictures: readonly string[]) =>
  (concept: string): string =>
    pictures.find((each) => each.endsWith(`-${concept}`)) ?? concept;

/** A tag's own picture first, then what its words call to mind. */
async function conceptsOfTag(id: string): Promise<ReasonedConcept[]> {
  const tag = findTag(id);
  const told = tag ? await searchConcepts(tag.zh, { limit: ONE_TAG_LIMIT }) : [];
  const trade = told.map(({ concept }) => ({ concept, reason: 'trade' as const }));
  return withWords([{ concept: tag?.concept ?? id, reason: 'chosen' }, ...trade]);
}

function withWords(concepts: readonly { concept: string; reason: Reason }[]): ReasonedConcept[] {
  const seen = new Set<string>();
  return concepts.flatMap(({ concept, reason }) => {
    const words = wordsOf(concept);
    if (!words || seen.has(concept)) return [];
    seen.add(concept);
    return [{ concept, reason, words }];
  });
}
