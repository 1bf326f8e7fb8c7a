import type { listFonts, Data } from '@markwright/contracts';
import { OK_CODE } from '@markwright/contracts/envelope';
import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../lib/api.ts';

type Category = Data<typeof listFonts>['list'][number];
export type FontInfo = Category['fonts'][number] & { category: string; categoryWords: Category['words'] };

type Fonts = { fonts: readonly FontInfo[]; state: 'idle' | 'loading' | 'here' | 'failed' };

const useFontList = create<Fonts>()(() => ({ fonts: [], state: 'idle' }));

export async function loadFonts(): Promise<void> {
  if (['loading', 'here'].includes(useFontList.getState().state)) return;
  useFontList.setState({ state: 'loading' });
  const { code, data } = await api.call('listFonts', { showsFailures: true });
  if (code !== OK_CODE || !data) return useFontList.setState({ state: 'failed' });
  const fonts = data.list.flatMap(({ category, words, fonts: each }) =>
    each.map((font) => ({ ...font, category, categoryWords: words })),
  );
  useFontList.setState({ fonts, state: 'here' });
}

/** Every font of the catalogue, fetched once a visit. */
export function useFonts(): Fonts {
  useEffect(() => void loadFonts(), []);
  return useFontList();
}
