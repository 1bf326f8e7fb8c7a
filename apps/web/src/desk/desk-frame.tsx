import type { OperatorRole } from '@markwright/contracts/desk-routes';
import {
  ChartNoAxesColumn,
  CircleUser,
  FileText,
  Inbox,
  LogOut,
  Newspaper,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldCheck,
  Tag,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { BrandMark } from '../components/brand-mark.tsx';
import { buttonClass } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Icon } from '../components/icon.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { useMessages } from '../i18n/messages.ts';
import { LanguageContext, useLanguage } from '../stores/language.ts';
import { SIGN_IN_PATH } from './desk-api.ts';
import { shellWords } from './i18n/shell.ts';
import { Page } from './parts/page.tsx';
import { useChange, useRead } from './use-desk.ts';

type Words = (typeof shellWords)['zh'];
type Entry = {
  to: string;
  name: (m: Words) => string;
  icon: LucideIcon;
  may: readonly OperatorRole[];
  /** Pages elsewhere that belong to it. */
  holds?: RegExp;
};

const CLERKS = ['clerk', 'owner'] as const;
const ENTRIES: readonly Entry[] = [
  { to: '/', name: (m) => m.today, icon: ChartNoAxesColumn, may: ['editor', 'clerk', 'owner'] },
  { to: '/orders', name: (m) => m.orders, icon: ReceiptText, may: CLERKS },
  { to: '/bills', name: (m) => m.bills, icon: Scale, may: CLERKS },
  { to: '/invoices', name: (m) => m.invoices, icon: FileText, may: CLERKS },
  { to: '/people', name: (m) => m.people, icon: CircleUser, may: CLERKS },
  { to: '/demands', name: (m) => m.demands, icon: Inbox, may: CLERKS },
  { to: '/safety', name: (m) => m.safety, icon: ShieldCheck, may: CLERKS },
  {
    to: '/content',
    name: (m) => m.content,
    icon: Newspaper,
    may: ['editor', 'owner'],
    holds: /^\/(?:articles|designers)\//,
  },
  { to: '/prices', name: (m) => m.prices, icon: Tag, may: ['owner'], holds: /^\/coupons\// },
  { to: '/log', name: (m) => m.log, icon: ScrollText, may: ['owner'] },
  { to: '/operators', name: (m) => m.operators, icon: UsersRound, may: ['owner'] },
];

/** The rail with what this operator may do; on a phone it is a row that scrolls. */
export function DeskFrame() {
  const m = useMessages(shellWords);
  const { data: me } = useRead('getOperator');
  const signOut = useChange('signOutOperator', { onDone: () => location.assign(SIGN_IN_PATH) });
  const { pathname } = useLocation();
  const nav = useActiveInView(pathname, me !== undefined);
  if (!me) return null;
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[216px_1fr]">
      <div className="border-line bg-surface md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-r">
        <div className="flex h-14 items-center justify-between gap-3 px-4 md:h-16 md:px-5">
          <Link to="/" className="flex items-center gap-2.5 font-bold">
            <BrandMark size={22} />
            {m.desk}
          </Link>
          <div className="flex items-center">
            <LanguageButton />
            <IconButton
              icon={LogOut}
              label={m.signOut}
              className="-mr-3 md:hidden"
              onClick={() => signOut.mutate({})}
            />
          </div>
        </div>
        <nav
          ref={nav}
          aria-label={m.menu}
          className="relative flex gap-1 overflow-x-auto border-b border-line px-3 pb-2 scrollbar-none md:grow md:flex-col md:border-0 md:px-3 md:pt-2"
        >
          {ENTRIES.filter(({ may }) => may.includes(me.role)).map(({ to, name, icon, holds }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              data-here={holds?.test(pathname) || undefined}
              className={({ isActive }) =>
                classNames(
                  'flex h-10 shrink-0 items-center gap-2.5 rounded-input px-3 whitespace-nowrap transition-colors',
                  isActive || holds?.test(pathname)
                    ? 'bg-quiet font-medium'
                    : 'text-muted hover:bg-paper hover:text-ink',
                )
              }
            >
              <Icon of={icon} size={18} />
              {name(m)}
            </NavLink>
          ))}
        </nav>
        <div className="flex items-center justify-between gap-2 border-t border-line px-5 py-3 max-md:hidden">
          <p className="min-w-0 truncate text-caption">
            {me.name} <span className="text-muted">{m.roles[me.role]}</span>
          </p>
          <IconButton icon={LogOut} label={m.signOut} onClick={() => signOut.mutate({})} />
        </div>
      </div>
      <Outlet />
    </div>
  );
}

/** On a phone the row scrolls: where somebody is stands in the middle of it. */
function useActiveInView(pathname: string, isThere: boolean) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = nav.current;
    const active = row?.querySelector<HTMLElement>('[aria-current=page], [data-here]');
    if (row && active) row.scrollLeft = active.offsetLeft - (row.clientWidth - active.clientWidth) / 2;
  }, [pathname, isThere]);
  return nav;
}

export function LanguageButton() {
  const m = useMessages(shellWords);
  const store = useContext(LanguageContext);
  const current = useLanguage();
  const other = current === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      lang={other === 'zh' ? 'zh-CN' : 'en'}
      onClick={() => store.setState({ current: other })}
      className="h-9 rounded-input px-2 text-caption text-muted transition-colors hover:bg-quiet hover:text-ink"
    >
      {m.other}
    </button>
  );
}

export function NotFoundScreen() {
  const m = useMessages(shellWords);
  return (
    <Page title={m.notFound}>
      <Link to="/" className={buttonClass()}>
        {m.toToday}
      </Link>
    </Page>
  );
}
