// Written by scripts/draw-ai-styles.ts; do not edit.
import style0 from './new-retro.webp';
import style1 from './naturalism.webp';
import style2 from './circular-fun.webp';
import style3 from './linear-minimalism.webp';
import style4 from './geometric-modernity.webp';
import style5 from './short-video.webp';
import style6 from './cyberpunk.webp';
import style7 from './pixel-technology.webp';
import style8 from './neon-gradient.webp';
import style9 from './ink-and-wash.webp';
import style10 from './ancient-chinese.webp';
import style11 from './cartoon-graffiti.webp';
import style12 from './passion-red.webp';
import style13 from './cool-blue.webp';
import style14 from './romantic-purple.webp';

export const STYLE_PICTURES = [
  { id: 'new-retro', src: style0 },
  { id: 'naturalism', src: style1 },
  { id: 'circular-fun', src: style2 },
  { id: 'linear-minimalism', src: style3 },
  { id: 'geometric-modernity', src: style4 },
  { id: 'short-video', src: style5 },
  { id: 'cyberpunk', src: style6 },
  { id: 'pixel-technology', src: style7 },
  { id: 'neon-gradient', src: style8 },
  { id: 'ink-and-wash', src: style9 },
  { id: 'ancient-chinese', src: style10 },
  { id: 'cartoon-graffiti', src: style11 },
  { id: 'passion-red', src: style12 },
  { id: 'cool-blue', src: style13 },
  { id: 'romantic-purple', src: style14 },
] as const;
