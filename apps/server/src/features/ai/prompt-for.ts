import type { BriefReading } from '@markwright/studio';
import { findAiStyle } from '@markwright/studio/ai-styles';
import type { AiTaskRow } from './queries.ts';

const NEGATIVE =
  'text, letters, words, watermark, signature, photo, mock-up, frame, border, shadow, 3d render, clutter';
const MOST_IDEAS = 3;
const MOST_COLORS = 3;

/** The mark only, without lettering: models misspell names, and ours are set in real type. */
export function promptFor(
  { inspiration, styles }: Pick<AiTaskRow, 'inspiration' | 'styles'>,
  { concepts, industry, mood, colors }: BriefReading,
): { prompt: string; negativePrompt: string } {
  const list = (words: readonly string[]) => words.filter((word) => word !== '').join(', ');
  const lines = [
    'A flat vector logo mark, one simple centred symbol on a plain white background, no text.',
    concepts.length > 0 && `Subject: ${list(concepts.slice(0, MOST_IDEAS).map(({ words }) => words.en))}.`,
    industry && `For: ${industry.en}.`,
    styles.length > 0 && `Style: ${list(styles.map((id) => findAiStyle(id)?.en ?? ''))}.`,
    mood.length > 0 && `Mood: ${list(mood.map(({ en }) => en))}.`,
    colors.length > 0 && `Colours: ${list(colors.slice(0, MOST_COLORS).map(({ en, hex }) => `${en} ${hex}`))}.`,
    inspiration && `The owner says: ${inspiration}`,
  ];
  return { prompt: lines.filter(Boolean).join(' '), negativePrompt: NEGATIVE };
}
