import type { Region } from '@markwright/marks/kit';
import { fitInto } from './fit.ts';
import type { Frame } from './frames.ts';
import { subtract, reverse, type Outline } from '@markwright/vector/outline';
import { outlineOfRegion } from '../region-outline.ts';
import { inPrimary, type Layer } from './rule-mark.ts';

export type FrameStyle = 'reversed' | 'keyline' | 'ring' | 'double-ring';

export const FRAME_STYLES: Record<FrameStyle, { zh: string; en: string }> = {
  reversed: { zh: '反白镂空', en: 'cut out of the solid shape' },
  keyline: { zh: '反白镂空，内衬一道细线', en: 'cut out of the solid shape, a fine line inside its edge' },
  ring: { zh: '外框与笔画同粗', en: 'the frame drawn as heavy as the letter' },
  'double-ring': { zh: '外粗内细两道框线', en: 'a heavy and a fine line around it' },
};

type Setting = {
  frame: Frame;
  style: FrameStyle;
  /** Letters, any size; they are fitted. */
  letters: Outline;
  /** Stem of the letters in their own units: lines of the frame follow it. */
  stem: number;
  /** Space between letters and frame on the 240 canvas. */
  clear?: number;
  tallest?: number;
};

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Letters in a frame whose lines are matched to their stem. */
export function frameLetters(setting: Setting): { layers: Layer[]; small: Layer[]; guides: Region[] } {
  const { frame, style, letters, stem, clear = 24, tallest = 132 } = setting;
  const fit = (inset: number) =>
    fitInto(letters, { within: outlineOfRegion(frame.inset(inset)), middle: frame.middle, tallest, widest: 150 });
  const solid = outlineOfRegion(frame.inset(0));
  const band = (from: number, to: number): Outline => [
    ...outlineOfRegion(frame.inset(from)),
    ...turned(outlineOfRegion(frame.inset(to))),
  ];
  const line = (scale: number, share: number): number => between(6, stem * scale * share, 14);

  if (style === 'reversed') {
    const { outline } = fit(clear + 4);
    const bigger = fit(clear - 6).outline;
    return {
      layers: inPrimary(subtract(solid, outline)),
      small: inPrimary(subtract(solid, bigger)),
      guides: [frame.inset(0)],
    };
  }
  if (style === 'keyline') {
    const { outline } = fit(clear + 14);
    const edge = band(10, 15);
    return {
      layers: inPrimary(subtract(solid, edge, outline)),
      small: inPrimary(subtract(solid, fit(clear - 4).outline)),
      guides: [frame.inset(0), frame.inset(10)],
    };
  }
  const weight = line(fit(clear + 12).scale, style === 'ring' ? 0.85 : 0.7);
  const small = inPrimary([...band(0, Math.max(weight, 12)), ...fit(Math.max(weight, 12) + clear - 6).outline]);
  if (style === 'ring') {
    const { outline } = fit(weight + clear);
    return {
      layers: inPrimary([...band(0, weight), ...outline]),
      small,
      guides: [frame.inset(0), frame.inset(weight)],
    };
  }
  const { outline } = fit(weight + 12 + clear);
  const inner = weight + Math.max(6.5, weight * 0.8);
  return {
    layers: inPrimary([...band(0, weight), ...band(inner, inner + 5), ...outline]),
    small,
    guides: [frame.inset(0), frame.inset(weight), frame.inset(inner)],
  };
}

/** The same rings run the other way, so that they are holes. */
const turned = (outline: Outline): Outline => outline.map((ring) => ring.toReversed().map(reverse));
