import { seededRandom, toOklch } from '@markwright/logo';
import { INDUSTRIES } from '@markwright/reading';
import { suitsTones } from './tone-limits.ts';
import type { AiStyleId } from '../read/ai-styles.ts';
import { NO_TRADE, type CastingRow } from './casting.ts';
import { TRADE_COLOURS, type ColourWorld } from './casting-colours.data.ts';
import { askedColours, worldsAsAsked } from './asked-colours.ts';
import { castingRow } from './find-casting-row.ts';
import type { BriefReading } from './interpret-brief.ts';
import type { Tone } from './mood-limits.data.ts';
import { isRefusedStyle } from '../read/refused.ts';
import { PROGRAMS, programOf } from './programs/programs.ts';
import type { AiColors, StyleProgram } from './style-program.ts';

export type StylePair = {
  form: StyleProgram;
  colour: StyleProgram;
  /** The trade's colours, where nobody chose the style and it can wear others than its own. */
  colors?: AiColors | undefined;
};

export type Cast = {
  row: CastingRow;
  /** Whether the customer named the styles; then they are obeyed. */
  isChosen: boolean;
  castings: StylePair[];
};

/** What a mood likes, for trades that leave the choice and for briefs that tell none. */
const BY_MOOD: Readonly<Record<string, { styles: readonly AiStyleId[]; colours: ColourWorld }>> = {
  warm: { styles: ['new-retro', 'naturalism', 'circular-fun'], colours: 'wheat' },
  calm: { styles: ['linear-minimalism', 'naturalism', 'ink-and-wash'], colours: 'calm' },
  elegant: { styles: ['linear-minimalism', 'ancient-chinese', 'naturalism'], colours: 'nude' },
  playful: { styles: ['circular-fun', 'new-retro', 'pixel-technology'], colours: 'nursery' },
  natural: { styles: ['naturalism', 'ink-and-wash', 'linear-minimalism'], colours: 'earth' },
  bold: { styles: ['geometric-modernity', 'passion-red', 'new-retro'], colours: 'sport' },
  trusted: { styles: ['cool-blue', 'geometric-modernity', 'linear-minimalism'], colours: 'noble' },
  modern: { styles: ['geometric-modernity', 'linear-minimalism', 'short-video'], colours: 'signal' },
  traditional: { styles: ['ancient-chinese', 'ink-and-wash', 'new-retro'], colours: 'ink' },
  luxurious: { styles: ['linear-minimalism', 'ancient-chinese', 'geometric-modernity'], colours: 'noble' },
  fresh: { styles: ['cool-blue', 'naturalism', 'circular-fun'], colours: 'orchard' },
  energetic: { styles: ['passion-red', 'short-video', 'geometric-modernity'], colours: 'sport' },
  romantic: { styles: ['romantic-purple', 'naturalism', 'linear-minimalism'], colours: 'blossom' },
  precise: { styles: ['cool-blue', 'pixel-technology', 'geometric-modernity'], colours: 'signal' },
  friendly: { styles: ['circular-fun', 'new-retro', 'naturalism'], colours: 'pet' },
};

/** How far a place in the table and a mood that was said carry a style, and how far chance moves it. */
const WEIGHT = { ofTable: 10, perPlace: 1.5, saidMood: 3, tradeMood: 0.5, chance: 1 } as const;
const CALMEST: readonly AiStyleId[] = ['linear-minimalism', 'naturalism', 'cool-blue', 'geometric-modernity'];
/** What fills up where colours were asked for, and no style may bring its own. */
const PLAINEST: readonly AiStyleId[] = ['linear-minimalism', 'naturalism', 'geometric-modernity', 'new-retro'];

/** Which style gives the form and which the colour of each of the four logos. */
export function castStyles(
  ids: readonly AiStyleId[],
  reading: BriefReading,
  { seed, hasHanzi }: { seed: number; hasHanzi: boolean },
): Cast {
  const row = castingRow(reading, hasHanzi);
  if (ids.length > 0) return { row, isChosen: true, castings: sharedWork(ids.map(programOf)) };
  const four = inRoles(fourFor(row, reading, seed, hasHanzi));
  const worn = coloursFor(row, reading, seed);
  const isAsked = askedColours(reading).length > 0;
  return { row, isChosen: false, castings: four.map((program, at) => inColours(program, worn[at], isAsked)) };
}

