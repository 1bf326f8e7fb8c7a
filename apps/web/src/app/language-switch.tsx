import type { Language } from '@markwright/contracts/envelope';
import { Fragment, useContext, useEffect, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LANGUAGE_COOKIE } from '@markwright/contracts/envelope';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { askFor, localPath } from '../lib/local-path.ts';
import { LOCALES, LanguageContext, htmlLang, rememberLanguage, useLanguage } from '../stores/language.ts';
import { classNames } from '../components/class-names.ts';

/** Real links, so that they work before the script and for crawlers; with it, the page changes in place. */
export function LanguageSwitch() {
  const m = useMessages(shellMessages);
  const store = useContext(LanguageContext);
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search + hash;

  function switchTo(event: MouseEvent, language: Language) {
    event.preventDefault();
    store.setState({ current: language });
    void navigate(localPath(path, language), { replace: true, preventScrollReset: true });
  }

  return (
    <nav aria-label={m.language} className="flex items-center text-caption text-muted">
      {LOCALES.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && <span aria-hidden>/</span>}
          <a
            href={askFor(path, language)}
            lang={htmlLang(language)}
            hrefLang={htmlLang(language)}
            aria-label={`${m[language]} ${m.languageNames[language]}`}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => switchTo(event, language)}
            className={classNames(
              'flex h-11 min-w-6 items-center justify-center px-1.5 transition-colors hover:text-ink',
              language === current && 'font-medium text-ink',
            )}
          >
            {m[language]}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}

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
    rememberLanguage(current);
  }, [current]);
}
