import { Check } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../components/class-names.ts';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TextInFont } from '../../lib/logo-drawing/text-in-font.tsx';

type FontCardProps = { font: string; label: string; text: string; chosen: boolean; onToggle: () => void };

/** A font as the user's own name looks in it; characters it lacks are named before it is chosen. */
export function FontCard({ font, label, text, chosen, onToggle }: FontCardProps) {
  const m = useMessages(createLogoMessages);
  const [missing, setMissing] = useState<readonly string[]>([]);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={classNames(
        'relative flex h-21 min-w-0 flex-col items-start justify-between rounded-card border-2 bg-surface p-3 text-left transition-colors',
        chosen ? 'border-ink' : 'border-line hover:border-line-strong',
      )}
    >
      <TextInFont font={font} text={text} className="h-8 w-full" onMissing={setMissing} />
      <span className={classNames('w-full truncate text-caption', missing.length > 0 ? 'text-warning' : 'text-muted')}>
        {missing.length > 0 ? m.look.missing(missing.join('')) : label}
      </span>
      {chosen && (
        <span
          aria-hidden
          className="absolute top-2 right-2 flex size-5 items-center justify-center rounded-chip bg-action"
        >
          <Check size={14} strokeWidth={1.5} />
        </span>
      )}
    </button>
  );
}
