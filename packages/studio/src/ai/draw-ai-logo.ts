import { allFonts, missingCharacters, type LoadedOutlines } from '@markwright/fonts';
import {
  colorName,
  contrast,
  ensureContrast,
  factsOf,
  findLayout,
  hashText,
  hasIdeograph,
  MARK_CONTRAST,
  mixColors,
  NAME_CONTRAST,
  newDoc,
  rankLatinFaces,
  seededRandom,
  toHex,
  toOklch,
  type Effect,
  type LogoDoc,
  type MarkChoice,
  type Random,
} from '@markwright/logo';
import type { Casting } from './cast-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import type { ComposedLogo } from './make-ai-logos.ts';
import type { AiColors, StyleProgram, Turn } from './style-program.ts';
import { answerIdeas, mainThing, type Answer } from './answers.ts';
import { backdropsFor } from './airs.ts';
import { isRefusedLayout, mayDress, withoutRefused } from './refused.ts';
import { settingBackdrops } from './settings.ts';
import { markIdeas } from './style-marks.ts';
import type { MarkIdea } from '../thing-marks.ts';

export type AiTask = {
  name: string;
  secondName?: string | undefined;
  reading: BriefReading;
  outlines: LoadedOutlines;
  seed: number;
  /** Marks each style may choose from. */
  ideas: Map<string, MarkIdea[]>;
  /** What the task's logos have taken so far: the four differ in mark, type and layout. */
  used: { marks: Set<string>; faces: Set<string>; layouts: Set<string> };
};

export type Role = {
  form: StyleProgram;
  colour: StyleProgram;
  index: number;
  answer: Answer;
  seed: number;
  random: Random;
};

const RULE_FACES = [
  'noto-serif-sc-black.ttf',
  'noto-sans-sc-black.ttf',
  'montserrat-extrabold.ttf',
  'poppins-bold.ttf',
];
const HANZI_RULE_FACES = RULE_FACES.slice(0, 2);
const FACES_IN_PARTS = ['chiron-goround-bold.ttf', 'noto-sans-sc-black.ttf', 'poppins-bold.ttf'];

/** The first that is new to the task, or the first at all. */
function takeNew<T>(list: readonly T[], keyOf: (item: T) => string, used: Set<string>): T | undefined {
  const item = list.find((each) => !used.has(keyOf(each))) ?? list[0];
  if (item !== undefined) used.add(keyOf(item));
  return item;
}

/** A list from another start, so that seeds differ while the best stay near the front. */
function turned<T>(list: readonly T[], random: Random): T[] {
  const start = Math.floor(random.next() * Math.min(3, list.length));
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Layouts that put the mark into a shape of their own; a dressed mark inside would be a picture of a picture. */
const CONTAINERS = new Set(['badge', 'emblem', 'ring-stacked', 'tile', 'tile-stacked']);
/** Styles whose frame leaves a mark large enough to be named. */
const ROOMY_DRESS = new Set(['naturalism']);
/** A dressed mark is smaller than its frame, so the frame is drawn larger; most of all beside a line of text. */
const DRESSED_SCALE: Readonly<Record<string, number>> = {
  horizontal: 1.5,
  'inline-mark': 1.2,
  'horizontal-tall': 1.25,
};
const DRESSED_SCALE_ELSEWHERE = 1.34;
/** A picture over a column of text, or beside widely spaced letters, wants more body than the layout gives it. */
const PLAIN_SCALE: Readonly<Record<string, number>> = { 'vertical-mark': 1.3 };
/** A thing that was asked for is drawn larger than an ornament, two of them larger still. */
const SHOWN_SCALE: Readonly<Record<Answer, number>> = { scene: 1.28, plain: 1.15, joined: 1.15, quiet: 1.08 };
/** Where letters stand inside a shape there is no room for their shadow. */
const FULL_SHAPES = new Set(['badge', 'emblem', 'plaque', 'grid-seal', 'framed']);
const NEEDS_ROOM = new Set<Effect['kind']>(['shadow', 'outline', 'bounce', 'stripes']);
/** Letters this far apart make the usual gap beside the mark look like none. */
const WIDE_SPACING = 0.12;

/** One logo of a task in a face and with a mark: layout, colours and effects as its styles want them. */
export function drawAiLogo(
  task: AiTask,
  role: Role,
  face: string,
  plainMark: MarkChoice | undefined,
): Pick<ComposedLogo, 'doc' | 'meaning'> {
  const { form, colour, index, seed, random } = role;
  const hasHanzi = hasIdeograph(task.name);
  const start = task.seed % 7;
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('A style offers nothing to pick from');
    return list[(start + index) % list.length] as T;
  };
  const turn: Turn = { index, random, reading: task.reading, hasHanzi, pick };
  const shape = form.form(turn);
  const paint = colour.colour(turn);
  const { refusals, airs } = task.reading;
  const colors = settle(paint.colors, { form, colour }, task.reading);
  const draft = (mark: MarkChoice | undefined, scale: number) =>
    newDoc({
      name: task.name,
      secondName: task.secondName,
      fonts: { name: face, secondName: partnerOf(face) },
      colors: { ...colors, support: mixColors(colors.name, colors.ground, 0.16) },
      palette: { id: `ai-${colour.id}`, colors: [colors.mark, colors.accent, colors.name, colors.ground] },
      layout: 'wordmark',
      mark: mark && { ...mark, primary: colors.mark, secondary: colors.second, scale },
      seed,
    });
  const layout = chooseLayout(task, role, draft(plainMark, 1));
  // A thing that was asked for needs the room a frame would take; leaves leave it enough.
  const isFramed = !mainThing(task.reading) || (role.answer === 'plain' && ROOMY_DRESS.has(form.id));
  const isDressed = plainMark && form.dress && isFramed && !CONTAINERS.has(layout) && mayDress(refusals);
  const mark = isDressed ? form.dress?.(plainMark, turn) : plainMark;
  const dressed = mark === plainMark ? (PLAIN_SCALE[layout] ?? 1) : (DRESSED_SCALE[layout] ?? DRESSED_SCALE_ELSEWHERE);
  const spacing = shape.spacing ?? 0;
  const nudge = layout === 'horizontal' && spacing >= WIDE_SPACING ? { mark: { x: -spacing * 1.1, y: 0 } } : undefined;
  const effects = shape.effects.filter(({ kind }) => !FULL_SHAPES.has(layout) || !NEEDS_ROOM.has(kind));
  const shown = mainThing(task.reading) && !isDressed ? SHOWN_SCALE[role.answer] : 1;
  const plain = draft(mark, dressed * (shape.markScale ?? 1) * shown);
  const doc: LogoDoc = {
    ...plain,
    name: { ...plain.name, spacing, letterCase: shape.letterCase ?? 'typed' },
    layout: { ...plain.layout, id: layout, ...(nudge ? { nudge } : {}) },
    effects: {
      parts: [...effects, ...(form === colour ? [] : (paint.effects ?? []))],
      backdrops: backdropsFor([...paint.backdrops, ...settingBackdrops(task.reading, role, colors)], airs),
    },
  };
  // Letters alone show no mark, so there is nothing to say about one.
  const shownMark = findLayout(layout)?.drawsMark ? mark : undefined;
  // A style's own words tell of its frame and its colours: they are said only where both are really there.
  const isWhole = form === colour && task.reading.colors.length === 0 && (!form.dress || isDressed === true);
  return { doc, meaning: meaningOf(shownMark, isWhole ? form.words : colorsOf(colors, shownMark !== undefined)) };
}

