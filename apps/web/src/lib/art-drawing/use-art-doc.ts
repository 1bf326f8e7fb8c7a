import type { ArtBrief, LogoDoc } from '@markwright/logo';
import { useCallback, useEffect, useRef, useState } from 'react';
import { prepareArt } from './art-painter.ts';
import { logFailure } from '../log.ts';

/** A busy server is asked again. */
const TRIES = 5;
const AGAIN_MS = 2000;

type ArtDoc = {
  /** The newest that is ready; the one before stays until then, so nothing flickers. */
  doc: LogoDoc | undefined;
  /** The document of exactly this brief, whatever is shown: what is kept or bought must be what was typed. */
  prepare: (brief: ArtBrief) => Promise<LogoDoc>;
};

/** The document of a lettering once its face is known. */
export function useArtDoc(brief: ArtBrief): ArtDoc {
  const key = JSON.stringify(brief);
  const [doc, setDoc] = useState<LogoDoc>();
  const made = useRef<{ key: string; doc: Promise<LogoDoc> }>(undefined);

  // The same brief gives the same object: a document that was saved is known by its identity.
  const prepareKey = useCallback((wantedKey: string): Promise<LogoDoc> => {
    if (made.current?.key === wantedKey) return made.current.doc;
    const preparing = prepareArt(JSON.parse(wantedKey) as ArtBrief);
    made.current = { key: wantedKey, doc: preparing };
    preparing.catch(() => {
      if (made.current?.doc === preparing) made.current = undefined;
    });
    return preparing;
  }, []);

  useEffect(() => {
    let wanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const show = (triesLeft: number) => {
      prepareKey(key).then(
        (found) => wanted && setDoc(found),
        (error: unknown) => {
          logFailure('preparing lettering', error);
          if (wanted && triesLeft > 1) again = setTimeout(() => show(triesLeft - 1), AGAIN_MS);
        },
      );
    };
    show(TRIES);
    return () => {
      wanted = false;
      clearTimeout(again);
    };
  }, [key, prepareKey]);
  return { doc, prepare: (asked) => prepareKey(JSON.stringify(asked)) };
}
