import type { SceneLook } from './scene-looks.ts';
import { linearColor, type Rgb } from './tone.ts';

/** How the mark is drawn: in its own colours, or in one. */
export type MarkColors = { kind: 'designed' } | { kind: 'one-color'; color: string };
type Dress = { ground: string; mark: MarkColors };

/** What the customer may say in place of the rule. */
export type DressWish = 'designed' | 'reversed' | 'one-color';

export type LogoColors = {
  /** The logo's background, null where it has none. */
  background: string | null;
  /** The colours of its inks, the name's first. */
  inks: readonly string[];
};

/** Below this the mark is lost on its ground (a shop sign is read at a glance, not studied). */
const LEGIBLE = 3;
const PAPER = '#ffffff';
const INK = '#17130f';

const light = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** Contrast of two colours as WCAG counts it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [light(linearColor(one)), light(linearColor(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const bestOn = (ground: string, colors: readonly string[]): string =>
  colors.reduce((best, color) => (contrastOf(color, ground) > contrastOf(best, ground) ? color : best));

const readsOn = (ground: string, { inks }: LogoColors) => inks.every((ink) => contrastOf(ink, ground) >= LEGIBLE);

/** One colour on a ground: the process's own inks first, then the logo's, then ink or paper. */
function oneColor(ground: string, { inks: processInks = [] }: SceneLook, { inks, background }: LogoColors): MarkColors {
  const own = processInks.length > 0 ? processInks : [...inks, ...(background ? [background] : [])];
  const [first = INK] = own.filter((color) => contrastOf(color, ground) >= LEGIBLE);
  const isLegible = contrastOf(first, ground) >= LEGIBLE;
  return { kind: 'one-color', color: isLegible ? first : bestOn(ground, [PAPER, INK]) };
}

/** Processes that know one colour only. */
const ONE_COLOR = new Set(['foil', 'stamp', 'vinyl']);

/** The rule: as designed wherever the material allows it and the mark can be read; else the ground that suits it, else one colour. */
export function chooseDress(scene: SceneLook, logo: LogoColors, wish?: DressWish): Dress {
  const material = [scene.ground, ...(scene.grounds ?? [])];
  if (ONE_COLOR.has(scene.mode)) {
    const ground =
      scene.mode === 'vinyl'
        ? scene.ground
        : (material.find((g) => scene.inks?.some((ink) => contrastOf(ink, g) >= LEGIBLE)) ?? scene.ground);
    return { ground, mark: oneColor(ground, scene, logo) };
  }
  if (scene.mode === 'lit') {
    const ground = logo.background && contrastOf(logo.background, PAPER) >= 4.5 ? logo.background : scene.ground;
    return {
      ground,
      mark:
        readsOn(ground, logo) && wish !== 'one-color'
          ? { kind: 'designed' }
          : { kind: 'one-color', color: bestOn(ground, [PAPER, ...logo.inks]) },
    };
  }
  const [name = INK] = logo.inks;
  const background = logo.background ?? scene.ground;
  if (wish === 'reversed') {
    const color = contrastOf(background, name) >= LEGIBLE ? background : bestOn(name, [PAPER, INK]);
    const ground = scene.takesBackground
      ? name
      : (material.find((g) => contrastOf(g, color) >= LEGIBLE) ?? scene.ground);
    return { ground, mark: { kind: 'one-color', color } };
  }
  if (wish === 'one-color') {
    const ground = scene.takesBackground ? background : scene.ground;
    return { ground, mark: oneColor(ground, scene, logo) };
  }
  if (scene.takesBackground && logo.background) {
    // a seal's name is cut out of it: one ink that can be seen is enough on the ground it was designed for
    const isSeen = logo.inks.some((ink) => contrastOf(ink, background) >= LEGIBLE);
    return {
      ground: background,
      mark: isSeen || wish === 'designed' ? { kind: 'designed' } : oneColor(background, scene, logo),
    };
  }
  const ground = material.find((each) => readsOn(each, logo));
  if (ground || wish === 'designed') return { ground: ground ?? scene.ground, mark: { kind: 'designed' } };
  return { ground: scene.ground, mark: oneColor(scene.ground, scene, logo) };
}
