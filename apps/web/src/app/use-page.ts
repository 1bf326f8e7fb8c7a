import { useMatches } from 'react-router';
import type { PageHandle, PageKey } from './site-map.ts';

/** Which page of the site map is on screen. */
export function usePage(): PageKey {
  const handle = useMatches().findLast((match) => match.handle !== undefined)?.handle as PageHandle | undefined;
  return handle?.page ?? 'notFound';
}
