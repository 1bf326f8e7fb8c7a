import { NAME_MAX } from '@markwright/contracts/text-length';
import { useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { aiLogoMessages } from '../../i18n/ai-logo.ts';
import { useMessages } from '../../i18n/messages.ts';
import { useRevealedProblem } from '../../lib/use-revealed-problem.ts';
import { setAiLogo, useAiLogo } from '../../stores/ai-logo.ts';
import { showDialog } from '../../stores/dialogs.ts';
import { CostLine } from './cost-line.tsx';
import { InspirationField } from './inspiration-field.tsx';
import { StylePicker } from './style-picker.tsx';
import { isEnded, useAiTask } from './use-ai-task.ts';
import type { useGenerate } from './use-generate.ts';

export type Press = ReturnType<typeof useGenerate>;

export function BriefForm({ press }: { press: Press }) {
  const m = useMessages(aiLogoMessages);
  const logoName = useAiLogo((state) => state.logoName);
  const taskId = useAiLogo((state) => state.taskId);
  const task = useAiTask();
  const working = taskId !== '' && !isEnded(task.data) && !task.isError;
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  useRevealedProblem(form, press.refused);
  const problem = press.refused?.problem;
  const nameProblem =
    problem === 'name' ? m.problems.name : problem === 'nameLong' ? m.problems.nameLong(NAME_MAX) : undefined;
  const inspirationProblem = problem === 'inspiration' ? m.problems.inspiration : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="space-y-6"
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
          setAiLogo({ logoName: event.target.value });
        }}
      />
      <InspirationField problem={inspirationProblem} onType={press.forget} />
      <StylePicker />
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-paper px-4 py-4 md:mx-0 md:px-0">
        <CostLine />
        <Button
          type="submit"
          look="action"
          size="large"
          wide
          className="mt-3"
          busy={press.busy || working}
          aria-describedby={noteId}
        >
          {m.generate}
        </Button>
        <p id={noteId} className="mt-2 text-center text-caption text-danger empty:hidden">
          {nameProblem ?? inspirationProblem}
        </p>
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
