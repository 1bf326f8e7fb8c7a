import { type Box, graphemes, type Outlines } from '@markwright/logo';
import { named } from '../combine/meaning.ts';
import { findGlyph, type Glyph } from '../rule/glyph.ts';
import { finishMark, inPrimary, inSecondary, type RuleMark } from '../rule/rule-mark.ts';
import {
  areaOf,
  boxOf,
  isWithin,
  mapOutline,
  type Outline,
  piecesOf,
  pointsOf,
  touches,
  subtract,
  grow,
  growRoughly,
} from '@markwright/vector/outline';
import { drawableKinds, type Thing, thingsOf } from '../scenes/thing.ts';
import { findLatinPart, LATIN_PARTS } from './latin-parts.ts';

export type LetterPictureRequest = {
  name: string;
  /** A letter or a character of the name. */
  letter: string;
  /** What it, or a part of it, is to be. */
  concept: string;
  outlines: Outlines;
  /** Faces to look in; they must be loaded. */
  fontKeys: readonly string[];
  seed: number;
  /** Only as a part of the letter or in its room, never before it; large where the letter stands among others. */
  isInside?: Inside;
};

type Inside = boolean | 'large';

/** How a thing comes into a letter: the picture's outline, and the letter without what it takes the place of. */
type Setting = { how: How; text: string; picture: Outline; small: Outline; rest: Outline };
type How = 'dot' | 'round' | 'bar' | 'stroke' | 'counter' | 'room' | 'before';

const HOW: Record<How, { zh: string; en: string }> = {
  dot: { zh: '的一点化作', en: 'The dot of' },
  round: { zh: '的圆化作', en: 'The round of' },
  bar: { zh: '的横画化作', en: 'The bar of' },
  stroke: { zh: '的一笔化作', en: 'A stroke of' },
  counter: { zh: '的字怀里是', en: 'The counter of' },
  room: { zh: '的留白处是', en: 'The open side of' },
  before: { zh: '前站着', en: 'The foot of' },
};

/** A word of so many letters fills a square more or less. */
const LONGEST_WORD = 5;
/** Clear space between picture and strokes, in stems; a picture smaller than this share of the letter is a crumb. */
const CLEAR = 0.3;
const LEAST_SIDE = 0.2;
/** Where nobody asked for it, the picture must be seen at once. */
const LEAST_SIDE_UNASKED = 0.32;
const LEAST_SIDE_LARGE = 0.38;
/** So much of a character's ink a picture may take the place of; without more of it nobody reads it. */
const MOST_TAKEN = 0.22;
/** A thin or tiny picture is a flaw in the letter: its silhouette has at least this share of the letter's square. */
const LEAST_AREA_UNASKED = 0.04;
const LEAST_AREA_LARGE = 0.06;
const leastSide = (isInside: Inside): number =>
  isInside === 'large' ? LEAST_SIDE_LARGE : isInside ? LEAST_SIDE_UNASKED : LEAST_SIDE;
const isSeen = ({ outline }: Fit, side: number, isInside: Inside): boolean =>
  !isInside || areaOf(outline, 0.5) >= side * side * (isInside === 'large' ? LEAST_AREA_LARGE : LEAST_AREA_UNASKED);

/**
 * One letter of a name with a thing for one of its parts: the i's dot is a bee, the A's bar a bridge, a stroke of 林 a
 * chopstick, an O a wheel; any other letter has the thing in its counter or at its open side. Undefined where no face of
 * the list has room for it, or nobody has drawn the thing.
 */
export function letterPicture(request: LetterPictureRequest): RuleMark | undefined {
  const { name, outlines, fontKeys, seed } = request;
  const written = letterIn(name, request.letter);
  const kinds = drawableKinds(request.concept).slice(0, 1);
  const things = kinds.flatMap((concept) => thingsOf(concept, seed)).slice(0, MOST_TRIED);
  if (!written) return undefined;
  const isInside = request.isInside ?? false;
  // In its place in every face, before it stands before a letter in any.
  for (const find of isInside ? [inItsPlace] : [inItsPlace, before]) {
    for (const letter of new Set([written, written.toUpperCase()])) {
      for (const thing of things) {
        for (const fontKey of fontKeys) {
          for (const setting of find({ name, letter, thing, outlines, fontKey, isInside })) {
            const mark = finished(setting, thing, fontKey, seed);
            if (mark) return mark;
          }
        }
      }
    }
  }
  return undefined;
}

