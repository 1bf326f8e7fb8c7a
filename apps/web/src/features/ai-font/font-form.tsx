import { NAME_MAX } from '@markwright/contracts/text-length';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { TextField } from '../../components/text-field.tsx';
import { aiFontMessages } from '../../i18n/ai-font.ts';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { usePoints } from '../../lib/points.ts';
import { setAiFont, useAiFont } from '../../stores/ai-font.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { useLanguage } from '../../stores/language.ts';
import { useSession } from '../../stores/session.ts';
import { TunePanel } from './tune-panel.tsx';
import type { Press } from './use-art-task.ts';
import { usePrompts } from './use-prompts.ts';

export function FontForm({ press, working }: { press: Press; working: boolean }) {
  const m = useMessages(aiFontMessages);
  const logoName = useAiFont((state) => state.logoName);
  const words = useAiFont((state) => state.words);
  const { problem } = press;
  const nameProblem =
    problem === 'name' ? m.problems.name : problem === 'nameLong' ? m.problems.nameLong(NAME_MAX) : undefined;
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) void press.generate();
      }}
    >
      <TextField
        label={m.nameLabel}
        placeholder={m.namePlaceholder}
        value={logoName}
        autoComplete="organization"
        {...(nameProblem && { problem: nameProblem })}
        onChange={(event) => {
          press.forget();
          setAiFont({ logoName: event.target.value });
        }}
      />
      <TextField
        label={m.wordsLabel}
        placeholder={m.wordsPlaceholder}
        value={words}
        maxLength={200}
        autoComplete="off"
        {...(problem === 'keywords' && { problem: m.problems.keywords })}
        onChange={(event) => {
          press.forget();
          setAiFont({ words: event.target.value });
        }}
      />
      <Keywords onPick={press.forget} />
      <TunePanel />
      <div className="border-t border-line pt-4">
        <CostLine />
        <Button type="submit" look="action" size="large" wide className="mt-3" busy={press.busy || working}>
          {m.generate}
        </Button>
        {press.refusal && (
          <p role="alert" className="mt-3 text-caption text-danger">
            {press.refusal.message}{' '}
            {press.refusal.isAboutPoints && (
              <button
                type="button"
                className="text-action-text underline underline-offset-4"
                onClick={() => showDialog({ kind: 'points', tab: 'topUp' })}
              >
                {m.topUp}
              </button>
            )}
          </p>
        )}
      </div>
    </form>
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
      <div className="-mx-2 flex max-h-30 flex-wrap overflow-y-auto">
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

/** The price stands beside the button, before anything is pressed. */
function CostLine() {
  const m = useMessages(aiLogoMessages);
  const signedIn = useSession((session) => session.token !== '');
  const points = usePoints();
  return (
    <p className="flex items-baseline justify-between gap-4 text-caption">
      <span>{m.cost(1, 4)}</span>
      {signedIn ? (
        <button
          type="button"
          className="text-action-text tabular-nums underline underline-offset-4"
          onClick={() => showDialog({ kind: 'points' })}
        >
          {points.data ? m.balance(points.data.total) : m.topUp}
        </button>
      ) : (
        <span className="text-muted">{m.guestBalance}</span>
      )}
    </p>
  );
}
