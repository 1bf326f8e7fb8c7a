import type { Run } from '@markwright/logo';
import { useEffect, useReducer, useRef } from 'react';
import { classNames } from '../../components/class-names.ts';
import { logFailure } from '../log.ts';
import { glyphs } from './glyphs.ts';
import { shortLines } from './needed-texts.ts';
import { PixelPicture } from './pixel-picture.tsx';
import { printLine } from './print-line.ts';
import { useNear } from './use-near.ts';

type TextInFontProps = {
  font: string;
  text: string;
  className?: string;
  /** Where the line stands in a box wider than it. */
  align?: 'start' | 'middle';
  /** Shown large, as a proposal, it carries the watermark; small it is a sample of the font. */
  large?: boolean;
  /** Told once the outlines are there: characters the font does not have. */
  onMissing?: (characters: readonly string[]) => void;
};

/** A line of text set in one of our fonts; fetched when it comes near. Decorative: say the text elsewhere. */
export function TextInFont({ font, text, className = '', align = 'start', large, onMissing }: TextInFontProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const run = useRun(font, text, near);
  const isHere = run !== undefined;
  const printed = run && printLine(run, large === true);
  const missing = run?.missing.join('') ?? '';
  useEffect(() => {
    if (isHere) onMissing?.(Array.from(missing));
    // Told again only when the characters change, not with every render's new run.
  }, [isHere, missing]); // oxlint-disable-line react-hooks/exhaustive-deps
  return (
    <span
      ref={frame}
      className={classNames('block max-w-full', className, large && !isHere && 'rounded-card bg-quiet')}
      style={{ aspectRatio: printed?.ratio ?? 1 }}
    >
      <PixelPicture
        svg={printed?.svg}
        label=""
        kind={large ? 'marked' : 'sample'}
        near={near}
        className={classNames('size-full', align === 'start' ? 'object-left' : 'object-center')}
      />
    </span>
  );
}

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
