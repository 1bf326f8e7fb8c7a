import type { LogoDoc } from '@markwright/logo';
import { useEffect, useMemo, useReducer } from 'react';
import { logFailure } from '../log.ts';
import { glyphs } from './glyphs.ts';
import { neededTexts } from './needed-texts.ts';
import type { Paintable } from './painter.ts';
import type { DrawOptions } from './print-logo.ts';

/** Outlines that did not arrive may do so when the network is back. */
const TRIES = 4;
const AGAIN_MS = 4000;

/** A logo ready to be painted, once the outlines of its letters are here; `enabled` holds fetching them back. */
export function usePaintedLogo(doc: LogoDoc, options: DrawOptions = {}, enabled = true) {
  const key = JSON.stringify(options);
  const logo = useMemo(
    (): Extract<Paintable, { doc: unknown }> => ({ doc, options: JSON.parse(key) as DrawOptions }),
    [doc, key],
  );
  const needed = useMemo(() => neededTexts(doc), [doc]);
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const isReady = glyphs.has(needed);
  const waits = enabled && !isReady && failures < TRIES;
  useEffect(() => {
    if (!waits) return undefined;
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    glyphs.ensure(needed).then(
      () => wanted && look(),
      (error: unknown) => {
        if (!wanted) return;
        logFailure('drawing a logo', error);
        again = setTimeout(countFailure, AGAIN_MS);
      },
    );
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [needed, waits, failures]);
  return isReady ? logo : undefined;
}
