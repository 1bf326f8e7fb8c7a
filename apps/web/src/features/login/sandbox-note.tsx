import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSite } from '../../stores/site.ts';

/** Where no real provider is set up, somebody has to play the phone: here is where. */
export function SandboxNote() {
  const m = useMessages(loginMessages);
  const language = useLanguage();
  const { qrImageUrl } = useSite();
  if (!qrImageUrl.startsWith('/sandbox/')) return null;
  return (
    <p className="mt-2 text-center text-caption text-muted">
      {m.sandbox}
      <a href={`/sandbox?lang=${language}`} target="_blank" rel="noreferrer" className="text-ink underline">
        {m.sandboxLink}
      </a>
    </p>
  );
}
