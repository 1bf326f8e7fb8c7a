import type { Recipe } from './brief.ts';
import { isLikeAnEmblem } from './emblem-check.ts';
import { bars, chevrons, fan, knot, mosaic } from './motif-mirrored.ts';
import type { MotifRule } from './motif-rule.ts';
import { aperture, dots, petals, sunrise, swirl } from './motif-turned.ts';

const RULES: MotifRule[] = [petals, swirl, aperture, mosaic, bars, fan, sunrise, dots, knot, chevrons];

/** Emblems from one simple unit, turned or mirrored; those that bring a famous mark to mind are thrown again. */
export const motifs: Recipe[] = RULES.map(({ form, draw }) => ({
  kind: 'motif',
  form,
  draw: (_brief, dice) => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const motif = draw(dice);
      if (isLikeAnEmblem(motif.layers)) continue;
      return {
        layers: motif.layers,
        guides: motif.guides,
        meaning: { zh: motif.zh, en: motif.en },
        id: `motif/${form}`,
      };
    }
    return undefined;
  },
}));
