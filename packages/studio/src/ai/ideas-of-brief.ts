import { findThing, INDUSTRIES, type LetterWish } from '@markwright/reading';
import type { Scene } from '@markwright/marks';
import type { ReasonedConcept } from '../read/concepts-for.ts';
import { isKin, isLiving, isNamePicture, isSaidBy, themeOf } from '../read/goes-together.ts';
import type { ReadThing } from '../read/read-description.ts';
import { withThirdSaid } from '../read/scenes-said.ts';
import { wishesOfName } from '../read/wishes-of-name.ts';
import type { BriefReading } from './interpret-brief.ts';

export type WantedThing = ReasonedConcept & { attributes: readonly string[]; count: number };

/** What the four logos of a brief may show, as far as the reading is sure of it. */
export type BriefIdeas = {
  /** The thing that was asked for, or the plainest picture of the trade; undefined where nothing says what to draw. */
  main: WantedThing | undefined;
  /** Who says so: what the name pictures leads like what was asked for, what the trade suggests shares the four. */
  by: 'asked' | 'name' | 'trade';
  /** The other thing of the scene, where it may as well be what the picture is about: the basket of what lies in it. */
  alsoMain: WantedThing | undefined;
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
const mainThing = ({ things, onlyLetters }: BriefReading): ReadThing | undefined =>
  onlyLetters ? undefined : things.find(({ role }) => role !== 'setting');

const isNamed = ({ role }: ReadThing) => role === 'subject' || role === 'object';

const NOTHING: BriefIdeas = {
  main: undefined,
  by: 'trade',
  alsoMain: undefined,
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
    (each) =>
      each.role !== 'setting' &&
      (each.role !== 'trade' ||
        (isOfTrade(each.concept, trade) && !namesTrade(each, reading) && !MATERIALS.has(each.concept))),
  );
  const ofTrade = asked ? undefined : sold ? wanted(sold, reading) : plainly(trade[0] ?? concepts[0]);
  const wishes = wishesOfName(name);
  const isWish = ({ concept, reason }: ReasonedConcept) => reason === 'name' && wishes.includes(concept);
  const isName = (each: ReasonedConcept) =>
    !ANYBODY.has(each.concept) && ((each.reason === 'name' && !isWish(each)) || isNamePicture(name, each));
  // "Copper Badger, a punchy little brewery": the name's own word is what everybody will remember.
  const called = asked
    ? []
    : concepts.filter((each) => isName(each) && isCalledAfter(withoutTrade(name, each, reading), each));
  const main = asked ? wanted(asked, reading) : (plainly(called[0]) ?? ofTrade);
  const isOther = ({ concept }: ReasonedConcept) => main !== undefined && !isKin(concept, main.concept);
  // Beside what was asked for a name adds only what lives, grows or shines: the knot of Knot & Hops is none.
  const named = concepts.find((each) => isOther(each) && (asked ? isNamePicture(name, each) : isName(each)));
  const alsoNamed = things.filter(isNamed).map((each) => wanted(each, reading));
  const scenes = asked ? scenesOf(asked, reading) : scenesOfName(name, called);
  const others = [
    ...alsoNamed,
    ...(called[0] && ofTrade ? [{ ...ofTrade, reason: 'trade' as const }] : []),
    ...(named ? [{ ...named, reason: 'name' as const }] : []),
    ...trade.slice(0, BEFORE_WISHES),
    ...concepts.filter(isWish),
    ...trade.slice(BEFORE_WISHES),
  ];
  return {
    main,
    by: asked ? 'asked' : called[0] ? 'name' : 'trade',
    alsoMain: asked && otherOf(scenes[0], asked, reading),
    scenes,
    others: others.filter(isOther),
    named: named && { ...named, reason: 'name' },
    letterWishes: reading.letterWishes,
  };
}

/** Decking is wood, and a garden with it shows no planks first. */
const MATERIALS = new Set('wood fabric leather metal stone thread paper'.split(' '));

