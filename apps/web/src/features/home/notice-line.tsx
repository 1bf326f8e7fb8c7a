import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../components/icon-button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { homeMessages } from '../../i18n/home.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSite } from '../../stores/site.ts';

const DISMISSED = 'markwright-notice';

const readDismissed = () => localStorage.getItem(DISMISSED);
function onStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** What the operator wants everybody to know; once put away it stays away until it says something else. */
export function NoticeLine() {
  const m = useMessages(homeMessages);
  const language = useLanguage();
  const { notice } = useSite();
  const [isAway, setAway] = useState(false);
  const dismissed = useSyncExternalStore(onStorage, readDismissed, () => null);
  if (!notice || isAway || dismissed === notice.words.zh) return null;
  const { link } = notice;
  const text = notice.words[language];
  const linkClass = 'underline decoration-chalk-muted underline-offset-4 hover:decoration-chalk';
  return (
    <aside aria-label={m.notice} className="bg-ink text-chalk">
      <div className="content flex min-h-11 items-center justify-between gap-3">
        <p className="min-w-0 py-2 text-caption text-pretty">
          {!link && text}
          {link?.startsWith('/') && (
            <SiteLink to={link} className={linkClass}>
              {text}
            </SiteLink>
          )}
          {link && !link.startsWith('/') && (
            <a href={link} target="_blank" rel="noopener" className={linkClass}>
              {text}
            </a>
          )}
        </p>
        <IconButton
          icon={X}
          label={m.noticeAway}
          className="shrink-0 text-chalk hover:bg-ink-soft"
          onClick={() => {
            localStorage.setItem(DISMISSED, notice.words.zh);
            setAway(true);
          }}
        />
      </div>
    </aside>
  );
}
