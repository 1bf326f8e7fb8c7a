import { useEffect, useMemo, useReducer } from 'react';
import { glyphs } from '../../../lib/logo-drawing/glyphs.ts';
import { logFailure } from '../../../lib/log.ts';
import { printSample, type Sample } from './print-sample.ts';

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

/** The user's own words in a font, at one optical height; long ones shrink to fit the row. */
export function LineSample({ sample }: { sample: Sample }) {
  const scale = Math.min(HEIGHT / sample.height, WIDEST / Math.max(1, sample.width));
  return (
    <svg
      aria-hidden
      width={sample.width * scale}
      height={sample.height * scale}
      viewBox={`${sample.x} ${sample.y} ${sample.width} ${sample.height}`}
      preserveAspectRatio="xMinYMid meet"
      className="min-w-0 shrink overflow-visible"
    >
      <path d={sample.d} fill="currentColor" />
    </svg>
  );
}