/** What the mark shows, then how it looks. */
function meaningOf(mark: MarkChoice | undefined, look: ComposedLogo['meaning']): ComposedLogo['meaning'] {
  if (!mark) return { zh: `${look.zh}。`, en: `${look.en}.` };
  const [zh, en] = [mark.meaning.zh.replace(/[。.]$/u, ''), mark.meaning.en.replace(/\.$/u, '')];
  return { zh: `${zh}。${look.zh}。`, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}. ${look.en}.` };
}

/** As it is said in a sentence: 朱红色, dark green. */
function nameIn(hex: string): ComposedLogo['meaning'] {
  const { zh, en } = colorName(hex);
  return { zh: zh.endsWith('色') ? zh : `${zh}色`, en: en.toLowerCase() };
}

/** The colours that are there, by the names people have for them. */
function colorsOf({ ground, mark, name }: AiColors, hasMark: boolean): ComposedLogo['meaning'] {
  const [onto, drawn, written] = [nameIn(ground), nameIn(mark), nameIn(name)];
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  if (!hasMark || drawn.zh === written.zh)
    return { zh: `${onto.zh}底，${written.zh}字`, en: `${capital(written.en)} on ${onto.en}` };
  return {
    zh: `${onto.zh}底，${drawn.zh}图形，${written.zh}字`,
    en: `${capital(drawn.en)} mark and ${written.en} letters on ${onto.en}`,
  };
}

/** Faces of the style that can write the name; any that can, where none of the style's own does. */
export function chooseFace(task: AiTask, { form, random }: Role): string {
  const wanted = turned(hasIdeograph(task.name) ? form.faces.hanzi : form.faces.latin, random);
  // What a face can write is known without opening it; only the one that is taken is opened.
  const canWrite = (key: string) => missingCharacters(key, task.name).length === 0;
  const able = wanted.filter(canWrite);
  return (
    takeNew(able, (key) => key, task.used.faces) ??
    allFonts.find(({ key }) => canWrite(key))?.key ??
    wanted[0] ??
    'noto-sans-sc-bold.ttf'
  );
}

/** Every face that the name in this one is set in: its own, and the partner of a second name. */
export const facesWith = (face: string, secondName: string | undefined): string[] =>
  secondName ? [face, partnerOf(face)] : [face];

function partnerOf(face: string): string {
  const own = allFonts.find(({ key }) => key === face);
  return (own && rankLatinFaces(own, allFonts)[0]?.face.key) ?? face;
}

/** Marks for a style, best first; drawn up once a task, since every logo of it chooses from the same. */
function ideasFor(task: AiTask, form: StyleProgram): MarkIdea[] {
  const known = task.ideas.get(form.id);
  if (known) return known;
  const ideas = markIdeas({
    name: task.name,
    concepts: task.reading.concepts,
    taste: form.marks,
    outlines: task.outlines,
    fontKeys: RULE_FACES,
    facesInParts: FACES_IN_PARTS,
    seed: task.seed,
    random: seededRandom(hashText(`${task.seed}|${form.id}`)),
  });
  task.ideas.set(form.id, ideas);
  return ideas;
}

/** Faces for marks cut from letters: those of the name's own script where a thing leads, all where the name does. */
export const facesToCut = ({ name, secondName }: Pick<AiTask, 'name' | 'secondName'>): readonly string[] =>
  hasIdeograph(name) && !secondName ? HANZI_RULE_FACES : RULE_FACES;

/** Every face that the marks of a task may be cut from. */
export const markFaces = (task: AiTask): readonly string[] =>
  mainThing(task.reading) ? facesToCut(task) : [...RULE_FACES, ...FACES_IN_PARTS];

/** The best mark for an answer that no other logo of the task has. */
export function chooseMark(task: AiTask, { form, answer }: Role): MarkChoice | undefined {
  const main = mainThing(task.reading);
  const request = { ...task, isLine: form.marks.isLine ?? false, fontKeys: facesToCut(task) };
  const ideas = main ? answerIdeas(answer, main, request) : ideasFor(task, form);
  const fresh = ideas.filter(({ key }) => !task.used.marks.has(key));
  for (const idea of [...fresh, ...ideas]) {
    const drawn = idea.draw();
    if (!drawn) continue;
    task.used.marks.add(idea.key);
    return drawn;
  }
  return undefined;
}

/** Layouts that show a mark in every style's hand, for styles whose own run out. */
const SHOWING = ['stacked', 'horizontal', 'left-stacked', 'horizontal-tall', 'inline-mark'];
/** Layouts in which the name speaks first and the mark stays small. */
const QUIET = ['horizontal', 'inline-mark', 'framed', 'vertical-mark'];
/** Layouts in which the mark is large. */
const LARGE = ['stacked', 'left-stacked', 'horizontal-tall', 'tile-stacked'];
const LIKED: Readonly<Record<Answer, readonly string[]>> = { scene: LARGE, plain: LARGE, joined: [], quiet: QUIET };

/** A layout of the style that shows what there is to show: a mark where a thing was named, letters where only they are wanted. */
function chooseLayout(task: AiTask, { form, answer, random }: Role, doc: LogoDoc): string {
  const { reading, used } = task;
  const facts = factsOf(doc);
  const main = mainThing(reading);
  const isFit = (id: string) => {
    const layout = findLayout(id);
    const shows = layout?.drawsMark ?? false;
    const isWanted = reading.onlyLetters ? !shows : !main || !doc.mark || shows;
    return isWanted && !isRefusedLayout(id, reading.refusals) && (layout?.applies(facts) ?? false);
  };
  const own = turned(form.layouts.filter(isFit), random);
  const able = main ? [...own, ...SHOWING.filter((id) => isFit(id) && !own.includes(id))] : own;
  const isLiked = (id: string) => main !== undefined && LIKED[answer].includes(id);
  const ranked = [...able.filter(isLiked), ...able.filter((id) => !isLiked(id))];
  return takeNew(ranked, (id) => id, used.layouts) ?? 'wordmark';
}

/** The style's colours made readable, with a colour the brief asks for where the style lets it in. */
function settle(wanted: AiColors, { form, colour }: Casting, reading: BriefReading): AiColors {
  const allowed = (hex: string) => withoutRefused(hex, reading.refusals);
  const ground = allowed(wanted.ground);
  const colors = {
    name: allowed(wanted.name),
    mark: allowed(wanted.mark),
    second: allowed(wanted.second),
    accent: allowed(wanted.accent),
  };
  // A colour asked for by name is the mark's, save in styles that are a colour themselves.
  const mayTake = colour.takesColor || colour.leads === 'form';
  const asked = mayTake ? reading.colors.find(({ from }) => from === 'named') : undefined;
  const mark = asked ? likeness(asked.hex, colors.mark) : colors.mark;
  // Inside a border letters are read against the border, and only then may they be as bright as their ground.
  const against = form.border ?? ground;
  return {
    ground,
    name: ensureContrast(colors.name, against, NAME_CONTRAST),
    mark: ensureContrast(mark, against, MARK_CONTRAST),
    second: contrast(colors.second, against) < 1.3 ? ensureContrast(colors.second, against, 1.6) : colors.second,
    accent: ensureContrast(colors.accent, ground, 1.6),
  };
}

/** The asked colour at a strength that suits the style: its hue, between its own lightness and the style's. */
function likeness(asked: string, own: string): string {
  const [one, other] = [toOklch(asked), toOklch(own)];
  return toHex({ l: (one.l + other.l) / 2, c: Math.max(one.c, Math.min(other.c, one.c + 0.04)), h: one.h });
}
