import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { IconButton } from '../components/icon-button.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { setMenuOpen, useMenu } from '../stores/menu.ts';
import { openLogin, useSession } from '../stores/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { BrandLink } from './brand-link.tsx';
import { SiteNavigation } from './site-navigation.tsx';

export function SiteHeader() {
  const m = useMessages(shellMessages);
  const drawerOpen = useMenu(({ open }) => open);
  const signedIn = useSession((session) => session.token !== '');
  const scrolled = useScrolled();
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 border-b bg-paper transition-colors',
        scrolled ? 'border-line' : 'border-transparent',
      )}
    >
      <div className="content flex h-(--header-height) items-center">
        <BrandLink />
        <SiteNavigation className="ml-8 hidden md:flex lg:ml-13" />
        <div className="ml-auto flex items-center gap-1 md:gap-4">
          <LanguageSwitch words={m} />
          {signedIn ? (
            <AccountMenu />
          ) : (
            <Button size="small" onClick={openLogin}>
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
