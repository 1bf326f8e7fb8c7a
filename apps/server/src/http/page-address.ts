import { LANGUAGE_COOKIE, type PageParameters } from '@markwright/contracts';

/**
 * A page's address without what the page does not read: a campaign's parameters, or ones that somebody made up, make no
 * other page, and every other address would be drawn anew.
 */
export function pageAddress(url: string, parametersOf: PageParameters): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const path = url.slice(0, start);
  const given = new URLSearchParams(url.slice(start + 1));
  const read = new URLSearchParams();
  for (const name of parametersOf(path)) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  const languages = given.getAll(LANGUAGE_COOKIE);
  if (languages.length === 1 && /^(?:zh|en)$/.test(languages[0] ?? '')) read.set(LANGUAGE_COOKIE, languages[0] ?? '');
  return read.size > 0 ? `${path}?${read.toString()}` : path;
}
