import type { LogoDoc } from '@markwright/logo';
import { useEffect, useMemo, useReducer } from 'react';
import { logFailure } from '../log.ts';
import { drawLogo, findDrawn, type DrawOptions } from './draw-logo.ts';

/**
 * The logo's SVG markup once it is drawn, undefined until then. `enabled` holds the work back, for example until the
 * logo comes near the viewport.
 */
export function useLogoSvg(doc: LogoDoc | undefined, options: DrawOptions = {}, enabled = true): string | undefined {
  const key = JSON.stringify(options);
  const settled = useMemo(() => JSON.parse(key) as DrawOptions, [key]);
  const [, look] = useReducer((count: number) => count + 1, 0);
  const svg = doc && findDrawn(doc, settled);
  const waits = enabled && svg === undefined;
  useEffect(() => {
    if (!doc || !waits) return undefined;
    const cancel = new AbortController();
    drawLogo(doc, settled, cancel.signal).then(look, (error: unknown) => {
      if (!cancel.signal.aborted) logFailure('drawing a logo', error);
    });
    return () => cancel.abort();
  }, [doc, settled, waits]);
  return svg;
}
