import { BrandMark } from '../components/brand-mark.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';

export function BrandLink() {
  const m = useMessages(shellMessages);
  return (
    <SiteLink to="/" aria-label={m.homeLink} className="flex h-11 shrink-0 items-center gap-2.5 whitespace-nowrap">
      <BrandMark />
      <span className="text-title leading-none font-black tracking-tight whitespace-nowrap">{m.brand}</span>
    </SiteLink>
  );
}
