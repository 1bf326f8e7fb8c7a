// Written by scripts/draw-ai-styles.ts; do not edit.
import picture0 from './zh/new-retro.webp';
import picture1 from './zh/naturalism.webp';
import picture2 from './zh/circular-fun.webp';
import picture3 from './zh/linear-minimalism.webp';
import picture4 from './zh/geometric-modernity.webp';
import picture5 from './zh/short-video.webp';
import picture6 from './zh/cyberpunk.webp';
import picture7 from './zh/pixel-technology.webp';
import picture8 from './zh/neon-gradient.webp';
import picture9 from './zh/ink-and-wash.webp';
import picture10 from './zh/ancient-chinese.webp';
import picture11 from './zh/cartoon-graffiti.webp';
import picture12 from './zh/passion-red.webp';
import picture13 from './zh/cool-blue.webp';
import picture14 from './zh/romantic-purple.webp';
import picture15 from './zh/example-1.webp';
import picture16 from './zh/example-2.webp';
import picture17 from './zh/example-3.webp';
import picture18 from './zh/example-4.webp';
import picture19 from './en/new-retro.webp';
import picture20 from './en/naturalism.webp';
import picture21 from './en/circular-fun.webp';
import picture22 from './en/linear-minimalism.webp';
import picture23 from './en/geometric-modernity.webp';
import picture24 from './en/short-video.webp';
import picture25 from './en/cyberpunk.webp';
import picture26 from './en/pixel-technology.webp';
import picture27 from './en/neon-gradient.webp';
import picture28 from './en/ink-and-wash.webp';
import picture29 from './en/ancient-chinese.webp';
import picture30 from './en/cartoon-graffiti.webp';
import picture31 from './en/passion-red.webp';
import picture32 from './en/cool-blue.webp';
import picture33 from './en/romantic-purple.webp';
import picture34 from './en/example-1.webp';
import picture35 from './en/example-2.webp';
import picture36 from './en/example-3.webp';
import picture37 from './en/example-4.webp';

export const STYLE_PICTURES = {
  zh: [
    { id: 'new-retro', src: picture0 },
    { id: 'naturalism', src: picture1 },
    { id: 'circular-fun', src: picture2 },
    { id: 'linear-minimalism', src: picture3 },
    { id: 'geometric-modernity', src: picture4 },
    { id: 'short-video', src: picture5 },
    { id: 'cyberpunk', src: picture6 },
    { id: 'pixel-technology', src: picture7 },
    { id: 'neon-gradient', src: picture8 },
    { id: 'ink-and-wash', src: picture9 },
    { id: 'ancient-chinese', src: picture10 },
    { id: 'cartoon-graffiti', src: picture11 },
    { id: 'passion-red', src: picture12 },
    { id: 'cool-blue', src: picture13 },
    { id: 'romantic-purple', src: picture14 },
  ],
  en: [
    { id: 'new-retro', src: picture19 },
    { id: 'naturalism', src: picture20 },
    { id: 'circular-fun', src: picture21 },
    { id: 'linear-minimalism', src: picture22 },
    { id: 'geometric-modernity', src: picture23 },
    { id: 'short-video', src: picture24 },
    { id: 'cyberpunk', src: picture25 },
    { id: 'pixel-technology', src: picture26 },
    { id: 'neon-gradient', src: picture27 },
    { id: 'ink-and-wash', src: picture28 },
    { id: 'ancient-chinese', src: picture29 },
    { id: 'cartoon-graffiti', src: picture30 },
    { id: 'passion-red', src: picture31 },
    { id: 'cool-blue', src: picture32 },
    { id: 'romantic-purple', src: picture33 },
  ],
} as const;

export const EXAMPLE_PICTURES = {
  zh: [picture15, picture16, picture17, picture18],
  en: [picture34, picture35, picture36, picture37],
} as const;
