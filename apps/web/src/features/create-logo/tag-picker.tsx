import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import type { ChosenTag } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { TagDrawing } from './tag-drawing.tsx';
import { tagButton } from './wizard-rules.ts';

type TagPickerProps = {
  /** Undefined while they are on their way. */
  tags: readonly ChosenTag[] | undefined;
  /** Boards to hold free until then. */
  expected: number;
  chosen: readonly ChosenTag[];
  onToggle: (tag: ChosenTag) => void;
};

/** Tags are printed drawings with a word; a full choice fades the rest. */
export function TagPicker({ tags, expected, chosen, onToggle }: TagPickerProps) {
  const language = useLanguage();
  return (
    <div className="grid grid-cols-4 gap-2 md:grid-cols-7 lg:gap-3">
      {!tags && Array.from({ length: expected }, (_, index) => <Skeleton key={index} className="h-22 lg:h-31" />)}
      {tags?.map((tag) => {
        const { isChosen, button } = tagButton(tag, chosen, onToggle);
        return (
          <button
            key={tag.id}
            type="button"
            {...button}
            className={classNames(
              'relative flex h-22 flex-col items-center justify-center gap-1.5 rounded-card border-2 px-1 text-center text-caption leading-tight transition-colors lg:h-31 lg:gap-3 lg:text-body lg:leading-tight',
              isChosen
                ? 'border-ink bg-surface font-medium'
                : 'border-transparent hover:bg-surface disabled:opacity-40',
            )}
          >
            <TagDrawing drawing={tag.drawing} size={40} />
            {tag.words[language]}
            {isChosen && (
              <span className="absolute -top-2 -right-1 flex size-5 lg:-right-2 items-center justify-center rounded-chip bg-action">
                <Check size={14} strokeWidth={1.5} aria-hidden />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
