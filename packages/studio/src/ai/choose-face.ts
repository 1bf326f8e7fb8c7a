import { allFonts, missingCharacters } from '@markwright/fonts';
import { hasIdeograph, rankLatinFaces, type Build, type Random } from '@markwright/logo';
import type { AiTask, Role } from './ai-task.ts';
import { facesAsSaid } from './read-lettering.ts';

const buildOf = (key: string): Build | undefined => allFonts.find((font) => font.key === key)?.traits.build;

export const isJoined = (key: string): boolean => buildOf(key) === 'script' || buildOf(key) === 'brush';

/**
 * Faces as the brief asks for them; else those of the style that can write the name, those that suit the trade first; any
 * that can, where none of the style's own does.
 */
export function chooseFace({ name, used, cast, reading }: AiTask, { form, random }: Role): string {
  // What a face can write is known without opening it; only the one that is taken is opened.
  const canWrite = (key: string) => missingCharacters(key, name).length === 0;
  const able = (hasIdeograph(name) ? form.faces.hanzi : form.faces.latin).filter(canWrite);
  const said = reading.lettering.kind ?? reading.lettering.weight;
  const asSaid = said ? facesAsSaid(reading.lettering, name, able) : [];
  if (asSaid.length > 0) return takeNew(asSaid, (key) => key, used.faces)!;
  const suits = (key: string) => cast.row.type.some((build) => build === buildOf(key));
  const [suiting, others] = [
    turned(able.filter(suits), random),
    turned(
      able.filter((key) => !suits(key)),
      random,
    ),
  ];
  // A style that was chosen keeps all its faces; one that was cast gives up those the trade would not wear.
  const wanted = cast.isChosen || suiting.length === 0 ? [...suiting, ...others] : suiting;
  return (
    takeNew(wanted, (key) => key, used.faces) ??
    allFonts.find(({ key }) => canWrite(key))?.key ??
    'noto-sans-sc-bold.ttf'
  );
}

/** Every face that the name in this one is set in: its own, and the partner of a second name. */
export const facesWith = (face: string, secondName: string | undefined): string[] =>
  secondName ? [face, partnerOf(face)] : [face];

export function partnerOf(face: string): string {
  const own = allFonts.find(({ key }) => key === face);
  return (own && rankLatinFaces(own, allFonts)[0]?.face.key) ?? face;
}

/** The first that is new to the task, or the first at all. */
export function takeNew<T>(list: readonly T[], keyOf: (item: T) => string, used: Set<string>): T | undefined {
  const item = list.find((each) => !used.has(keyOf(each))) ?? list[0];
  if (item !== undefined) used.add(keyOf(item));
  return item;
}

/** A list from another start, so that seeds differ while the best stay near the front. */
export function turned<T>(list: readonly T[], random: Random): T[] {
  const start = Math.floor(random.next() * Math.min(3, list.length));
  return [...list.slice(start), ...list.slice(0, start)];
}
