import type { Construction, MarkDrawing, MarkShape } from '@markwright/logo';
import { constructionOf, type Region, move, scale } from '@markwright/marks/kit';
import { boxOf, type Outline, placeOutline, printOutline } from '@markwright/vector/outline';

/** A mark made by rule: the same inputs and seed give the same drawing for ever. */
export type RuleMark = {
  drawing: MarkDrawing;
  /** 标志释义: how it was made, from what, and why. */
  meaning: { zh: string; en: string };
  source: { kind: string; id: string; seed: number };
};

export type Layer = { outline: Outline; paint: 'primary' | 'secondary' };

export const inPrimary = (...outlines: Outline[]): Layer[] =>
  outlines.map((outline) => ({ outline, paint: 'primary' }));
export const inSecondary = (...outlines: Outline[]): Layer[] =>
  outlines.map((outline) => ({ outline, paint: 'secondary' }));

export type RuleSketch = {
  layers: Layer[];
  /** Drawn with fewer, thicker details; for 24 px and less. */
  small?: Layer[];
  /** Frames and other parts made by the kit, shown as construction. */
  guides?: Region[];
  meaning: { zh: string; en: string };
  /** What was made of what: kind/form/letters/face. */
  id: string;
};

const CANVAS = 240;
const INK_SIDE = 208;
/** Long side against short side. */
const LONGEST = 2.3;
/** The document allows this many primitives. */
const MOST_GUIDES = 120;

/** Brings the ink to the canvas and prints it as plain data. Undefined when nothing was left to draw, or only a stick. */
export function finishMark(sketch: RuleSketch, seed: number): RuleMark | undefined {
  const all = sketch.layers.flatMap((layer) => layer.outline);
  if (all.length === 0) return undefined;
  const ink = boxOf(all);
  // A lone I or 一 is no mark: whatever stands beside the name fills a square more or less.
  if (Math.max(ink.width / ink.height, ink.height / ink.width) > LONGEST) return undefined;
  const by = INK_SIDE / Math.max(ink.width, ink.height);
  const [dx, dy] = [CANVAS / 2 - (ink.x + ink.width / 2) * by, CANVAS / 2 - (ink.y + ink.height / 2) * by];
  const print = (layers: Layer[]): MarkShape[] =>
    layers
      .filter((layer) => layer.outline.length > 0)
      .map(({ outline, paint }) => ({
        d: printOutline(placeOutline(outline, by, dx, dy)),
        paint,
        fillRule: 'evenodd',
      }));
  const construction: Construction[] = constructionOf(
    (sketch.guides ?? []).map((region) => move(scale(region, by, [0, 0]), dx, dy)),
  ).slice(0, MOST_GUIDES);
  return {
    drawing: {
      box: boxOf(placeOutline(all, by, dx, dy)),
      shapes: print(sketch.layers),
      ...(construction.length > 0 ? { construction } : {}),
      ...(sketch.small ? { small: print(sketch.small) } : {}),
    },
    meaning: sketch.meaning,
    source: { kind: 'rule', id: sketch.id, seed },
  };
}
