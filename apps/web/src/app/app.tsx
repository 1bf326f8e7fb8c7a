import type { SiteConfig } from '@markwright/contracts/site';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { LanguageContext, type LanguageStore } from '../stores/language.ts';
import { SiteContext } from '../stores/site.ts';

type AppProps = {
  site: SiteConfig;
  language: LanguageStore;
  /** The page has come to life: its fields and buttons answer. */
  onReady?: () => void;
  children: ReactNode;
};

export function App({ site, language, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <SiteContext value={site}>
        <LanguageContext value={language}>{children}</LanguageContext>
      </SiteContext>
    </StrictMode>
  );
}
