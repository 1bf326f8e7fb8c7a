import { hashText, type LogoDoc } from '@markwright/logo';
import { create } from 'zustand';

/** A logo somebody put their heart to. The document is kept whole: the list it came from may change. */
export type Favourite = {
  iconId: string;
  doc: LogoDoc;
  /** The logo's own name among favourites, here and with the account. */
  key?: string;
  /** Not with the account yet: chosen as a guest, or while the network was gone. */
  isLocal?: boolean;
};
export type Favourites = { list: Favourite[] };

/** Documents weigh some kilobytes each, and the browser's storage is small. */
export const FAVOURITES_MAX = 60;

export const useFavourites = create<Favourites>()(() => ({ list: [] }));

const keys = new WeakMap<LogoDoc, string>();

/** The same for the same document, on every device. */
export function favouriteKey(doc: LogoDoc): string {
  const known = keys.get(doc);
  if (known) return known;
  const text = JSON.stringify(doc);
  const key = [hashText(text), hashText(`${text}2`), text.length].map((part) => part.toString(36)).join('-');
  keys.set(doc, key);
  return key;
}

export const keyOf = ({ key, doc }: Favourite): string => key ?? favouriteKey(doc);

export const isFavourite = ({ list }: Favourites, doc: LogoDoc): boolean => {
  const key = favouriteKey(doc);
  return list.some((each) => keyOf(each) === key);
};

/** Only one brand's: logos of another name are another decision. */
export const favouritesOf = ({ list }: Favourites, name: string): Favourite[] =>
  list.filter(({ doc }) => doc.name.text === name);

/** The newest stands first; beyond the limit the oldest goes. True when it is one now. */
export function toggleFavourite({ iconId, doc }: Favourite): boolean {
  const key = favouriteKey(doc);
  const { list } = useFavourites.getState();
  const rest = list.filter((each) => keyOf(each) !== key);
  const isNew = rest.length === list.length;
  const next = isNew ? [{ iconId, doc, key, isLocal: true }, ...rest].slice(0, FAVOURITES_MAX) : rest;
  useFavourites.setState({ list: next });
  return isNew;
}

/** What the account holds, with what is only here before it; what another device took back is gone here too. */
export function mergeFavourites(local: readonly Favourite[], kept: readonly Favourite[]): Favourite[] {
  const known = new Set(kept.map(keyOf));
  const own = local.filter((each) => each.isLocal !== false && !known.has(keyOf(each)));
  return [...own, ...kept.map((each) => ({ ...each, isLocal: false }))].slice(0, FAVOURITES_MAX);
}
