import { useQuery } from '@tanstack/react-query';
import { getData, serverData } from '../../lib/server-data.ts';

/** The fonts by category; they change with releases only. */
export const useFonts = () =>
  useQuery(
    { queryKey: ['fonts'], queryFn: ({ signal }) => getData('listFonts', {}, signal), gcTime: Infinity },
    serverData,
  );
