import { packPath } from '../plan/names.ts';
import type { PackKit, PlannedFile } from '../plan/pack-file.ts';
import { mockUpRequest, SCENE_TITLES, scenesOf } from './in-scenes.ts';

const COUNT = 12;
const LONG_SIDE = 1920;

/** The logo where it will be used, as photographs: for posts, offers and whoever has to be shown. */
export function planMockUps({ doc, options, deps, draw }: PackKit): PlannedFile[] {
  return scenesOf(doc, options.trade)
    .slice(0, COUNT)
    .map((scene) => ({
      folder: 'mockups',
      path: packPath('mockups', doc, options.language, [SCENE_TITLES[scene]], 'jpg'),
      type: 'image/jpeg',
      title: SCENE_TITLES[scene],
      isVector: true,
      // words in the drawing would be printed on the cup
      make: async () => (await draw({ ...mockUpRequest(doc, deps.outlines, scene, LONG_SIDE), isBare: true })).bytes,
    }));
}
