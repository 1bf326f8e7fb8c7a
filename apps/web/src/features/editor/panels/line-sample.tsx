import { parsePath, place, printPath, type Outlines } from '@markwright/logo';
import { useEffect, useMemo, useReducer } from 'react';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { PixelPicture } from '../../../lib/logo-drawing/pixel-picture.tsx';
import { logFailure } from '../../../lib/log.ts';

type Sample = { d: string; x: number; y: number; width: number; height: number; missing: readonly string[] };

/** A line of text as one path, with the box that brings every font to the same optical height. */
function printSample(outlines: Outlines, font: string, text: string): Sample {
  const { glyphs, missing, unitsPerEm, width } = outlines.shape(font, text);
  const { hanziHeight, capHeight } = outlines.metrics(font);
  const d = glyphs.map(({ path, x }) => (path ? printPath(parsePath(path), place(1, x, 0)) : '')).join('');
  // Hanzi stand a little below the baseline; Latin needs room for its descenders.
  const height = (hanziHeight || capHeight * 1.5 || unitsPerEm) * 1.12;
  return { d, x: 0, y: -height * (hanziHeight ? 0.86 : 0.74), width: Math.max(1, width), height, missing };
}

/** A text set in a font, once its outlines are here; 'failed' when they did not come. */
export function useSample(font: string, text: string, enabled: boolean): Sample | 'waiting' {
  const [arrived, look] = useReducer((count: number) => count + 1, 0);
  const isHere = glyphs.outlines.has(font, text);
  useEffect(() => {
    if (!enabled || isHere) return;
    glyphs
      .ensure(new Map([[font, new Set([text])]]))
      .then(look, (error: unknown) => logFailure(`a sample of ${font}`, error));
  }, [font, text, enabled, isHere]);
  return useMemo(
    () => (isHere || arrived > 0 ? printSample(glyphs.outlines, font, text) : 'waiting'),
    [font, text, isHere, arrived],
  );
}

const HEIGHT = 34;
const WIDEST = 190;
const INK = '#17130f';

/** The user's own words in a font, at one optical height; long ones shrink to fit the row. */
export function LineSample({ sample }: { sample: Sample }) {
  const { x, y, width, height, d } = sample;
  const scale = Math.min(HEIGHT / height, WIDEST / Math.max(1, width));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><path d="${d}" fill="${INK}"/></svg>`;
  return (
    <span className="block min-w-0 shrink" style={{ width: width * scale, height: height * scale }}>
      <PixelPicture svg={svg} label="" kind="sample" className="size-full" />
    </span>
  );
}
