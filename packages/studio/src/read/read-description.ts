import { LRUCache } from 'lru-cache';
import {
  conceptsOfName,
  inPlainEnglish,
  matchIndustries,
  pickableWords,
  readText,
  singularOf,
  tradePictures,
  type IndustryReading,
  type LetterWish,
  type PassedOver,
  type Refusal,
  type SaidThing,
} from '@markwright/reading';
import { findConcept, parentsOf, type Scene } from '@markwright/marks';
import { asksForPicture, asTold, asWished, isDescribed, standsAlone } from './asked-for.ts';
import { drawnAs } from './drawn-as.ts';
import { looksLike } from './refused-kin.data.ts';
import { isShownWithin } from './shown-within.ts';

/** A thing that was said and can be drawn, with its words in both languages. */
export type ReadThing = SaidThing & {
  words: { zh: string; en: string };
  /** What else the word may mean, for whoever meant that. */
  others: { concept: string; zh: string; en: string }[];
};

export type Description = {
  /** The text without what it declines. */
  wanted: string;
  /** Named outright first, then what the business deals in, then where it is. */
  things: ReadThing[];
  /** How things stand to each other, as it was said. */
  scenes: Scene[];
  settings: string[];
  refusals: Refusal[];
  onlyLetters: boolean;
  unknown: string[];
  /** Words that could be drawn and are not, with the reason. */
  passedOver: PassedOver[];
  /** Letters of the name that are to be shaped like something. */
  letterWishes: LetterWish[];
};

/** Concepts that show people, for whoever wants none. */
const PEOPLE = new Set(
  'child girl boy elder family baby mother-child people-hug doctor nurse teacher student farmer artist singer scientist pilot mechanic firefighter police-officer technologist team worker waiter recruitment tour-guide detective mentor ninja angel santa princess prince astronaut ranger tailor run yoga dance hand fist muscle'.split(
    ' ',
  ),
);

/** The words of a concept, each in the singular: the picture of teeth is one of a tooth. */
const partsOf = (id: string): string[] => id.split('-').map(singularOf);

/** A refused rose is no compass rose either; a refused bird no sparrow; refused scissors no barber with a pair. */
const isSuch = (concept: string, refused: string): boolean =>
  concept === refused ||
  looksLike(concept, refused) ||
  isShownWithin(concept, refused) ||
  parentsOf(concept).includes(refused) ||
  partsOf(refused).every((word) => partsOf(concept).includes(word));

/** By the last word that was said: whoever wants no pole wants no barber pole, and no knives means no pocket knife. */
const isCalled = (concept: string, said: string): boolean => {
  const last =
    said
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter(Boolean)
      .at(-1) ?? '';
  return last.length > 2 && partsOf(concept).includes(singularOf(last));
};

/** A python is a snake by its picture's name. */
const GROWS: ReadonlySet<string> = new Set(['animals', 'nature', 'food']);
/** A genie is drawn with his lamp, so whoever wants no lamp cannot have him. */
const bringsAlong = (concept: string, said: string, refused: string): boolean =>
  isCalled(concept, refused) &&
  !GROWS.has(findConcept(concept)?.theme ?? '') &&
  !said
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(singularOf)
    .includes(singularOf(refused.toLowerCase()));

/** Whether a brief's refusals leave a concept to be drawn. */
export const mayShow = (refusals: readonly Refusal[], concept: string): boolean =>
  refusals.every(({ kind, name, text }) => {
    if (kind === 'thing') return !isSuch(concept, name) && !isCalled(concept, text);
    if (kind === 'other') return !isCalled(concept, text);
    if (kind === 'people') return !PEOPLE.has(concept) && findConcept(concept)?.theme !== 'people';
    return kind !== 'animals' || findConcept(concept)?.theme !== 'animals';
  });

const remembered = new LRUCache<string, Description>({ max: 256 });

