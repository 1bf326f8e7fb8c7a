import type { Backdrop, Effect, MarkChoice, Random } from '@markwright/logo';
import type { AiStyleId } from '../read/ai-styles.ts';
import type { BriefReading } from './interpret-brief.ts';

export type AiColors = {
  ground: string;
  name: string;
  mark: string;
  /** The mark's second colour. */
  second: string;
  /** Containers, rules and seals. */
  accent: string;
};

/** Where a program stands: the how-manieth logo of its task, and chance that repeats. */
export type Turn = {
  index: number;
  random: Random;
  reading: BriefReading;
  hasHanzi: boolean;
  /** The list's entry for this turn; four turns take four neighbours. */
  pick: <T>(list: readonly T[]) => T;
};

export type MarkTaste = {
  /** Line drawings instead of solid ones. */
  isLine?: boolean;
  /** Where marks may come from, the most welcome first. */
  kinds: readonly ('own' | 'combined' | 'lift' | 'rule' | 'icon')[];
  /** Ideas of the style's own, for briefs that show nothing that can be drawn. */
  motifs: readonly string[];
};

/** How letters and mark are made: what one style gives when it is combined with another's colours. */
export type Form = {
  effects: Effect[];
  /** Extra space between letters, in em. */
  spacing?: number;
  letterCase?: 'typed' | 'upper' | 'lower';
  markScale?: number;
};

export type Colour = {
  colors: AiColors;
  backdrops: Backdrop[];
  /** What carries the style over to another style's form. */
  effects?: Effect[];
};

export type StyleProgram = {
  id: AiStyleId;
  /** What the style is mostly about; combined styles share the work by it. */
  leads: 'form' | 'colour';
  /** Whether a colour asked for in the brief may replace the style's own. */
  takesColor: boolean;
  /** Whether it can be drawn in the colours of a trade, where nobody chose it for its own. */
  wearsTrade?: true;
  faces: { hanzi: readonly string[]; latin: readonly string[] };
  layouts: readonly string[];
  marks: MarkTaste;
  form(turn: Turn): Form;
  colour(turn: Turn): Colour;
  /** The colour of the border its letters always have; they are read against it. */
  border?: string;
  /** Draws the mark the style's own way. */
  dress?(mark: MarkChoice, turn: Turn): MarkChoice;
  /** Said of the result, after what the mark means. */
  words: { zh: string; en: string };
};
