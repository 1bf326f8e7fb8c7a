// Written by scripts/draw-photographs.ts; do not edit.
import picture0 from './use-sign-zh.webp';
import picture1 from './use-card-zh.webp';
import picture2 from './use-cup-zh.webp';
import picture3 from './use-app-zh.webp';
import picture4 from './use-shirt-zh.webp';
import picture5 from './case-seaSalt-zh.webp';
import picture6 from './case-hotpot-zh.webp';
import picture7 from './case-inn-zh.webp';
import picture8 from './case-noodles-zh.webp';
import picture9 from './use-sign-en.webp';
import picture10 from './use-card-en.webp';
import picture11 from './use-cup-en.webp';
import picture12 from './use-app-en.webp';
import picture13 from './use-shirt-en.webp';
import picture14 from './case-seaSalt-en.webp';
import picture15 from './case-hotpot-en.webp';
import picture16 from './case-inn-en.webp';
import picture17 from './case-noodles-en.webp';

export const PHOTOGRAPHS = {
  zh: {
    uses: {
      sign: { src: picture0, width: 900, height: 630 },
      card: { src: picture1, width: 600, height: 420 },
      cup: { src: picture2, width: 600, height: 420 },
      app: { src: picture3, width: 600, height: 420 },
      shirt: { src: picture4, width: 600, height: 420 },
    },
    cases: {
      seaSalt: { src: picture5, width: 720, height: 720 },
      hotpot: { src: picture6, width: 720, height: 720 },
      inn: { src: picture7, width: 720, height: 720 },
      noodles: { src: picture8, width: 720, height: 720 },
    },
  },
  en: {
    uses: {
      sign: { src: picture9, width: 900, height: 630 },
      card: { src: picture10, width: 600, height: 420 },
      cup: { src: picture11, width: 600, height: 420 },
      app: { src: picture12, width: 600, height: 420 },
      shirt: { src: picture13, width: 600, height: 420 },
    },
    cases: {
      seaSalt: { src: picture14, width: 720, height: 720 },
      hotpot: { src: picture15, width: 720, height: 720 },
      inn: { src: picture16, width: 720, height: 720 },
      noodles: { src: picture17, width: 720, height: 720 },
    },
  },
} as const;
