import type { LogoDoc } from '@markwright/logo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getData, serverData, ReplyError } from '../../lib/server-data.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useCreateLogo, type CreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { firstFilters, listQuery } from './list/list-filters.ts';

/** Live previews do not wait as long as forms do. */
const SETTLE_MS = 250;
/** The logo on the sheet and three more beside it. */
const SKETCHES = 4;

export type Sketch = {
  /** The logo as far as it is answered: without a mark until there is an idea for one. */
  doc: LogoDoc | undefined;
  others: readonly LogoDoc[];
  /** Why the name cannot be drawn, in the user's language. */
  problem: string | undefined;
};

export const hasIdea = (flow: Pick<CreateLogo, 'chosenTags' | 'description'>): boolean =>
  flow.chosenTags.length > 0 || flow.description.trim() !== '';

/** The engine's own answer to what has been said so far. */
export function useSketch(): Sketch {
  const flow = useCreateLogo();
  const language = useLanguage();
  const typed = JSON.stringify(listQuery(flow, firstFilters(flow), []));
  const settled = useDebounced(typed, SETTLE_MS);
  const query = useMemo(() => JSON.parse(settled) as ReturnType<typeof listQuery>, [settled]);
  const { data, error, isPlaceholderData } = useQuery(
    {
      queryKey: ['sketch', language, query],
      queryFn: ({ signal }) => getData('listIcons', { query: { ...query, page: 1, size: SKETCHES } }, signal),
      enabled: query.name !== '',
      placeholderData: keepPreviousData,
    },
    serverData,
  );
  const named = flow.logoName.trim() !== '' && !(error && !isPlaceholderData);
  const first = named ? data?.list[0]?.doc : undefined;
  const withMark = hasIdea(flow);
  const doc = useMemo(() => first && asFarAsAnswered(first, withMark), [first, withMark]);
  const others = useMemo(() => (named ? (data?.list.slice(1).map((card) => card.doc) ?? []) : []), [data, named]);
  return { doc, others, problem: error instanceof ReplyError && error.isAboutInput ? error.message : undefined };
}

const asFarAsAnswered = (doc: LogoDoc, withMark: boolean): LogoDoc => ({
  ...doc,
  mark: withMark ? doc.mark : null,
  layout: { ...doc.layout, id: withMark ? 'stacked' : 'wordmark' },
});
