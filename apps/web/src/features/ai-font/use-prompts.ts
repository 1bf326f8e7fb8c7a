import { useQuery } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';
import { STYLE_SAMPLES } from './generated/samples.gen.ts';

/** Until the server has answered: the keywords as they were when the page was built, so that nothing jumps. */
const BUILT_IN = {
  list: STYLE_SAMPLES.map(({ id, title, describe }) => ({ id, words: title, describe })),
  total: STYLE_SAMPLES.length,
};

/** The keywords of the page; they change with releases only. */
export const usePrompts = () =>
  useQuery(
    {
      queryKey: ['prompts'],
      queryFn: ({ signal }) => getData('listPrompts', {}, signal),
      gcTime: Infinity,
      placeholderData: BUILT_IN,
    },
    serverData,
  );
