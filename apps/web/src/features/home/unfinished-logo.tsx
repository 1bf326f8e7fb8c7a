import { SiteLink } from '../../components/site-link.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { FIRST_STEP, useCreateLogo } from '../../stores/create-logo.ts';

/** The way back for whoever left the questions half answered. The server knows nothing of it, so it comes after. */
export function UnfinishedLogo() {
  const m = useMessages(homeMessages);
  const name = useCreateLogo((flow) => (flow.currentPage > FIRST_STEP ? flow.logoName.trim() : ''));
  if (!useHydrated() || name === '') return null;
  return (
    <p className="mt-3 text-caption">
      <SiteLink to="/createLogo" className="border-b border-ink hover:text-action-text">
        {m.goOnWith(name)}
      </SiteLink>
    </p>
  );
}
