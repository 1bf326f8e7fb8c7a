import { PALETTES } from '@markwright/logo';
import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';

/** Palettes as tall swatches, each with its mood written under it. */
export function PaletteChoice({ onAnswer }: { onAnswer: () => void }) {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const color = useCreateLogo((flow) => flow.color);
  return (
    <fieldset className="mt-6 grid gap-3 lg:mt-8 lg:grid-cols-5">
      <legend className="sr-only">{m.look.palettes}</legend>
      {PALETTES.map(({ number, colors, title, describe }) => (
        <label
          key={number}
          className={classNames(
            'relative flex cursor-pointer overflow-hidden rounded-card border-2 bg-surface transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 lg:flex-col',
            number === color ? 'border-ink' : 'border-line hover:border-line-strong',
          )}
        >
          <input
            type="radio"
            data-first-field
            name="palette"
            checked={number === color}
            onChange={() => {
              onAnswer();
              setCreateLogo({ color: number });
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span aria-hidden className="grid w-24 shrink-0 grid-rows-[2fr_1fr_1fr_1fr] lg:h-48 lg:w-auto">
            {colors.map((swatch) => (
              <span key={swatch} style={{ background: swatch }} />
            ))}
          </span>
          <span className="block p-3 text-caption">
            <span className="block text-body font-bold">{title[language]}</span>
            <span className="mt-1 block text-muted">{describe[language]}</span>
          </span>
          {number === color && (
            <span
              aria-hidden
              className="absolute top-2 right-2 flex size-6 items-center justify-center rounded-chip bg-action"
            >
              <Check size={14} strokeWidth={1.5} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
