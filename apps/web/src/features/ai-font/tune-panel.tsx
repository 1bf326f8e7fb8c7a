import { findArtStyle } from '@markwright/art-font';
import { ARRANGEMENTS, hasIdeograph } from '@markwright/logo';
import { RadioCards } from '../../components/radio-cards.tsx';
import { Select } from '../../components/select.tsx';
import { Slider } from '../../components/slider.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import { SchemeSwatch } from '../../components/scheme-swatch.tsx';
import { useShown } from './use-shown.ts';
import { useFontGroups } from '../../lib/fonts.ts';

const AUTO = 'auto';

/** Strength, colours, base font and arrangement; every picture on the page follows. */
export function TunePanel() {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const { name, style } = useShown();
  const { strength, arrangement, scheme, font } = useAiFont();
  const fonts = useFontGroups();
  const alive = useHydrated();
  const script = hasIdeograph(name) ? 'hanzi' : undefined;
  const offered = (fonts.data?.list ?? [])
    .flatMap((group) => group.fonts)
    .filter((each) => (script ? each.script === script : true));
  return (
    <section aria-label={m.tune} className="border-t border-line pt-4">
      {/* Drawn before its script is there: what is pressed then would show and not count. */}
      <fieldset disabled={!alive} className="space-y-4">
        <h2 className="font-bold">{m.tune}</h2>
        <RadioCards
          legend={m.arrangement}
          value={arrangement}
          options={ARRANGEMENTS.map((value) => ({
            value,
            label: <span className="text-caption">{m.arrangements[value]}</span>,
          }))}
          onChange={(value) => setAiFont({ arrangement: value })}
          className="grid-cols-4"
        />
        <div>
          <p className="text-caption text-muted">{m.strength}</p>
          <Slider
            label={m.strength}
            value={strength}
            min={0}
            max={100}
            unit="%"
            onChange={(value) => setAiFont({ strength: Math.round(value) })}
          />
        </div>
        <RadioCards
          legend={m.colors}
          value={scheme % (findArtStyle(style)?.schemes.length ?? 1)}
          options={(findArtStyle(style)?.schemes ?? []).map((each, value) => ({
            value,
            label: <SchemeSwatch colors={[each.ground, ...each.colors]} label={m.scheme(value + 1)} />,
          }))}
          onChange={(value) => setAiFont({ scheme: value })}
          className="grid-cols-3"
        />
        <div className="flex items-center justify-between gap-4">
          <p className="text-caption text-muted">{m.font}</p>
          <Select
            label={m.font}
            value={font || AUTO}
            options={[
              { value: AUTO, label: m.fontAuto },
              ...offered.map(({ key, words }) => ({ value: key, label: words[language] })),
            ]}
            onChange={(value) => setAiFont({ font: value === AUTO ? '' : value })}
          />
        </div>
      </fieldset>
    </section>
  );
}
