import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { localPath } from '../../lib/local-path.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { useLanguage } from '../../stores/language.ts';
import { useNavigate } from 'react-router';
import { TagPicker } from './tag-picker.tsx';
import { TAG_GROUPS } from './tags.ts';
import { TAGS_MAX, toggleTag } from './wizard-rules.ts';

/** Every tag of step two, in groups; the choice is the same one. */
export function TagListScreen() {
  const m = useMessages(createLogoMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const tags = useCreateLogo((flow) => flow.tags);
  return (
    <div className="content">
      <div className="sticky top-(--header-height) z-10 bg-paper">
        <PageHeading title={m.tagList.title} note={m.tagList.note(tags.length, TAGS_MAX)}>
          <Button look="action" onClick={() => void navigate(localPath('/createLogo', language))}>
            {m.tagList.done}
          </Button>
        </PageHeading>
      </div>
      {(Object.keys(TAG_GROUPS) as (keyof typeof TAG_GROUPS)[]).map((group) => (
        <section
          key={group}
          className="grid gap-4 border-t border-line-strong py-6 first-of-type:border-ink lg:grid-cols-[282px_1fr] lg:gap-6"
        >
          <h2 className="text-lead font-bold">{m.tagList.groups[group]}</h2>
          <TagPicker
            tags={TAG_GROUPS[group]}
            chosen={tags}
            onToggle={(tag) => setCreateLogo({ tags: toggleTag(tags, tag) })}
          />
        </section>
      ))}
    </div>
  );
}
