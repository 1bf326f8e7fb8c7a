import type { Build } from '../layout/layout.ts';

export type Heaviness = 'light' | 'regular' | 'bold' | 'heavy';

/** What composing needs to know about a font. The fonts package's entries have this shape. */
export type FaceChoice = {
  key: string;
  script: 'hanzi' | 'latin';
  category: string;
  traits: { build: Build; heaviness: Heaviness; contrast: 'low' | 'medium' | 'high' };
};

export const heavinessRank = (face: FaceChoice): number =>
  ({ light: 0, regular: 1, bold: 2, heavy: 3 })[face.traits.heaviness];
