import { useState } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { useLanguage } from '../stores/language.ts';
import { useSite } from '../stores/site.ts';
import { classNames } from '../components/class-names.ts';

const FILING_REGISTER = 'https://beian.miit.gov.cn/';

/** Company and filing number; on ink as the contact footer's last line. */
export function FilingLine({ onInk }: { onInk?: boolean }) {
  const m = useMessages(shellMessages);
  const language = useLanguage();
  const site = useSite();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-6 text-caption',
        onInk ? 'text-chalk-muted' : 'text-muted',
      )}
    >
      {/* The year may turn between the server's clock and the reader's. */}
      <p suppressHydrationWarning>{m.footer.copyright(year, site.companyName[language])}</p>
      <a href={FILING_REGISTER} rel="noopener nofollow" target="_blank" className="-my-1 py-1 hover:underline">
        {site.filingNumber}
      </a>
    </div>
  );
}

export const FilingFooter = () => (
  <footer className="mt-(--section-gap) border-t border-line">
    <div className="content">
      <FilingLine />
    </div>
  </footer>
);
