import type { Language } from '@markwright/contracts/envelope';
import { Fragment, useContext, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { askFor, localPath } from '../i18n/local-path.ts';
import { useHydrated } from './use-hydrated.ts';
import { LOCALES, LanguageContext, htmlLang, useLanguage } from '../stores/language.ts';
import { classNames } from './class-names.ts';

type LanguageWords = { language: string; languageNames: Record<Language, string> } & Record<Language, string>;

/** Real links, so that they work before the script and for crawlers; with it, the page changes in place and keeps what was typed. */
export function LanguageSwitch({ words: m }: { words: LanguageWords }) {
  const store = useContext(LanguageContext);
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search + hash;
  // The server draws a page without the parameters that it does not read: the links are made anew with all of them.
  const hydrated = useHydrated();

  function switchTo(event: MouseEvent, language: Language) {
    event.preventDefault();
    store.setState({ current: language });
    void navigate(localPath(path, language), { replace: true, preventScrollReset: true, state: state as unknown });
  }

  return (
    <nav aria-label={m.language} className="flex items-center text-caption text-muted">
      {LOCALES.map((language, index) => (
        <Fragment key={language}>
          {index > 0 && <span aria-hidden>/</span>}
          <a
            key={String(hydrated)}
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
