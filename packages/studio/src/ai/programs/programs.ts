import type { AiStyleId } from '../ai-styles.ts';
import type { StyleProgram } from '../style-program.ts';
import { linearMinimalism } from './linear-minimalism.ts';
import { neonGradient } from './neon-gradient.ts';
import { shortVideo } from './short-video.ts';

export const PROGRAMS: readonly StyleProgram[] = [linearMinimalism, shortVideo, neonGradient];

const byId = new Map(PROGRAMS.map((program) => [program.id, program]));

export function programOf(id: AiStyleId): StyleProgram {
  const program = byId.get(id);
  if (!program) throw new RangeError(`No program draws the style ${id}`);
  return program;
}