const MOST_TRIED = 2;

/** The letter as the name writes it. */
const letterIn = (name: string, letter: string): string | undefined =>
  graphemes(name).find((each) => each === letter) ??
  graphemes(name).find((each) => each.toLowerCase() === letter.toLowerCase());

type Wish = { name: string; letter: string; thing: Thing; outlines: Outlines; fontKey: string; isInside: Inside };

/** As a part of the letter, in its counter or at its open side. */
function* inItsPlace({ name, letter, thing, outlines, fontKey, isInside }: Wish): Generator<Setting> {
  const isHan = /^\p{Script=Han}$/u.test(letter);
  const word = isHan ? undefined : wordWith(name, letter);
  if (word) yield* latinPartOf(word, letter, thing, outlines, fontKey);
  if (!isHan) yield* latinPartOf(letter, letter, thing, outlines, fontKey);
  const glyph = findGlyph(outlines, fontKey, letter);
  if (!glyph) return;
  for (const find of isHan ? [forStroke, inCounter, atOpenSide] : [inCounter, atOpenSide]) {
    const setting = find(glyph, thing, isInside);
    if (setting) yield setting;
  }
}

/** The short word that the letter stands in. */
const wordWith = (name: string, letter: string): string | undefined =>
  name
    .split(/[^\p{Script=Latin}]+/u)
    .find((word) => word.includes(letter) && graphemes(word).length > 1 && graphemes(word).length <= LONGEST_WORD);

const LATIN_HOW = { dot: 'dot', round: 'round', crossbar: 'bar' } as const;

/** Dots of i and j, round letters of a word and the bar of A, by the finders that know them. */
function* latinPartOf(
  text: string,
  letter: string,
  thing: Thing,
  outlines: Outlines,
  fontKey: string,
): Generator<Setting> {
  const isWord = graphemes(text).length > 1;
  // The dot is looked for in small letters, where it is.
  const written = /^[ij]$/i.test(letter) && !isWord ? text.toLowerCase() : text;
  for (const part of LATIN_PARTS) {
    const how = LATIN_HOW[part.part as keyof typeof LATIN_HOW];
    if (!how || !part.letters.test(/[ij]/i.test(letter) ? letter.toLowerCase() : letter)) continue;
    if (isWord ? how === 'bar' : how === 'round') continue;
    const found = findLatinPart(outlines, fontKey, written, part);
    if (!found) continue;
    const { box, rest } = found.part;
    const fit = firstClear(thing, box, rest, found.glyph.stem, how === 'dot' ? found.glyph.stem : 0);
    if (fit) yield { how, text: written, ...pictures(thing, fit), rest };
  }
}

const SIZES = [1.3, 1.15, 1, 0.88, 0.76];

/** The largest that keeps clear of the rest; a dot may rise a little. */
function firstClear(thing: Thing, box: Box, rest: Outline, stem: number, rise: number): Fit | undefined {
  for (const more of SIZES) {
    for (const up of rise > 0 ? [0, rise * 0.3, rise * 0.6] : [0]) {
      const fit = fitted(thing, { ...box, y: box.y - up - (rise > 0 ? ((more - 1) * box.height) / 2 : 0) }, more);
      if (clearOf(fit, rest, stem)) return fit;
    }
  }
  return undefined;
}

type Fit = { by: number; x: number; y: number; outline: Outline };

/** The thing as large as a box allows, in its middle. */
function fitted(thing: Thing, box: Box, more = 1): Fit {
  const own = thing.shape.box;
  const by = Math.min((box.width * more) / own.width, (box.height * more) / own.height);
  const x = box.x + box.width / 2 - (own.x + own.width / 2) * by;
  const y = box.y + box.height / 2 - (own.y + own.height / 2) * by;
  return { by, x, y, outline: mapOutline(thing.solid, { a: by, b: 0, c: 0, d: by, e: x, f: y }) };
}

