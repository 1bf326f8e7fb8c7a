import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { LegalText } from './legal-panel.tsx';

/** Signing in agrees; what to, is one tap away. */
export function ConsentLine({ onRead }: { onRead: (text: LegalText) => void }) {
  const m = useMessages(loginMessages);
  const link = (text: LegalText) => (
    <button type="button" className="underline underline-offset-2 hover:text-ink" onClick={() => onRead(text)}>
      {m[text]}
    </button>
  );
  return (
    <p className="mt-4 text-center text-caption text-muted">
      {m.consent} {link('terms')} {m.and} {link('privacy')}
    </p>
  );
}
