import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { STYLE_PICTURES } from './generated/pictures.gen.ts';

/** The fifteen styles as pictures: one small logo, drawn fifteen ways by the engine itself. */
export function StylePicker() {
  const m = useMessages(aiLogoMessages);
  const styles = useAiLogo((state) => state.styles);
  const pictures = STYLE_PICTURES[useLanguage()];
  return (
    <fieldset>
      <legend className="text-caption text-muted">{m.stylesLabel}</legend>
      <p className="text-caption text-muted">{m.stylesHint}</p>
      <div className="mt-3 grid grid-cols-3 gap-2 md:grid-cols-5 lg:grid-cols-3">
        {pictures.map(({ id, src }) => {
          const chosen = styles.includes(id);
          const next = chosen ? styles.filter((style) => style !== id) : [...styles, id];
          return (
            <button
              key={id}
              type="button"
              aria-pressed={chosen}
              data-style={id}
              onClick={() => setAiLogo({ styles: next })}
              className={classNames(
                'relative overflow-hidden rounded-card border bg-surface text-left transition-colors',
                chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-ink',
              )}
            >
              <img src={src} alt="" width={160} height={120} loading="lazy" className="block aspect-4/3 w-full" />
              <span className="flex min-h-10 items-center px-2.5 py-1.5 text-caption leading-tight text-balance">
                {m.styles[id]}
              </span>
              {chosen && (
                <span className="absolute top-1.5 right-1.5 flex size-5 items-center justify-center rounded-chip bg-action">
                  <Check size={14} strokeWidth={2.5} aria-hidden />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
