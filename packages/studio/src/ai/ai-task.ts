import type { LoadedOutlines } from '@markwright/fonts';
import type { Random } from '@markwright/logo';
import type { MarkIdea } from '../choose/thing-marks.ts';
import type { Answer } from './answers.ts';
import type { Cast, StylePair } from './cast-styles.ts';
import type { BriefIdeas } from './ideas-of-brief.ts';
import type { BriefReading } from './interpret-brief.ts';

export type AiTask = {
  name: string;
  secondName?: string | undefined;
  reading: BriefReading;
  /** What the logos may show, and in which styles. */
  ideas: BriefIdeas;
  cast: Cast;
  outlines: LoadedOutlines;
  seed: number;
  /** Marks each style may choose from where nothing says what to draw. */
  styleIdeas: Map<string, MarkIdea[]>;
  /** What the task's logos have taken so far: the four differ in mark, type and layout. */
  used: { marks: Set<string>; faces: Set<string>; layouts: Set<string> };
};

export type Role = StylePair & {
  index: number;
  answer: Answer;
  /** One of the four has an ornament on its ground. */
  hasOrnament: boolean;
  seed: number;
  random: Random;
};
