import { useQuery } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';

/** The keywords and the fonts of the page; both change with releases only. */
export const usePrompts = () =>
  useQuery(
    { queryKey: ['prompts'], queryFn: ({ signal }) => getData('listPrompts', {}, signal), gcTime: Infinity },
    serverData,
  );

export const useFonts = () =>
  useQuery(
    { queryKey: ['fonts'], queryFn: ({ signal }) => getData('listFonts', {}, signal), gcTime: Infinity },
    serverData,
  );
