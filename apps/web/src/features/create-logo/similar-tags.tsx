import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { ChosenTag } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { TagDrawing } from './tag-drawing.tsx';
import { useSimilarTags } from './use-tags.ts';
import { tagButton } from './wizard-rules.ts';

type SimilarTagsProps = { chosen: readonly ChosenTag[]; size: number; onToggle: (tag: ChosenTag) => void };

/** What comes to mind beside the tags already chosen, each with its own small drawing. */
export function SimilarTags({ chosen, size, onToggle }: SimilarTagsProps) {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const similar = useSimilarTags(chosen, size).data?.list ?? [];
  if (chosen.length === 0 || similar.length === 0) return null;
  return (
    <fieldset className="mt-5 animate-enter lg:text-center">
      <legend className="mb-2 text-caption text-muted lg:w-full">{m.brief.similar}</legend>
      <div className="flex flex-wrap gap-2 lg:justify-center">
        {similar.map((tag) => {
          const { isChosen, button } = tagButton(tag, chosen, onToggle);
          return (
            <button
              key={tag.id}
              type="button"
              {...button}
              className={classNames(
                'inline-flex h-11 items-center gap-2 rounded-chip border px-4 text-caption transition-colors lg:h-9 lg:px-3.5',
                isChosen
                  ? 'border-ink bg-surface font-medium'
                  : 'border-line-strong hover:border-ink hover:bg-surface disabled:opacity-40',
              )}
            >
              {isChosen ? (
                <Check size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <TagDrawing drawing={tag.drawing} size={20} />
              )}
              {tag.words[language]}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
