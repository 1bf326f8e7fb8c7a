import { chooseDress, type DressWish, type LogoColors } from './choose-colors.ts';
import type { SceneMeta } from './scene.ts';

/** What may be fixed of a scene: the colour of its material, the ink of its process, the mark's share of the picture's width. */
export type SceneNarrowing = { ground?: string; ink?: string; markWidth?: number };

/** The scene as if it came in that material and ink only, with that much room: the rule then does the rest. */
export function narrowScene(scene: SceneMeta, { ground, ink, markWidth }: SceneNarrowing): SceneMeta {
  const [left, bottom, right, top] = scene.art;
  const half = ((markWidth ?? 0) * scene.size[0]) / scene.density / 2;
  const middle = (left + right) / 2;
  return {
    ...scene,
    ...(markWidth !== undefined && { art: [middle - half, bottom, middle + half, top] as const }),
    ...(ground !== undefined && { ground, grounds: [ground], takesBackground: false }),
    ...(ink !== undefined && { inks: [ink] }),
  };
}

/** What there is to choose from; a list with one entry leaves no choice. */
export type DressChoices = {
  dresses: readonly (DressWish | 'rule')[];
  grounds: readonly string[];
  inks: readonly string[];
};

const WISHES = ['designed', 'reversed', 'one-color'] as const satisfies readonly DressWish[];

/** Only choices that give another picture: a foil has its inks, a shirt its cloths, a sign the logo's own colours. */
export function dressChoices(scene: SceneMeta, logo: LogoColors): DressChoices {
  const seen = new Set([JSON.stringify(chooseDress(scene, logo))]);
  const dresses: (DressWish | 'rule')[] = ['rule'];
  for (const wish of WISHES) {
    const dress = JSON.stringify(chooseDress(scene, logo, wish));
    if (!seen.has(dress)) dresses.push(wish);
    seen.add(dress);
  }
  const own = scene.takesBackground && logo.background ? [logo.background] : [];
  return {
    dresses,
    grounds: scene.mode === 'vinyl' ? [] : [...new Set([...own, scene.ground, ...(scene.grounds ?? [])])],
    inks: scene.inks ?? [],
  };
}
