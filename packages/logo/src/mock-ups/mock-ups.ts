import type { Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import { svgOpening } from '../render/render-svg.ts';
import { printWatermark } from '../render/watermark.ts';
import { drawAppIcon } from './app-icon.ts';
import { drawBusinessCard } from './business-card.ts';
import { drawCup } from './cup.ts';
import { SCENE, sceneColors } from './scene.ts';
import type { SceneKit } from './scene.ts';
import { drawShopSign } from './shop-sign.ts';
import { drawTShirt } from './t-shirt.ts';

const SCENES = {
  sign: drawShopSign,
  card: drawBusinessCard,
  cup: drawCup,
  app: drawAppIcon,
  shirt: drawTShirt,
} as const satisfies Record<string, (kit: SceneKit) => string>;

export type MockUp = keyof typeof SCENES;
export const MOCK_UPS = Object.keys(SCENES) as MockUp[];

/** The logo on a thing, as a flat elevation: the same outlines as everywhere, placed by their ink. */
export function renderMockUp(
  mockUp: MockUp,
  doc: LogoDoc,
  outlines: Outlines,
  { watermark = false }: { watermark?: boolean } = {},
): string {
  const colors = sceneColors(doc);
  const kit: SceneKit = { doc, outlines, colors };
  const inks = { ground: colors.paper, ink: colors.brand };
  const cover = watermark ? printWatermark(SCENE, inks, `mw-${mockUp}`, 'quiet') : '';
  return `${svgOpening(SCENE, doc.name.text)}${SCENES[mockUp](kit)}${cover}</svg>`;
}
