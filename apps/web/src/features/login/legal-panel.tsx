import { Button } from '../../components/button.tsx';
import { legalMessages } from '../../i18n/legal.ts';
import { loginMessages } from '../../i18n/login.ts';
import { useMessages } from '../../i18n/messages.ts';

export type LegalText = 'terms' | 'privacy';

export function LegalPanel({ text, onBack }: { text: LegalText; onBack: () => void }) {
  const m = useMessages(loginMessages);
  const legal = useMessages(legalMessages);
  return (
    <section aria-label={m[text]} className="mt-6 space-y-4">
      <h2 className="font-bold">{m[text]}</h2>
      {legal[text].map((paragraph) => (
        <p key={paragraph} className="text-caption">
          {paragraph}
        </p>
      ))}
      <Button wide onClick={onBack}>
        {m.back}
      </Button>
    </section>
  );
}