/** What was asked for every style wears, the trade's colours those that can. */
const inColours = (program: StyleProgram, colors: AiColors | undefined, isAsked: boolean): StylePair => ({
  form: program,
  colour: program,
  ...(program.wearsTrade || isAsked ? { colors } : {}),
});

/** Chosen styles share the work: those that are mostly form lend it to those that are mostly colour. */
function sharedWork(chosen: readonly StyleProgram[]): StylePair[] {
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

/** Moods that limit the choice: all that were said, and the trade's own only where the table does not know the trade. */
function limitsOf({ tones, mood, industry }: BriefReading, row: CastingRow): Tone[] {
  if (row === NO_TRADE) return [...tones];
  const ofTrade: readonly string[] = INDUSTRIES.find(({ id }) => id === industry?.id)?.moods ?? [];
  const isSaid = (tone: Tone) => mood.some(({ id, isSaid: said }) => id === tone && said);
  return tones.filter((tone) => isSaid(tone) || !ofTrade.includes(tone));
}

/** Four styles by the table, moved by the moods that were said; none that never suits, speaks against it or is refused. */
function fourFor(row: CastingRow, reading: BriefReading, seed: number, hasHanzi: boolean): StyleProgram[] {
  const suiting = hasHanzi ? row.hanzi : row.latin;
  const limits = limitsOf(reading, row);
  // A style that is a colour itself has no room for those that were asked for.
  const isColour = (id: AiStyleId) => askedColours(reading).length > 0 && programOf(id).leads === 'colour';
  const isOpposed = (id: AiStyleId) => row.never.includes(id) || isColour(id) || isRefusedStyle(id, reading.refusals);
  const isFit = (id: AiStyleId) => !isOpposed(id) && suitsTones(id, limits, suiting.includes(id));
  const random = seededRandom(seed);
  const liking = (id: AiStyleId): number => {
    const place = suiting.indexOf(id);
    const byTable = place < 0 ? 0 : WEIGHT.ofTable - place * WEIGHT.perPlace;
    const byMood = reading.mood
      .filter((mood) => BY_MOOD[mood.id]?.styles.includes(id))
      .reduce((sum, { isSaid }) => sum + (isSaid ? WEIGHT.saidMood : WEIGHT.tradeMood), 0);
    return byTable + byMood + random.next() * WEIGHT.chance;
  };
  const ranked = PROGRAMS.map(({ id }) => ({ id, liking: liking(id) }))
    .toSorted((one, other) => other.liking - one.liking)
    .map(({ id }) => id);
  // Limits that leave fewer than four are kept as far as they go; the calmest styles fill up.
  const last = askedColours(reading).length > 0 ? PLAINEST : CALMEST;
  const filled = [...ranked.filter(isFit), ...last.filter((id) => !isOpposed(id)), ...last];
  return [...new Set(filled)].slice(0, 4).map(programOf);
}

/** A line drawing suits the quiet answer, the last, better than a picture that must be seen from afar. */
const inRoles = (programs: readonly StyleProgram[]): StyleProgram[] => {
  const isLine = ({ marks }: StyleProgram) => marks.isLine === true;
  return [...programs.filter((each) => !isLine(each)), ...programs.filter(isLine)];
};

const PAPER = 0.86;

/** A world of colours for each of the four: the bold answer, the second, on a full colour, most others on paper. */
function coloursFor(row: CastingRow, reading: BriefReading, seed: number): AiColors[] {
  const felt = row === NO_TRADE ? reading.mood.map(({ id }) => BY_MOOD[id]?.colours).find(Boolean) : undefined;
  const asked = askedColours(reading);
  const worlds: readonly AiColors[] = asked.length > 0 ? worldsAsAsked(asked) : TRADE_COLOURS[felt ?? row.colours];
  const isPaper = ({ ground }: AiColors) => toOklch(ground).l >= PAPER;
  const turn = <T>(list: readonly T[]) => list.map((_, at) => list[(seed + at) % list.length]!);
  const [paper, full] = [turn(worlds.filter(isPaper)), turn(worlds.filter((each) => !isPaper(each)))];
  const bold = full[0] ?? paper[0]!;
  const letters = seed % 2 === 0 ? [...full.slice(1), ...paper.slice(2)] : paper.slice(2);
  const [picture, third = bold, ...rest] = [...paper.slice(0, 1), ...letters.slice(0, 1), ...paper.slice(1), ...full];
  return [picture ?? bold, bold, third, rest[0] ?? bold];
}
