import {
  hasIdeograph,
  setLetterCase,
  setLetterSpacing,
  setLineFont,
  setLineSize,
  setLineText,
  SIZE_RANGE,
  SPACING_RANGE,
  type LogoDoc,
  type TextLine,
} from '@markwright/logo';
import type { EditOf, FaceKind, Line, Much } from '../command.ts';
import { done, LINE_OF, LINE_WORDS, refused, type EditKit, type Face, type Outcome } from './edit-kit.ts';

type Build = Face['traits']['build'];
const HEAVINESS = ['light', 'regular', 'bold', 'heavy'] as const;
const heaviness = (face: Pick<Face, 'traits'>): number => HEAVINESS.indexOf(face.traits.heaviness);

/** How far one wish goes: a bit, as it is usually meant, much, as far as it can. */
const STEPS: Record<Much | 'usual', number> = { bit: 0.6, usual: 1, much: 1.8, most: 4 };
export const stepOf = (much: Much | undefined): number => STEPS[much ?? 'usual'];

export type SizeEdit = EditOf<'type.bigger' | 'type.smaller' | 'type.looser' | 'type.tighter'>;
export type FaceEdit = EditOf<
  'type.bolder' | 'type.thinner' | 'type.rounder' | 'type.sharper' | 'type.wider' | 'type.narrower'
>;

const DEEDS: Record<(SizeEdit | FaceEdit)['do'], { zh: string; en: string }> = {
  'type.bolder': { zh: '换成了更粗的字', en: 'bolder' },
  'type.thinner': { zh: '换成了更细的字', en: 'lighter in weight' },
  'type.rounder': { zh: '换成了更圆润的字', en: 'rounder' },
  'type.sharper': { zh: '换成了更有棱角的字', en: 'sharper' },
  'type.wider': { zh: '变宽了', en: 'wider' },
  'type.narrower': { zh: '变窄了', en: 'narrower' },
  'type.bigger': { zh: '放大了', en: 'larger' },
  'type.smaller': { zh: '缩小了', en: 'smaller' },
  'type.looser': { zh: '字距拉开了', en: 'more widely spaced' },
  'type.tighter': { zh: '字距收紧了', en: 'more tightly spaced' },
};

/** What became of a line of text, in words; the same document means that it goes no further. */
function told(doc: LogoDoc, next: LogoDoc, { do: name, of }: SizeEdit | FaceEdit): Outcome {
  const { zh, en } = LINE_WORDS[of];
  if (next === doc) return refused(`${zh}已经到头了。`, `That is as far as ${en} goes.`);
  return done(next, `${zh}${DEEDS[name].zh}`, `Made ${en} ${DEEDS[name].en}`);
}

const noLine = (of: Line): Outcome =>
  refused(`这个标志里没有${LINE_WORDS[of].zh}。`, `There is no such line here: ${LINE_WORDS[of].en}.`);

export function resizeLine(doc: LogoDoc, edit: SizeEdit): Outcome {
  const key = LINE_OF[edit.of];
  const line = doc[key];
  if (!line) return noLine(edit.of);
  const step = stepOf(edit.much);
  switch (edit.do) {
    case 'type.bigger':
      return told(doc, setLineSize(doc, key, Math.min(SIZE_RANGE.max, line.size * (1 + 0.18 * step))), edit);
    case 'type.smaller':
      return told(doc, setLineSize(doc, key, Math.max(SIZE_RANGE.min, line.size / (1 + 0.18 * step))), edit);
    case 'type.looser':
      return told(doc, setLetterSpacing(doc, key, Math.min(SPACING_RANGE.max, line.spacing + 0.08 * step)), edit);
    case 'type.tighter':
      return told(doc, setLetterSpacing(doc, key, Math.max(SPACING_RANGE.min, line.spacing - 0.05 * step)), edit);
  }
}

export function changeFace(doc: LogoDoc, edit: FaceEdit, kit: EditKit): Outcome {
  const key = LINE_OF[edit.of];
  const line = doc[key];
  if (!line) return noLine(edit.of);
  const face = faceFor(line, edit, kit);
  if (face) return told(doc, setLineFont(doc, key, face.key), edit);
  // Where no wider or narrower face is to be had, the space between letters does what it can.
  if (edit.do === 'type.wider') return told(doc, setLetterSpacing(doc, key, line.spacing + 0.1), edit);
  if (edit.do === 'type.narrower')
    return told(doc, setLetterSpacing(doc, key, Math.max(SPACING_RANGE.min, line.spacing - 0.06)), edit);
  return told(doc, doc, edit);
}

