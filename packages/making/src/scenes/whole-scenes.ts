import { INVERSE, BROADER_CONCEPTS, NEAR } from './broader-concepts.data.ts';
import type { Relation, Scene } from '@markwright/marks';
import type { WholeScene } from './whole-scene.ts';
import { animalScenes } from './whole/animals.ts';
import { atEaseScenes } from './whole/at-ease.ts';
import { birdScenes } from './whole/birds.ts';
import { cupAndBowlScenes } from './whole/cups-and-bowls.ts';
import { dressedScenes } from './whole/dressed.ts';
import { emblemScenes } from './whole/emblems.ts';
import { everydayScenes } from './whole/everyday.ts';
import { growingScenes } from './whole/growing.ts';
import { hatScenes } from './whole/hats.ts';
import { holdingThingScenes } from './whole/holding-things.ts';
import { holdingTreatScenes } from './whole/holding-treats.ts';
import { holdingScenes } from './whole/holding.ts';
import { inTheHandScenes } from './whole/in-the-hand.ts';
import { insectScenes } from './whole/insects.ts';
import { legendScenes } from './whole/legends.ts';
import { lookingOutScenes } from './whole/looking-out.ts';
import { meadowScenes } from './whole/meadow.ts';
import { moonScenes } from './whole/moon.ts';
import { nightAndSkyScenes } from './whole/night-and-sky.ts';
import { officeScenes } from './whole/office.ts';
import { paintedScenes } from './whole/painted.ts';
import { replacedPartScenes } from './whole/replaced-parts.ts';
import { ridingScenes } from './whole/riding.ts';
import { seaAnimalScenes } from './whole/sea-animals.ts';
import { seaScenes } from './whole/sea.ts';
import { sittingScenes } from './whole/sitting.ts';
import { thingScenes } from './whole/things.ts';
import { toldOftenScenes } from './whole/told-often.ts';
import { tradeScenes } from './whole/trades.ts';
import { vesselScenes } from './whole/vessels.ts';
import { watersideScenes } from './whole/waterside.ts';
import { wearingScenes } from './whole/wearing.ts';

/** Every scene drawn by hand. */
export const WHOLE_SCENES: readonly WholeScene[] = [
  ...holdingScenes,
  ...holdingTreatScenes,
  ...holdingThingScenes,
  ...wearingScenes,
  ...hatScenes,
  ...dressedScenes,
  ...vesselScenes,
  ...lookingOutScenes,
  ...cupAndBowlScenes,
  ...moonScenes,
  ...nightAndSkyScenes,
  ...seaScenes,
  ...seaAnimalScenes,
  ...birdScenes,
  ...insectScenes,
  ...meadowScenes,
  ...watersideScenes,
  ...ridingScenes,
  ...sittingScenes,
  ...atEaseScenes,
  ...replacedPartScenes,
  ...thingScenes,
  ...emblemScenes,
  ...paintedScenes,
  ...growingScenes,
  ...inTheHandScenes,
  ...legendScenes,
  ...everydayScenes,
  ...animalScenes,
  ...tradeScenes,
  ...officeScenes,
  ...toldOftenScenes,
];

export const findWholeScene = (name: string): WholeScene | undefined =>
  WHOLE_SCENES.find(({ mark }) => mark.key === `scenes/${name}`);

/** Hand-drawn scenes of these two things, those that say the very relation first. */
export function wholeScenesFor({ subject, relation, object }: Scene): WholeScene[] {
  const ranked = WHOLE_SCENES.flatMap((scene) => {
    const straight = nearness(subject, scene.subject) + nearness(object, scene.object);
    const turned = nearness(subject, scene.object) + nearness(object, scene.subject);
    const ranks = [
      straight + rankOf(relation, scene),
      turned + Math.min(...INVERSE[relation].map((r) => rankOf(r, scene))),
    ];
    const rank = Math.min(...ranks);
    // Of two alike only the very relation was drawn: two fish in a ring do not eat each other.
    const isOther = subject === object && rank >= NEARLY;
    return Number.isFinite(rank) && !isOther ? [{ scene, rank }] : [];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ scene }) => scene);
}

/** From this rank on a scene only means nearly the same. */
const NEARLY = 4;

/** 0 for the thing itself, more for what may stand for it. */
function nearness(said: string, drawn: string): number {
  if (said === drawn) return 0;
  const kin = BROADER_CONCEPTS[said]?.indexOf(drawn) ?? -1;
  return kin < 0 ? Infinity : 1 + kin * 0.1;
}

/** How well a scene says a relation: its first one, another of its own, one that means nearly the same, or only "and". */
function rankOf(relation: Relation, { relations }: WholeScene): number {
  const own = relations.indexOf(relation);
  if (own >= 0) return own * 0.1;
  if (relation === 'and') return 3;
  const near = NEAR[relation].findIndex((each) => relations.includes(each));
  return near < 0 ? Infinity : NEARLY + near * 0.1;
}
