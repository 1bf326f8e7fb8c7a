import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo } from '../../stores/create-logo.ts';
import { BigField, Question, type StepProps } from './big-field.tsx';
import { TagPicker } from './tag-picker.tsx';
import { FIRST_TAGS, isTag } from './tags.ts';
import { DESCRIPTION_MAX, TAGS_MAX, toggleTag } from './wizard-rules.ts';

export function BriefStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const { logoName, description, tags } = useCreateLogo();
  // A tag chosen on the full list is shown here too.
  const shown = [...FIRST_TAGS, ...tags.filter(isTag).filter((tag) => !FIRST_TAGS.includes(tag))];
  return (
    <>
      <Question bracketed>{m.brief.question(logoName.trim())}</Question>
      <BigField
        label={m.brief.label}
        placeholder={m.brief.placeholder}
        hint={m.brief.hint}
        problem={problem}
        maxLength={DESCRIPTION_MAX}
        value={description}
        onChange={(event) => {
          onAnswer();
          setCreateLogo({ description: event.target.value });
        }}
      />
      <fieldset className="mt-8 lg:mt-12">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-5 lg:justify-center">
          <legend className="contents">
            <span className="text-lead font-medium">{m.brief.tags}</span>
          </legend>
          <span aria-live="polite" className="text-caption text-muted">
            {m.brief.chosen(tags.length, TAGS_MAX)}
          </span>
        </div>
        <TagPicker
          tags={shown}
          chosen={tags}
          onToggle={(tag) => {
            onAnswer();
            setCreateLogo({ tags: toggleTag(tags, tag) });
          }}
        />
      </fieldset>
      <p className="mt-4 lg:text-center">
        <SiteLink to="/createLogo/taglist" className="border-b border-line-strong text-caption hover:border-ink">
          {m.brief.all}
        </SiteLink>
      </p>
    </>
  );
}
