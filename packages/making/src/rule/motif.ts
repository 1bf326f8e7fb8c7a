import type { Recipe } from './brief.ts';
import { isLikeATrademark } from './trademark-check.ts';
import { bars, chevrons, fan, knot, mosaic } from './motif-mirrored.ts';
import type { MotifRule } from './motif-rule.ts';
import { grow } from '@markwright/vector/outline';
import type { Layer } from './rule-mark.ts';
import { aperture, dots, petals, sunrise, swirl } from './motif-turned.ts';

/** For 16 px every gap is made wider by taking a little from the ink on both sides of it. */
const OPENING = 3.5;
const opened = (layers: readonly Layer[]): Layer[] =>
  layers.map(({ outline, paint }) => ({ outline: grow(outline, -OPENING, 'sharp'), paint }));

const RULES: MotifRule[] = [petals, swirl, aperture, mosaic, bars, fan, sunrise, dots, knot, chevrons];

/** Motifs from one simple unit, turned or mirrored; those that bring a famous mark to mind are thrown again. */
export const motifs: Recipe[] = RULES.map(({ form, draw }) => ({
  kind: 'motif',
  form,
  draw: (_brief, dice) => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const motif = draw(dice);
      if (isLikeATrademark(motif.layers)) continue;
      return {
        layers: motif.layers,
        small: motif.small ?? opened(motif.layers),
        guides: motif.guides,
        meaning: { zh: motif.zh, en: motif.en },
        id: `motif/${form}`,
      };
    }
    return undefined;
  },
}));