/** Sole Man, Mother's Kitchen: anybody in a name says who it is, and nothing of what it does. */
const ANYBODY = new Set('man woman boy girl child mother elder family people couple grandma team'.split(' '));

/** By the thing's own word, or by a word for one of its kind: the bird of Kettle & Crow. */
const isCalledAfter = (name: string, concept: ReasonedConcept): boolean =>
  isSaidBy(name, concept) ||
  (name.match(/[a-z]{3,}/giu) ?? []).some((word) => findThing(word)?.concept === concept.concept);

/** "Kettle & Crow" is called after two things that belong together. */
const scenesOfName = (name: string, [one, other]: readonly ReasonedConcept[]): Scene[] =>
  one && other && /[&+]|\band\b|[和与]/iu.test(name)
    ? [{ subject: one.concept, relation: 'and', object: other.concept }]
    : [];

/** Whoever does something is what the picture is about; of two things without life either may be. */
function otherOf(scene: Scene | undefined, main: ReadThing, reading: BriefReading): WantedThing | undefined {
  if (!scene || isLiving(main.concept)) return undefined;
  const other = scene.subject === main.concept ? scene.object : scene.subject;
  const thing = reading.things.find(({ concept, role }) => concept === other && role !== 'setting');
  return thing && wanted(thing, reading);
}

/** Pictures of a trade that say more than what a name wishes for. */
const BEFORE_WISHES = 4;

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

/** Words that only say the trade again, where its best picture is another: 搬家公司 is no goods. */
const wordsOfTrade = (concept: string, { industry }: BriefReading): string[] => {
  const known = INDUSTRIES.find(({ id }) => id === industry?.id);
  return known && known.concepts[0] !== concept ? [...known.zh, ...known.en] : [];
};

const namesTrade = ({ text, concept }: ReadThing, reading: BriefReading): boolean =>
  wordsOfTrade(concept, reading).includes(text.toLowerCase());

/** "Ashworth Family Law" is called after nobody's gavel. */
function withoutTrade(name: string, { concept }: ReasonedConcept, reading: BriefReading): string {
  const lower = name.toLowerCase();
  const ends = wordsOfTrade(concept, reading).filter((word) => lower.endsWith(word) && lower !== word);
  return lower.slice(0, lower.length - Math.max(0, ...ends.map(({ length }) => length)));
}

const isOfTrade = (concept: string, trade: readonly ReasonedConcept[]): boolean =>
  trade.length === 0 || trade.some((each) => isKin(each.concept, concept));

const plainly = (concept: ReasonedConcept | undefined): WantedThing | undefined =>
  concept && { ...concept, attributes: [], count: 1 };

function wanted({ concept, words, attributes, count }: ReadThing, { concepts }: BriefReading): WantedThing {
  const known = concepts.find((each) => each.concept === concept) ?? { concept, reason: 'said', words };
  return { ...known, attributes, count };
}

const MOST_TOGETHER = 3;

/** What was said about the main thing first, then any other scene, then the main thing with whatever else was named. */
function scenesOf(main: ReadThing, reading: BriefReading): Scene[] {
  const about = ({ subject, object }: Scene) => isKin(subject, main.concept) || isKin(object, main.concept);
  const isOfTwo = ({ subject, object }: Scene) => subject !== object;
  const isJoin = ({ relation }: Scene) => relation !== 'and';
  const ours = reading.scenes.filter(about);
  const others = reading.scenes.filter((scene) => !about(scene));
  // "Honey and eggs in a basket": how things stand to each other says more than that both are there.
  const said = [
    ...ours.filter((scene) => isJoin(scene) && isOfTwo(scene) && scene.relation !== 'wearing'),
    ...ours.filter((scene) => isJoin(scene) && isOfTwo(scene) && scene.relation === 'wearing'),
    ...ours.filter((scene) => isJoin(scene) && !isOfTwo(scene)),
    ...others.filter(isJoin),
    ...ours.filter((scene) => !isJoin(scene)),
  ];
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
  const all = [...said, ...together, ...others.filter((scene) => !isJoin(scene))];
  return all.map((scene) => withThirdSaid(scene, reading));
}
