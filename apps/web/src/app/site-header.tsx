import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icon-button.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { setMenuOpen, useMenu } from '../stores/dialogs.ts';
import { useLanguage } from '../stores/language.ts';
import { openLogin, useSession } from '../stores/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { SiteNavigation } from './site-navigation.tsx';

/** Six English labels need 1,100 pixels on one line: on narrower windows they have a line of their own. */
const TWO_ROWS = 'max-md:h-(--header-height) xl:h-(--header-height) md:max-xl:flex-wrap md:max-xl:pt-2';
const OWN_ROW = 'gap-4 max-xl:order-last max-xl:w-full max-xl:text-caption lg:max-xl:gap-6 xl:ml-9 xl:gap-5';
const SHARED_ROW = 'ml-4 gap-3.5 lg:ml-8 lg:gap-6 xl:ml-13 xl:gap-9';

export function SiteHeader() {
  const m = useMessages(shellMessages);
  const drawerOpen = useMenu(({ open }) => open);
  const signedIn = useSession((session) => session.token !== '');
  const scrolled = useScrolled();
  const hasLongLabels = useLanguage() === 'en';
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 border-b bg-paper transition-colors',
        scrolled ? 'border-line' : 'border-transparent',
      )}
    >
      <div className={classNames('content flex items-center', hasLongLabels ? TWO_ROWS : 'h-(--header-height)')}>
        <BrandLink />
        <SiteNavigation className={classNames('hidden shrink-0 md:flex', hasLongLabels ? OWN_ROW : SHARED_ROW)} />
        <div className="ml-auto flex min-w-0 items-center gap-1 max-[374px]:gap-0 md:pl-2 md:gap-2 lg:gap-4">
          <LanguageSwitch words={m} />
          {signedIn ? (
            <AccountMenu />
          ) : (
            <Button size="small" onClick={openLogin} className="max-md:px-2.5">
              {m.login}
            </Button>
          )}
          <IconButton
            icon={Menu}
            label={m.openMenu}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={() => setMenuOpen(true)}
            className="-mr-2.5 md:hidden"
          />
        </div>
      </div>
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > 0);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrolled;
}
