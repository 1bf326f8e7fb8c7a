import { hasIdeograph } from '@markwright/logo';
import { useMemo } from 'react';
import type { CreateLogo } from '../../../stores/create-logo.ts';
import { favouritesOf, useFavourites } from '../../../stores/favourites.ts';
import { useLanguage } from '../../../stores/language.ts';
import { useFontGroups } from '../../../lib/fonts.ts';
import type { FilterChoices } from './list-filters.ts';

/** What the list can be narrowed to: only what applies to the name's own script is offered. */
export function useFilterChoices(flow: CreateLogo) {
  const language = useLanguage();
  const groups = useFontGroups().data?.list;
  const favourites = useFavourites((state) => favouritesOf(state, flow.logoName.trim()).length);
  const isHanzi = hasIdeograph(flow.logoName);
  return useMemo(() => {
    const known = groups ?? [];
    const fonts = known.flatMap((group) => group.fonts);
    const names = new Map(fonts.map(({ key, words }) => [key, words[language]]));
    const inScript = known.filter((group) => group.fonts.some(({ script }) => (script === 'hanzi') === isHanzi));
    const choices: FilterChoices = {
      hasChosenFonts: flow.fontList.length > 0,
      groups: inScript,
      tags: flow.chosenTags,
      favourites,
    };
    return { choices, groups: known, fontName: (key: string) => names.get(key) ?? '' };
  }, [groups, favourites, isHanzi, language, flow.fontList, flow.chosenTags]);
}
