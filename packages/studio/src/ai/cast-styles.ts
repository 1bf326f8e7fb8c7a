import { seededRandom } from '@markwright/logo';
import { suitsAirs } from './airs.ts';
import type { AiStyleId } from './ai-styles.ts';
import type { BriefReading } from './interpret-brief.ts';
import type { Air } from './mood-limits.data.ts';
import { isRefusedStyle } from './refused.ts';
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

/** Styles for an occasion, before what the mood likes. */
const BY_OCCASION: Readonly<Partial<Record<Air, readonly AiStyleId[]>>> = {
  mourning: ['linear-minimalism', 'ink-and-wash', 'naturalism', 'cool-blue'],
  medical: ['cool-blue', 'linear-minimalism', 'naturalism', 'geometric-modernity'],
  children: ['circular-fun', 'naturalism', 'new-retro'],
};
const CALMEST: readonly AiStyleId[] = [
  'linear-minimalism',
  'naturalism',
  'cool-blue',
  'geometric-modernity',
  'ink-and-wash',
];

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

/** With no style chosen the brief's moods choose four, none that speaks against it or that it refuses. */
function fourFor({ mood, airs, refusals }: BriefReading, seed: number): StyleProgram[] {
  const isFit = (id: AiStyleId) => suitsAirs(id, airs) && !isRefusedStyle(id, refusals);
  const liked = [
    ...new Set([...airs.flatMap((air) => BY_OCCASION[air] ?? []), ...mood.flatMap(({ id }) => BY_MOOD[id] ?? [])]),
  ];
  const random = seededRandom(seed);
  const rest = PROGRAMS.map(({ id }) => ({ id, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
  const fitting = liked.filter(isFit);
  const start = fitting.length > 4 ? seed % fitting.length : 0;
  const turned = [...fitting.slice(start), ...fitting.slice(0, start)];
  // Limits that leave fewer than four are kept as far as they go; the calmest styles fill up.
  return [...new Set([...turned, ...rest.filter(isFit), ...CALMEST])].slice(0, 4).map(programOf);
}
