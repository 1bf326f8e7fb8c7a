import type { LogoDoc } from '@markwright/logo';
import { create } from 'zustand';

/** A logo somebody put their heart to. The document is kept whole: the list it came from may change. */
export type Favourite = { iconId: string; doc: LogoDoc };
export type Favourites = { list: Favourite[] };

/** Documents weigh some kilobytes each, and the browser's storage is small. */
export const FAVOURITES_MAX = 60;

export const useFavourites = create<Favourites>()(() => ({ list: [] }));

const sameLogo = (a: LogoDoc, b: LogoDoc) =>
  a === b || (a.seed === b.seed && a.layout.id === b.layout.id && JSON.stringify(a) === JSON.stringify(b));

export const isFavourite = ({ list }: Favourites, doc: LogoDoc): boolean =>
  list.some((each) => sameLogo(each.doc, doc));

/** Only one brand's: logos of another name are another decision. */
export const favouritesOf = ({ list }: Favourites, name: string): Favourite[] =>
  list.filter(({ doc }) => doc.name.text === name);

/** The newest stands first; beyond the limit the oldest goes. */
export function toggleFavourite(logo: Favourite): void {
  useFavourites.setState((state) => ({
    list: isFavourite(state, logo.doc)
      ? state.list.filter((each) => !sameLogo(each.doc, logo.doc))
      : [logo, ...state.list].slice(0, FAVOURITES_MAX),
  }));
}
