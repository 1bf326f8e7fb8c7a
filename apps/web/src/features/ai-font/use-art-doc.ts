import type { ArtBrief, LogoDoc } from '@markwright/logo';
import { useEffect, useState } from 'react';
import { prepareArt } from '../../lib/art-drawing/art-painter.ts';
import { logFailure } from '../../lib/log.ts';

/** The document of a lettering once its face is known; the one before stays until then, so nothing flickers. */
export function useArtDoc(brief: ArtBrief): LogoDoc | undefined {
  const key = JSON.stringify(brief);
  const [doc, setDoc] = useState<LogoDoc>();
  useEffect(() => {
    let wanted = true;
    prepareArt(JSON.parse(key) as ArtBrief).then(
      (found) => wanted && setDoc(found),
      (error: unknown) => logFailure('preparing lettering', error),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return doc;
}
