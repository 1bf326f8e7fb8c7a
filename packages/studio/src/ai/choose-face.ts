import { allFonts, missingCharacters } from '@markwright/fonts';
import { hasIdeograph, rankLatinFaces, type Build } from '@markwright/logo';
import type { AiTask, Role } from './ai-task.ts';
import { takeNew, turned } from './take-new.ts';

const buildOf = (key: string): Build | undefined => allFonts.find((font) => font.key === key)?.traits.build;

/** Faces of the style that can write the name, those that suit the trade first; any that can, where none of the style's own does. */
export function chooseFace({ name, used, cast }: AiTask, { form, random }: Role): string {
  // What a face can write is known without opening it; only the one that is taken is opened.
  const canWrite = (key: string) => missingCharacters(key, name).length === 0;
  const able = (hasIdeograph(name) ? form.faces.hanzi : form.faces.latin).filter(canWrite);
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
