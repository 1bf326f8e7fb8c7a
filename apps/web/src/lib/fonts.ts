import type { Data, listFonts } from '@markwright/contracts';
import { useQuery } from '@tanstack/react-query';
import { getData, serverData } from './server-data.ts';

type FontGroup = Data<typeof listFonts>['list'][number];
export type FontInfo = FontGroup['fonts'][number] & { category: string; categoryWords: FontGroup['words'] };

const FONTS = {
  queryKey: ['fonts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => getData('listFonts', {}, signal),
  gcTime: Infinity,
};

/** The fonts by category; they change with releases only. */
export const useFontGroups = () => useQuery(FONTS, serverData);

const oneByOne = ({ list }: Data<typeof listFonts>): FontInfo[] =>
  list.flatMap(({ category, words, fonts }) => fonts.map((font) => ({ ...font, category, categoryWords: words })));
const NONE: readonly FontInfo[] = [];

/** Every font by itself; none until they are there. */
export function useFonts() {
  const { data = NONE, isError, refetch } = useQuery({ ...FONTS, select: oneByOne, retry: false }, serverData);
  return { fonts: data, hasFailed: isError, retry: () => void refetch() };
}
