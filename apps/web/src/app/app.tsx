import type { SiteConfig } from '@markwright/contracts/site';
import { StrictMode, type ReactNode } from 'react';
import { LanguageContext, type LanguageStore } from '../stores/language.ts';
import { SiteContext } from '../stores/site.ts';

type AppProps = { site: SiteConfig; language: LanguageStore; children: ReactNode };

export function App({ site, language, children }: AppProps) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <LanguageContext value={language}>{children}</LanguageContext>
      </SiteContext>
    </StrictMode>
  );
}
