import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';
import { useDebounced } from '../../lib/timing.ts';
import { useAiLogo } from '../../stores/ai-logo.ts';
import { findBriefProblem } from './brief-rules.ts';

const READING_KEY = 'brief-reading';

/** What the words of the form would be drawn as, a moment after the last key; nothing while something is missing. */
export function useBriefReading() {
  const logoName = useAiLogo((state) => state.logoName);
  const inspiration = useAiLogo((state) => state.inspiration);
  const text = useDebounced(JSON.stringify([logoName.trim(), inspiration.trim()]));
  const [name, words] = JSON.parse(text) as [string, string];
  const enabled = findBriefProblem({ logoName: name || 'x', inspiration: words }) === undefined;
  const query = useQuery(
    {
      queryKey: [READING_KEY, name, words],
      queryFn: ({ signal }) => getData('readBrief', { body: { logoName: name, inspiration: words } }, signal),
      enabled,
      // While the next one is read the last one stays: chips that come and go would be a flicker.
      placeholderData: keepPreviousData,
      retry: false,
    },
    serverData,
  );
  return { reading: enabled ? query.data?.reading : undefined, isBehind: query.isPlaceholderData };
}
