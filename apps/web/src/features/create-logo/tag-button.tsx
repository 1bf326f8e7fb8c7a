import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import type { ChosenTag } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { TagDrawing } from './tag-drawing.tsx';
import { TAGS_MAX } from './wizard-rules.ts';

type TagButtonProps = {
  tag: ChosenTag;
  chosen: readonly ChosenTag[];
  onToggle: (tag: ChosenTag) => void;
  /** A board is a printed drawing with its word below, a chip a word with a small drawing before it. */
  look: 'board' | 'chip';
};

const LOOKS = {
  board: {
    frame:
      'relative flex h-22 flex-col items-center justify-center gap-1.5 rounded-card border-2 px-1 text-center text-caption leading-tight transition-colors lg:h-31 lg:gap-3 lg:text-body lg:leading-tight',
    free: 'border-transparent hover:bg-surface disabled:opacity-40',
  },
  chip: {
    frame:
      'inline-flex h-11 items-center gap-2 rounded-chip border px-4 text-caption transition-colors lg:h-9 lg:px-3.5',
    free: 'border-line-strong hover:border-ink hover:bg-surface disabled:opacity-40',
  },
} as const;

/** A full choice closes the tags that are not part of it. */
export function TagButton({ tag, chosen, onToggle, look }: TagButtonProps) {
  const language = useLanguage();
  const isChosen = chosen.some(({ id }) => id === tag.id);
  const { frame, free } = LOOKS[look];
  const check = <Check size={look === 'board' ? 14 : 16} strokeWidth={1.5} aria-hidden />;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= TAGS_MAX}
      onClick={() => onToggle(tag)}
      className={classNames(frame, isChosen ? 'border-ink bg-surface font-medium' : free)}
    >
      {look === 'chip' && isChosen ? check : <TagDrawing drawing={tag.drawing} size={look === 'board' ? 40 : 20} />}
      {tag.words[language]}
      {look === 'board' && isChosen && (
        <span className="absolute -top-2 -right-1 flex size-5 lg:-right-2 items-center justify-center rounded-chip bg-action">
          {check}
        </span>
      )}
    </button>
  );
}
