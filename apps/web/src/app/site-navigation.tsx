import { classNames } from '../components/class-names.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { useCreateLogo, type LogoType } from '../stores/create-logo.ts';
import { LogoTypeMenu } from './logo-type-menu.tsx';
import { LOGO_TYPE_PAGES, MENU, SITE_MAP, type MenuEntry, type PageKey } from './site-map.ts';
import { usePage } from './use-page.ts';

export function SiteNavigation({ className }: { className?: string }) {
  const m = useMessages(shellMessages);
  const page = usePage();
  const logoType = useCreateLogo((state) => state.logoType);
  return (
    <nav aria-label={m.navigation} className={classNames('items-center', className)}>
      {MENU.map((entry) => (
        <div key={entry.label} className="flex items-center">
          <NavigationLink entry={entry} current={isCurrent(entry, page)} to={targetOf(entry, logoType)} />
          {entry.page === 'createLogo' && <LogoTypeMenu />}
        </div>
      ))}
    </nav>
  );
}

/** Where the English bar has a line of its own, that line is lower. */
const ENGLISH_ROW = 'md:max-xl:[:lang(en)_&]:h-10 md:max-xl:[:lang(en)_&]:after:bottom-1.5';

type NavigationLinkProps = { entry: MenuEntry; current: boolean; to: string };

function NavigationLink({ entry, current, to }: NavigationLinkProps) {
  const m = useMessages(shellMessages);
  return (
    <SiteLink
      to={to}
      aria-current={current ? 'page' : undefined}
      {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
      className={classNames(
        'relative flex h-(--header-height) items-center whitespace-nowrap transition-colors hover:text-action-text',
        ENGLISH_ROW,
        current &&
          'font-medium after:absolute after:bottom-3.5 after:left-0 after:h-0.5 after:w-5 after:bg-action hover:text-ink',
      )}
    >
      {m.menu[entry.label]}
      {entry.newTab && <span className="sr-only">{m.newTab}</span>}
    </SiteLink>
  );
}

/** The maker's entry leads to the kind of logo last chosen, and stands for all three. */
export const targetOf = (entry: MenuEntry, logoType: LogoType): string =>
  SITE_MAP[entry.page === 'createLogo' ? LOGO_TYPE_PAGES[logoType] : entry.page].path;

const MAKER_PAGES: readonly PageKey[] = ['createLogo', 'artList', 'logoList', 'tagList', 'edit', 'aiLogo', 'aiFont'];

export const isCurrent = (entry: MenuEntry, page: PageKey): boolean =>
  entry.page === page || (entry.page === 'createLogo' && MAKER_PAGES.includes(page));
