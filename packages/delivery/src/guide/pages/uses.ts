import type { LogoDoc, Outlines } from '@markwright/logo';
import type { Box } from '@markwright/vector';
import { mockUpRequest, SCENE_TITLES, scenesOf } from '../../mock-ups/in-scenes.ts';
import type { PackDeps, Text } from '../../plan/pack-file.ts';
import { label, MARGIN, openPage, RIGHT, type GuideKit } from '../kit.ts';
import type { Sheet, SheetPicture } from '../sheet.ts';
import { WORDS } from '../words.ts';

const GAP = 4;
const CAPTION = 4;
const TOP = 34;
const WIDTH = RIGHT - MARGIN;
const LARGE = { width: 172, height: 96.75 };
const SMALL = { x: MARGIN + LARGE.width + GAP, width: WIDTH - LARGE.width - GAP, height: 44.5 };
const ROW = { y: 139.5, width: (WIDTH - 2 * GAP) / 3, height: 48.2 };

/** One large, two beside it and three below. */
const ROOMS: readonly Box[] = [
  { x: MARGIN, y: TOP, ...LARGE },
  { ...SMALL, y: TOP },
  { ...SMALL, y: TOP + LARGE.height - SMALL.height },
  ...[0, 1, 2].map((column) => ({ ...ROW, x: MARGIN + column * (ROW.width + GAP) })),
];

/** Pixels of a photograph: about 230 an inch for the large one, 260 for the others. */
const pixelsOf = ({ width }: Box): number => (width === LARGE.width ? 1600 : 900);

/** The logo in use. */
type Photo = { title: Text; picture: SheetPicture };

/** The logo in the scenes that suit its trade, one for every place of the page. */
export function takePhotos(
  doc: LogoDoc,
  trade: string | undefined,
  { outlines, draw }: { outlines: Outlines; draw: PackDeps['draw'] },
): Promise<Photo[]> {
  const scenes = scenesOf(doc, trade).slice(0, ROOMS.length);
  return Promise.all(
    scenes.map(async (scene, index) => ({
      title: SCENE_TITLES[scene],
      picture: await draw(mockUpRequest(doc, outlines, scene, pixelsOf(ROOMS[index]!))),
    })),
  );
}

/** The logo where it will be seen. */
export function drawUses(kit: GuideKit, page: number, photos: readonly Photo[]): Sheet {
  const { text, tint } = kit.colors;
  const sheet = openPage(kit, WORDS.uses, tint, page, text);
  for (const [index, { title, picture }] of photos.entries()) {
    const room = ROOMS[index];
    if (!room) break;
    sheet.picture(picture, room);
    const at = { x: room.x, y: room.y + room.height + CAPTION, color: text, room: room.width };
    label(sheet, kit, { zh: title.zh, en: title.en.replace(/^./, (first) => first.toUpperCase()) }, at);
  }
  return sheet;
}