/** Faces that are broad or slim by their design. */
const WIDE = /^(?:syne|unbounded|montserrat-extrabold|markwright-slant|orbitron)/;
const NARROW = /^(?:bebas-neue|oswald|zcool-qingke-huangyou|josefin-sans)/;
/** The sharpest first. */
const SHARP: readonly Build[] = ['display', 'serif', 'sans', 'mono-width'];

/** How many grades of weight a wish goes. */
const gradesOf = (much: Much | undefined): number => (much === 'most' ? 3 : much === 'much' ? 2 : 1);

function faceFor(line: TextLine, edit: FaceEdit, kit: EditKit): Face | undefined {
  const now = kit.faces.find(({ key }) => key === line.font);
  const usable = usableFaces(line.text, kit).filter(({ key }) => key !== line.font);
  const weight = now ? heaviness(now) : 1;
  const build = now?.traits.build ?? 'sans';
  const apart = (face: Face) => Math.abs(heaviness(face) - weight);
  const strangeness = (face: Face) => (face.traits.build === build ? 0 : isKin(face.traits.build, build) ? 2 : 6);
  const best = (keep: (face: Face) => boolean, score: (face: Face) => number = apart): Face | undefined =>
    usable.filter(keep).toSorted((one, other) => score(one) - score(other))[0];
  switch (edit.do) {
    case 'type.bolder':
      return best(
        (face) => heaviness(face) > weight && !isCursive(face, build),
        (face) => strangeness(face) + Math.abs(heaviness(face) - weight - gradesOf(edit.much)),
      );
    case 'type.thinner':
      return best(
        (face) => heaviness(face) < weight && !isCursive(face, build),
        (face) => strangeness(face) + Math.abs(weight - heaviness(face) - gradesOf(edit.much)),
      );
    case 'type.rounder':
      return best((face) => face.traits.build === 'round' && build !== 'round');
    case 'type.sharper':
      return best(
        (face) => isSharper(face, build),
        (face) => SHARP.indexOf(face.traits.build) + apart(face),
      );
    case 'type.wider':
      return best((face) => WIDE.test(face.key));
    case 'type.narrower':
      return best((face) => NARROW.test(face.key));
  }
}

/** Soft letters become any that have corners; letters with corners the few that are cut sharp. */
function isSharper({ key, traits }: Face, now: Build): boolean {
  if (now === 'round' || now === 'brush' || now === 'script') return SHARP.includes(traits.build);
  return /thorn|grid|slant/.test(key) || (traits.build === 'serif' && now !== 'serif');
}

const isCursive = (face: Face, now: Build): boolean =>
  (face.traits.build === 'script' || face.traits.build === 'brush') && now !== 'script' && now !== 'brush';
const isKin = (one: Build, other: Build): boolean =>
  [
    ['sans', 'round'],
    ['sans', 'display'],
    ['brush', 'script'],
    ['round', 'display'],
  ].some((pair) => pair.includes(one) && pair.includes(other));

/** Faces of the text's own script that have all its letters. */
const usableFaces = (text: string, { faces, covers }: EditKit): Face[] => {
  const script = hasIdeograph(text) ? 'hanzi' : 'latin';
  return faces.filter((face) => face.script === script && covers(face.key, text));
};

const KIND_WORDS: Record<FaceKind, { zh: string; en: string }> = {
  brush: { zh: '毛笔字', en: 'brush lettering' },
  serif: { zh: '衬线字', en: 'a serif' },
  sans: { zh: '无衬线字', en: 'a sans' },
  handwritten: { zh: '手写字', en: 'handwriting' },
  rounded: { zh: '圆体字', en: 'a rounded face' },
  modern: { zh: '现代的字', en: 'a modern face' },
  traditional: { zh: '传统的字', en: 'a traditional face' },
  pixel: { zh: '像素字', en: 'pixel lettering' },
  art: { zh: '艺术字', en: 'a display face' },
};

/** Faces of a kind, best first: by file for what a build does not tell, then by build. */
const KINDS: Record<FaceKind, { keys?: RegExp; builds: readonly Build[] }> = {
  brush: { keys: /ma-shan|zhi-mang|kaushan/, builds: ['brush', 'script'] },
  serif: { builds: ['serif'] },
  sans: { builds: ['sans'] },
  handwritten: { keys: /long-cang|liu-jian|pacifico|great-vibes/, builds: ['script', 'brush'] },
  rounded: { builds: ['round'] },
  modern: { keys: /noto-sans-sc-(?:regular|bold)|grid-sans|outfit|poppins|montserrat/, builds: ['sans'] },
  traditional: { keys: /wenkai|xiaowei|cactus|cinzel|cormorant/, builds: ['serif', 'brush'] },
  pixel: { keys: /grid-sans|orbitron|space-grotesk/, builds: ['mono-width', 'display', 'sans'] },
  art: { builds: ['display', 'script'] },
};

