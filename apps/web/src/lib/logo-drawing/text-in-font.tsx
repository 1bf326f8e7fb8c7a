import type { Run } from '@markwright/logo';
import { useEffect, useReducer, useRef } from 'react';
import { logFailure } from '../log.ts';
import { glyphs } from './glyphs.ts';
import { shortLines } from './needed-texts.ts';
import { useNear } from './use-near.ts';

/** Room above and below the baseline, in em: the same for every font, so that lines in different fonts compare. */
const ASCENT = 0.96;
const DESCENT = 0.26;

type TextInFontProps = {
  font: string;
  text: string;
  className?: string;
  /** Where the line stands in a box wider than it. */
  align?: 'start' | 'middle';
  /** Told once the outlines are there: characters the font does not have. */
  onMissing?: (characters: readonly string[]) => void;
};

/** A line of text set in one of our fonts, as outlines; fetched when it comes near. Decorative: say the text elsewhere. */
export function TextInFont({ font, text, className = '', align = 'start', onMissing }: TextInFontProps) {
  const frame = useRef<SVGSVGElement>(null);
  const run = useRun(font, text, useNear(frame));
  const em = run?.unitsPerEm ?? 1000;
  const width = run ? Math.max(...run.glyphs.map(inkEnd), run.width, 1) : em;
  const missing = run?.missing.join('') ?? '';
  useEffect(() => {
    if (run) onMissing?.(Array.from(missing));
    // Told again only when the characters change, not with every render's new run.
  }, [run !== undefined, missing]); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <svg
      ref={frame}
      aria-hidden
      data-drawn={run !== undefined}
      viewBox={`0 ${-ASCENT * em} ${width} ${(ASCENT + DESCENT) * em}`}
      preserveAspectRatio={align === 'start' ? 'xMinYMid meet' : 'xMidYMid meet'}
      fill="currentColor"
      className={`block max-w-full overflow-visible ${className}`}
    >
      {run?.glyphs.map((glyph, index) => (
        <path key={index} d={glyph.path} transform={`translate(${glyph.x} 0)`} />
      ))}
    </svg>
  );
}

const inkEnd = ({ x, advance, ink }: Run['glyphs'][number]) => (ink ? x + ink.x + ink.width : x + advance);

function useRun(font: string, text: string, enabled: boolean): Run | undefined {
  const [, look] = useReducer((count: number) => count + 1, 0);
  const needed = new Map([[font, new Set(shortLines(text))]]);
  const here = text !== '' && glyphs.has(needed);
  useEffect(() => {
    if (!enabled || here || text === '') return;
    glyphs.ensure(needed).then(look, (error: unknown) => logFailure('setting a line', error));
    // `needed` is made of font and text.
  }, [font, text, enabled, here]); // oxlint-disable-line react-hooks/exhaustive-deps
  return here ? glyphs.outlines.shape(font, text) : undefined;
}
