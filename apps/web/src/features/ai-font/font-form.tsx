import { memo, Suspense, type ComponentType } from 'react';
import { NAME_MAX } from '@markwright/contracts/text-length';
import { Chip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { useMessages } from '../../i18n/messages.ts';
import { GenerateBar } from '../../lib/ai-task/generate-bar.tsx';
import { NameField } from '../../lib/ai-task/name-field.tsx';
import { loadWhenStirred } from '../../lib/when-stirred.ts';
import { isAsSample, setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { useLanguage } from '../../stores/language.ts';
import type { Press } from './use-art-task.ts';
import { usePrompts } from './use-prompts.ts';

const TUNING_ID = 'tuning';
const loadTuning = async () => (await import('./tune-panel.tsx')).TunePanel;
const TunePanel: ComponentType = import.meta.env.SSR
  ? await loadTuning()
  : loadWhenStirred(TUNING_ID, loadTuning, () => !isAsSample(useAiFont.getState()));

/** Kept from rendering anew with the form: before its script is there, that would empty it. */
const Tuning = memo(() => (
  <div id={TUNING_ID}>
    <Suspense>
      <TunePanel />
    </Suspense>
  </div>
));

/** The name stands in a form of its own, before the pictures; the other fields belong to it from after them. */
const FORM_ID = 'art-font';

export function NameForm({ press, working }: { press: Press; working: boolean }) {
  const m = useMessages(aiFontMessages);
  const logoName = useAiFont((state) => state.logoName);
  return (
    <form
      id={FORM_ID}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void press.generate();
      }}
    >
      <NameField
        label={m.nameLabel}
        placeholder={m.namePlaceholder}
        value={logoName}
        problem={useNameProblem(press)}
        onType={(name) => {
          press.forget();
          setAiFont({ logoName: name });
        }}
      />
    </form>
  );
}

function useNameProblem({ refused }: Press): string | undefined {
  const m = useMessages(aiFontMessages);
  if (refused?.problem === 'name') return m.problems.name;
  return refused?.problem === 'nameLong' ? m.problems.nameLong(NAME_MAX) : undefined;
}

/** What steers the styles and tunes them, and the button that has four of them made. */
export function WishForm({ press, working }: { press: Press; working: boolean }) {
  const m = useMessages(aiFontMessages);
  const words = useAiFont((state) => state.words);
  const nameProblem = useNameProblem(press);
  const keywordProblem = press.refused?.problem === 'keywords' ? m.problems.keywords : undefined;
  return (
    <div className="space-y-5">
      <TextField
        form={FORM_ID}
        label={m.wordsLabel}
        placeholder={m.wordsPlaceholder}
        value={words}
        maxLength={200}
        autoComplete="off"
        {...(keywordProblem && { problem: keywordProblem })}
        onChange={(event) => {
          press.forget();
          setAiFont({ words: event.target.value });
        }}
      />
      <Keywords onPick={press.forget} />
      <Tuning />
      <div className="border-t border-line pt-4">
        <GenerateBar
          form={FORM_ID}
          label={m.generate}
          cost={m.cost}
          busy={press.busy || working}
          problem={nameProblem}
          refusal={press.refusal}
        />
      </div>
    </div>
  );
}

/** The keywords of `getPromptList`; pressing the chosen one again lets it go. */
function Keywords({ onPick }: { onPick: () => void }) {
  const m = useMessages(aiFontMessages);
  const language = useLanguage();
  const keywordId = useAiFont((state) => state.keywordId);
  const prompts = usePrompts();
  return (
    <fieldset>
      <legend className="mb-1 text-caption text-muted">{m.keywords}</legend>
      <div className="fades-below -mx-2 flex max-h-34 flex-wrap overflow-y-auto pb-7">
        {(prompts.data?.list ?? []).map(({ id, words, describe }) => (
          <Chip
            key={id}
            pressed={id === keywordId}
            title={describe[language]}
            className="h-8 px-2.5"
            onClick={() => {
              onPick();
              setAiFont(id === keywordId ? { keywordId: '' } : { keywordId: id, style: id, scheme: 0 });
            }}
          >
            {words[language]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
