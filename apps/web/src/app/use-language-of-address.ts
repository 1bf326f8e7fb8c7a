import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '@markwright/contracts/envelope';
import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { LanguageContext, findLanguage, htmlLang, rememberLanguage, useLanguage } from '../stores/language.ts';

/** The address wins over memory: going back to a page in the other language shows it in that language. */
export function useLanguageOfAddress(): void {
  const store = useContext(LanguageContext);
  const asked = new URLSearchParams(useLocation().search).get(LANGUAGE_COOKIE);
  const current = useLanguage();
  useEffect(() => {
    if (asked !== current && (asked === 'zh' || asked === 'en')) store.setState({ current: asked });
    // Only a change of address speaks here; switching the language changes both together.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  useEffect(() => {
    // Naming the language again, even the same one, makes the browser style the whole page anew.
    if (document.documentElement.lang !== htmlLang(current)) document.documentElement.lang = htmlLang(current);
    // The default is nobody's choice: a link shared in another language still opens in it.
    if ((findLanguage() ?? DEFAULT_LANGUAGE) !== current) rememberLanguage(current);
  }, [current]);
}
