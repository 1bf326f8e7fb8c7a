import { allFonts, type LoadedOutlines } from '@markwright/fonts';
import {
  contrast,
  ensureContrast,
  factsOf,
  findLayout,
  hasIdeograph,
  MARK_CONTRAST,
  mixColors,
  NAME_CONTRAST,
  newDoc,
  rankLatinFaces,
  toHex,
  toOklch,
  type LogoDoc,
  type MarkChoice,
  type Random,
} from '@markwright/logo';
import type { BriefReading } from './interpret-brief.ts';
import type { AiColors, Colour, StyleProgram, Turn } from './style-program.ts';
import { markIdeas } from './style-marks.ts';

export type AiTask = {
  name: string;
  secondName?: string | undefined;
  reading: BriefReading;
  outlines: LoadedOutlines;
  seed: number;
  /** What the task's logos have taken so far: the four differ in mark, type and layout. */
  used: { marks: Set<string>; faces: Set<string>; layouts: Set<string> };
};

export type Role = { form: StyleProgram; colour: StyleProgram; index: number; seed: number; random: Random };

const RULE_FACES = [
  'noto-serif-sc-black.ttf',
  'noto-sans-sc-black.ttf',
  'montserrat-extrabold.ttf',
  'poppins-bold.ttf',
];
const LIFT_FACES = ['chiron-goround-bold.ttf', 'noto-sans-sc-black.ttf', 'poppins-bold.ttf'];

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

/** One logo of a task: mark, face, layout, colours and effects as its styles want them. */
export async function drawAiLogo(task: AiTask, role: Role) {
  const { form, colour, index, seed, random } = role;
  const hasHanzi = hasIdeograph(task.name);
  const start = task.seed % 7;
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('A style offers nothing to pick from');
    return list[(start + index) % list.length] as T;
  };
  const turn: Turn = { index, random, reading: task.reading, hasHanzi, pick };
  const face = await chooseFace(task, form, hasHanzi, random);
  const mark = await chooseMark(task, role, turn);
  const shape = form.form(turn);
  const paint = colour.colour(turn);
  const colors = settle(paint, colour, task.reading);
  const plain = newDoc({
    name: task.name,
    secondName: task.secondName,
    fonts: { name: face, secondName: partnerOf(face) },
    colors: { ...colors, support: mixColors(colors.name, colors.ground, 0.16) },
    palette: { id: `ai-${colour.id}`, colors: [colors.mark, colors.accent, colors.name, colors.ground] },
    layout: 'wordmark',
    mark: mark && { ...mark, primary: colors.mark, secondary: colors.second, scale: shape.markScale ?? 1 },
    seed,
  });
  const doc: LogoDoc = {
    ...plain,
    name: { ...plain.name, spacing: shape.spacing ?? 0, letterCase: shape.letterCase ?? 'typed' },
    layout: { ...plain.layout, id: chooseLayout(task, form, plain, random) },
    effects: {
      parts: [...shape.effects, ...(form === colour ? [] : (paint.effects ?? []))],
      backdrops: paint.backdrops,
    },
  };
  const shown = mark?.meaning ?? { zh: '', en: '' };
  return {
    doc,
    meaning: {
      zh: `${shown.zh}${shown.zh ? '。' : ''}${form.words.zh}`,
      en: `${shown.en}${shown.en ? '. ' : ''}${form.words.en}`,
    },
  };
}

/** Faces of the style that can write the name; any that can, where none of the style's own does. */
async function chooseFace(task: AiTask, { faces }: StyleProgram, hasHanzi: boolean, random: Random): Promise<string> {
  const wanted = turned(hasHanzi ? faces.hanzi : faces.latin, random);
  await task.outlines.ensureLoaded(wanted);
  const canWrite = (key: string) => task.outlines.shape(key, task.name).missing.length === 0;
  const able = wanted.filter(canWrite);
  if (able.length > 0) return takeNew(able, (key) => key, task.used.faces)!;
  const others = allFonts.map(({ key }) => key);
  await task.outlines.ensureLoaded(others);
  return others.find(canWrite) ?? wanted[0] ?? 'noto-sans-sc-bold.ttf';
}

function partnerOf(face: string): string {
  const own = allFonts.find(({ key }) => key === face);
  return (own && rankLatinFaces(own, allFonts)[0]?.face.key) ?? face;
}

async function chooseMark(task: AiTask, { form, seed, random }: Role, turn: Turn): Promise<MarkChoice | undefined> {
  await task.outlines.ensureLoaded([...RULE_FACES, ...LIFT_FACES]);
  const ideas = markIdeas({
    name: task.name,
    concepts: task.reading.concepts,
    taste: form.marks,
    outlines: task.outlines,
    fontKeys: RULE_FACES,
    liftFaces: LIFT_FACES,
    seed: task.seed,
    random,
  });
  const fresh = ideas.filter(({ key }) => !task.used.marks.has(key));
  for (const idea of [...fresh, ...ideas]) {
    const drawn = idea.draw();
    if (!drawn) continue;
    task.used.marks.add(idea.key);
    return (
      form.dress?.({ ...drawn, source: { ...drawn.source, seed: drawn.source.seed ?? seed % 100_000 } }, turn) ?? drawn
    );
  }
  return undefined;
}

function chooseLayout(task: AiTask, form: StyleProgram, doc: LogoDoc, random: Random): string {
  const facts = factsOf(doc);
  const able = form.layouts.filter((id) => findLayout(id)?.applies(facts));
  return takeNew(turned(able, random), (id) => id, task.used.layouts) ?? 'wordmark';
}

/** The style's colours made readable, with a colour the brief asks for where the style lets it in. */
function settle(paint: Colour, program: StyleProgram, reading: BriefReading): AiColors {
  const { ground, ...colors } = paint.colors;
  const asked = program.takesColor ? reading.colors.find(({ from }) => from === 'named') : undefined;
  const mark = asked ? likeness(asked.hex, colors.mark) : colors.mark;
  return {
    ground,
    name: ensureContrast(colors.name, ground, NAME_CONTRAST),
    mark: ensureContrast(mark, ground, MARK_CONTRAST),
    second: contrast(colors.second, ground) < 1.3 ? ensureContrast(colors.second, ground, 1.6) : colors.second,
    accent: ensureContrast(colors.accent, ground, 1.6),
  };
}

/** The asked colour at a strength that suits the style: its hue, between its own lightness and the style's. */
function likeness(asked: string, own: string): string {
  const [one, other] = [toOklch(asked), toOklch(own)];
  return toHex({ l: (one.l + other.l) / 2, c: Math.max(one.c, Math.min(other.c, one.c + 0.04)), h: one.h });
}
