import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../components/brand-mark.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { LOGO_TYPES } from '../stores/create-logo.ts';
import { useLanguage } from '../stores/language.ts';
import { useSite } from '../stores/site.ts';
import { FilingLine } from './filing-footer.tsx';
import { FooterDrawing } from './footer-drawing.tsx';
import { LOGO_TYPE_PAGES, MENU, SITE_MAP, type MenuLabel } from './site-map.ts';

/** Entries of the menu that are for reading and asking; they open as they do there. */
const LOOK: readonly MenuLabel[] = ['custom', 'information', 'news'];

export function ContactFooter() {
  const m = useMessages(shellMessages);
  const language = useLanguage();
  const site = useSite();
  const looks = MENU.filter(({ label }) => LOOK.includes(label));
  return (
    <footer className="mt-(--section-gap) bg-ink text-chalk">
      <div className="content">
        <div className="grid gap-x-6 gap-y-10 pt-10 md:pt-16 lg:grid-cols-[384px_1fr]">
          <div>
            <p className="flex items-center gap-2.5">
              <BrandMark />
              <span className="text-title leading-none font-black tracking-tight">{m.brand}</span>
            </p>
            <p className="mt-5 text-chalk-muted">
              {m.footer.about.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
            <Column title={m.footer.make}>
              {LOGO_TYPES.map((type) => (
                <FooterLink key={type} to={SITE_MAP[LOGO_TYPE_PAGES[type]].path}>
                  {m.logoTypes[type]}
                </FooterLink>
              ))}
              <FooterLink to={SITE_MAP.matting.path}>{m.menu.matting}</FooterLink>
            </Column>
            <Column title={m.footer.look}>
              {looks.map(({ label, page, newTab }) => (
                <FooterLink key={page} to={SITE_MAP[page].path} newTab={newTab}>
                  {m.menu[label]}
                </FooterLink>
              ))}
            </Column>
            <Column title={m.footer.related}>
              {site.relatedSites.map(({ name, url }) => (
                <li key={url}>
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex h-8 items-center gap-1 hover:underline"
                  >
                    {name[language]}
                    <Icon of={ArrowUpRight} size={14} />
                  </a>
                </li>
              ))}
            </Column>
            <Column title={m.footer.contact}>
              <li>
                <a
                  href={`tel:${site.phone.replace(/\s/g, '')}`}
                  className="inline-flex min-h-8 items-center hover:underline"
                >
                  {m.footer.phone(site.phone)}
                </a>
              </li>
              <li className="max-w-60 py-1">{site.address[language]}</li>
            </Column>
          </div>
        </div>
        <FooterDrawing />
        <FilingLine onInk />
      </div>
    </footer>
  );
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="text-caption">
    <h2 className="text-chalk-muted">{title}</h2>
    <ul className="mt-2 space-y-0">{children}</ul>
  </div>
);

type FooterLinkProps = { to: string; newTab?: true | undefined; children: ReactNode };

function FooterLink({ to, newTab, children }: FooterLinkProps) {
  const m = useMessages(shellMessages);
  return (
    <li>
      <SiteLink
        to={to}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        className="inline-flex h-8 items-center hover:underline"
      >
        {children}
        {newTab && <span className="sr-only">{m.newTab}</span>}
      </SiteLink>
    </li>
  );
}
