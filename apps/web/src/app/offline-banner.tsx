import { WifiOff } from 'lucide-react';
import { Icon } from '../components/icon.tsx';
import { useMessages } from '../i18n/messages.ts';
import { shellMessages } from '../i18n/shell.ts';
import { useOnline } from '../lib/use-online.ts';

export function OfflineBanner() {
  const m = useMessages(shellMessages);
  const online = useOnline();
  return (
    <output className="sticky top-0 z-40 block empty:hidden">
      {!online && (
        <span className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-caption text-chalk">
          <Icon of={WifiOff} size={16} />
          {m.offline}
        </span>
      )}
    </output>
  );
}
