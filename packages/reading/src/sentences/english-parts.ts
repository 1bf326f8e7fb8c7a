import { canHold, isLimb } from './holders.ts';
import type { Read } from './place-after-verb.ts';
import { findEnglishThing, type NamedThing } from './thing-names.ts';
import type { Token } from './token.ts';
import { englishTable } from './word-table-en.ts';
import type { Word } from './words-en.ts';

/** Endings of words that only say how something is. */
export const ADJECTIVE = /(?:ly|ish|ous|ful|less|able|ible|ive|est|like)$/;

/** "A pickup with its bed heaped full of books": the piece of it where they are. */
export const isPieceFilled = (words: readonly Word[], at: number, thing: NamedThing): boolean =>
  OWNERS.test(words[at - 1]?.text ?? '') &&
  words[at - 2]?.text === 'with' &&
  /^(?:full|[a-z]+ed|crammed|stuffed)$/.test(words[at + 1]?.text ?? '') &&
  !canHold({ token: { kind: 'thing', text: '', from: 0, thing } });

export const OWNERS = /^(?:its|his|her|their|whose)$/;

/** "The wheel of the bike is a pizza" */
const isOfThat = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.text === 'the' &&
  words[at + 1]?.text === 'of' &&
  /^(?:the|its|an?)$/.test(words[at + 2]?.text ?? '') &&
  words.slice(at + 4, at + 7).some(({ text }) => /^(?:is|are|becomes?|turns?|made)$/.test(text));

export const SIDES = /^(?:back|front|side|top|bottom|middle|end|hind)$/;
export const isBeforeBareNoun = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]?.text ?? '';
  const known = englishTable().get(next);
  return known
    ? ['part', 'carrier'].includes(known.kind)
    : next.length > 2 && !ADJECTIVE.test(next) && !next.endsWith('ing');
};

/** The feathers of "its tail feathers are", the light of "whose tail light is". */
export const isOneMorePart = (words: readonly Word[], at: number): boolean =>
  /^(?:feathers?|fins?|tips?|ends?|bones?|lights?|hairs?|fur|lobes?|pads?|plates?|scales|shells?|blades?|tufts?)$/.test(
    words[at]!.text,
  ) && /^(?:is|are|becomes?|turns?|made|that|look|looks|as)$/.test(words[at + 1]?.text ?? '');

/** "A big round cheese", "two round loaves", "wears round glasses": how it is, not where. */
export const isRoundOne = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean => {
  if (words[at]!.text !== 'round' || at + 1 === words.length) return false;
  if (['article', 'number', 'verb', 'for'].includes(englishTable().get(words[at + 1]!.text)?.kind ?? '')) return false;
  return (
    ['article', 'number', 'verb', 'with'].includes(tokens.at(-1)?.kind ?? '') ||
    /^(?:wears|holds|carries|eats|balances|has)$/.test(words[at - 1]?.text ?? '')
  );
};

export const isWhoeverThere = (words: readonly Word[], at: number): boolean => {
  const thing = findEnglishThing(words[at]?.text ?? '');
  const next = englishTable().get(words[at + 1]?.text ?? '');
  const does = next?.kind === 'with' || (next?.kind === 'verb' && next.relation !== 'and');
  return thing !== undefined && does && canHold({ token: { kind: 'thing', text: '', from: 0, thing } });
};

/** "Asleep in the tin": what somebody is really in or on is a thing, though "in the press" is none. */
export const isWhereSomebodyIs = (tokens: readonly Token[]): boolean => {
  const the = tokens.findLastIndex(({ kind, text }) => kind === 'article' && text === 'the');
  const place = tokens[the - 1];
  return (
    place?.kind === 'verb' &&
    /^[a-z]+ (?:in|on|inside)$/.test(place.text) &&
    tokens.slice(0, the).some((token) => token.kind === 'thing' && canHold({ token }))
  );
};

/** How many words say only how somebody is where he is: "lounges", "suns itself". */
export function idleDeedAt(words: readonly Word[], at: number, tokens: readonly Token[]): number {
  const [doer, article] = [tokens.at(-1), tokens.at(-2)];
  const isOne = doer?.kind === 'thing' && /^an?$/.test(article?.text ?? '') && !doer.text.endsWith('s');
  if (!isOne || !canHold({ token: doer }) || !/^[a-z]{3,}[^s]s$/.test(words[at]!.text)) return 0;
  const length = /^(?:itself|himself|herself)$/.test(words[at + 1]?.text ?? '') ? 2 : 1;
  const place = englishTable().get(words[at + length]?.text ?? '');
  return place?.kind === 'verb' && place.relation !== 'and' && !place.isDeed && !place.reversed ? length : 0;
}

/** "A pug with its paws on the bar": where somebody is, no business. */
export const isPlaceHere = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.text === 'the' &&
  tokens.at(-2)?.kind === 'verb' &&
  tokens[0]?.kind === 'article' &&
  tokens[0].text !== 'the';

/** "An eye shape": an eye, though it is a part elsewhere. */
export const isShapeOf = (words: readonly Word[], at: number): boolean =>
  /^(?:shape|motif|outline|silhouette)$/.test(words[at]?.text ?? '');

/** "A camera with a sparkle on the lens": what is on a piece of it is with the whole. */
export const isOfWhole = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean =>
  words[at - 1]?.text === 'the' && tokens.at(-2)?.kind === 'verb' && tokens.some(({ kind }) => kind === 'with');

