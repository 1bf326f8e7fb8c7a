import type { ArtBrief, LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { prepareArt } from '../../lib/art-drawing/art-painter.ts';
import { logFailure } from '../../lib/log.ts';

/** A busy server is asked again. */
const TRIES = 5;
const AGAIN_MS = 2000;

/** The document of a lettering once its face is known; the one before stays until then, so nothing flickers. */
export function useArtDoc(brief: ArtBrief): LogoDoc | undefined {
  const key = JSON.stringify(brief);
  const [doc, setDoc] = useState<LogoDoc>();
  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const prepare = (triesLeft: number) => {
      prepareArt(JSON.parse(key) as ArtBrief).then(
        (found) => wanted && setDoc(found),
        (error: unknown) => {
          logFailure('preparing lettering', error);
          if (wanted && triesLeft > 1) again = setTimeout(() => prepare(triesLeft - 1), AGAIN_MS);
        },
      );
    };
    prepare(TRIES);
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [key]);
  return doc;
}
