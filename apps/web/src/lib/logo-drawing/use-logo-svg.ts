import type { LogoDoc } from '@markwright/logo';
import { useEffect, useMemo, useReducer } from 'react';
import { logFailure } from '../log.ts';
import { drawLogo, findDrawn, type DrawOptions } from './draw-logo.ts';

/** Outlines that did not arrive may do so when the network is back. */
const TRIES = 4;
const AGAIN_MS = 4000;

/**
 * The logo's SVG markup once it is drawn, undefined until then. `enabled` holds the work back, for example until the
 * logo comes near the viewport.
 */
export function useLogoSvg(doc: LogoDoc | undefined, options: DrawOptions = {}, enabled = true): string | undefined {
  const key = JSON.stringify(options);
  const settled = useMemo(() => JSON.parse(key) as DrawOptions, [key]);
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const svg = doc && findDrawn(doc, settled);
  const waits = enabled && svg === undefined && failures < TRIES;
  useEffect(() => {
    if (!doc || !waits) return undefined;
    const cancel = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    drawLogo(doc, settled, cancel.signal).then(look, (error: unknown) => {
      if (cancel.signal.aborted) return;
      logFailure('drawing a logo', error);
      again = setTimeout(countFailure, AGAIN_MS);
    });
    return () => {
      cancel.abort();
      clearTimeout(again);
    };
  }, [doc, settled, waits, failures]);
  return svg;
}
