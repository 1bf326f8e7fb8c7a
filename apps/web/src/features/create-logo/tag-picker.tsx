import { Skeleton } from '../../components/skeleton.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import type { ChosenTag } from '../../stores/create-logo.ts';
import { TagButton } from './tag-button.tsx';
import { useSimilarTags } from './use-tags.ts';

type ChoiceProps = { chosen: readonly ChosenTag[]; onToggle: (tag: ChosenTag) => void };

type TagPickerProps = ChoiceProps & {
  /** Undefined while they are on their way. */
  tags: readonly ChosenTag[] | undefined;
  /** Boards to hold free until then. */
  expected: number;
};

/** Tags are printed drawings with a word; a full choice fades the rest. */
export const TagPicker = ({ tags, expected, ...choice }: TagPickerProps) => (
  <div className="grid grid-cols-4 gap-2 md:grid-cols-7 lg:gap-3">
    {!tags && Array.from({ length: expected }, (_, index) => <Skeleton key={index} className="h-22 lg:h-31" />)}
    {tags?.map((tag) => (
      <TagButton key={tag.id} tag={tag} {...choice} look="board" />
    ))}
  </div>
);

/** What comes to mind beside the tags already chosen, each with its own small drawing. */
export function SimilarTags({ size, ...choice }: ChoiceProps & { size: number }) {
  const m = useMessages(createLogoMessages);
  const similar = useSimilarTags(choice.chosen, size).data?.list ?? [];
  if (choice.chosen.length === 0 || similar.length === 0) return null;
  return (
    <fieldset className="mt-5 animate-enter lg:text-center">
      <legend className="mb-2 text-caption text-muted lg:w-full">{m.brief.similar}</legend>
      <div className="flex flex-wrap gap-2 lg:justify-center">
        {similar.map((tag) => (
          <TagButton key={tag.id} tag={tag} {...choice} look="chip" />
        ))}
      </div>
    </fieldset>
  );
}