const clearOf = ({ outline }: Fit, rest: Outline, stem: number): boolean =>
  !touches(rest, growRoughly(outline, stem * CLEAR));

function pictures(thing: Thing, { by, x, y }: Fit): { picture: Outline; small: Outline } {
  const place = (outline: Outline): Outline => mapOutline(outline, { a: by, b: 0, c: 0, d: by, e: x, f: y });
  return { picture: place(thing.ink.flat().length > MOST_NODES ? thing.small : thing.ink), small: place(thing.small) };
}
const MOST_NODES = 80;

/** A character with one of its separate strokes, the one whose shape is most like the thing's, given to the thing. */
function forStroke(glyph: Glyph, thing: Thing, isInside: Inside): Setting | undefined {
  const pieces = piecesOf(glyph.outline);
  const whole = areaOf(glyph.outline);
  const side = Math.max(glyph.box.width, glyph.box.height);
  const { width, height } = thing.shape.box;
  const candidates = pieces
    .map((piece) => ({ piece, box: boxOf(piece), share: areaOf(piece) / whole }))
    // What encloses something is more than a stroke: 明 without its 日 is 月, unless somebody wants it so.
    .filter(
      ({ piece, box, share }) =>
        (isInside ? piece.length === 1 && share < MOST_TAKEN : share < 0.5) &&
        Math.max(box.width, box.height) > side * leastSide(isInside),
    )
    .map((each) => ({ ...each, unlike: Math.abs(Math.log(each.box.width / each.box.height / (width / height))) }))
    .toSorted((a, b) => a.unlike - b.unlike);
  for (const { piece, box } of candidates) {
    const rest = pieces.filter((other) => other !== piece).flat();
    for (const more of [1.5, 1.3, 1.1, 0.95]) {
      const fit = fitted(thing, box, more);
      const own = boxOf(fit.outline);
      if (Math.max(own.width, own.height) < side * leastSide(isInside)) break;
      if (isSeen(fit, side, isInside) && clearOf(fit, rest, glyph.stem))
        return { how: 'stroke', text: glyph.text, ...pictures(thing, fit), rest };
    }
  }
  return undefined;
}

/** In the roomiest closed space of the letter, clear of its strokes. */
function inCounter(glyph: Glyph, thing: Thing, isInside: Inside): Setting | undefined {
  const side = Math.max(glyph.box.width, glyph.box.height);
  const holes = piecesOf(glyph.outline)
    .flatMap((piece) => piece.slice(1))
    .map((ring) => boxOf([ring]))
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const room = holes[0];
  if (!room) return undefined;
  for (const more of [0.9, 0.8, 0.7, 0.6]) {
    const fit = fitted(thing, room, more);
    const own = boxOf(fit.outline);
    if (Math.max(own.width, own.height) < side * leastSide(isInside)) return undefined;
    if (isSeen(fit, side, isInside) && clearOf(fit, glyph.outline, glyph.stem))
      return { how: 'counter', text: glyph.text, ...pictures(thing, fit), rest: glyph.outline };
  }
  return undefined;
}

const STEPS = 24;

type OpenRoom = { x: number; y: number; r: number };

/** Many things are tried in one letter. */
const openRooms = new WeakMap<Glyph, OpenRoom | undefined>();

function openRoomOf(glyph: Glyph): OpenRoom | undefined {
  if (!openRooms.has(glyph)) openRooms.set(glyph, roomiestCircle(glyph));
  return openRooms.get(glyph);
}

