import { seededRandom } from '@markwright/logo';
import type { AiStyleId } from './ai-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import { PROGRAMS, programOf } from './programs/programs.ts';
import type { StyleProgram } from './style-program.ts';

export type Casting = { form: StyleProgram; colour: StyleProgram };

/** Styles that suit a mood, for tasks that name none. */
const BY_MOOD: Readonly<Record<string, readonly AiStyleId[]>> = {
  warm: ['new-retro', 'naturalism', 'circular-fun'],
  calm: ['linear-minimalism', 'naturalism', 'ink-and-wash'],
  elegant: ['linear-minimalism', 'romantic-purple', 'ancient-chinese'],
  playful: ['circular-fun', 'cartoon-graffiti', 'pixel-technology'],
  natural: ['naturalism', 'ink-and-wash', 'linear-minimalism'],
  bold: ['passion-red', 'geometric-modernity', 'new-retro'],
  trusted: ['cool-blue', 'geometric-modernity', 'linear-minimalism'],
  modern: ['geometric-modernity', 'linear-minimalism', 'short-video'],
  traditional: ['ancient-chinese', 'ink-and-wash', 'new-retro'],
  luxurious: ['linear-minimalism', 'ancient-chinese', 'romantic-purple'],
  fresh: ['cool-blue', 'naturalism', 'circular-fun'],
  energetic: ['passion-red', 'short-video', 'cartoon-graffiti'],
  romantic: ['romantic-purple', 'naturalism', 'linear-minimalism'],
  precise: ['cool-blue', 'pixel-technology', 'geometric-modernity'],
  friendly: ['circular-fun', 'new-retro', 'naturalism'],
};

/** Which style gives the form and which the colour of each of the four logos. */
export function castStyles(ids: readonly AiStyleId[], reading: BriefReading, seed: number): Casting[] {
  if (ids.length === 0) return fourFor(reading, seed).map((program) => ({ form: program, colour: program }));
  const chosen = ids.map(programOf);
  const first = chosen[0];
  if (!first || chosen.length === 1) return first ? [{ form: first, colour: first }] : [];
  const forms = chosen.filter(({ leads }) => leads === 'form');
  const colours = chosen.filter(({ leads }) => leads === 'colour');
  const [givesForm, givesColour] = [forms.length > 0 ? forms : chosen, colours.length > 0 ? colours : chosen];
  return Array.from({ length: 4 }, (_, index) => {
    const form = givesForm[index % givesForm.length] ?? first;
    const others = givesColour.filter((program) => program !== form);
    const colour = others[Math.floor(index / givesForm.length) % Math.max(1, others.length)] ?? form;
    return { form, colour };
  });
}

/** With no style chosen the brief's moods choose four. */
function fourFor({ mood }: BriefReading, seed: number): StyleProgram[] {
  const liked = [...new Set(mood.flatMap(({ id }) => BY_MOOD[id] ?? []))];
  const random = seededRandom(seed);
  const rest = PROGRAMS.map(({ id }) => ({ id, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
  const start = liked.length > 4 ? seed % liked.length : 0;
  const turned = [...liked.slice(start), ...liked.slice(0, start)];
  return [...new Set([...turned, ...rest])].slice(0, 4).map(programOf);
}
