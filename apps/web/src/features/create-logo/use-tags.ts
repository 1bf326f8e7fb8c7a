import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';
import type { ChosenTag } from '../../stores/create-logo.ts';

/** Two rows of seven beside the question; the rest is on the full list. */
export const SHOWN_FIRST = 14;

export const useFirstTags = () =>
  useQuery(
    { queryKey: ['first-tags'], queryFn: ({ signal }) => getData('listFirstTags', {}, signal), gcTime: Infinity },
    serverData,
  );

/** Narrower and neighbouring tags for those chosen so far. */
export const useSimilarTags = (chosen: readonly ChosenTag[], size: number) => {
  const tags = chosen.map(({ id }) => id);
  return useQuery(
    {
      queryKey: ['similar-tags', tags, size],
      queryFn: ({ signal }) => getData('listSimilarTags', { query: { tags, size } }, signal),
      enabled: tags.length > 0,
      placeholderData: tags.length > 0 ? keepPreviousData : undefined,
    },
    serverData,
  );
};

/** What is kept of a tag: enough to show it again before the server has answered. */
export const keptTag = ({ id, words, drawing }: ChosenTag): ChosenTag => ({ id, words, drawing });
