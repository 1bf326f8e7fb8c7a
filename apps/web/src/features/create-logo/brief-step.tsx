import { SiteLink } from '../../components/site-link.tsx';
import { createLogoMessages } from '../../i18n/create-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { setCreateLogo, useCreateLogo, type ChosenTag } from '../../stores/create-logo.ts';
import { BigField, Question, type StepProps } from './big-field.tsx';
import { SimilarTags, TagPicker } from './tag-picker.tsx';
import { TagsFailure } from './tags-failure.tsx';
import { keptTag, SHOWN_FIRST, useFirstTags } from './use-tags.ts';
import { DESCRIPTION_MAX, TAGS_MAX, toggleTag } from './wizard-rules.ts';

export function BriefStep({ problem, onAnswer }: StepProps) {
  const m = useMessages(createLogoMessages);
  const { logoName, description, chosenTags } = useCreateLogo();
  const first = useFirstTags();
  const shown = first.data?.list.slice(0, SHOWN_FIRST);
  // A tag chosen on the full list or among the similar ones is shown here too.
  const elsewhere = chosenTags.filter((tag) => shown && !shown.some(({ id }) => id === tag.id));

  function onToggle(tag: ChosenTag) {
    onAnswer();
    setCreateLogo({ chosenTags: toggleTag(chosenTags, keptTag(tag)) });
  }

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
        multiline
        onText={(text) => {
          onAnswer();
          setCreateLogo({ description: text.replaceAll('\n', ' ') });
        }}
      />
      <fieldset className="mt-8 lg:mt-12 lg:[@media(max-height:960px)]:mt-6">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:mb-5 lg:justify-center">
          <legend className="contents">
            <span className="text-lead font-medium">{m.brief.tags}</span>
          </legend>
          <span aria-live="polite" className="text-caption text-muted">
            {m.brief.chosen(chosenTags.length, TAGS_MAX)}
          </span>
        </div>
        {first.isError ? (
          <TagsFailure onRetry={() => void first.refetch()} />
        ) : (
          <TagPicker
            tags={shown && [...shown, ...elsewhere]}
            expected={SHOWN_FIRST}
            chosen={chosenTags}
            onToggle={onToggle}
          />
        )}
        <SimilarTags chosen={chosenTags} size={7} onToggle={onToggle} />
      </fieldset>
      <p className="mt-4 lg:text-center">
        <SiteLink
          to="/createLogo/taglist"
          state={{ fromStep: true }}
          className="border-b border-line-strong text-caption hover:border-ink"
        >
          {m.brief.all}
        </SiteLink>
      </p>
    </>
  );
}
