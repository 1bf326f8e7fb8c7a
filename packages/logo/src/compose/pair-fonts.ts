import type { Build } from '../layout/layout.ts';
import { seededRandom } from '@markwright/vector';
import type { FaceChoice } from './face.ts';
import { heavinessRank } from './face.ts';

/** L30: like goes with like. How well a Latin build (across) stands beside a hanzi build (down), 0–3. */
const AFFINITY: Record<Build, Partial<Record<Build, number>>> = {
  serif: { serif: 3, sans: 0.6 },
  sans: { sans: 3, display: 1.2, round: 0.6 },
  round: { round: 3, sans: 1.2 },
  brush: { serif: 3, script: 0.8, sans: 0.6 },
  display: { sans: 2.6, display: 1.7, round: 1.2 },
  script: { script: 2, serif: 2 },
  'mono-width': { sans: 2, 'mono-width': 3 },
};

const CONTRAST_RANK = { low: 0, medium: 1, high: 2 } as const;

function score(hanzi: FaceChoice, latin: FaceChoice): number {
  const build = AFFINITY[hanzi.traits.build][latin.traits.build] ?? 0;
  // Small Latin under hanzi looks thinner than it is, so a little heavier is right and lighter is wrong.
  const difference = heavinessRank(latin) - Math.max(1, Math.min(2.4, heavinessRank(hanzi)));
  const weight = difference < 0 ? 1.1 * difference : -0.8 * Math.max(0, difference - 0.4);
  // Hairlines of a fine high-contrast face vanish at the size of a second line.
  const hairlines = latin.traits.contrast === 'high' && heavinessRank(latin) < 2 ? -1.6 : 0;
  const contrast = -0.4 * Math.abs(CONTRAST_RANK[hanzi.traits.contrast] - CONTRAST_RANK[latin.traits.contrast]);
  const cartoon =
    hanzi.category === '卡通字体'
      ? latin.traits.build === 'round'
        ? 1.6
        : latin.traits.build === 'script'
          ? -1
          : 0
      : 0;
  return build + weight + contrast + cartoon + hairlines;
}

/** What speaks against a face in this logo, such as letters too wide for their line. */
export type Penalty = (face: FaceChoice) => number;
type RankedFace = { face: FaceChoice; fit: number };
const none: Penalty = () => 0;

/** Latin faces that fit a hanzi face, best first. */
export const rankLatinFaces = (
  hanzi: FaceChoice,
  faces: readonly FaceChoice[],
  penalty: Penalty = none,
): RankedFace[] =>
  faces
    .filter((face) => face.script === 'latin')
    .map((face) => ({ face, fit: score(hanzi, face) - penalty(face) }))
    .sort((one, other) => other.fit - one.fit || one.face.key.localeCompare(other.face.key));

/** One of the best few, by seed, so that two logos in one hanzi face need not share their Latin. */
export function pairFonts(
  hanzi: FaceChoice,
  faces: readonly FaceChoice[],
  seed: number,
  penalty: Penalty = none,
): FaceChoice | undefined {
  const ranked = rankLatinFaces(hanzi, faces, penalty);
  const best = ranked[0];
  if (!best) return undefined;
  const near = ranked.filter(({ fit }) => best.fit - fit <= 0.75).slice(0, 5);
  return seededRandom(seed ^ 0x5bd1e995).pick(near)?.face;
}

/** A calm face for a slogan beside the name: same spirit, no louder than regular where there is a choice. */
export function sloganFace(nameFace: FaceChoice, faces: readonly FaceChoice[]): FaceChoice {
  const serif = nameFace.traits.build === 'serif' || nameFace.traits.build === 'brush';
  const wanted: Build = serif ? 'serif' : nameFace.traits.build === 'round' ? 'round' : 'sans';
  const calm = faces
    .filter((face) => face.script === nameFace.script && face.traits.build === wanted)
    .sort(
      (one, other) =>
        Math.abs(heavinessRank(one) - 1) - Math.abs(heavinessRank(other) - 1) || one.key.localeCompare(other.key),
    );
  return calm[0] ?? nameFace;
}
