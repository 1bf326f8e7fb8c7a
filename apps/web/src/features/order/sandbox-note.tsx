import { orderMessages } from '../../i18n/order.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useLanguage } from '../../stores/language.ts';

/** Where no provider is set up, the wallet is played: here is where. */
export function SandboxNote() {
  const m = useMessages(orderMessages);
  const language = useLanguage();
  return (
    <p className="mt-4 rounded-input bg-info-tint px-3 py-2 text-caption text-info">
      {m.sandboxNote}{' '}
      <a href={`/sandbox?lang=${language}`} target="_blank" rel="noreferrer" className="underline">
        {m.sandboxLink}
      </a>
      {m.sandboxAfter}
    </p>
  );
}
