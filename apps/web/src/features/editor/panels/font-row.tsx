import { setLineFont, type LineName } from '@markwright/logo';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/icon.tsx';
import { editorMessages } from '../../../i18n/editor.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useNear } from '../../../lib/logo-drawing/use-near.ts';
import { useLanguage } from '../../../stores/language.ts';
import { edit } from '../editor-store.ts';
import type { FontInfo } from '../../../lib/fonts.ts';
import { LineSample, useSample } from './line-sample.tsx';

type FontRowProps = { font: FontInfo; line: LineName; text: string; chosen: boolean };

/** The user's own words in this font; what the font lacks is said before it is chosen. */
export function FontRow({ font, line, text, chosen }: FontRowProps) {
  const m = useMessages(editorMessages);
  const language = useLanguage();
  const row = useRef<HTMLButtonElement>(null);
  const sample = useSample(font.key, text, useNear(row));
  const missing = sample === 'waiting' ? [] : sample.missing;
  const hasNone = sample !== 'waiting' && sample.d === '';
  return (
    <li className="border-b border-line">
      <button
        ref={row}
        type="button"
        aria-pressed={chosen}
        aria-label={[
          font.words[language],
          missing.length > 0 && (hasNone ? m.missingAll : m.missingShort(missing.join(''))),
        ]
          .filter(Boolean)
          .join(' ')}
        disabled={hasNone}
        onClick={() => edit('font', (doc) => setLineFont(doc, line, font.key))}
        className={classNames(
          'relative flex h-15 w-full items-center justify-between gap-3 overflow-hidden px-5 -outline-offset-2 transition-colors disabled:opacity-45',
          chosen
            ? 'bg-action-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-action'
            : 'hover:bg-paper',
        )}
      >
        {sample === 'waiting' ? <span className="h-6 w-28 bg-quiet" /> : <LineSample sample={sample} />}
        <span className="flex min-w-0 shrink-0 flex-col items-end text-caption leading-tight">
          <span className={classNames('flex items-center gap-2', chosen ? 'text-ink' : 'text-muted')}>
            {font.words[language]}
            {chosen && <Icon of={Check} size={18} />}
          </span>
          {missing.length > 0 && (
            <span className="max-w-32 truncate text-warning">
              {hasNone ? m.missingAll : m.missingShort(missing.join(''))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
