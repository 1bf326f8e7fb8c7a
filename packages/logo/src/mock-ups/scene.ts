import { luminance } from '../color/contrast.ts';
import { mixColors, toHex, toOklch, type Outlines } from '@markwright/vector';
import type { LogoDoc } from '../document/logo-doc.ts';
import type { Artboard } from '../layout/placed-logo.ts';

/** Every mock-up is one flat elevation of this size. */
export const SCENE: Artboard = { width: 400, height: 280 };

/** The logo's own two surfaces and the shades its surroundings are painted in. */
type SceneColors = {
  /** The darker surface: a sign, a sleeve, the back of a card. */
  brand: string;
  /** The lighter one: paper, cup, cloth. */
  paper: string;
  /** Trim and shadow of the brand's surface. */
  deep: string;
  /** The air behind the thing. */
  air: string;
  /** A step darker than the air: floor, table. */
  floor: string;
};

export type SceneKit = { doc: LogoDoc; outlines: Outlines; colors: SceneColors };

const INK = '#17130f';
const SAND = '#ddd2c0';

export function sceneColors(doc: LogoDoc): SceneColors {
  const ground = doc.background === 'transparent' ? '#ffffff' : doc.background;
  const isDark = luminance(ground) < luminance(doc.name.color);
  const brand = isDark ? ground : doc.name.color;
  const paper = isDark ? doc.name.color : ground;
  const { c, h } = toOklch(brand);
  // Light enough to stand back, with a breath of the brand's hue; greys stay on warm sand.
  const air = c < 0.03 ? SAND : toHex({ l: 0.87, c: 0.035, h });
  return { brand, paper, deep: mixColors(brand, INK, 0.45), air, floor: mixColors(air, INK, 0.12) };
}

/** Whether a surface wears the logo as designed; the other one wears it with ground and name changed over. */
export const isOwnSurface = (doc: LogoDoc, surface: string): boolean =>
  surface === (doc.background === 'transparent' ? '#ffffff' : doc.background);