export function findFace(text: string, kind: FaceKind, kit: EditKit, near?: string): Face | undefined {
  return facesOfKind(kind, usableFaces(text, kit), near)[0];
}

/** Those of some faces that are of a kind, best first; `near` is the face whose weight they should have. */
export function facesOfKind<F extends Pick<Face, 'key' | 'traits'>>(
  kind: FaceKind,
  faces: readonly F[],
  near?: string,
): F[] {
  const { keys, builds } = KINDS[kind];
  const now = faces.find(({ key }) => key === near);
  const score = (face: F) =>
    (keys?.test(face.key) ? 0 : 2) +
    builds.indexOf(face.traits.build) +
    Math.abs(heaviness(face) - (now ? heaviness(now) : 1)) * 0.5;
  return faces
    .filter(({ traits, key }) => builds.includes(traits.build) || keys?.test(key))
    .toSorted((one, other) => score(one) - score(other));
}

export function setFaceKind(doc: LogoDoc, { of, kind }: EditOf<'type.kind'>, kit: EditKit): Outcome {
  const line = doc[LINE_OF[of]];
  const { zh, en } = LINE_WORDS[of];
  if (!line) return noLine(of);
  const face = findFace(line.text, kind, kit, line.font);
  if (!face)
    return refused(`没有能写出这些字的${KIND_WORDS[kind].zh}。`, `No face of that kind has all these letters.`);
  const plain = doc.art && of === 'name' ? withoutArt(doc) : doc;
  return done(
    setLineFont(plain, LINE_OF[of], face.key),
    `${zh}换成了${KIND_WORDS[kind].zh}（${face.words.zh}）`,
    `Set ${en} in ${KIND_WORDS[kind].en} (${face.words.en})`,
  );
}

const withoutArt = ({ art: _art, ...doc }: LogoDoc): LogoDoc => doc;

/** Faces that others sell, and the kind of ours that comes nearest. */
const LIKE: readonly (readonly [RegExp, FaceKind])[] = [
  [
    /helvetica|arial|roboto|open sans|lato|inter|avenir|gill|optima|futura|gotham|century gothic|黑|苹方|雅黑|普惠/iu,
    'sans',
  ],
  [/garamond|georgia|baskerville|caslon|times|didot|rockwell|宋|明/iu, 'serif'],
  [/cooper|nunito|圆/iu, 'rounded'],
  [/comic|papyrus|brush|script|行|草|手写/iu, 'handwritten'],
  [/楷|隶|篆|魏/u, 'traditional'],
];

export function setNamedFont(doc: LogoDoc, { of, font }: EditOf<'type.font'>, kit: EditKit): Outcome {
  const line = doc[LINE_OF[of]];
  const { zh, en } = LINE_WORDS[of];
  if (!line) return noLine(of);
  const wanted = font.toLowerCase().replace(/\s+/g, ' ');
  const usable = usableFaces(line.text, kit);
  const named = usable.find(({ words }) => words.zh.includes(font) || words.en.toLowerCase().startsWith(wanted));
  if (named)
    return done(
      setLineFont(doc, LINE_OF[of], named.key),
      `${zh}换成了${named.words.zh}`,
      `Set ${en} in ${named.words.en}`,
    );
  const kind = LIKE.find(([pattern]) => pattern.test(font))?.[1];
  const near = kind && findFace(line.text, kind, kit, line.font);
  if (!near)
    return refused(
      `没有「${font}」这款字体。可以说「宋体」「黑体」「毛笔字」。`,
      `We do not have ${font}. Try "a serif", "a plain sans" or "handwriting".`,
    );
  return done(
    setLineFont(doc, LINE_OF[of], near.key),
    `没有「${font}」，换成了最接近的${near.words.zh}`,
    `We do not have ${font}; set ${en} in the nearest, ${near.words.en}`,
  );
}

export function setCase(doc: LogoDoc, edit: EditOf<'type.case'>): Outcome {
  const of: Line = edit.of ?? 'name';
  const key = LINE_OF[of];
  const line = doc[key];
  if (!line || !/[a-z]/iu.test(line.text))
    return refused('这里没有可以改大小写的字母。', 'There are no letters here that have capitals.');
  const { zh, en } = LINE_WORDS[of];
  if (edit.case === 'title') {
    const text = line.text.toLowerCase().replace(/(^|[\s&-])\p{L}/gu, (letter) => letter.toUpperCase());
    return done(setLetterCase(setLineText(doc, key, text), key, 'typed'), `${zh}首字母大写`, `Capitalised ${en}`);
  }
  const isUpper = edit.case === 'upper';
  return done(
    setLetterCase(doc, key, edit.case),
    `${zh}改成${isUpper ? '大写' : '小写'}`,
    `Set ${en} in ${isUpper ? 'capitals' : 'lower case'}`,
  );
}
