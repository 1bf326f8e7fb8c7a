import { buttonClass } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';

/** On a phone the way on is always at thumb's reach. */
export function BottomBar() {
  const m = useMessages(homeMessages);
  return (
    <div className="bottom-bar fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] md:hidden">
      <SiteLink to="/createLogo" className={buttonClass({ look: 'action', size: 'large', wide: true })}>
        {m.bar}
      </SiteLink>
    </div>
  );
}
