import type { Language } from '@markwright/contracts/envelope';
import { useMemo } from 'react';
import { useMatches } from 'react-router';
import type { HeadWords } from './head-words.ts';
import type { PageHandle, PageKey } from './site-map.ts';

/** The words a page's own data gives its head, where it has any. */
export function useHeadWords(language: Language): HeadWords | undefined {
  const match = useMatches().findLast(({ handle }) => handle !== undefined);
  const loaded = match?.loaderData;
  const { head } = (match?.handle ?? {}) as Partial<PageHandle>;
  return useMemo(() => head?.(loaded, language), [head, loaded, language]);
}

/** Which page of the site map is on screen. */
export function usePage(): PageKey {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined;
  return handle?.page ?? 'notFound';
}
