import { Button } from '../../components/button.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';

/** The question can still be answered in words; the pictures may be asked for again. */
export function TagsFailure({ onRetry, text }: { onRetry: () => void; text?: string }) {
  const m = useMessages(createLogoMessages);
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 py-4 text-caption text-muted lg:justify-center">
      {text ?? m.brief.failed}
      <Button size="small" onClick={onRetry}>
        {m.brief.retry}
      </Button>
    </p>
  );
}
