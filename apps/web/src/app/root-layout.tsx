import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { useLanguage } from '../stores/language.ts';
import { useSite } from '../stores/site.ts';
import { ContactFooter } from './contact-footer.tsx';
import { FilingFooter } from './filing-footer.tsx';
import { MobileDrawer } from './mobile-drawer-loader.tsx';
import { MoveIndicator } from './move-indicator.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Overlays } from './overlays.tsx';
import { applyHead, pageHead } from './page-head.ts';
import { scrollPlace } from './scroll-place.ts';
import { SiteHeader } from './site-header.tsx';
import { SITE_MAP, showsContactFooter, showsFilingFooter } from './site-map.ts';
import { useLanguageOfAddress } from './use-language-of-address.ts';
import { useHeadWords, usePage } from './use-page.ts';

/** The frame of every page: header, footers where they belong, and whatever lies over the page. */
export function RootLayout() {
  const m = useMessages(shellMessages);
  const page = usePage();
  useLanguageOfAddress();
  useHeadOfPage();
  return (
    <div className={`flex flex-col ${page === 'edit' ? 'h-dvh' : 'min-h-dvh'}`}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-ink focus:px-4 focus:py-2 focus:text-chalk"
      >
        {m.skip}
      </a>
      <OfflineBanner />
      <MoveIndicator />
      {!SITE_MAP[page].ownChrome && <SiteHeader />}
      <main id="content" tabIndex={-1} className="flex min-h-0 grow flex-col focus:outline-none">
        <Outlet />
      </main>
      {showsContactFooter(page) ? <ContactFooter /> : showsFilingFooter(page) && <FilingFooter />}
      <MobileDrawer />
      <Overlays />
      <ScrollRestoration getKey={scrollPlace} />
    </div>
  );
}

function useHeadOfPage(): void {
  const page = usePage();
  const language = useLanguage();
  const site = useSite();
  const { pathname, search } = useLocation();
  const words = useHeadWords(language);
  const arrived = useRef(false);
  useEffect(() => {
    // The first page came with its head; only moves and language changes write a new one.
    if (arrived.current) applyHead(pageHead({ page, language, site, pathname, search, words }), document);
    arrived.current = true;
  }, [page, language, site, pathname, search, words]);
}