/** "its tail", "the lid", "for a head": a piece of what was named before. */
export const isOwned = (words: readonly Word[], at: number): boolean =>
  /^(?:its|his|her|their|whose|which)$|'s$/.test(words[at - 1]?.text ?? '') ||
  /^(?:for|as)$/.test(words[at - 1]?.text ?? '') ||
  // The crown of a tree, but a bunch of keys.
  (words[at - 1]?.text === 'of' &&
    englishTable().get(words[at - 2]?.text ?? '')?.kind !== 'carrier' &&
    !/^(?:made|built|formed|composed|full|out|up)$/.test(words[at - 2]?.text ?? '')) ||
  (/^(?:a|an|the)$/.test(words[at - 1]?.text ?? '') &&
    (/^(?:for|as|instead|where)$/.test(words[at - 2]?.text ?? '') ||
      // "Instead of a tail", but "the peak of a roof".
      (words[at - 2]?.text === 'of' &&
        !/^(?:peak|top|edge|ridge|end|tip|front|corner|side|middle|centre|center)$/.test(
          words[at - 3]?.text ?? '',
        )))) ||
  // "A snail, but the shell is a bun", "a pug with both paws up"
  isOfThat(words, at) ||
  (at === 0 && /^(?:turning|becoming|becomes?|turns?|forming|making|shaped)$/.test(words[1]?.text ?? '')) ||
  // "Each wing is half of a shirt"
  (at === 1 && /^(?:each|every|both|one)$/.test(words[0]!.text) && /^(?:is|are)$/.test(words[2]?.text ?? '')) ||
  (at === (/^(?:only|but|and|except)$/.test(words[0]?.text ?? '') ? 2 : 1) &&
    words[at - 1]?.text === 'the' &&
    /^(?:is|are|becomes?|turns?|made)$/.test(words[at + 1]?.text ?? '')) ||
  (/^(?:both|two|four|all)$/.test(words[at - 1]?.text ?? '') && words[at - 2]?.text === 'with');

/** The wings of a pig that was named; the hand of "a hand lantern" only says which lantern. */
export function limbAt(words: readonly Word[], at: number, tokens: readonly Token[], limb: Token): Read | undefined {
  if (limb.kind !== 'part' && !isLimb({ token: limb })) return undefined;
  const next = words[at + 1]?.text ?? '';
  const isWhich = /^an?$/.test(tokens.at(-1)?.text ?? '') && !englishTable().has(next) && findEnglishThing(next);
  if (isWhich) return { length: 1 };
  const isOfSomebody = tokens.some((token) => token.kind === 'thing' && canHold({ token }));
  return isLimb({ token: limb }) && isOfSomebody ? { token: { kind: 'part', text: limb.text }, length: 1 } : undefined;
}

/** Work that is done for others: "knife sharpening", "boiler servicing". */
const SERVICE =
  /^(?:sharpening|grinding|servicing|tuning|valeting|detailing|restoring|refurbishing|reupholstering|upholstering|rewiring|fitting|installing|dyeing|engraving|trading|dealing|coaching|printing|thatching|framing|clearing|breeding|rearing|keeping|making|selling|stripping|polishing|blasting|hedging|laying|felling|pruning|mowing|dressing|arranging|hosting|planning|staging|decorating)$/;

/** A bare noun and what is done to it, with nothing after that it is done to: a trade, no picture. */
export const isServiceAt = (words: readonly Word[], at: number, tokens: readonly Token[]): boolean =>
  SERVICE.test(words[at]!.text) &&
  tokens.length > 0 &&
  tokens.every(({ kind }) => ['thing', 'noun', 'attribute'].includes(kind)) &&
  tokens.at(-1)!.kind === 'thing' &&
  !canHold({ token: tokens.at(-1)! }) &&
  /^(?:in|off|from|and|&|by|at|near|for|since|round|around|across|outside)?$/.test(words[at + 1]?.text ?? '');

/** "Three legged", "two storey": how many pieces one thing has. */
export const OF_SO_MANY =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:tier|tiered|storey|story|storied|legged|wheeled|layer|layered|headed|eyed|masted|pronged|pointed|sided|stringed|leaf|leaved|leafed|petalled|bedroom|course|seater|person|piece|part|stage|gallon|inch|foot|metre|meter|tonne|ton|litre|liter|way|handed|armed|humped|toed|burner|ringed)$/;

export const VAPOURS = /^(?:steam|smoke|mist|flames?|bubbles?|sparks?|vapou?r|fumes|scent|aroma)$/;
export const MANNER = /^(?:styled?|themed|inspired|vibes?)$/;

/** How many words say what somebody does: "doing a karate kick on a roof", "doing yoga". */
export function whatIsDone(words: readonly Word[], at: number): number {
  if (!/^(?:an?|the|some|its|his|her)$/.test(words[at + 1]?.text ?? '')) return 2;
  const kindAt = (place: number) => englishTable().get(words[place]?.text ?? '')?.kind;
  let to = at + 2;
  while (
    to < words.length &&
    to < at + 5 &&
    (to === at + 2 || !['verb', 'with', 'that', 'for', 'there'].includes(kindAt(to) ?? ''))
  )
    to += 1;
  return to - at;
}
