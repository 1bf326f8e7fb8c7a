import { hasIdeograph } from '@markwright/logo';
import { Chip } from '../../components/chip.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import type { StepProps } from './big-field.tsx';
import { FontCard } from './font-card.tsx';
import { TagsFailure } from './tags-failure.tsx';
import { useFontGroups } from '../../lib/fonts.ts';
import { toggleFont } from './wizard-rules.ts';

/** Fonts by category, each showing the user's own name. Whoever has no wish leaves it to us. */
export function FontChoice({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const { logoName, fontList, anyFont } = useCreateLogo();
  const fonts = useFontGroups();
  const isHanzi = hasIdeograph(logoName);
  const groups = fonts.data?.list.filter((group) => group.fonts.some(({ script }) => (script === 'hanzi') === isHanzi));

  function onToggle(key: string) {
    onAnswer();
    setCreateLogo(toggleFont(fontList, key));
  }

  return (
    <fieldset className="mt-10 lg:mt-12">
      <legend className="sr-only">{m.look.fonts}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden className="text-lead font-medium">
          {m.look.fonts}
        </p>
        <Chip
          pressed={anyFont}
          onClick={() => {
            onAnswer();
            setCreateLogo({ anyFont: !anyFont, fontList: [] });
          }}
          className="border border-line-strong aria-pressed:border-ink"
        >
          {m.look.anyFont}
        </Chip>
      </div>
      {problem && (
        <p role="alert" data-problem className="mt-2 text-caption text-danger">
          {problem}
        </p>
      )}
      {fonts.isError && <TagsFailure onRetry={() => void fonts.refetch()} text={m.look.fontsFailed} />}
      {fonts.isPending && <Skeleton className="mt-4 h-60" />}
      {groups?.map((group) => (
        <div key={group.category} className="mt-6 border-t border-line-strong pt-3">
          <p className="text-caption text-muted">{group.words[language]}</p>
          <div className="mt-2 grid grid-cols-2 gap-2 md:grid-cols-3 lg:grid-cols-4 lg:gap-3">
            {group.fonts.map(({ key, words }) => (
              <FontCard
                key={key}
                font={key}
                label={words[language]}
                text={logoName.trim()}
                chosen={fontList.includes(key)}
                onToggle={() => onToggle(key)}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
