import { Chip } from '../../components/chip.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { todayWords } from '../i18n/today.ts';

export type Split = { language?: 'zh' | 'en'; device?: 'phone' | 'desktop' };

type SplitChipsProps = { split: Split; onSplit: (split: Split) => void };

/** Whose steps are shown: one language, one kind of device, or everybody's. */
export function SplitChips({ split: { language, device }, onSplit }: SplitChipsProps) {
  const m = useMessages(todayWords);
  return (
    <div className="-mx-1 mb-4 flex flex-wrap gap-y-1 divide-line-strong sm:divide-x">
      <fieldset aria-label={m.byLanguage} className="flex gap-1 sm:pr-3">
        <Chip pressed={!language} onClick={() => onSplit({ ...(device && { device }) })}>
          {m.everybody}
        </Chip>
        {(['zh', 'en'] as const).map((one) => (
          <Chip
            key={one}
            pressed={language === one}
            onClick={() => onSplit({ language: one, ...(device && { device }) })}
          >
            {m.language[one]}
          </Chip>
        ))}
      </fieldset>
      <fieldset aria-label={m.byDevice} className="flex gap-1 sm:pl-3">
        <Chip pressed={!device} onClick={() => onSplit({ ...(language && { language }) })}>
          {m.everybody}
        </Chip>
        {(['phone', 'desktop'] as const).map((one) => (
          <Chip
            key={one}
            pressed={device === one}
            onClick={() => onSplit({ device: one, ...(language && { language }) })}
          >
            {m.device[one]}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
