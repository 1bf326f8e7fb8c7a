import { INDUSTRIES, type LetterWish } from '@markwright/reading';
import { parentsOf, type Scene } from '@markwright/marks';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { isNamePicture, isSaidBy, themeOf } from '../read/goes-together.ts';
import type { ReadThing } from '../read/read-description.ts';
import { withThirdSaid } from '../read/scenes-said.ts';
import type { BriefReading } from './interpret-brief.ts';

export type WantedThing = ReasonedConcept & { attributes: readonly string[]; count: number };

/** What the four logos of a brief may show, as far as the reading is sure of it. */
export type BriefIdeas = {
  /** The thing that was asked for, or the plainest picture of the trade; undefined where nothing says what to draw. */
  main: WantedThing | undefined;
  /** Whether somebody asked for it; what the trade suggests shares the four with other ideas. */
  isAsked: boolean;
  /** How the things that were named stand to each other, the main one's scenes first. */
  scenes: Scene[];
  /** Other ideas, the next best first: further things named, what the name pictures, further pictures of the trade. */
  others: ReasonedConcept[];
  /** What the brand's name pictures, where that can be drawn beside any trade. */
  named: ReasonedConcept | undefined;
  /** Letters of the name that are to be drawn as a thing. */
  letterWishes: readonly LetterWish[];
};

/** The thing a brief is about; undefined where its words name nothing that can be drawn. */
export const mainThing = ({ things, onlyLetters }: BriefReading): ReadThing | undefined =>
  onlyLetters ? undefined : things.find(({ role }) => role !== 'setting');

const isNamed = ({ role }: ReadThing) => role === 'subject' || role === 'object';

const NOTHING: BriefIdeas = {
  main: undefined,
  isAsked: false,
  scenes: [],
  others: [],
  named: undefined,
  letterWishes: [],
};

export function ideasOfBrief(reading: BriefReading, name: string): BriefIdeas {
  const { concepts, things } = reading;
  if (reading.onlyLetters) return { ...NOTHING, letterWishes: reading.letterWishes };
  const thing = mainThing(reading);
  const trade = picturesOfTrade(reading, name);
  // Where another reading is as likely, the four spread over the readings instead of betting on one.
  const asked = thing && isNamed(thing) && thing.sure !== false ? thing : undefined;
  // Of what is sold, that which stands for the trade; a mover's piano does not.
  const sold = things.find(
    ({ role, concept }) => role !== 'setting' && (role !== 'trade' || isOfTrade(concept, trade)),
  );
  const main = asked ? wanted(asked, reading) : sold ? wanted(sold, reading) : plainly(trade[0] ?? concepts[0]);
  const isOther = ({ concept }: ReasonedConcept) => main !== undefined && !isKin(concept, main.concept);
  const named = concepts.find((each) => isOther(each) && (each.reason === 'name' || isNamePicture(name, each)));
  const alsoNamed = things.filter(isNamed).map((each) => wanted(each, reading));
  return {
    main,
    isAsked: asked !== undefined,
    scenes: asked ? scenesOf(asked, reading) : [],
    others: [...alsoNamed, ...(named ? [{ ...named, reason: 'name' as const }] : []), ...trade].filter(isOther),
    named: named && { ...named, reason: 'name' },
    letterWishes: reading.letterWishes,
  };
}

/** Pictures at the head of a trade's list that tell what it deals in. */
const TELLING = 4;

/** What the lexicon shows for a trade; where it knows none, what a search finds that the name does not say anyway. */
function picturesOfTrade({ concepts, industry, things }: BriefReading, name: string): ReasonedConcept[] {
  const known = INDUSTRIES.find(({ id }) => id === industry?.id)?.concepts ?? [];
  const found = concepts.filter(({ reason }) => reason === 'trade');
  const ofTrade = known.flatMap((concept) => found.find((each) => each.concept === concept) ?? []);
  // What is sold says more than the word it was heard with: of handmade tofu the crafts' scissors show nothing.
  const sold = things.filter(({ role }) => role === 'trade').map(({ concept }) => concept);
  const themes = new Set(ofTrade.slice(0, TELLING).map(({ concept }) => themeOf(concept)));
  const isSure = found[0] !== undefined && found[0].concept === known[0];
  const isBelieved =
    isSure || sold.length === 0 || sold.some((each) => known.includes(each) || themes.has(themeOf(each)));
  return ofTrade.length > 0 && isBelieved
    ? ofTrade
    : found.filter((each) => !isSaidBy(name, each) && sold.includes(each.concept));
}

const isOfTrade = (concept: string, trade: readonly ReasonedConcept[]): boolean =>
  trade.length === 0 || trade.some((each) => isKin(each.concept, concept));

/** A kind and the whole kind are one thing to the eye: a koi and a fish. */
const isKin = (one: string, other: string): boolean =>
  one === other || parentsOf(one).includes(other) || parentsOf(other).includes(one);

const plainly = (concept: ReasonedConcept | undefined): WantedThing | undefined =>
  concept && { ...concept, attributes: [], count: 1 };

function wanted({ concept, words, attributes, count }: ReadThing, { concepts }: BriefReading): WantedThing {
  const known = concepts.find((each) => each.concept === concept) ?? { concept, reason: 'said', words };
  return { ...known, attributes, count };
}

const MOST_TOGETHER = 3;

/** What was said about the main thing first, then any other scene, then the main thing with whatever else was named. */
function scenesOf(main: ReadThing, reading: BriefReading): Scene[] {
  const about = ({ subject, object }: Scene) => [subject, object].includes(main.concept);
  const others = reading.scenes.filter((scene) => !about(scene));
  const said = [...reading.scenes.filter(about), ...others.filter(({ relation }) => relation !== 'and')];
  const together = reading.things
    .filter((thing) => isNamed(thing) && thing.concept !== main.concept)
    .slice(0, MOST_TOGETHER)
    .map(({ concept }) => ({
      subject: main.concept,
      relation: 'and' as const,
      object: concept,
      ...(main.count > 1 ? { count: main.count } : {}),
    }));
  // "A bear, honey and a hut": what only stands together goes with the main thing before it goes without it.
  const all = [...said, ...together, ...others.filter(({ relation }) => relation === 'and')];
  return all.map((scene) => withThirdSaid(scene, reading));
}
