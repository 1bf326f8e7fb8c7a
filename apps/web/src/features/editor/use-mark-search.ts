import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { SimilarMark } from './use-similar-marks.ts';

const PER_PAGE = 24;
const TYPING_MS = 300;

type Found = { words: string; marks: readonly SimilarMark[]; total: number; pages: number; failed: boolean };
const NOTHING: Found = { words: '', marks: [], total: 0, pages: 0, failed: false };

/** The whole catalogue by words, a page at a time; an old reply is never shown for new words. */
export function useMarkSearch(typed: string) {
  const words = useDebounced(typed.trim(), TYPING_MS);
  const [found, setFound] = useState<Found>(NOTHING);
  const [wanted, setWanted] = useState({ words: '', pages: 1, attempt: 0 });
  const pages = wanted.words === words ? wanted.pages : 1;
  const attempt = wanted.words === words ? wanted.attempt : 0;
  useEffect(() => {
    if (words === '') return undefined;
    const cancel = new AbortController();
    const query = { words, page: pages, size: PER_PAGE };
    void api.call('searchMarks', { query, showsFailures: true, signal: cancel.signal }).then(({ code, data }) => {
      if (cancel.signal.aborted) return;
      setFound((before) => {
        const known = before.words === words && pages > 1 ? before.marks : [];
        if (code !== OK_CODE || !data) return { ...before, words, marks: known, failed: true };
        return { words, marks: [...known, ...data.list], total: data.total, pages, failed: false };
      });
    });
    return () => cancel.abort();
  }, [words, pages, attempt]);
  const isHere = found.words === words;
  return {
    words,
    marks: isHere ? found.marks : [],
    total: isHere ? found.total : 0,
    state: !isHere ? ('loading' as const) : found.failed ? ('failed' as const) : ('here' as const),
    hasMore: isHere && !found.failed && found.pages * PER_PAGE < found.total,
    more: () => setWanted({ words, pages: pages + 1, attempt }),
    retry: () => setWanted({ words, pages, attempt: attempt + 1 }),
  };
}
