import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language } from '@markwright/contracts/envelope';

/** The address of a page in a language: Chinese is the plain one, English carries `?lang=en`. */
export const localPath = (path: string, language: Language): string =>
  withLanguage(path, language === DEFAULT_LANGUAGE ? undefined : language);

/** An address that asks for a language outright, whatever the visitor's cookie remembers. */
export const askFor = (path: string, language: Language): string => withLanguage(path, language);

function withLanguage(path: string, language: Language | undefined): string {
  const [beforeHash = '', hash] = path.split('#');
  const [pathname = '', search = ''] = beforeHash.split('?');
  const query = new URLSearchParams(search);
  query.delete(LANGUAGE_COOKIE);
  if (language) query.set(LANGUAGE_COOKIE, language);
  return pathname + (query.size > 0 ? `?${query.toString()}` : '') + (hash === undefined ? '' : `#${hash}`);
}
