import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, type Language } from '@markwright/contracts/envelope';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

export type LanguageStore = StoreApi<{ current: Language }>;

export const LOCALES = ['zh', 'en'] as const satisfies readonly Language[];
const REMEMBER_S = 365 * 24 * 60 * 60;

/** One store per rendered page: the server draws pages of both languages at the same time. */
export const createLanguageStore = (current: Language = DEFAULT_LANGUAGE): LanguageStore =>
  createStore(() => ({ current }));

export const LanguageContext = createContext<LanguageStore>(createLanguageStore());

export const useLanguage = (): Language => useStore(useContext(LanguageContext), (state) => state.current);

/** What the cookie remembers, if anything. */
export const findLanguage = (): Language | undefined =>
  LOCALES.find((language) => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`));

/** The server reads the same cookie, so the next page arrives in this language. */
export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${REMEMBER_S}; samesite=lax`;
}

export const htmlLang = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en');
