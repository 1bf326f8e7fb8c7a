import type { AiStyleId } from '../../read/ai-styles.ts';
import type { StyleProgram } from '../style-program.ts';
import { ancientChinese } from './ancient-chinese.ts';
import { cartoonGraffiti } from './cartoon-graffiti.ts';
import { circularFun } from './circular-fun.ts';
import { coolBlue } from './cool-blue.ts';
import { cyberpunk } from './cyberpunk.ts';
import { geometricModernity } from './geometric-modernity.ts';
import { inkAndWash } from './ink-and-wash.ts';
import { linearMinimalism } from './linear-minimalism.ts';
import { naturalism } from './naturalism.ts';
import { neonGradient } from './neon-gradient.ts';
import { newRetro } from './new-retro.ts';
import { passionRed } from './passion-red.ts';
import { pixelTechnology } from './pixel-technology.ts';
import { romanticPurple } from './romantic-purple.ts';
import { shortVideo } from './short-video.ts';

const BY_ID: Readonly<Record<AiStyleId, StyleProgram>> = {
  'new-retro': newRetro,
  naturalism,
  'circular-fun': circularFun,
  'linear-minimalism': linearMinimalism,
  'geometric-modernity': geometricModernity,
  'short-video': shortVideo,
  cyberpunk,
  'pixel-technology': pixelTechnology,
  'neon-gradient': neonGradient,
  'ink-and-wash': inkAndWash,
  'ancient-chinese': ancientChinese,
  'cartoon-graffiti': cartoonGraffiti,
  'passion-red': passionRed,
  'cool-blue': coolBlue,
  'romantic-purple': romanticPurple,
};

export const PROGRAMS: readonly StyleProgram[] = Object.values(BY_ID);

export const programOf = (id: AiStyleId): StyleProgram => BY_ID[id];