function roomiestCircle(glyph: Glyph): OpenRoom | undefined {
  const { x, y, width, height } = glyph.box;
  const rings = glyph.outline.map((ring) => pointsOf(ring, 1));
  const edges = rings.flat();
  const side = Math.max(width, height);
  let best: OpenRoom | undefined;
  for (let row = 0; row <= STEPS; row++) {
    for (let column = 0; column <= STEPS; column++) {
      const at = { x: x + (column / STEPS) * width, y: y + (row / STEPS) * height };
      if (rings.filter((ring) => isWithin(ring, at)).length % 2 === 1) continue;
      const away = edges.reduce((nearest, p) => Math.min(nearest, Math.hypot(p.x - at.x, p.y - at.y)), Infinity);
      // The picture may stand out of the letter's box by a third of its size.
      const out = Math.min(at.x - x, x + width - at.x, at.y - y, y + height - at.y) * 1.6 + side * 0.08;
      const r = Math.min(away - glyph.stem * CLEAR, out);
      if (r > (best?.r ?? 0)) best = { ...at, r };
    }
  }
  return best;
}

/** Where the box of a letter is empty: above the foot of an L, under the arm of an F, in the valley of an M. */
function atOpenSide(glyph: Glyph, thing: Thing, isInside: Inside): Setting | undefined {
  const side = Math.max(glyph.box.width, glyph.box.height);
  const best = openRoomOf(glyph);
  if (!best || best.r * 2 < side * leastSide(isInside) * 1.3) return undefined;
  const { r } = best;
  for (const more of [1.1, 1, 0.85, 0.7]) {
    const fit = fitted(thing, { x: best.x - r, y: best.y - r, width: r * 2, height: r * 2 }, more);
    if (isSeen(fit, side, isInside) && clearOf(fit, glyph.outline, glyph.stem))
      return { how: 'room', text: glyph.text, ...pictures(thing, fit), rest: glyph.outline };
  }
  return undefined;
}

/** Corners and sides of a letter where a thing may stand before it, as shares of its box; feet on the ground first. */
const STANDS = [
  [0.86, 0.76],
  [0.14, 0.76],
  [0.5, 0.76],
  [0.86, 0.3],
  [0.14, 0.3],
  [0.5, 0.2],
] as const;
const [BEFORE_SIDE, MOST_HIDDEN] = [0.48, 0.2];

/** Before the letter where it hides least of it, with a gap all round. */
function* before({ letter, thing, outlines, fontKey }: Wish): Generator<Setting> {
  const glyph = findGlyph(outlines, fontKey, letter);
  if (!glyph) return;
  const { x, y, width, height } = glyph.box;
  const whole = areaOf(glyph.outline, 0.5);
  const side = Math.max(width, height) * BEFORE_SIDE;
  const tried = STANDS.map(([across, down]) => {
    const middle = { x: x + width * across, y: y + height * down };
    const fit = fitted(thing, { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side });
    const rest = subtract(glyph.outline, grow(fit.outline, glyph.stem * CLEAR));
    return { fit, rest, hidden: 1 - areaOf(rest, 0.5) / whole, pieces: piecesOf(rest).length };
  });
  const best = tried
    .filter(({ hidden, pieces }) => hidden < MOST_HIDDEN && pieces <= piecesOf(glyph.outline).length)
    .toSorted((a, b) => a.hidden - b.hidden)[0];
  if (best) yield { how: 'before', text: glyph.text, ...pictures(thing, best.fit), rest: best.rest };
}

function finished(
  { how, text, picture, small, rest }: Setting,
  thing: Thing,
  fontKey: string,
  seed: number,
): RuleMark | undefined {
  const isHan = /\p{Script=Han}/u.test(text);
  const { zh, en } = thing.words;
  const of = isHan ? `“${text}”字` : `“${text}”`;
  const says = ['counter', 'room', 'before'].includes(how) ? 'holds' : 'is';
  const mark = finishMark(
    {
      layers: [...inPrimary(rest), ...inSecondary(picture)],
      small: [...inPrimary(rest), ...inSecondary(small)],
      meaning: {
        zh: `${of}${HOW[how].zh}${zh}：名字自己说出来`,
        en: `${HOW[how].en} ${text} ${says} ${named(en)}: the name says it itself`,
      },
      id: `lift/${text}/${how}/${CONCEPT}${thing.concept}/${fontKey}`,
    },
    seed,
  );
  return mark && { ...mark, source: { ...mark.source, kind: 'lift' } };
}

/** What stands before a concept in an id, where other ids have the name of a stand-in. */
export const CONCEPT = 'thing:';
