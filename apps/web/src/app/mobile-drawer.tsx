import { Button, buttonClass } from '../components/button.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { Sheet } from '../components/sheet.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { LOGO_TYPES, setCreateLogo, useCreateLogo } from '../stores/create-logo.ts';
import { setMenuOpen, useMenu } from '../stores/dialogs.ts';
import { openLogin, useSession } from '../stores/session.ts';
import { LOGO_TYPE_PAGES, MENU, SITE_MAP } from './site-map.ts';
import { isCurrent, targetOf } from './site-navigation.tsx';
import { usePage } from './use-page.ts';

/** The same entries as the bar, thumb-sized. */
export function MobileDrawer() {
  const m = useMessages(shellMessages);
  const page = usePage();
  const open = useMenu((menu) => menu.open);
  const signedIn = useSession((session) => session.token !== '');
  const onClose = () => setMenuOpen(false);
  const logoType = useCreateLogo((state) => state.logoType);
  return (
    <Sheet open={open} onClose={onClose} side="left" title={m.navigation} closeLabel={m.closeMenu}>
      <nav aria-label={m.navigation}>
        <ul className="border-t-2 border-ink">
          {MENU.map((entry) => (
            <li key={entry.label} className="border-b border-line-strong">
              <SiteLink
                to={targetOf(entry, logoType)}
                onClick={onClose}
                aria-current={isCurrent(entry, page) ? 'page' : undefined}
                {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
                className="flex h-14 items-center gap-3 text-lead aria-[current]:font-bold aria-[current]:before:h-0.5 aria-[current]:before:w-5 aria-[current]:before:bg-action"
              >
                {m.menu[entry.label]}
                {entry.newTab && <span className="sr-only">{m.newTab}</span>}
              </SiteLink>
              {entry.page === 'createLogo' && (
                <ul className="pb-3">
                  {LOGO_TYPES.map((type) => (
                    <li key={type}>
                      <SiteLink
                        replace
                        to={SITE_MAP[LOGO_TYPE_PAGES[type]].path}
                        onClick={() => {
                          setCreateLogo({ logoType: type });
                          onClose();
                        }}
                        className="flex h-11 items-center pl-8 text-muted"
                      >
                        {m.logoTypes[type]}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex items-center justify-between">
        {signedIn ? (
          <SiteLink to={SITE_MAP.perInfo.path} onClick={onClose} className={buttonClass({ size: 'small' })}>
            {m.personalCentre}
          </SiteLink>
        ) : (
          <Button
            size="small"
            onClick={() => {
              onClose();
              openLogin();
            }}
          >
            {m.login}
          </Button>
        )}
        <LanguageSwitch words={m} />
      </div>
    </Sheet>
  );
}