/** What a description says that can be drawn or must not be; asked for several times in one request. */
export function readDescription(text: string, name = ''): Description {
  const key = `${name}\n${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const said = read(text, name);
  const named = { ...said, things: nameFirst(said, name) };
  remembered.set(key, named);
  return named;
}

/** Of several things that a picture is asked of, the one the brand is called after leads. */
function nameFirst({ things, scenes }: Description, name: string): ReadThing[] {
  const lower = name.toLowerCase();
  const isJoined = (concept: string) => scenes.some(({ subject, object }) => [subject, object].includes(concept));
  // What only stands with the main thing stays behind it: a seal carrying a fish ball is a seal.
  const leads = ({ role, text, concept }: ReadThing) =>
    (role === 'subject' || (role === 'object' && !isJoined(concept) && findConcept(concept)?.theme !== 'people')) &&
    lower.includes(text.toLowerCase());
  return [...things.filter(leads), ...things.filter((thing) => !leads(thing))];
}

/** What goods are made of is told of them, not drawn with them: baby clothes made of soft cotton. */
const MATERIALS = new Set(
  'cotton wool silk fabric leather wood log bamboo stone marble paper metal thread yarn lace'.split(' '),
);
const BUILDING = new Set(['made-of', 'shaped-like']);

function read(typed: string, name: string): Description {
  const text = inPlainEnglish(typed);
  const { things: named, relations, wanted, ...rest } = readText(text, name);
  // "Strictly no nails" tells no nail salon.
  const trades = matchIndustries(wanted, name);
  // A bear is no picture of honey: whoever names one wants to see it.
  const isStranger = (thing: SaidThing) =>
    thing.role !== 'trade' &&
    (isCreature(thing.concept) || isDescribed(text, thing)) &&
    !dealsIn(trades, thing.concept) &&
    !isWrong(trades, thing.concept);
  // A locksmith's key in a watermelon: what the trade has nothing to do with is joined to its thing to be seen.
  const isOdd = relations.some(
    ({ subject, relation, object }) =>
      !['and', 'beside'].includes(relation) &&
      !(BUILDING.has(relation) && [subject, object].some((at) => MATERIALS.has(named[at]!.concept))) &&
      [subject, object].every((at) => named[at]!.role !== 'trade') &&
      dealsIn(trades, named[subject]!.concept) !== dealsIn(trades, named[object]!.concept),
  );
  // Where only the name tells the trade, the text is there for the picture.
  const tells = trades.isSure && matchIndustries(wanted).isSure;
  const isAsked =
    named.some(({ why }) => why === 'asked-outright') || asksForPicture(text, { things: named, relations });
  const isOnlyTold = tells && !isOdd && !named.some(isStranger) && !isAsked;
  // What has nothing to do with the trade and is listed by itself is a wish; the rest is told of the trade.
  const isListed = (thing: SaidThing) =>
    !isStandIn(thing) &&
    !(isEaten(trades) && isIngredient(thing.concept)) &&
    (thing.role === 'trade' ? !dealsIn(trades, thing.concept) : !isPictureOf(trades, thing.concept)) &&
    !isWrong(trades, thing.concept) &&
    standsAlone(text, thing, named);
  const things = named.map((thing) => ({
    ...(isOnlyTold ? (isListed(thing) ? asWished(thing) : asTold(thing)) : thing),
    concept: drawnAs(thing.concept),
  }));
  const isOfTrade = (concept: string) => !trades.isSure || dealsIn(trades, concept);
  // What was asked for by its own name stays, whatever kind was declined: no flowers, but a lotus.
  const asked = new Map(things.map(({ concept, text: said }) => [concept, said]));
  const drawable = (concept: string) =>
    mayShow(rest.refusals, concept) ||
    (asked.has(concept) &&
      rest.refusals.every(
        ({ kind, name: refused, text: word }) =>
          kind !== 'thing' || (refused !== concept && !bringsAlong(concept, asked.get(concept)!, word)),
      ));
  return {
    ...rest,
    wanted,
    things: things.flatMap((thing) => {
      const words = wordsOf(thing.concept);
      return words && drawable(thing.concept) && (thing.role !== 'trade' || isOfTrade(thing.concept))
        ? [{ ...plainly(thing), words, others: otherMeanings(thing) }]
        : [];
    }),
    scenes: relations.flatMap(({ subject, relation, object, part }) => {
      const { count } = things[subject]!;
      const scene = {
        subject: things[subject]!.concept,
        relation,
        object: things[object]!.concept,
        ...(count > 1 && subject !== object ? { count } : {}),
        ...(part ? { part } : {}),
      };
      const isTrade = things[subject]!.role === 'trade' || things[object]!.role === 'trade';
      return !isTrade && drawable(scene.subject) && drawable(scene.object) ? [scene] : [];
    }),
  };
}

/** Pictures at the head of a trade's list that tell what it deals in. */
const TELLING = 5;

/** "Full english", tandoori: drawn as something near it, so nobody thought of that picture; a corgi is a dog. */
const isStandIn = ({ concept, isKind }: SaidThing): boolean =>
  isKind && !['animals', 'nature', 'plants', 'flora', 'species'].includes(findConcept(concept)?.theme ?? '');

const EATEN = new Set(['food', 'dishes', 'snacks', 'teaware', 'fruit']);
const BLOSSOMS = new Set(
  'osmanthus jasmine rose lavender mint chrysanthemum heather flower tree juniper herb elderflower hibiscus honeysuckle berries'.split(
    ' ',
  ),
);

/** Gin with heather and juniper, 米酒，桂花、荔枝都有: what it tastes of is told of it. */
const isEaten = (trades: IndustryReading): boolean =>
  tradePictures(trades)
    .slice(0, 2)
    .some((each) => EATEN.has(findConcept(each)?.theme ?? ''));
const isIngredient = (concept: string): boolean =>
  EATEN.has(findConcept(concept)?.theme ?? '') || BLOSSOMS.has(concept);

const isWrong = ({ matches }: IndustryReading, concept: string): boolean =>
  matches[0]?.industry.wrong.includes(concept) ?? false;

const isCreature = (concept: string): boolean =>
  ['animals', 'myth'].includes(findConcept(concept)?.theme ?? '') && !LEFT_BY_CREATURES.has(concept);
/** Stands among animals in the catalogue, and is none. */
const LEFT_BY_CREATURES = new Set('nest spider-web feather paw antler dog-house fish-tank bone'.split(' '));

const isPictureOf = (trades: IndustryReading, concept: string): boolean =>
  tradePictures(trades).some(
    (each) => each === concept || parentsOf(each).includes(concept) || parentsOf(concept).includes(each),
  );

/** Of the things told in passing those that a trade is known by: a printer at the university's gate prints. */
function dealsIn(trades: IndustryReading, concept: string): boolean {
  const themes = tradePictures(trades)
    .slice(0, TELLING)
    .map((each) => findConcept(each)?.theme);
  return (
    !isWrong(trades, concept) &&
    (isPictureOf(trades, concept) || (!isCreature(concept) && themes.includes(findConcept(concept)?.theme)))
  );
}

/** A number and its measure before a noun: 一艘船 is a 船. */
const COUNTED =
  /^[一两二三四五六七八九几][只条头匹艘座棵朵片个枚把盏本轮颗间位对双串杯碗壶盆枝支株架辆尾瓶滴块弯束件叶根罐张](?=.)/u;

/** The noun without its number, and only called a kind where another thing is drawn: a fat cat is a cat. */
function plainly(thing: SaidThing): SaidThing {
  const text = thing.text.replace(COUNTED, '');
  const { zh = '', en = '' } = wordsOf(thing.concept) ?? {};
  const words = text.toLowerCase().split(' ');
  const isNamed = (zh !== '' && text.includes(zh)) || words.some((word) => word === en || word === `${en}s`);
  return { ...thing, text, isKind: thing.isKind && !isNamed };
}

const MOST_OTHERS = 5;

/** Other things the same word is heard in; the whole kind comes along with a kind of it. */
function otherMeanings({ concept, text }: SaidThing): ReadThing['others'] {
  const seen = new Set([wordsOf(concept)?.zh]);
  return conceptsOfName(text, { limit: MOST_OTHERS + 1 }).flatMap((hit) => {
    const words = hit.concept === concept ? undefined : wordsOf(hit.concept);
    if (!words || seen.has(words.zh)) return [];
    seen.add(words.zh);
    return [{ concept: hit.concept, ...words }];
  });
}

/** Said in an id to tell it from another thing of that name: seal-animal, crane-bird. */
const TOLD_APART = / (?:animal|bird)$/;

/** A concept's first word in each language. */
export function wordsOf(concept: string): { zh: string; en: string } | undefined {
  const words = pickableWords(concept);
  return words && { zh: words.zh[0] ?? '', en: (words.en[0] ?? '').replace(TOLD_APART, '') };
}
