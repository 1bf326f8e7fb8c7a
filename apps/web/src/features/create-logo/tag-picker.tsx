import { Check } from 'lucide-react';
import { classNames } from '../../components/class-names.ts';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { TAG_DRAWINGS, type TagKey } from './tags.ts';
import { TAGS_MAX } from './wizard-rules.ts';

type TagPickerProps = { tags: readonly TagKey[]; chosen: readonly string[]; onToggle: (tag: TagKey) => void };

/** Tags are printed drawings with a word; a full choice fades the rest. */
export function TagPicker({ tags, chosen, onToggle }: TagPickerProps) {
  const m = useMessages(createLogoMessages);
  const full = chosen.length >= TAGS_MAX;
  return (
    <div className="grid grid-cols-4 gap-2 md:grid-cols-7 lg:gap-3">
      {tags.map((tag) => {
        const isChosen = chosen.includes(tag);
        return (
          <button
            key={tag}
            type="button"
            aria-pressed={isChosen}
            disabled={full && !isChosen}
            onClick={() => onToggle(tag)}
            className={classNames(
              'relative flex h-21 flex-col items-center justify-center gap-1 rounded-card border-2 text-caption transition-colors lg:h-31 lg:gap-3 lg:text-body',
              isChosen
                ? 'border-ink bg-surface font-medium'
                : 'border-transparent hover:bg-surface disabled:opacity-40',
            )}
          >
            <TagDrawing tag={tag} size={38} />
            {m.tags[tag]}
            {isChosen && (
              <span className="absolute top-1 right-1 flex size-5 items-center justify-center rounded-chip bg-action">
                <Check size={14} strokeWidth={1.5} aria-hidden />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** A line drawing over its own colour, printed a little off register. */
export function TagDrawing({ tag, size }: { tag: TagKey; size: number }) {
  const Drawing = TAG_DRAWINGS[tag];
  return (
    <span aria-hidden className="relative block shrink-0" style={{ width: size, height: size }}>
      <Drawing size={size} stroke="none" fill="#F6D9BE" className="absolute top-[7%] left-[8%]" />
      <Drawing size={size} strokeWidth={1.5} absoluteStrokeWidth className="absolute inset-0" />
    </span>
  );
}
