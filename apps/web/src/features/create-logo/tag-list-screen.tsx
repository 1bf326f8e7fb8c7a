import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../i18n/local-path.ts';
import { setCreateLogo, useCreateLogo, type ChosenTag } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { useLocation, useNavigate } from 'react-router';
import { SimilarTags, TagPicker } from './tag-picker.tsx';
import { TagsFailure } from './tags-failure.tsx';
import { keptTag, useFirstTags } from './use-tags.ts';
import { TAGS_MAX, toggleTag } from './wizard-rules.ts';

/** Every tag of step two; the choice is the same one. */
export function TagListScreen() {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const tags = useCreateLogo((flow) => flow.chosenTags);
  const first = useFirstTags();
  const list = first.data?.list;
  const narrower = tags.filter((tag) => list && !list.some(({ id }) => id === tag.id));
  const onToggle = (tag: ChosenTag) => setCreateLogo({ chosenTags: toggleTag(tags, keptTag(tag)) });
  // From step two it is one step back; opened by its address there is nothing to go back to.
  const leave = () => void (state ? navigate(-1) : navigate(localPath('/createLogo', language)));
  return (
    <div className="content">
      <div className="sticky top-(--header-height) z-10 bg-paper">
        <PageHeading title={m.tagList.title} note={m.tagList.note(tags.length, TAGS_MAX)}>
          <Button look="action" onClick={leave}>
            {m.tagList.done}
          </Button>
        </PageHeading>
      </div>
      <div className="border-t border-ink py-8">
        {first.isError ? (
          <TagsFailure onRetry={() => void first.refetch()} />
        ) : (
          <TagPicker tags={list && [...list, ...narrower]} expected={28} chosen={tags} onToggle={onToggle} />
        )}
        <SimilarTags chosen={tags} size={20} onToggle={onToggle} />
      </div>
    </div>
  );
}
