import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { MINIMUM_LOADING_MS } from '../lib/timing.ts';

/** A hairline at the top while a page's code is on its way, shown only if that takes long enough to notice. */
export function MoveIndicator() {
  const m = useMessages(shellMessages);
  const moving = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setShown(true), MINIMUM_LOADING_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [moving]);
  return shown ? (
    <output className="fixed inset-x-0 top-0 z-50 h-0.5 animate-fade bg-action">
      <span className="sr-only">{m.loading}</span>
    </output>
  ) : null;
}
